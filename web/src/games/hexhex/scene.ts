// The view of HEX•HEX XL by its types, its tuples by names, and the engine's enumerations: a number in a view or an
// event is a place in these. Cards are numbers too, their place in the deck: see deck.ts.
import type { Action } from "../../house";
import type { View } from "../../position";
import type { Seen } from "../contract";

export const NOBODY = -1;
/** What a card is aimed at. */
export const THINGS = ["nothing", "hex", "token", "effect", "card"] as const;
export const TOKENS = ["boost", "escalation", "rot", "factor", "maddened"] as const;
/** In a grab, by what one holds. */
export const STICKS = ["none", "ebon", "bone"] as const;
/** §9.3 Each beats the next. */
export const SHAPES = ["rock", "scissors", "paper"] as const;
export const LAWS = [
  "mirrored",
  "silence",
  "revenge",
  "payment",
  "raised",
  "keyword_you",
  "keyword_i",
  "keyword_hex",
  "own_voice_1",
  "own_voice_2",
  "own_voice_3",
  "own_card_1",
  "own_card_2",
] as const;
/** Why Voice is lost or won. */
export const WHYS = [
  "hex",
  "targeted",
  "rot",
  "hexhex",
  "sign",
  "upwiththat",
  "deception",
  "level",
  "spite",
  "sacrifice",
  "inversion",
  "backlash",
  "stix",
  "curse",
  "law",
  "knocked",
  "payment",
  "revenge",
] as const;
export const CURSES = [
  "no-yes-no",
  "no-talk",
  "one-hand",
  "no-names",
  "no-i",
  "no-you",
  "no-hex",
  "mirrored",
  "questions",
  "whisper",
  "my-liege",
  "no-numbers",
  "no-laughing",
  "names-twice",
  "no-pointing",
  "chin",
  "stand",
  "elbows",
  "open-hand",
  "thanks",
  "five-seconds",
  "no-counters",
  "same-target",
  "discard",
  "four-cards",
] as const;
/** §12.5 Curses that the house enforces: nobody can be caught. */
export const ENFORCED: readonly Curse[] = [
  "open-hand",
  "five-seconds",
  "no-counters",
  "same-target",
  "discard",
  "four-cards",
];
/** What a line of a stix card says. */
export const LINES = [
  "nothing",
  "lose",
  "discard",
  "gain",
  "draw",
  "give",
  "see",
  "take",
  "open",
  "mute",
  "swap",
] as const;
/** §11.8 By stix card: for those with nothing, with ebon and with bone; what, and how much. */
export const STIX: readonly (readonly (readonly [what: number, n: number])[])[] = [
  [
    [1, 1],
    [4, 1],
    [3, 1],
  ],
  [
    [1, 1],
    [3, 1],
    [4, 1],
  ],
  [
    [2, 1],
    [4, 1],
    [4, 1],
  ],
  [
    [2, 1],
    [3, 1],
    [0, 0],
  ],
  [
    [1, 2],
    [0, 0],
    [3, 1],
  ],
  [
    [5, 1],
    [0, 0],
    [3, 1],
  ],
  [
    [1, 1],
    [6, 1],
    [3, 1],
  ],
  [
    [2, 2],
    [4, 2],
    [4, 1],
  ],
  [
    [1, 1],
    [7, 1],
    [0, 0],
  ],
  [
    [8, 1],
    [4, 1],
    [3, 1],
  ],
  [
    [9, 1],
    [3, 1],
    [4, 1],
  ],
  [
    [1, 1],
    [10, 1],
    [10, 1],
  ],
  [
    [3, 1],
    [1, 1],
    [0, 0],
  ],
  [
    [4, 1],
    [0, 0],
    [2, 1],
  ],
  [
    [0, 0],
    [2, 1],
    [1, 1],
  ],
  [
    [0, 0],
    [3, 1],
    [3, 1],
  ],
];

