// How the routes of a board are drawn: src/hoodwink/games/ohfox/paths.py once more, number by number (it says how and
// why; both are tested against the same list). Units are the distance of two neighbours, x grows east, y south.
import type { Board } from "./board";

export type Point = readonly [x: number, y: number];
/** A start, then three points for each cubic Bézier piece. */
export type Curve = readonly Point[];
type Steps = (readonly [number, number])[];

export const RADIUS = 0.29;
const CLEAR = 0.4;
const NEAR = 0.3;
const SAMPLES = 32;
const BEND = 0.09;
const PULLS = [0.35, 0.45, 0.55, 0.65, 0.8, 0.95, 1.1, 1.3, 1.5, 1.75, 2.0] as const;
const ROUND = 0.3;
const ASIDE = [0.0, 0.1, -0.1, 0.05, -0.05] as const;
const OUT_X = [0, 1, 0, -1] as const;
const OUT_Y = [-1, 0, 1, 0] as const;
const MARGIN = 5;
const STEP = 2;
const TURN = 5;
const TAKEN = 6;
const ROW = 4;

const known = new WeakMap<Board, Curve[]>();

/** By route: its points, rounded. */
export function curves(board: Board): Curve[] {
  let found = known.get(board);
  if (!found) {
    found = new Sheet(board).curves.map((curve) => curve.map(([x, y]) => [round(x), round(y)] as const));
    known.set(board, found);
  }
  return found;
}

export const centre = (board: Board, space: number): Point => [board.x[space] ?? 0, 0 - (board.y[space] ?? 0)];

/** The middle of a side. */
function rim(board: Board, space: number, side: number): Point {
  const [x, y] = centre(board, space);
  return [x + RADIUS * outX(side), y + RADIUS * outY(side)];
}

/** The point of a curve after a share of its pieces, from 0 to 1: where a pawn is on its way. */
export function at(curve: Curve, share: number): Point {
  const pieces = Math.floor((curve.length - 1) / 3);
  const piece = Math.min(pieces - 1, Math.floor(share * pieces));
  const t = share * pieces - piece;
  const u = 1.0 - t;
  const [p, q, r, s] = curve.slice(3 * piece, 3 * piece + 4) as [Point, Point, Point, Point];
  const a = u * u * u;
  const b = 3.0 * u * u * t;
  const c = 3.0 * u * t * t;
  const d = t * t * t;
  return [a * p[0] + b * q[0] + c * r[0] + d * s[0], a * p[1] + b * q[1] + c * r[1] + d * s[1]];
}

/** The smallest x and y and the largest that these curves come to, as far as their samples say. */
export function box(all: readonly Curve[]): [number, number, number, number] {
  const points = all.flatMap((curve) => Array.from({ length: SAMPLES + 1 }, (_, n) => at(curve, n / SAMPLES)));
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [round(Math.min(...xs)), round(Math.min(...ys)), round(Math.max(...xs)), round(Math.max(...ys))];
}

/** The routes that are laid so far. */
class Sheet {
  readonly curves: Curve[];
  private readonly centres: readonly Point[];
  /** samples of all that is laid, by squares as wide as NEAR */
  private readonly marks = new Map<string, Point[]>();
  /** half steps of lanes → how many routes */
  private readonly taken = new Map<string, number>();

  constructor(private readonly board: Board) {
    this.centres = board.names.map((_, space) => centre(board, space));
    this.curves = board.routes.map(() => []);
    const bent: (readonly [number, number])[] = [];
    board.routes.forEach(([a, p, b, q], n) => {
      if (this.faces(a, p, b, q)) this.lay(n, line(rim(board, a, p), rim(board, b, q)));
      else bent.push([Math.abs(of(board.x, a) - of(board.x, b)) + Math.abs(of(board.y, a) - of(board.y, b)), n]);
    });
    bent.sort(([a, n], [b, m]) => a - b || n - m);
    for (const [, n] of bent) this.lay(n, this.oneCurve(n) ?? this.rounded(n));
  }

  private lay(n: number, curve: Curve): void {
    this.curves[n] = curve;
    for (let i = 1; i < SAMPLES; i += 1) {
      const [x, y] = at(curve, i / SAMPLES);
      const square = key(Math.floor(x / NEAR), Math.floor(y / NEAR));
      const marks = this.marks.get(square);
      if (marks) marks.push([x, y]);
      else this.marks.set(square, [[x, y]]);
    }
  }

