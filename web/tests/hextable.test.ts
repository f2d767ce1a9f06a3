// The table of HEX•HEX XL between two views: what the beats show of it, and counters as chains.
import { describe, expect, it } from "vitest";
import type { Seen } from "../src/games/contract";
import { moment, together } from "../src/games/hexhex/moments";
import { CURSES, hexesOf, type HexView, windowOf } from "../src/games/hexhex/scene";
import { chainsOf, holdsDown } from "../src/games/hexhex/table/chains";
import { lies } from "../src/games/hexhex/table/lies";
import type { Happened } from "../src/position";

const VIEW = {
  frame: "Counters",
  voice: [5, 5, 5],
  round: 1,
  rounds: 4,
  deck: 100,
  sizes: [5, 5, 5],
  window: [],
  hexes: [],
  standing: [],
  table: [[], [], []],
  down: [[], [], []],
  going: null,
} as unknown as HexView;

type Told = Omit<Happened, "n">;
const numbered = (told: readonly Told[]): Happened[] => told.map((one, n) => ({ ...one, n }) as Happened);

/** The table while the beat of event `at` is shown; the last view was sent when `known` events had happened. */
function at(told: readonly Told[], n: number, known = 0, view = VIEW): Seen {
  const log = numbered(told);
  const now = log[n];
  const g = { view, log: log.slice(0, known), options: [], moment: null } as unknown as Seen;
  return { ...g, moment: { happened: { ...now, story: log }, lasts: 1 } } as unknown as Seen;
}

const CAST = { kind: "cast", seat: 0, at: 1 };
const MOVED = { kind: "moved", hex: 0, came: 1, to: 2, targeter: 1, way: 1, duck: false };
const TWIN = { kind: "duplicated", hex: 0, copy: 1, to: 0, way: -1 };
const ANSWERS = [
  { kind: "answered", seat: 1, hex: 0, card: 7, to: 2, stated: false },
  { kind: "answered", seat: 2, hex: 1, card: 3, to: 0, stated: true },
];
const NULLED = { kind: "countered", seat: 0, card: 17, what: 4, a: 1, b: 7 };
const NULLED_BACK = { kind: "countered", seat: 1, card: 18, what: 4, a: 0, b: 17 };

describe("the table while a beat is shown", () => {
  it("is the view's own when nothing is shown", () => {
    expect(lies({ view: VIEW, moment: null } as unknown as Seen)).toBe(VIEW);
  });

  it("has Hexes where they have come, with all that moved in the same beat", () => {
    const told = [CAST, MOVED, TWIN, { kind: "voice", seat: 2, change: -1, now: 4, why: 0 }];
    expect(hexesOf(lies(at(told, 0))).map(({ number, before, targeter }) => [number, before, targeter])).toEqual([
      [0, 1, 0],
    ]);
    expect(hexesOf(lies(at(told, 1))).map(({ number, before }) => [number, before])).toEqual([
      [0, 2],
      [1, 0],
    ]);
    expect(lies(at(told, 1)).voice).toEqual([5, 5, 5]);
    expect(lies(at(told, 3)).voice).toEqual([5, 5, 4]);
  });

  it("doesn't tell twice what the view already has", () => {
    const view = { ...VIEW, hexes: [[0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1]] } as unknown as HexView;
    expect(hexesOf(lies(at([CAST, MOVED], 1, 1, view))).map(({ before }) => before)).toEqual([2]);
  });

  it("numbers the Hexes of a round anew", () => {
    const told = [CAST, TWIN, { kind: "round", number: 2, dealer: 1, caster: 2, tie: false }, CAST];
    expect(hexesOf(lies(at(told, 3))).map(({ number }) => number)).toEqual([0]);
  });

  it("turns all answers up together, and lays counters upon them", () => {
    const told = [...ANSWERS, NULLED, NULLED_BACK, { kind: "cancelled", seat: 0, card: 17, by: 1 }];
    const first = windowOf(lies(at(told, 0)));
    expect(first.map((layer) => layer.map(({ card, isDown }) => [card, isDown]))).toEqual([
      [
        [7, false],
        [3, true],
      ],
    ]);
    const chains = chainsOf(windowOf(lies(at(told, 4))));
    expect(chains.map((chain) => chain.map(({ card }) => card))).toEqual([[7, 17, 18], [3]]);
    expect(chains[0]?.map(({ isCancelled }) => isCancelled)).toEqual([false, true, false]);
    expect(lies(at(told, 4)).sizes).toEqual([4, 3, 4]);
  });

  it("begins a new window with a card that is laid again", () => {
    const told = [
      ...ANSWERS,
      NULLED,
      { kind: "cancelled", seat: 1, card: 7, by: 0 },
      { kind: "answered", seat: 1, hex: 0, card: 9, to: 0, stated: false },
    ];
    expect(windowOf(lies(at(told, 4))).map((layer) => layer.map(({ card }) => card))).toEqual([[9]]);
  });
});