export type Thing = (typeof THINGS)[number];
export type Token = (typeof TOKENS)[number];
export type Stick = (typeof STICKS)[number];
export type Shape = (typeof SHAPES)[number];
export type Law = (typeof LAWS)[number];
export type Why = (typeof WHYS)[number];
export type Curse = (typeof CURSES)[number];

/** What a call is about: the curse, an ebon stick, a bone stick; from here on the table's own laws. */
export const A_LAW = 3;

/** What is in play, as bits of `modules`; the laws follow from 32 on. */
const MODULES = { stix: 1, vexed: 2, oneRoom: 4, ready: 8, series: 16 } as const;
const FIRST_LAW = 32;

type HexTuple = [
  number: number,
  before: number,
  targeter: number,
  way: number,
  boosts: number,
  escalations: number,
  grown: number,
  rots: number,
  times: number,
  factors: number,
  compelled: number,
  cost: number,
];
export type ObjectTuple = [what: number, a: number, b: number];

export interface HexView extends View {
  modules: number;
  /** by seat */
  voice: number[];
  /** from 1 */
  round: number;
  /** without tie-breaks */
  rounds: number;
  /** everything counts double */
  tie: boolean;
  dealer: number | null;
  caster: number | null;
  first_dealer: number | null;
  /** how many cards are in it */
  deck: number;
  /** card, and how many lie there */
  pile: [card: number, copies: number][];
  /** by seat: cards in hand, sealed ones too */
  sizes: number[];
  /** my own, sorted. A secret */
  hand: number[];
  /** by seat: cards that I know to be in its hand. A secret */
  known: number[][];
  /** by seat: kinds that its whole hand has been shown not to hold */
  absent: number[][];
  /** by seat: cards played, face up */
  table: number[][];
  /** by seat: face down; null where I don't know it */
  down: (number | null)[][];
  standing: [card: number, owner: number, before: number | null, used: boolean][];
  hexes: HexTuple[];
  /** §7.4 who has a Maddened Hex before him */
  bound: number[];
  /** the Hex that I am asked to answer now. A secret only as far as my own screen goes: all can count */
  answering: number | null;
  /** my own, sealed. A secret */
  laid: [hex: number, card: number | null, to: number | null, stated: number | null][];
  /** my own card out of turn, sealed. A secret */
  out: number | null;
  /** §4.9 once all have laid: the Hexes before which a card lies face down */
  readied: number[];
  /** what `play`, `challenge` and `pay` name by place */
  objects: ObjectTuple[];
  /** layers */
  window: [owner: number, card: number, at: number, cancelled: boolean, isDown: boolean][][];
  going: [seat: number, targeter: number, cost: number] | null;
  signs: number[];
  asks: number[];
  ring: number[];
  /** by seat, in a grab: a place in STICKS; [] else */
  sticks: number[];
  stix_left: number;
  open_hands: number[];
  mute: number[];
  /** in this round */
  had_grab: boolean;
  offended: number[];
  curse: number | null;
  vexed: number[];
  hexed: number[];
  last_target: (number | null)[];
  called: number[];
  /** the winner's law: an action's id */
  law: number | null;
  winner: number | null;
}

export const viewOf = (g: Seen): HexView => g.view as HexView;
export const seatsOf = (view: HexView): number[] => Array.from({ length: view.seats }, (_, seat) => seat);
export const isIn = (view: HexView, module: keyof typeof MODULES): boolean => (view.modules & MODULES[module]) !== 0;
export const isLaw = (view: HexView, law: Law): boolean => (view.modules & (FIRST_LAW << LAWS.indexOf(law))) !== 0;
export const lawsOf = (view: HexView): Law[] => LAWS.filter((law) => isLaw(view, law));
/** §13.9 Those in the table's own words, in the order in which calls name them. */
export const OWN_LAWS: readonly Law[] = LAWS.filter((law) => law.startsWith("own_"));
export const curseOf = (view: HexView): Curse | null => (view.curse === null ? null : (CURSES[view.curse] ?? null));

// the tuples by names -------------------------------------------------------------------------------------------------

