// §12.5 of Die Erben von Hoax: where doubts leave no marker, the screen does not remember them for the players.
import { describe, expect, it, vi } from "vitest";
import type { Choice, Seen } from "../src/games/contract";

vi.mock("../src/language", () => ({ t: (key: string) => key, has: () => true, listed: (all: string[]) => all.join() }));
vi.mock("../src/settings", () => ({ myName: { value: "" } }));
vi.mock("../src/games", () => ({ loaded: { value: {} }, load: async () => undefined }));

const { claims } = await import("../src/games/erben/asked/claims");
const { knowledge } = await import("../src/games/erben/knowledge");
const { ask } = await import("../src/games/erben/ask");
const { usualMemoryAid } = await import("../src/parts/Options");

const UNMARKED = 8;
const FARMER = 6;
const THIEF = 5;
const ALL = [0, 1, 2, 3, 4, 5, 6];

/** Seat 1 was caught as Farmer in this very turn, and had covered the Thief; so was and had I. */
function seen(memory_aid: boolean, frame = "Turn"): Seen {
  const caught = [0, 1].map((seat) => ({ kind: "admitted", seat, identity: FARMER }));
  const log = [{ kind: "round" }, { kind: "turn", seat: 0 }, ...caught].map((one, n) => ({ ...one, n }));
  const view = {
    seat: 0,
    seats: 2,
    frame,
    modules: UNMARKED,
    cast: ALL,
    identity: 0,
    remaining: [0, 1],
    covered: [[THIEF], [THIEF]],
    mine_lost: [THIEF, FARMER],
    turned: [[], []],
    chips: [[], []],
    trios: [0, 0],
    cards: null,
  };
  const g = { view, log, me: 0, table: { memory_aid }, options: [], moment: null, name: String };
  return g as unknown as Seen;
}

const named = (choices: readonly Choice[], who: string): Choice | undefined => choices.find((one) => one.art === who);

describe("a head that was lost without a marker", () => {
  it("is not crossed out, unless the table has a memory aid", () => {
    expect(knowledge(seen(false))[0]?.can).toContain(FARMER);
    expect(knowledge(seen(true))[0]?.can).not.toContain(FARMER);
    expect(knowledge(seen(false))[0]?.can).not.toContain(THIEF); // that one carries a marker
  });
  it("looks like the others among my claims, and says only when it is tapped that it is lost", () => {
    const { choices } = claims(seen(false), []);
    expect(named(choices, "farmer")).toMatchObject({ veiled: true, hint: "erben-do-brief-farmer" });
    expect(named(choices, "thief")).toMatchObject({ hint: "erben-do-covered" });
    expect(named(choices, "thief")?.veiled).toBeUndefined();
    expect(named(claims(seen(true), []).choices, "farmer")?.veiled).toBeUndefined();
  });
  it("does so too among the heads of the other in a showdown", () => {
    const heads = ask(seen(false, "Face")).choices[0]?.next?.choices ?? [];
    expect(named(heads, "farmer")?.veiled).toBe(true);
    expect(named(heads, "farmer")?.hint).toBeUndefined();
    expect(named(heads, "thief")?.veiled).toBeUndefined();
  });
});

describe("a turn in which something was bought (§12.4)", () => {
  it("can be ended where the house lets it be", () => {
    const g = seen(true);
    const bought = { ...g, options: [7], action: () => ({ do: "done" }) } as Seen;
    expect(ask(bought).choices.at(-1)).toMatchObject({ label: "erben-do-end", action: 7 });
    expect(ask(g).choices.map((one) => one.label)).not.toContain("erben-do-end");
  });
});

describe("the memory aid of a new table", () => {
  const erben = { options: [], forgets: "unmarked_doubts" } as unknown as Seen["info"];
  const hoax = { options: [{ name: "memory_aid", default: false }], forgets: "" } as unknown as Seen["info"];
  it("is off where the game forgets, and on elsewhere", () => {
    expect(usualMemoryAid(erben, { unmarked_doubts: true })).toBe(false);
    expect(usualMemoryAid(erben, { unmarked_doubts: false })).toBe(true);
    expect(usualMemoryAid(hoax, {})).toBe(false);
    expect(usualMemoryAid({ ...erben, forgets: "" }, {})).toBe(true);
  });
});
