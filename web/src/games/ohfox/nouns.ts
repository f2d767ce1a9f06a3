// The nouns of Oh, Fox!, and what is said with them. A role of a sentence that is mine is told by `you`.
import { has, listed, t } from "../../language";
import type { Seen } from "../contract";
import { type Board, boardOf, foodsOn } from "./board";
import { type Animal, animal, type Card, type Direction, DIRECTIONS, laid, NOBODY, objective, viewOf } from "./scene";

export type Args = Record<string, string | number>;

/** A sentence about seats: each role by its name, and `you` is the role that is mine. */
export function say(g: Seen, key: string, roles: Readonly<Record<string, number>>, args: Args = {}): string {
  const all: Args = { ...args, you: "none" };
  for (const [role, seat] of Object.entries(roles)) {
    all[role] = g.name(seat);
    if (seat === g.me) all.you = role;
  }
  return t(key, all);
}

/** `Fox`. */
export const called = (who: Animal): string => t(`ohfox-name-${who}`);
/** `the fox`. */
export const the = (who: Animal): string => t(`ohfox-the-${who}`);
/** `Fox and Owl`, by their numbers. */
export const titles = (them: readonly number[], type: "conjunction" | "disjunction" = "conjunction"): string =>
  listed(
    them.map((n) => called(animal(n))),
    type,
  );
/** `Slowpoke`. */
export const aim = (n: number): string => t(`ohfox-objective-${objective(n)}`);
/** `Double move`. */
export const cardName = (of: Card): string => t(`ohfox-card-${of}`);
/** `north`. */
export const toward = (of: Direction): string => t(`ohfox-toward-${of}`);
export const hearts = (n: number): string => t("ohfox-hearts", { n });
export const wounds = (n: number): string => t("ohfox-wounds", { n });

/** `double move north`, by the action's id. */
export function played(id: number): string {
  const { card, direction } = laid(id);
  const to = direction === null ? undefined : DIRECTIONS[direction];
  return to ? t("ohfox-card-to", { card: cardName(card), to: toward(to) }) : cardName(card);
}

const ARROWS = "↑→↓←";
/** `Double move ↑`, where there is little room. */
export function shortly(id: number): string {
  const { card, direction } = laid(id);
  return direction === null ? cardName(card) : `${cardName(card)} ${ARROWS[direction]}`;
}

export const who = (g: Seen, seat: number): string => (seat === g.me ? t("ohfox-you") : g.name(seat));
/** `Ada, you and Ben`. */
export const names = (g: Seen, seats: readonly number[]): string => listed(seats.map((seat) => who(g, seat)));

// places ------------------------------------------------------------------------------------------------------------

/** A food of the board; those of a board of one's own are called as it calls them. */
export const food = (name: string): string => foodWords("ohfox-food", name);
/** `a nut`, as something that is eaten. */
export const eaten = (name: string): string => foodWords("ohfox-eaten", name);
const foodWords = (key: string, name: string): string =>
  has(`${key}-${name}`) ? t(`${key}-${name}`) : name.replaceAll("_", " ");

/** `corn & nut`, `the pond`, `Ada’s home`: a space by what is seen there. */
export const spot = (g: Seen, space: number): string => inPlace(g, "ohfox-spot", space);
/** `at corn & nut`; half-way on a route where it is no space. */
export function at(g: Seen, space: number, route = NOBODY): string {
  if (space !== NOBODY) return inPlace(g, "ohfox-at", space);
  const [a = 0, , b = 0] = boardOf(viewOf(g).board).routes[route] ?? [];
  return t("ohfox-between", { a: inPlace(g, "ohfox-by", a), b: inPlace(g, "ohfox-by", b) });
}
/** `to corn & nut`; `home`, where it is the home of the seat that goes there. */
export const to = (g: Seen, space: number, seat = NOBODY): string =>
  space === viewOf(g).homes[seat] ? t("ohfox-homeward") : inPlace(g, "ohfox-to", space);

function inPlace(g: Seen, key: string, space: number): string {
  const { board: document, homes } = viewOf(g);
  const board = boardOf(document);
  if (space === board.pond) return t(key, { place: "pond", space: "", who: "" });
  const seat = homes.indexOf(space);
  if (seat >= 0) return t(key, { place: seat === g.me ? "mine" : "home", space: "", who: g.name(seat) });
  const side = SIDES[board.homes.indexOf(space)];
  const seen = sights(board, space);
  return side && seen === board.names[space]
    ? t(key, { place: "clearing", space: toward(side), who: "" })
    : t(key, { place: "other", space: seen, who: "" });
}

/** §1.1 Where the board's homes are: the one that is nobody's is a clearing with nothing on it. */
const SIDES: readonly Direction[] = ["east", "north", "west", "south"];

/** What grows on a space, and its tunnel; with its name, where another looks the same or nothing is seen. */
function sights(board: Board, space: number): string {
  const name = board.names[space] ?? "";
  const seen = onSpace(board, space).join(" & ");
  const isAlone = board.names.every((_, other) => other === space || onSpace(board, other).join(" & ") !== seen);
  return !seen ? name : isAlone ? seen : `${seen} (${name})`;
}

function onSpace(board: Board, space: number): string[] {
  const tunnel = tunnelOn(board, space);
  const foods = foodsOn(board, space).map((one) => t("ohfox-forest-food", { food: one.replaceAll("_", " ") }));
  return tunnel < 0 ? foods : [...foods, t("ohfox-tunnel", { letter: letter(tunnel) })];
}

/** The number of the tunnel that begins on a space; NOBODY where none does. */
export const tunnelOn = (board: Board, space: number): number =>
  board.tunnels.findIndex(([, a, b]) => a === space || b === space);
/** By which both ends of a tunnel are known. */
export const letter = (tunnel: number): string => String.fromCharCode(65 + tunnel);
