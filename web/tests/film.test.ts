import { describe, expect, it } from "vitest";
import { eyesFrom, length, nextTold, sceneAt, truth } from "../src/film";
import type { Replay, ReplayStep } from "../src/wire";

const step = (row: number, events: number, seats: readonly number[]): ReplayStep => ({
  row,
  ply: row,
  by: row ? 0 : null,
  events,
  views: Object.fromEntries(seats.map((seat) => [String(seat), { seat, seats: 2, ply: row }])),
});
const reel = (steps: ReplayStep[], events: Replay["events"], next: number | null): Replay => ({
  game: "hoax",
  seats: 2,
  options: {},
  names: ["Ada", "Bo"],
  steps,
  next,
  events,
});

describe("the truth", () => {
  it("is all that anybody read", () => {
    expect(truth([[[10, 0, 1, null]], [[10, 0, 1, 108]], [[10, 0, 1, null]]])).toEqual([[10, 0, 1, 108]]);
  });
  it("keeps what nobody has, and zeros and falses that somebody has", () => {
    expect(truth([[[4, null, null]], [[4, 0, null]]])).toEqual([[4, 0, null]]);
    expect(truth([[[4, null]], [[4, false]]])).toEqual([[4, false]]);
  });
});

describe("a scene", () => {
  const first = reel([step(0, 0, [-2, 1]), step(1, 2, [-2, 1])], { "-2": [[1], [2, null]], "1": [[1], [2, 7]] }, 2);
  const second = reel([step(2, 3, [-2, 1])], { "-2": [[1], [2, null], [3]], "1": [[1], [2, 7], [3]] }, null);
  const reels = [first, second];

  it("has the log up to its step, not up to the last that was sent", () => {
    expect(sceneAt(reels, 0, 1, 0)?.position.log).toEqual([]);
    expect(sceneAt(reels, 1, 1, 0)?.position.log).toEqual([[1], [2, 7]]);
    expect(sceneAt(reels, 2, -2, 0)?.position.log).toEqual([[1], [2, null], [3]]);
  });
  it("knows which events are its own, over the edge of a page too", () => {
    expect(sceneAt(reels, 1, 1, 0)?.since).toBe(0);
    expect(sceneAt(reels, 2, 1, 0)?.since).toBe(2);
  });
  it("is a spectator's view with everybody's log for the truth", () => {
    const { position } = sceneAt(reels, 2, "truth", 3) ?? {};
    expect(position).toMatchObject({ game: 3, view: { seat: -2 }, log: [[1], [2, 7], [3]], options: [] });
  });
  it("is not there before its page is, or for eyes that were not fetched", () => {
    expect(sceneAt([first], 2, 1, 0)).toBeNull();
    expect(sceneAt(reels, 1, 0, 0)).toBeNull();
    expect(length([first])).toBe(2);
    expect(length([])).toBe(0);
  });
});

describe("eyes of an address", () => {
  it.each([
    ["1", 1],
    ["-2", -2],
    ["2", "truth"],
    ["-1", "truth"],
    ["", "truth"],
    [null, "truth"],
    ["x", "truth"],
    ["0.5", "truth"],
  ])("%s is %s", (text, eyes) => expect(eyesFrom(text, 2)).toBe(eyes));
});

describe("the next event", () => {
  const told = (row: number): boolean => row === 3 || row === 6;
  it("is looked for in both directions", () => {
    expect(nextTold(0, 1, 10, told)).toBe(3);
    expect(nextTold(3, 1, 10, told)).toBe(6);
    expect(nextTold(6, -1, 10, told)).toBe(3);
  });
  it("is an end where there is none", () => {
    expect(nextTold(6, 1, 10, told)).toBe(9);
    expect(nextTold(9, 1, 10, told)).toBe(9);
    expect(nextTold(3, -1, 10, told)).toBe(0);
    expect(nextTold(0, -1, 10, told)).toBe(0);
  });
});
