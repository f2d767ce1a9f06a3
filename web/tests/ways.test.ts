import { describe, expect, it } from "vitest";
import { HOUSE } from "../src/games/ohfox/board";
import { centre } from "../src/games/ohfox/paths";
import { JUMP, STAYS, TUNNEL } from "../src/games/ohfox/scene";
import { drawn, spot, steps } from "../src/games/ohfox/ways";

const space = (name: string): number => HOUSE.names.indexOf(name);
const bow = HOUSE.routes.findIndex(([a, , b]) => a === space("E3") && b === space("C5"));

describe("a pawn on its way", () => {
  it("begins and ends in the middle of a space, whichever way it takes a route", () => {
    for (const [from, to] of [
      [space("E3"), space("C5")],
      [space("C5"), space("E3")],
    ] as const) {
      expect(spot(HOUSE, { from, to, how: bow }, 0).at).toEqual(centre(HOUSE, from));
      expect(spot(HOUSE, { from, to, how: bow }, 1).at).toEqual(centre(HOUSE, to));
    }
  });
  it("is at the same point half-way from both ends, so that two who meet there are seen to meet", () => {
    const [x, y] = spot(HOUSE, { from: space("E3"), to: space("C5"), how: bow }, 0.5).at;
    const [u, v] = spot(HOUSE, { from: space("C5"), to: space("E3"), how: bow }, 0.5).at;
    expect([x, y]).toEqual([expect.closeTo(u, 6), expect.closeTo(v, 6)]);
    expect(Math.hypot(x, y)).toBeGreaterThan(2.5); // on the bow, not across the board
  });
  it("goes at an even pace", () => {
    const way = { from: space("E3"), to: space("C5"), how: bow };
    const far = Array.from({ length: 20 }, (_, n) => {
      const [[ax, ay], [bx, by]] = [spot(HOUSE, way, n / 20).at, spot(HOUSE, way, (n + 1) / 20).at];
      return Math.hypot(bx - ax, by - ay);
    });
    expect(Math.max(...far) / Math.min(...far)).toBeLessThan(1.15);
  });
  it("is gone in the middle of a tunnel, rises in a jump, and stays where it stays", () => {
    const [from, to] = [space("E4"), space("A4")];
    expect(spot(HOUSE, { from, to, how: TUNNEL }, 0.25)).toEqual({ at: centre(HOUSE, from), scale: 0.5, lift: 0 });
    expect(spot(HOUSE, { from, to, how: TUNNEL }, 0.5).scale).toBe(0);
    expect(spot(HOUSE, { from, to, how: TUNNEL }, 0.75).at).toEqual(centre(HOUSE, to));
    expect(spot(HOUSE, { from, to: HOUSE.pond, how: JUMP }, 0.5).lift).toBeGreaterThan(0.5);
    expect(spot(HOUSE, { from, to: from, how: STAYS }, 0.5).at).toEqual(centre(HOUSE, from));
  });
  it("is drawn from where it starts", () => {
    const [from, to] = [space("C5"), space("E3")];
    expect(drawn(HOUSE, { from, to, how: bow }, 100)).toMatch(/^M0 -200L0 -229C.* 229 0L200 0$/);
    expect(drawn(HOUSE, { from, to, how: JUMP }, 100)).toMatch(/^M0 -200Q.* 200 0$/);
  });
});

describe("what a play would do", () => {
  it("is read in pairs, each step from where the last one ended", () => {
    expect(steps(3, [7, 4, TUNNEL, 9])).toEqual([
      { from: 3, how: 7, to: 4 },
      { from: 4, how: TUNNEL, to: 9 },
    ]);
    expect(steps(3, [])).toEqual([]);
  });
});
