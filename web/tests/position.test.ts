import { expect, test } from "vitest";
import { fold, members, named, owes } from "../src/position";
import type { Frame } from "../src/wire";

const clock = { until: null, seconds: null, moment: false, hurried: {} };
const frame = (
  start: number,
  events: unknown[][],
  own: Partial<Frame["private"] & object> = {},
  talk: number | null = null,
): Frame => ({
  type: "frame",
  start,
  public: { game: 0, view: { seat: -2, ply: 3, identity: null }, events, clock, talk },
  private: { seat: 0, mine: { seat: 0, identity: 2 }, secrets: [], options: [], away: false, ...own },
});

test("a view is the spectator's with what differs for the seat", () => {
  expect(fold(null, frame(0, [])).view).toMatchObject({ seat: 0, ply: 3, identity: 2 });
});

test("the log is kept up to start, then appended to, then the seat's own words are put in", () => {
  const first = fold(null, frame(0, [[1], [2], [3]]));
  const next = fold(first, frame(2, [[4], [10, 0, 1, null]], { secrets: [[3, [10, 0, 1, 108]]] }));
  expect(next.log).toEqual([[1], [2], [4], [10, 0, 1, 108]]);
});

test("a log that starts at 0 begins anew", () => {
  expect(fold(fold(null, frame(0, [[1], [2]])), frame(0, [[7]])).log).toEqual([[7]]);
});

test("a spectator has no options", () => {
  const watched = fold(null, { ...frame(0, []), private: null });
  expect(watched.options).toEqual([]);
  expect(watched.view.identity).toBeNull();
});

test("it is up to a seat to answer, and to open a question that waits for its word", () => {
  expect(owes(fold(null, frame(0, [])))).toBe(false);
  expect(owes(fold(null, frame(0, [], { options: [3] })))).toBe(true);
  expect(owes(fold(null, frame(0, [], {}, 1)))).toBe(false);
  expect(owes(fold(null, frame(0, [], {}, 0)))).toBe(true);
});

test("events get their names", () => {
  expect(
    named([1, 2, 79], 5, [
      { name: "turn", fields: ["seat"] },
      { name: "claimed", fields: ["seat", "action"] },
    ]),
  ).toEqual({ n: 5, kind: "claimed", seat: 2, action: 79 });
});

test("sets are numbers, also large ones", () => {
  expect(members(108)).toEqual([2, 3, 5, 6]);
  expect(members(0)).toEqual([]);
  expect(members(2 ** 33 + 1)).toEqual([0, 33]);
});
