// Where everybody is in a shot: on their ways, but never one upon another.
import type { Board } from "../board";
import type { Move, Shot } from "./shots";
import { centre, type Point } from "../paths";
import { STAYS } from "../scene";
import { spot as after } from "../ways";

export interface Stand {
  x: number;
  y: number;
  /** its size: 0 in a tunnel, more than 1 in the air */
  size: number;
  /** how far it is above the ground */
  lift: number;
}

const SOAR = 0.16; // how high a flight is
const NEARER = 0.5; // what is higher up looks larger
const ASIDE = 0.2; // who comes the other way on the same route passes on the right
const APART = 0.23; // of pawns on the same space
const CROWDED = 0.84; // their size
const A_BIT = 0.03; // of a way: where it leads
const SAMPLES = 12; // by which a way is measured
const NONE: Point = [0, 0];

const mix = (a: number, b: number, share: number): number => a + (b - a) * share;

/** One pawn after a share of its way, as if it were alone. */
function alone(board: Board, [from, to, how]: Move, share: number, isAloft: boolean): Stand {
  const { at, scale, lift } = after(board, { from, to, how }, share);
  const high = isAloft ? SOAR : lift;
  return { x: at[0], y: at[1], size: scale * (1 + high * NEARER), lift: high };
}

/** The length of a way: longer ones take longer. */
export function length(board: Board, [from, to, how]: Move): number {
  if (how < 0) return 0;
  const points = Array.from({ length: SAMPLES + 1 }, (_, n) => after(board, { from, to, how }, n / SAMPLES).at);
  return points
    .slice(1)
    .reduce((sum, [x, y], n) => sum + Math.hypot(x - (points[n]?.[0] ?? x), y - (points[n]?.[1] ?? y)), 0);
}

/** By seat: aside of the middle of their space, where several are on it. */
function aside(places: readonly number[]): { by: Point; size: number }[] {
  return places.map((place, seat) => {
    const all = places.flatMap((one, other) => (one === place ? [other] : []));
    if (all.length < 2) return { by: NONE, size: 1 };
    const first = [Math.PI, -Math.PI / 2, Math.PI / 4][all.length - 2] ?? 0;
    const turn = first + (2 * Math.PI * all.indexOf(seat)) / all.length;
    return { by: [APART * Math.cos(turn), APART * Math.sin(turn)] as const, size: CROWDED };
  });
}

/** A flight begins with the first micro-step and ends with the last. */
const isFlying = ({ aloft, step, moves }: Shot, seat: number): boolean =>
  (aloft[seat] ?? false) && step > 0 && (step < 3 || moves.length > 0);

/** Where everybody is after a share of a shot. */
export function stands(board: Board, shot: Shot, share: number): Stand[] {
  const moves = shot.moves.length ? shot.moves : shot.places.map((place): Move => [place, place, STAYS]);
  const way = mix(shot.from, shot.to, share);
  const start = aside(moves.map(([from]) => from));
  const end = aside(moves.map(([, to]) => to));
  return moves.map((move, seat) => {
    const stand = alone(board, move, way, isFlying(shot, seat));
    const [a, b] = [start[seat] ?? { by: NONE, size: 1 }, end[seat] ?? { by: NONE, size: 1 }];
    const isMet = move[2] >= 0 && moves.some((other) => other[2] === move[2] && other[0] !== move[0]);
    const near = isMet ? Math.abs(2 * way - 1) : 1;
    const side = isMet ? pass(board, move, way) : NONE;
    return {
      ...stand,
      x: stand.x + mix(a.by[0], b.by[0], way) * near + side[0],
      y: stand.y + mix(a.by[1], b.by[1], way) * near + side[1],
      size: stand.size * mix(a.size, b.size, way),
    };
  });
}

/** A step to the right of where one goes, most in the middle of the way. */
function pass(board: Board, [from, to, how]: Move, way: number): Point {
  const [a, b] = [way - A_BIT, way + A_BIT].map((share) => after(board, { from, to, how }, share).at) as [Point, Point];
  const far = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const by = ASIDE * Math.sin(Math.PI * way);
  return [(-by * (b[1] - a[1])) / far, (by * (b[0] - a[0])) / far];
}

/** Where something happens in a shot. */
export function spot(board: Board, shot: Shot): Point | null {
  const [from = 0, , to = 0] = board.routes[shot.route] ?? [];
  if (shot.route >= 0) return after(board, { from, to, how: shot.route }, 0.5).at;
  if (shot.space >= 0) return centre(board, shot.space);
  const at = shot.kind === "heart" ? stands(board, shot, 1)[shot.about[0] ?? 0] : undefined;
  return at ? [at.x, at.y] : null;
}