describe("a chain of counters", () => {
  const entry = (card: number, isCancelled = false) => ({ owner: 0, card, at: 0, isCancelled, isDown: false });

  it("holds down what lies under a counter that stands", () => {
    const chain = [entry(1), entry(2), entry(3)];
    expect(chain.map((_, n) => holdsDown(chain, n))).toEqual([false, true, false]);
    const shorter = [entry(1), entry(2)];
    expect(shorter.map((_, n) => holdsDown(shorter, n))).toEqual([true, false]);
    const undone = [entry(1), entry(2, true)];
    expect(undone.map((_, n) => holdsDown(undone, n))).toEqual([false, false]);
  });
});

describe("beats", () => {
  const seen = (told: readonly Told[], view: Partial<HexView> = {}, options: number[] = []): Seen =>
    ({ view: { ...VIEW, ...view }, log: numbered(told), options, moment: null }) as unknown as Seen;

  it("shows what comes together as one", () => {
    const g = seen([...ANSWERS, { kind: "can't", seat: 0, hex: 2 }, MOVED, TWIN]);
    const shown = g.log.map((one) => moment(g, one)?.happened.n);
    expect(shown).toEqual([0, undefined, undefined, 3, undefined]);
    expect(together(g, g.log[0] as Happened).map(({ n }) => n)).toEqual([0, 1, 2]);
    expect(together(g, g.log[3] as Happened).map(({ n }) => n)).toEqual([3, 4]);
  });

  it("shows nothing before a race that I run: the time counts", () => {
    const told = [{ kind: "played", seat: 1, card: 37, what: 0, a: 0, b: 0 }];
    expect(moment(seen(told), numbered(told)[0] as Happened)).not.toBeNull();
    expect(moment(seen(told, { frame: "HandsUp" }, [2]), numbered(told)[0] as Happened)).toBeNull();
    expect(moment(seen(told, { frame: "HandsUp" }), numbered(told)[0] as Happened)).not.toBeNull();
  });

  it("shows nothing before an answer that the house counts the seconds for", () => {
    const told = [{ kind: "cast", seat: 0, at: 1 }];
    const haste = { frame: "Readying", curse: CURSES.indexOf("five-seconds"), vexed: [1], answering: 0 };
    const one = numbered(told)[0] as Happened;
    expect(moment({ ...seen(told, haste, [2]), me: 1 }, one)).toBeNull();
    expect(moment({ ...seen(told, { ...haste, answering: null }, [2]), me: 1 }, one)).not.toBeNull();
    expect(moment({ ...seen(told, haste, [2]), me: 2 }, one)).not.toBeNull();
  });

  it("shows before which Hexes a card lies, until the answers are turned up", () => {
    const told = [{ kind: "lies", hexes: [0] }, { kind: "played", seat: 2, card: 3, what: 0, a: 0, b: 0 }, ...ANSWERS];
    expect(lies(at(told, 0)).readied).toEqual([0]);
    expect(lies(at(told, 1)).readied).toEqual([0]);
    expect(lies(at(told, 2)).readied).toEqual([]);
  });
});
