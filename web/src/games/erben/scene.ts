// The view of Die Erben von Hoax by its types, and the table as it lies while a beat is shown; the turn: thread.ts.
import type { Action } from "../../house";
import { type Happened, members, type View } from "../../position";
import type { Seen } from "../contract";

export { currentClaim, lastTrial, type Spoken, type Step, type StepKind, thread, type Trial } from "./thread";

/** In the order of the heads on the back of a card; a number in a view or an event is a place in these lists. */
export const IDENTITIES = ["baron", "monk", "judge", "merchant", "magician", "thief", "farmer"] as const;
export const CHIPS = ["wine", "gold", "grain"] as const;
/** §7.1 In the order of a turn, as in `reacted`. */
export const REACTIONS = ["declare", "condemn", "reprieve", "immune"] as const;

export type Identity = (typeof IDENTITIES)[number];
export type Chip = (typeof CHIPS)[number];
export type Reaction = (typeof REACTIONS)[number];

/** As whom one reacts. */
export const REACTS_AS: Readonly<Record<Reaction, Identity>> = {
  declare: "baron",
  condemn: "judge",
  reprieve: "monk",
  immune: "magician",
};
export const GOAL = 10; // §1.4
export const NOBODY = -1;

export interface ErbenView extends View {
  modules: number;
  cast: number[];
  round: number;
  throne: number[];
  identity: number | null;
  remaining: number[];
  covered: number[][];
  mine_lost: number[];
  turned: number[][];
  /** by seat: loose wine, gold, grain */
  chips: number[][];
  trios: number[];
  bank: number[];
  /** by seat: what it has shown to me */
  seen: number[][];
  /** by seat: what I have shown to it */
  showed: number[][];
  starter: number | null;
  turn: number | null;
  showdown: boolean;
  deed: number | null;
  accused: number | null;
  answering: number | null;
  /** seat, identity */
  claim: [number, number] | null;
  doubter: number | null;
  doubted: number[];
  support: number[];
  opposed: number[];
  reacted: number[][];
  silenced: number[];
  fresh: number[];
  met: number[];
  spared: number[];
  barons: number[];
  /** seat, action */
  fines: [number, number][];
  reprieves: [number, number][];
  /** seller, buyer, number of cards */
  sells: [number, number, number] | null;
  cards: number[] | null;
  winner: number | null;
  paid: number[] | null;
}

export type Way = "a" | "b";

export interface Claim extends Action {
  do: "claim";
  identity: Identity;
  way?: Way;
  type?: Chip;
  of?: number;
  count?: number;
}

export interface Condemn extends Action {
  do: "condemn";
  type: Chip;
  count?: number;
  share?: number;
}

export const viewOf = (g: Seen): ErbenView => g.view as ErbenView;
export const identity = (n: number): Identity => IDENTITIES[n] ?? "farmer";
export const chip = (n: number): Chip => CHIPS[n] ?? "wine";
export const placeOf = (type: Chip): number => CHIPS.indexOf(type);
export const headOf = (who: Identity): number => IDENTITIES.indexOf(who);

/** Is this variant in play? By the bits of state.py, which the view carries. */
const BITS = {
  no_points: 1,
  any_turn: 2,
  beside: 4,
  unmarked: 8,
  all_reactions: 16,
  stronger: 32,
  two_cards: 64,
  two_chips: 128,
  two_a_trio: 256,
  four_points: 512,
  no_fines: 1024,
  betting: 2048,
  toasts: 4096,
  magician_alone: 8192,
  silenced: 16384,
  lost_turn: 32768,
  by_hand: 65536,
} as const;
export const plays = (g: Seen, variant: keyof typeof BITS): boolean => (viewOf(g).modules & BITS[variant]) !== 0;

/** §12.5 A head that was lost without a marker: where the house remembers nothing it looks like the others. */
export const isForgotten = (g: Seen, seat: number, head: number): boolean =>
  !g.table.memory_aid && !viewOf(g).covered[seat]?.includes(head);

/** What has happened up to a beat: the beats bring the log of the newest view, the view shown is older. */
export const storyOf = (g: Seen, happened: Happened): readonly Happened[] =>
  (happened.story as readonly Happened[] | undefined) ?? g.log;

/** All that has been told by now, the beat that is just shown included. */
export function toldNow(g: Seen): readonly Happened[] {
  const now = g.moment?.happened;
  return now ? storyOf(g, now).slice(0, now.n + 1) : g.log;
}

/** What was told in the round that is being played, or was played last. */
export function thisRound(g: Seen): readonly Happened[] {
  const told = toldNow(g);
  return told.slice(
    Math.max(
      0,
      told.findLastIndex((one) => one.kind === "round"),
    ),
  );
}

/** What lies on the table. */
export interface Scene {
  throne: number[];
  remaining: number[];
  covered: number[][];
  turned: number[][];
  chips: number[][];
  trios: number[];
  bank: number[];
  turn: number | null;
  showdown: boolean;
  round: number;
}

const DEALING = ["Deal", "CoverHeads", "FirstChips", "DrawStarter"];