export interface Hex {
  /** from 0 in each round */
  number: number;
  /** The Intended */
  before: number;
  /** who scores when it goes off */
  targeter: number;
  /** how it last moved: 1 clockwise (left), −1 the other way, 0 neither */
  way: number;
  boosts: number;
  escalations: number;
  /** what they have added */
  grown: number;
  rots: number;
  times: number;
  /** how many tokens multiply */
  factors: number;
  /** the way it must go, as `way`; 0 where it is free */
  compelled: number;
  /** by its tokens, before omens and talismans */
  cost: number;
}

export const hexOf = (one: HexTuple): Hex => {
  const [number, before, targeter, way, boosts, escalations, grown, rots, times, factors, compelled, cost] = one;
  return { number, before, targeter, way, boosts, escalations, grown, rots, times, factors, compelled, cost };
};
export const hexesOf = (view: HexView): Hex[] => view.hexes.map(hexOf);
export const hexesBefore = (view: HexView, seat: number): Hex[] => hexesOf(view).filter((hex) => hex.before === seat);
export const hexNumbered = (view: HexView, number: number): Hex | undefined =>
  hexesOf(view).find((hex) => hex.number === number);
/** The tokens on a Hex and how many there are of each, in the order of TOKENS; those that aren't there are left out. */
export function tokensOn(hex: Hex): { token: Token; n: number }[] {
  const { boosts, escalations, rots, factors, compelled } = hex;
  return [boosts, escalations, rots, factors, Math.abs(compelled)].flatMap((n, at) =>
    n ? [{ token: TOKENS[at] ?? "boost", n }] : [],
  );
}

export interface Standing {
  card: number;
  owner: number;
  /** before whom an omen lies; null where it is the owner's own */
  before: number | null;
  /** in this round */
  isUsed: boolean;
}

export const standingOf = (view: HexView): Standing[] =>
  view.standing.map(([card, owner, before, isUsed]) => ({ card, owner, before, isUsed }));
/** What lies before a seat. */
export const standingAt = (view: HexView, seat: number): Standing[] =>
  standingOf(view).filter(({ owner, before }) => (before ?? owner) === seat);

export interface Entry {
  owner: number;
  /** −1 for a payment, which is no card */
  card: number;
  /** its object: a place in the layer below; −1 where that is no card */
  at: number;
  isCancelled: boolean;
  /** it lies face down: `card` is what it is said to be */
  isDown: boolean;
}

/** The open window, layer by layer: the cards played, the counters to them, the counters to those … */
export const windowOf = (view: HexView): Entry[][] =>
  view.window.map((layer) =>
    layer.map(([owner, card, at, isCancelled, isDown]) => ({ owner, card, at, isCancelled, isDown })),
  );

export interface Aim {
  what: Thing;
  /** the Hex, for hex and token; the owner, for effect and card */
  a: number;
  /** which token; which card */
  b: number;
}

export const aimOf = ([what, a, b]: ObjectTuple): Aim => ({ what: THINGS[what] ?? "nothing", a, b });
export const objectsOf = (view: HexView): Aim[] => view.objects.map(aimOf);

export interface Laid {
  hex: number;
  /** null: I can't */
  card: number | null;
  to: number | null;
  /** under which name */
  stated: number | null;
}

export const laidOf = (view: HexView): Laid[] =>
  view.laid.map(([hex, card, to, stated]) => ({ hex, card, to, stated }));

/** The Hex that goes off right now. */
export const goingOf = (view: HexView): { seat: number; targeter: number; cost: number } | null =>
  view.going && { seat: view.going[0], targeter: view.going[1], cost: view.going[2] };

// actions -------------------------------------------------------------------------------------------------------------

export interface HexAction extends Action {
  card?: number;
  to?: number;
  at?: number;
  seat?: number;
  amount?: number;
  shape?: Shape;
  ebon?: boolean;
  guilty?: boolean;
  on_purpose?: boolean;
  law?: Law | boolean;
}

export interface Option {
  id: number;
  action: HexAction;
}

export const optionsOf = (g: Seen): Option[] => g.options.map((id) => ({ id, action: g.action(id) as HexAction }));
