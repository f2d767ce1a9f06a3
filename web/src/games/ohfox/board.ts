// A board, read from its document: the house checked it, here it is only taken apart. Spaces are numbers, in the order
// of the document; sides N, E, S, W are 0 to 3.
import house from "../../../../src/hoodwink/games/ohfox/board.json";
import { PREY } from "./scene";

export const SIDES = "NESW";
const HOMES = ["east", "north", "west", "south"] as const;
/** How a document writes a space. Their order is read from the text: JSON.parse puts names that are numbers first. */
const SPACE = /"([A-Za-z0-9]{1,4})"\s*:\s*\{\s*"[xy]"/g;

export interface Board {
  name: string;
  /** by space */
  names: readonly string[];
  /** by space, growing east */
  x: readonly number[];
  /** by space, growing north */
  y: readonly number[];
  /** space, side, space, side */
  routes: readonly (readonly [number, number, number, number])[];
  /** by 4 × space + side: the space at the other end, the side by which one comes to it, and the route */
  to: readonly number[];
  arrive: readonly number[];
  route: readonly number[];
  /** east, north, west, south */
  homes: readonly number[];
  pond: number;
  swimTurns: number;
  foods: readonly string[];
  /** by food: its spaces */
  food: readonly (readonly number[])[];
  /** by prey animal: its food */
  diet: readonly number[];
  /** by space: the other end of its tunnel, −1 where there is none */
  tunnel: readonly number[];
  tunnels: readonly (readonly [colour: string, a: number, b: number])[];
}

interface Document {
  name: string;
  spaces: Record<string, { x: number; y: number }>;
  homes: Record<(typeof HOMES)[number], string>;
  healing_space: string;
  swimmer_turns: number;
  food: Record<string, readonly string[]>;
  diet: Record<string, string>;
  tunnels: Record<string, readonly string[]>;
  routes: readonly (readonly string[])[];
}

export function read(document: Document, names: readonly string[] = Object.keys(document.spaces)): Board {
  const number = new Map(names.map((name, space) => [name, space]));
  const space = (name: string | undefined): number => number.get(name ?? "") ?? 0;
  const routes = document.routes.map(
    ([a, p, b, q]) => [space(a), SIDES.indexOf(p ?? ""), space(b), SIDES.indexOf(q ?? "")] as const,
  );
  const foods = Object.keys(document.food);
  const tunnels = Object.entries(document.tunnels).map(([colour, [a, b]]) => [colour, space(a), space(b)] as const);
  return {
    name: document.name,
    names,
    x: names.map((name) => document.spaces[name]?.x ?? 0),
    y: names.map((name) => document.spaces[name]?.y ?? 0),
    routes,
    ...sides(names.length, routes),
    homes: HOMES.map((home) => space(document.homes[home])),
    pond: space(document.healing_space),
    swimTurns: document.swimmer_turns,
    foods,
    food: foods.map((food) => (document.food[food] ?? []).map(space)),
    diet: PREY.map((prey) => foods.indexOf(document.diet[prey] ?? "")),
    tunnel: names.map((_, one) => {
      const [, a, b] = tunnels.find(([, ...ends]) => ends.includes(one)) ?? ["", -1, -1];
      return a === one ? b : a;
    }),
    tunnels,
  };
}

function sides(spaces: number, routes: Board["routes"]): Pick<Board, "to" | "arrive" | "route"> {
  const none = (): number[] => new Array<number>(4 * spaces).fill(-1);
  const [to, arrive, route] = [none(), none(), none()];
  routes.forEach(([a, p, b, q], n) => {
    for (const [from, side, end, other] of [
      [a, p, b, q],
      [b, q, a, p],
    ] as const) {
      to[4 * from + side] = end;
      arrive[4 * from + side] = other;
      route[4 * from + side] = n;
    }
  });
  return { to, arrive, route };
}

export const HOUSE: Board = read(house);
const known = new Map<string, Board>([["", HOUSE]]);

/** The board of a table, by its document; "" is the house's own. */
export function boardOf(document: string): Board {
  let board = known.get(document);
  if (!board) {
    board = read(
      JSON.parse(document) as Document,
      [...document.matchAll(SPACE)].map(([, name]) => name ?? ""),
    );
    known.set(document, board);
  }
  return board;
}

/** The foods of a space, by their names. */
export const foodsOn = (board: Board, space: number): string[] =>
  board.foods.filter((_, food) => board.food[food]?.includes(space));
