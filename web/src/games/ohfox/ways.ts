// Where a pawn is on its way: along a route, through a tunnel, in a jump. For the film, and for what is drawn ahead.
import type { Board } from "./board";
import { at, centre, type Curve, curves, type Point } from "./paths";
import { JUMP, STAYS, TUNNEL } from "./scene";

const SAMPLES = 40; // points by which a way is measured
const ARCH = 0.9; // how high a jump rises

/** A step: from a space to a space, by a route (its number), TUNNEL, JUMP or STAYS. */
export interface Way {
  from: number;
  to: number;
  how: number;
}

/** A place to draw a pawn at. */
export interface Spot {
  at: Point;
  /** 1 but in a tunnel, where it shrinks and grows again */
  scale: number;
  /** how high above the ground, in units of the board: the shadow stays behind */
  lift: number;
}

const onSpace = (board: Board, space: number): Spot => ({ at: centre(board, space), scale: 1, lift: 0 });

/** Where a pawn is after a share (0 to 1) of a step, at an even pace. In a flight the film adds the height. */
export function spot(board: Board, { from, to, how }: Way, share: number): Spot {
  if (how === STAYS || share <= 0) return onSpace(board, from);
  if (share >= 1) return onSpace(board, to);
  if (how === TUNNEL) {
    if (share < 0.5) return { ...onSpace(board, from), scale: 1 - 2 * share };
    return { ...onSpace(board, to), scale: 2 * share - 1 };
  }
  if (how === JUMP) {
    const [[ax, ay], [bx, by]] = [centre(board, from), centre(board, to)];
    return { at: [ax + (bx - ax) * share, ay + (by - ay) * share], scale: 1, lift: 4 * ARCH * share * (1 - share) };
  }
  return { at: along(line(board, from, how), share), scale: 1, lift: 0 };
}

/** A route as a list of points from the middle of a space to that of the other, beginning at this end. */
function line(board: Board, from: number, route: number): Point[] {
  const [a, , b] = board.routes[route] ?? [from, 0, from, 0];
  const curve = curves(board)[route] ?? [];
  const points = [centre(board, a), ...samples(curve), centre(board, b)];
  return from === a ? points : points.reverse();
}

const samples = (curve: Curve): Point[] => Array.from({ length: SAMPLES + 1 }, (_, n) => at(curve, n / SAMPLES));

function along(points: readonly Point[], share: number): Point {
  const lengths = points.slice(1).map(([x, y], n) => Math.hypot(x - (points[n]?.[0] ?? x), y - (points[n]?.[1] ?? y)));
  let left = share * lengths.reduce((sum, one) => sum + one, 0);
  for (const [n, length] of lengths.entries()) {
    const [a, b] = [points[n] as Point, points[n + 1] as Point];
    const part = left / length;
    if (left <= length && length > 0) return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
    left -= length;
  }
  return points.at(-1) as Point;
}

/** A step as the `d` of an SVG path, in units of the board times `unit`. Off the routes it is an arch. */
export function drawn(board: Board, { from, to, how }: Way, unit: number): string {
  const p = ([x, y]: Point): string => `${+(x * unit).toFixed(2)} ${+(y * unit).toFixed(2)}`;
  const [a, b] = [centre(board, from), centre(board, to)];
  if (how < 0) {
    const lift = how === JUMP ? ARCH : 0.35;
    return `M${p(a)}Q${p([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 2 * lift])} ${p(b)}`;
  }
  const curve = curves(board)[how] ?? [];
  const points = (board.routes[how]?.[0] === from ? curve : [...curve].reverse()).map(p);
  return `M${p(a)}L${points[0]}${pieces(points)}L${p(b)}`;
}

/** A route from rim to rim. */
export function routeDrawn(curve: Curve, unit: number): string {
  const points = curve.map(([x, y]) => `${+(x * unit).toFixed(2)} ${+(y * unit).toFixed(2)}`);
  return `M${points[0]}${pieces(points)}`;
}

function pieces(points: readonly string[]): string {
  let d = "";
  for (let n = 1; n < points.length; n += 3) d += `C${points[n]} ${points[n + 1]} ${points[n + 2]}`;
  return d;
}

/** What a play would do, from the view's list: how and space for each step, one after another. */
export function steps(from: number, leads: readonly number[]): Way[] {
  const found: Way[] = [];
  let here = from;
  for (let n = 0; n + 1 < leads.length; n += 2) {
    const way = { from: here, how: leads[n] ?? STAYS, to: leads[n + 1] ?? here };
    found.push(way);
    here = way.to;
  }
  return found;
}