  /** Whether a straight line joins the two sides and no space lies on it. */
  private faces(a: number, p: number, b: number, q: number): boolean {
    const [ax, ay] = of(this.centres, a);
    const [bx, by] = of(this.centres, b);
    const far = Math.abs(bx - ax) + Math.abs(by - ay);
    if ((p + 2) % 4 !== q || ax + far * outX(p) !== bx || ay + far * outY(p) !== by) return false;
    for (let n = 1; n < far; n += 1) {
      if (this.centres.some(([x, y]) => x === ax + n * outX(p) && y === ay + n * outY(p))) return false;
    }
    return true;
  }

  // one curve ---------------------------------------------------------------------------------------------------------

  /** The cheapest that is clear; none if there is none. */
  private oneCurve(n: number): Curve | undefined {
    const [a, p, b, q] = of(this.board.routes, n);
    const start = rim(this.board, a, p);
    const end = rim(this.board, b, q);
    const far = distance(start, end);
    let best: Curve | undefined;
    let least = 0.0;
    for (const out of PULLS) {
      for (const back of PULLS) {
        const curve: Curve = [
          start,
          [start[0] + out * far * outX(p), start[1] + out * far * outY(p)],
          [end[0] + back * far * outX(q), end[1] + back * far * outY(q)],
          end,
        ];
        const points = Array.from({ length: SAMPLES + 1 }, (_, i) => at(curve, i / SAMPLES));
        if (!this.isClear(points, a, b)) continue;
        const cost = this.cost(points) + 0.5 * far * Math.abs(out - back);
        if (!best || cost < least) [best, least] = [curve, cost];
      }
    }
    return best;
  }

  private isClear(points: readonly Point[], a: number, b: number): boolean {
    return this.centres.every((middle, space) => {
      const own = space === a || space === b;
      return points.every((point, i) => {
        const ends = Math.min(i, SAMPLES - i); // its own spaces it leaves by and by
        const room = own ? Math.min(RADIUS - 0.01 + 0.015 * ends, CLEAR) : CLEAR;
        return distance(point, middle) >= room;
      });
    });
  }

  /** Length and bends, and a charge for every sample near to what is laid, but for those at the crowded ends. */
  private cost(points: readonly Point[]): number {
    let cost = 0.0;
    for (let i = 1; i < points.length; i += 1) cost += distance(of(points, i - 1), of(points, i));
    for (let i = 1; i < points.length - 1; i += 1) {
      cost += BEND * bend(of(points, i - 1), of(points, i), of(points, i + 1));
    }
    for (let i = 4; i < points.length - 4; i += 1) {
      const point = of(points, i);
      let nearest = NEAR;
      const column = Math.floor(point[0] / NEAR);
      const row = Math.floor(point[1] / NEAR);
      for (const x of [-1, 0, 1]) {
        for (const y of [-1, 0, 1]) {
          const marks = this.marks.get(key(column + x, row + y)) ?? [];
          for (const mark of marks) nearest = Math.min(nearest, distance(point, mark));
        }
      }
      cost += 3.0 * (NEAR - nearest);
    }
    return cost;
  }

  // lanes -------------------------------------------------------------------------------------------------------------

  private rounded(n: number): Curve {
    const [a, p, b, q] = of(this.board.routes, n);
    const steps = this.lanes(a, p, b, q);
    let others = 0;
    for (const [i, j] of steps) {
      const before = this.taken.get(key(i, j)) ?? 0;
      others = Math.max(others, before);
      this.taken.set(key(i, j), before + 1);
    }
    const aside = of(ASIDE, others % ASIDE.length);
    const start = rim(this.board, a, p);
    const end = rim(this.board, b, q);
    const halves = steps.map(([i, j]): Point => [i / 2.0 + aside * odd(i), j / 2.0 + aside * odd(j)]);
    const corners = halves.filter((_, i) => i > 0 && i < halves.length - 1 && turns(steps, i));
    const path = [start, ...corners, end];
    const curve: Point[] = [start];
    for (let i = 1; i < path.length - 1; i += 1) {
      const [back, here, on] = [of(path, i - 1), of(path, i), of(path, i + 1)];
      const before = towards(here, back, Math.min(ROUND, distance(here, back) / 2.0));
      const after = towards(here, on, Math.min(ROUND, distance(here, on) / 2.0));
      curve.push(...line(of(curve, curve.length - 1), before).slice(1));
      curve.push(between(before, here), between(after, here), after);
    }
    return [...curve, ...line(of(curve, curve.length - 1), end).slice(1)];
  }