/** The table of the view and of all that was told since, but for the beat that is just being shown. */
export function scene(g: Seen): Scene {
  const view = viewOf(g);
  const lies: Scene = {
    throne: [...view.throne],
    remaining: [...view.remaining],
    covered: view.covered.map((heads) => [...heads]),
    turned: view.turned.map((cards) => [...cards]),
    chips: view.chips.map((held) => [...held]),
    trios: [...view.trios],
    bank: [...view.bank],
    turn: !view.frame || DEALING.includes(view.frame) ? null : view.turn,
    showdown: view.showdown,
    round: view.round,
  };
  const now = g.moment?.happened;
  if (now) for (const one of storyOf(g, now).slice(g.log.length, now.n)) lay(g, lies, one);
  return lies;
}

function lay(g: Seen, lies: Scene, one: Happened): void {
  switch (one.kind) {
    case "round":
      return clear(lies, one.number);
    case "covered":
      return cover(lies, one.seat, [one.identity]);
    case "admitted":
      return plays(g, "unmarked") ? undefined : cover(lies, one.seat, [one.identity]);
    case "marked":
      return cover(lies, one.seat, members(one.cards));
    case "covered_all":
      return lies.remaining.forEach((seat) => cover(lies, seat, [one.identity]));
    case "turned":
      lies.turned[one.seat]?.push(one.identity);
      return;
    case "drew":
      lies.covered[one.seat] = bothOpen(lies);
      return;
    case "turn":
      lies.turn = one.seat;
      return;
    case "showdown":
      lies.showdown = true;
      return;
    case "scored":
      lies.throne[one.seat] = one.total;
      return;
    case "out":
      lies.remaining = lies.remaining.filter((seat) => seat !== one.seat);
      return;
  }
  layChips(lies, one);
}

/** §4.7 §12.8 A new card has those heads covered both cards of which lie face up. */
function bothOpen(lies: Scene): number[] {
  const open = lies.turned.flat();
  return IDENTITIES.map((_, n) => n).filter((n) => open.filter((card) => card === n).length > 1);
}

function layChips(lies: Scene, one: Happened): void {
  switch (one.kind) {
    case "chips":
      return (one.chips as number[]).forEach((count, type) => move(lies, NOBODY, one.seat, type, count));
    case "took":
      return move(lies, NOBODY, one.seat, one.type, one.count);
    case "gave":
      return move(lies, one.seat, one.to, one.type, one.count);
    case "swapped":
      move(lies, one.seat, one.other, one.gives, 1);
      return move(lies, one.other, one.seat, one.takes, 1);
    case "stacked":
      return stack(lies, one.seat, one.count);
    case "broke":
      return stack(lies, one.seat, -one.count);
    case "bought":
      lies.trios[one.seat] = (lies.trios[one.seat] ?? 0) - one.trios;
      lies.bank = lies.bank.map((held) => held + one.trios);
      return;
    case "returned":
      return hand(lies, one.seat, NOBODY);
    case "accused":
      if (lies.showdown) return; // §10.5 the round is over
      return one.right ? hand(lies, one.target, one.seat) : hand(lies, one.seat, one.target);
  }
}

/** §11.1 Before a new deal everything goes back. */
function clear(lies: Scene, round: number): void {
  lies.chips.forEach((_, seat) => hand(lies, seat, NOBODY));
  lies.covered = lies.covered.map(() => []);
  lies.turned = lies.turned.map(() => []);
  lies.remaining = lies.covered.map((_, seat) => seat);
  lies.turn = null;
  lies.showdown = false;
  lies.round = round;
}

function cover(lies: Scene, seat: number, heads: readonly number[]): void {
  lies.covered[seat] = [...new Set([...(lies.covered[seat] ?? []), ...heads])].sort((a, b) => a - b);
}

/** Chips go from hand to hand; NOBODY is the bank. */
function move(lies: Scene, from: number, to: number, type: number, count: number): void {
  const giver = from === NOBODY ? lies.bank : lies.chips[from];
  const taker = to === NOBODY ? lies.bank : lies.chips[to];
  if (giver) giver[type] = (giver[type] ?? 0) - count;
  if (taker) taker[type] = (taker[type] ?? 0) + count;
}

function stack(lies: Scene, seat: number, trios: number): void {
  lies.chips[seat] = (lies.chips[seat] ?? []).map((held) => held - trios);
  lies.trios[seat] = (lies.trios[seat] ?? 0) + trios;
}

/** All that lies before a seat goes to another, or to the bank. */
function hand(lies: Scene, from: number, to: number): void {
  const trios = lies.trios[from] ?? 0;
  CHIPS.forEach((_, type) => {
    move(lies, from, to, type, lies.chips[from]?.[type] ?? 0);
    if (to === NOBODY) lies.bank[type] = (lies.bank[type] ?? 0) + trios;
  });
  lies.trios[from] = 0;
  if (to !== NOBODY) lies.trios[to] = (lies.trios[to] ?? 0) + trios;
}
