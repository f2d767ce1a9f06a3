import { describe, expect, it } from "vitest";
import boards from "../../tests/games/ohfox/paths.json";
import { boardOf, foodsOn, HOUSE } from "../src/games/ohfox/board";
import { at, box, curves } from "../src/games/ohfox/paths";

describe("the routes of a board", () => {
  it.each(Object.entries(boards))("are drawn as Python draws them: %s", (_, drawn) => {
    expect(curves(boardOf(drawn.board))).toEqual(drawn.curves);
  });
  it("of the house's own board are the same by its file and by its document", () => {
    expect(boardOf("")).toBe(HOUSE);
    expect(boardOf(boards.house.board)).toEqual(HOUSE);
  });
  it("have a box around them, and a point for every share", () => {
    const all = curves(HOUSE);
    const [left, top, right, bottom] = box(all);
    for (const curve of all) {
      const [x, y] = at(curve, 0.5);
      expect(x >= left && x <= right && y >= top && y <= bottom).toBe(true);
      expect(at(curve, 1)).toEqual(curve.at(-1));
    }
  });
});

describe("a board", () => {
  it("keeps the order of its document where names of spaces are numbers", () => {
    const other = boards.glade.board.replace(
      /"([A-Z])(\d)"/g,
      (_, a: string, n: string) => `"${(90 - a.charCodeAt(0)) * 10 + Number(n)}"`,
    );
    const [named, plain] = [boardOf(other), boardOf(boards.glade.board)];
    expect(named.names).not.toEqual([...named.names].sort());
    expect({ ...named, names: [] }).toEqual({ ...plain, names: [] });
  });
  it("knows what grows where", () => {
    expect(foodsOn(HOUSE, HOUSE.names.indexOf("B4"))).toEqual(["corn", "nut"]);
    expect(HOUSE.tunnel[HOUSE.names.indexOf("E4")]).toBe(HOUSE.names.indexOf("A4"));
  });
});
