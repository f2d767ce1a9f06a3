// The view of Oh, Fox! by its types, and the engine's enumerations: a number in a view or an event is a place in these.
import type { Action } from "../../house";
import type { View } from "../../position";
import type { Seen } from "../contract";

export const PREY = ["hedgehog", "rabbit", "rat", "sparrow", "squirrel", "toad"] as const;
export const PREDATORS = ["badger", "fox", "owl", "viper"] as const;
/** Prey first, in the order of the board's diets; then the predators. */
export const ANIMALS = [...PREY, ...PREDATORS] as const;
export const CARDS = ["single", "double", "move_stop", "trigger", "stop"] as const;
/** Where a card points: on the board, the same for every seat. */
export const DIRECTIONS = ["north", "east", "south", "west"] as const;
export const OBJECTIVES = ["fickler", "navigator", "slowpoke", "straggler", "stroller", "swimmer"] as const;
/** The foods that the sprite has pictures of; a board of one's own may have others. */
export const DRAWN_FOODS: readonly string[] = ["mushroom", "corn", "nut", "fly", "clover", "berry"];
/** What hearts besides those for food and attacks are for. */
export const REASONS = ["guess", "food", "all-prey", "home", "objective"] as const;
/** Why a prey that is met is not attacked. */
export const SPARED = ["immune", "air"] as const;
/** How a tie is filtered, and how a game was decided. */
export const FILTERS = ["hearts", "trigger", "predator", "attacks", "shared"] as const;

export type Animal = (typeof ANIMALS)[number];
export type Prey = (typeof PREY)[number];
export type Card = (typeof CARDS)[number];
export type Direction = (typeof DIRECTIONS)[number];
export type Objective = (typeof OBJECTIVES)[number];

export const NOBODY = -1;
export const TURNS = 8; // §2.1
export const MICRO_STEPS = 3; // §R3
export const IN_HAND: readonly number[] = [4, 3, 1, 2, 3]; // §1.2 by card
/** The id of the first play: a single move north; east, south, west follow, then the next card. */
export const PLAY = 1;
/** §3.4 The one play without a direction, as it is the last. */
export const STOP = 16;
/** The id of the first guess. */
export const GUESS = 18;
/** How a pawn moves in a micro-step, where it is no route: a route's number is 0 or more. */
export const [STAYS, TUNNEL, JUMP] = [-1, -2, -3] as const;

export interface FoxView extends View {
  /** its document; "" for the house's own */
  board: string;
  masked: boolean;
  /** the animals laid out */
  laid: number[];
  objectives: number[];
  /** by seat: a space */
  homes: number[];
  /** how many turns have been played */
  turn: number;
  /** by seat: the cards played, as ids of actions */
  rows: number[][];
  /** by seat: how many are left of each kind of card */
  hands: number[][];
  /** the seat, once all know it */
  predator: number | null;
  /** my own; null for a spectator, and before it is dealt. A secret */
  animal: number | null;
  /** where I am: at the start and after each turn. A secret */
  path: number[];
  /** by play (an action's id less PLAY): where it would take me, how and space for each step. A secret */
  leads: number[][];
  /** from here on: at the end */
  animals: number[] | null;
  /** an action's id */
  guess: number | null;
  hearts: number[];
  wounds: number[];
  scores: number[];
  winners: number[];
}

export interface Play extends Action {
  do: "play";
  card: Card;
  direction?: Direction;
}

export interface Guess extends Action {
  do: "guess";
  first: Prey;
  second?: Prey;
  third?: Prey;
}

export const viewOf = (g: Seen): FoxView => g.view as FoxView;
export const animal = (n: number): Animal => ANIMALS[n] ?? "fox";
export const objective = (n: number): Objective => OBJECTIVES[n] ?? "fickler";
export const card = (n: number): Card => CARDS[n] ?? "stop";
export const isPredator = (n: number): boolean => n >= PREY.length;

/** A card of a row, by its action's id. */
export interface Laid {
  card: Card;
  /** 0 to 3, clockwise from north; null for a stop */
  direction: number | null;
}

export function laid(id: number): Laid {
  const play = id - PLAY;
  return play === STOP ? { card: "stop", direction: null } : { card: card(play >> 2), direction: play & 3 };
}

/** The animals that a guess names, in the order of the prey's seats. */
export const named = (guess: Guess): Prey[] =>
  [guess.first, guess.second, guess.third].filter((one): one is Prey => one !== undefined);

/** The seats that are not the predator's, once he is known. */
export const preySeats = (view: FoxView): number[] =>
  Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => seat !== view.predator);

/** The names of cards in the sprite: `card-movestop`. */
export const cardArt = (of: Card): string => `card-${of.replace("_", "")}`;
export const moveArt = (of: Card): string => `move-${of.replace("_", "")}`;
