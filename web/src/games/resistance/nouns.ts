// The nouns of The Resistance, in the order in which the house numbers them.
import type { View } from "../../position";
import type { Seen } from "../contract";
import art from "./art.svg";

export const ART: string = art;

export const ROLES = [
  "resistance",
  "spy",
  "resistance_chief",
  "spy_chief",
  "resistance_hunter",
  "spy_hunter",
  "dummy_agent",
  "coordinator",
  "deep_agent",
  "pretender",
  "resistance_reverser",
  "spy_reverser",
] as const;
export type Role = (typeof ROLES)[number];
const SPIES: readonly Role[] = ["spy", "spy_chief", "spy_hunter", "deep_agent", "spy_reverser"];

export const CARDS = ["success", "fail", "chief_fail", "reverse"] as const;
export const LOYALTIES = ["not_a_chief", "chief", "resistance_chief", "spy_chief"] as const;
export const SIDES = ["resistance", "spy"] as const;
export const PLOTS = [
  "close_eye",
  "strong_leader",
  "no_confidence",
  "take_responsibility",
  "opinion_maker",
  "overheard_conversation",
  "in_the_spotlight",
  "open_up",
  "establish_confidence",
] as const;

/** What was learnt when all were dealt, by its number in `knows`. */
export const SEEN = ["spy", "spy-chief", "deep-agent", "either", "chief", "coordinator"] as const;

/** What is in play, as bits of `modules`. */
export const BLIND_SPIES = 1;
export const TARGETING = 2;
export const WITH_PLOTS = 4;
export const HUNTERS = 8;
export const BLAME = 32;
export const INQUISITOR = 64;
export const HIDDEN_REVERSER = 128;

/** The table as one seat sees it. */
export interface ResistanceView extends View {
  cast: number[];
  modules: number;
  role: number | null;
  /** my mission cards: of every mission done, then of the one in progress */
  mine: (number | null)[];
  knows: [seat: number, what: number][] | null;
  leader: number | null;
  rejections: number;
  /** the mission that is being tried, from 0 */
  number: number;
  team: number[];
  missions: [number: number, team: number, succeeded: boolean, leader: number][];
  investigator: number | null;
  plots: number[][];
  drawn: number[];
  inquisitor: number | null;
  held_token: number[];
  hunters: number[];
  early_used: boolean;
  blame_used: boolean;
  roles: number[] | null;
  winner: number | null;
}

export const looking = (g: Seen): ResistanceView => g.view as ResistanceView;

export const roleAt = (number: number): Role => ROLES[number] ?? "resistance";
export const isSpy = (role: Role): boolean => SPIES.includes(role);
export const sideOf = (role: Role): "resistance" | "spy" => (isSpy(role) ? "spy" : "resistance");
export const dashed = (name: string): string => name.replaceAll("_", "-");

export const MISSIONS = [0, 1, 2, 3, 4] as const;
export const REJECTIONS = 5;
const MANY = 7; // seats from which on the larger tables are used

/** §2.1 by mission. For the eye only: the view doesn't have it, and teams are named from the options. */
export const TEAM_SIZE: Readonly<Record<number, readonly number[]>> = {
  5: [2, 3, 2, 3, 3],
  6: [2, 3, 4, 3, 4],
  7: [2, 3, 3, 4, 4],
  8: [3, 4, 4, 5, 5],
  9: [3, 4, 4, 5, 5],
  10: [3, 4, 4, 5, 5],
};
/** §1.1 for the page about the game; at a table the cast says it. */
export const SPY_COUNT: Readonly<Record<number, number>> = { 5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4 };

export const teamSize = (seats: number, mission: number): number => TEAM_SIZE[seats]?.[mission] ?? 0;
/** §3.4 */
export const failsNeeded = (seats: number, mission: number): number => (mission === 3 && seats >= MANY ? 2 : 1);

/** §7.3 the loyalty cards that are shown at this table. */
export const loyalties = (seats: number): readonly string[] =>
  seats >= MANY ? ["not_a_chief", "resistance_chief", "spy_chief"] : ["not_a_chief", "chief"];

/** §5.1 the plot cards that can be drawn, and how many there are. */
export function plotDeck(seats: number): [plot: number, count: number][] {
  const few = [2, 2, 1, 1, 1, 0, 0, 0, 0];
  const added = [0, 0, 2, 0, 1, 2, 1, 1, 1];
  const counts = few.map((n, plot) => n + (seats >= MANY ? (added[plot] ?? 0) : 0));
  return counts.flatMap((n, plot): [number, number][] => (n ? [[plot, n]] : []));
}

/** §5.2 how many are drawn for a mission. */
export const plotsDrawn = (seats: number): number => (seats < MANY ? 1 : seats < 9 ? 2 : 3);

export const hasChiefFail = (seats: number): boolean => seats >= MANY; // §6.3