  /** The cheapest way in half steps, from the middle of a space to that of another, by these sides. */
  private lanes(a: number, p: number, b: number, q: number): Steps {
    const { x: xs, y: ys } = this.board;
    const [goalX, goalY] = [2 * of(xs, b), -2 * of(ys, b)];
    const spaces = new Set(xs.map((x, space) => key(2 * x, -2 * of(ys, space))));
    const [lowX, highX] = [2 * Math.min(...xs) - MARGIN, 2 * Math.max(...xs) + MARGIN];
    const [lowY, highY] = [-2 * Math.max(...ys) - MARGIN, -2 * Math.min(...ys) + MARGIN];
    const first: Place = { x: 2 * of(xs, a) + outX(p), y: -2 * of(ys, a) + outY(p), way: p, before: null };
    const seen = new Set<string>();
    const waiting: Place[][] = [[first]];
    for (let cost = 0; cost < waiting.length; cost += 1) {
      // by cost, then in the order in which they were found
      const places = waiting[cost] ?? [];
      for (const place of places) {
        const name = key(place.x, place.y, place.way);
        if (seen.has(name)) continue;
        seen.add(name);
        if (place.x === goalX && place.y === goalY) return this.back(place, a);
        for (const way of [place.way, (place.way + 1) % 4, (place.way + 3) % 4]) {
          const [i, j] = [place.x + outX(way), place.y + outY(way)];
          const ends = i === goalX && j === goalY && (way + 2) % 4 === q;
          const isIn = lowX <= i && i <= highX && lowY <= j && j <= highY;
          if (!ends && (spaces.has(key(i, j)) || !isIn)) continue;
          const inRow = odd(way % 2 === 0 ? i : j) === 0;
          const taken = ends ? 0 : TAKEN * (this.taken.get(key(i, j)) ?? 0);
          const more = STEP + (way !== place.way ? TURN : 0) + taken + (inRow ? ROW : 0);
          while (waiting.length <= cost + more) waiting.push([]);
          waiting[cost + more]?.push({ x: i, y: j, way, before: place });
        }
      }
    }
    throw new Error("the lanes around the board join everything");
  }

  private back(place: Place, a: number): Steps {
    const way: Steps = [];
    for (let here: Place | null = place; here; here = here.before) way.push([here.x, here.y]);
    way.push([2 * of(this.board.x, a), -2 * of(this.board.y, a)]);
    return way.reverse();
  }
}

interface Place {
  x: number;
  y: number;
  /** in which one came */
  way: number;
  before: Place | null;
}

const of = <T>(list: readonly T[], n: number): T => list[n] as T;
const outX = (side: number): number => of(OUT_X, side);
const outY = (side: number): number => of(OUT_Y, side);
const key = (...numbers: readonly number[]): string => numbers.join(",");
const odd = (n: number): number => Math.abs(n % 2);
const line = (a: Point, b: Point): Curve => [a, part(a, b, 1.0 / 3.0), part(a, b, 2.0 / 3.0), b];
const part = (a: Point, b: Point, share: number): Point => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
/** Where a round corner is steered. */
const between = (a: Point, corner: Point): Point => part(a, corner, 0.55);
const towards = (a: Point, b: Point, far: number): Point => part(a, b, far / distance(a, b));

function turns(steps: Steps, i: number): boolean {
  const [[ax, ay], [bx, by], [cx, cy]] = [of(steps, i - 1), of(steps, i), of(steps, i + 1)];
  return (bx - ax) * (cy - by) !== (by - ay) * (cx - bx);
}

function bend(a: Point, b: Point, c: Point): number {
  const [one, two, across] = [distance(a, b), distance(b, c), distance(a, c)];
  const turn = (2.0 * Math.abs((b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]))) / (one * two * across);
  return (turn * turn * (one + two)) / 2.0;
}

function distance(a: Point, b: Point): number {
  const x = a[0] - b[0];
  const y = a[1] - b[1];
  return Math.sqrt(x * x + y * y);
}

const round = (x: number): number => Math.floor(x * 1000.0 + 0.5) / 1000.0;
