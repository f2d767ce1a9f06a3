// The forest: the board drawn from its data, so that a table's own board works too. Everything that stands or moves on it
// is given by whoever shows it: the table, what a card would do, the film.
import type { ComponentChildren } from "preact";
import { useId, useMemo } from "preact/hooks";
import house from "../../art/house.svg";
import { listed, t } from "../../language";
import art from "./art.svg";
import { type Board, foodsOn } from "./board";
import { box, centre, curves, type Point } from "./paths";
import { DIRECTIONS, JUMP } from "./scene";
import { drawn, routeDrawn, type Way } from "./ways";

export const UNIT = 100; // of the drawing, between two neighbours
const CLEARING = 38;
const EDGE = 14; // of forest around all routes
const FOODS = ["mushroom", "corn", "nut", "fly", "clover", "berry"];
/** Where pawns stand on a space, by seat: side by side, so that none hides another or the food. */
const STANDS: readonly Point[] = [
  [0.17, -0.16],
  [-0.17, -0.16],
  [-0.17, 0.12],
  [0.17, 0.12],
];
/** What lies on a clearing, by how many things there are: middle and size. */
const LIES: readonly (readonly (readonly [x: number, y: number, size: number])[])[] = [
  [],
  [[0, 0, 50]],
  [
    [-17, 0, 36],
    [17, 0, 36],
  ],
  [
    [-16, -13, 31],
    [16, -13, 31],
    [0, 16, 31],
  ],
  [
    [-15, -15, 28],
    [15, -15, 28],
    [-15, 15, 28],
    [15, 15, 28],
  ],
];

export interface Pawn {
  seat: number;
  at: Point;
  /** a head of the sprite instead of the pawn, once all know the animal: `head-fox` */
  head?: string;
  scale?: number;
  lift?: number;
  /** a guess rather than a fact */
  faint?: boolean;
  /** taken in hand */
  lifted?: boolean;
}

export interface ForestProps {
  board: Board;
  /** by seat: a space */
  homes: readonly number[];
  pawns?: readonly Pawn[];
  /** drawn over the routes, with an arrow at the end of the last */
  ways?: readonly Way[];
  /** spaces in the light */
  lit?: readonly number[];
  /** what it shows, for a screen reader */
  label: string;
  /** drawn over everything, in units of UNIT */
  children?: ComponentChildren;
}

/** x, y, width and height of the drawing. */
export function frame(board: Board): readonly [number, number, number, number] {
  const [left, top, right, bottom] = box(curves(board));
  const xs = board.x;
  const ys = board.y.map((y) => -y);
  const low = [Math.min(left, ...xs.map((x) => x - 0.45)), Math.min(top, ...ys.map((y) => y - 0.45))] as const;
  const high = [Math.max(right, ...xs.map((x) => x + 0.45)), Math.max(bottom, ...ys.map((y) => y + 0.45))] as const;
  const [x, y] = [low[0] * UNIT - EDGE, low[1] * UNIT - EDGE];
  return [x, y, high[0] * UNIT + EDGE - x, high[1] * UNIT + EDGE - y];
}

/** Where a seat's pawn is drawn when it is at a point. */
export function stand(seat: number, [x, y]: Point): Point {
  const [dx, dy] = STANDS[seat % STANDS.length] ?? [0, 0];
  return [(x + dx) * UNIT, (y + dy) * UNIT];
}

export function Forest({ board, homes, pawns = [], ways = [], lit = [], label, children }: ForestProps) {
  const view = useMemo(() => frame(board), [board]);
  return (
    <svg class="forest" viewBox={view.join(" ")} role="group" aria-label={label}>
      <Ground view={view} />
      <g aria-hidden="true">
        <Routes board={board} />
        {board.names.map((_, space) => (
          <Space key={space} board={board} space={space} seat={homes.indexOf(space)} isLit={lit.includes(space)} />
        ))}
        <Ways board={board} ways={ways} />
        {[...pawns]
          .sort((a, b) => a.at[1] - b.at[1])
          .map((pawn) => (
            <Standing key={`${pawn.seat}${pawn.faint ? "?" : ""}`} pawn={pawn} />
          ))}
      </g>
      {children}
    </svg>
  );
}

function Ground({ view: [x, y, width, height] }: { view: readonly [number, number, number, number] }) {
  const side = Math.max(width, height);
  const edge = useId();
  const place = { x: x - (side - width) / 2, y: y - (side - height) / 2, width: side, height: side };
  return (
    <g aria-hidden="true" class="forest-ground" clip-path={`url(#${edge})`}>
      <clipPath id={edge}>
        <rect x={x} y={y} width={width} height={height} rx={46} />
      </clipPath>
      <rect x={x} y={y} width={width} height={height} />
      <use class="forest-day" href={`${art}#forest`} {...place} />
      <use class="forest-night" href={`${art}#forest-dark`} {...place} />
    </g>
  );
}

/** Each with an edge of its own: where two cross, one leads over the other. */
function Routes({ board }: { board: Board }) {
  const all = useMemo(() => curves(board).map((curve) => routeDrawn(curve, UNIT)), [board]);
  return (
    <>
      {all.map((d, n) => (
        <g key={n}>
          <path class="forest-verge" d={d} />
          <path class="forest-route" d={d} />
        </g>
      ))}
    </>
  );
}

function Space({ board, space, seat, isLit }: { board: Board; space: number; seat: number; isLit: boolean }) {
  const [x, y] = centre(board, space);
  const isPond = board.pond === space;
  const tunnel = board.tunnels.findIndex(([, a, b]) => a === space || b === space);
  const things = [
    ...(seat >= 0 ? [(size: number) => <Home key="home" seat={seat} size={size} />] : []),
    ...foodsOn(board, space).map((food) => (size: number) => <Food key={food} food={food} size={size} />),
    ...(tunnel >= 0 ? [(size: number) => <Tunnel key="tunnel" n={tunnel} size={size} />] : []),
  ];
  const lies = LIES[Math.min(things.length, 4)] ?? [];
  return (
    <g transform={`translate(${x * UNIT} ${y * UNIT})`} class={isLit ? "forest-lit" : ""}>
      <circle class="forest-shade" r={CLEARING} cy={3} />
      <circle class="forest-clearing" r={CLEARING} />
      {isPond && <use href={`${art}#pond`} x={-44} y={-46} width={88} height={88} />}
      {things.slice(0, 4).map((thing, n) => {
        const [dx, dy, size] = lies[n] ?? [0, 0, 28];
        return (
          <g key={n} transform={`translate(${dx} ${dy})`}>
            {thing(size)}
          </g>
        );
      })}
      {things.length > 4 && (
        <text class="forest-more" y={6}>
          +{things.length - 4}
        </text>
      )}
    </g>
  );
}

/** A food that the sprite has no picture of is named by its first letters. */
function Food({ food, size }: { food: string; size: number }) {
  if (FOODS.includes(food))
    return <use href={`${art}#food-${food}`} x={-size / 2} y={-size / 2} width={size} height={size} />;
  return (
    <>
      <circle class="forest-other" r={size / 2.2} />
      <text class="forest-letters" y={size / 6} font-size={size / 2}>
        {food.slice(0, 2)}
      </text>
    </>
  );
}

/** Two ends are a pair by their colour and by their letter. */
function Tunnel({ n, size }: { n: number; size: number }) {
  const letter = String.fromCharCode(65 + n);
  return (
    <g class={`tunnel-${n % 6}`}>
      <use href={`${art}#tunnel`} x={-size / 2} y={-size / 2} width={size} height={size} />
      <text class="forest-letter" y={size * 0.4} font-size={size * 0.66}>
        {letter}
      </text>
    </g>
  );
}

function Home({ seat, size }: { seat: number; size: number }) {
  const large = size * 1.24;
  return (
    <g class={`forest-home seat-${seat % 14}`}>
      <use href={`${art}#home`} x={-large / 2 - 5} y={-large / 2 - 5} width={large} height={large} />
      <circle class="forest-badge" cx={size * 0.44} cy={size * 0.4} r={size * 0.36} />
      <use
        href={`${house}#mask-${seat % 14}`}
        x={size * 0.15}
        y={size * 0.11}
        width={size * 0.58}
        height={size * 0.58}
      />
    </g>
  );
}

function Ways({ board, ways }: { board: Board; ways: readonly Way[] }) {
  const last = ways.at(-1);
  return (
    <g class="forest-ways">
      {["forest-way-edge", "forest-way"].map((line) =>
        ways.map((way, n) => (
          <path key={`${line}${n}`} class={`${line} ${way.how < 0 ? "forest-leap" : ""}`} d={drawn(board, way, UNIT)} />
        )),
      )}
      {last && <Goal board={board} space={last.to} isJump={last.how === JUMP} />}
    </g>
  );
}

function Goal({ board, space, isJump }: { board: Board; space: number; isJump: boolean }) {
  const [x, y] = centre(board, space);
  return (
    <circle class={`forest-goal ${isJump ? "forest-goal-jump" : ""}`} cx={x * UNIT} cy={y * UNIT} r={CLEARING + 5} />
  );
}

function Standing({ pawn: { seat, at, head, scale = 1, lift = 0, faint, lifted } }: { pawn: Pawn }) {
  const [x, y] = stand(seat, at);
  const rise = lift * UNIT + (lifted ? 14 : 0);
  const marks = [
    "forest-pawn",
    `seat-${seat % 14}`,
    faint ? "forest-pawn-faint" : "",
    lifted ? "forest-pawn-lifted" : "",
  ];
  return (
    <g class={marks.filter(Boolean).join(" ")} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <ellipse class="forest-pawn-shade" cy={18} rx={15 * scale} ry={5 * scale} />
      <g transform={`translate(0 ${(-rise).toFixed(1)}) scale(${((1 + lift / 3) * scale).toFixed(3)})`}>
        <use href={`${art}#pawn`} x={-19} y={-27} width={38} height={47.5} />
        {head ? (
          <use href={`${art}#${head}`} x={-17} y={-38} width={34} height={34} />
        ) : (
          <use href={`${house}#mask-${seat % 14}`} x={-11} y={-4} width={22} height={22} />
        )}
      </g>
    </g>
  );
}

/** The board in words: what lies where, and where each side leads. */
export function InWords({
  board,
  homes,
  name,
}: {
  board: Board;
  homes: readonly number[];
  name(seat: number): string;
}) {
  return (
    <ul class="unseen" aria-label={t("ohfox-forest-list")}>
      {board.names.map((_, space) => (
        <li key={space}>
          {spaceInWords(board, homes, space, name)} {waysInWords(board, space)}
        </li>
      ))}
    </ul>
  );
}

/** `B4: corn and nut.` */
export function spaceInWords(
  board: Board,
  homes: readonly number[],
  space: number,
  name: (seat: number) => string,
): string {
  const seat = homes.indexOf(space);
  const letter = String.fromCharCode(65 + board.tunnels.findIndex(([, ...ends]) => ends.includes(space)));
  const end = board.names[board.tunnel[space] ?? -1];
  const things = [
    seat >= 0 ? t("ohfox-forest-home", { name: name(seat) }) : "",
    board.pond === space ? t("ohfox-forest-pond") : "",
    ...foodsOn(board, space).map(foodInWords),
    end ? t("ohfox-forest-tunnel", { letter, to: end }) : "",
  ].filter(Boolean);
  const said = things.length ? listed(things) : t("ohfox-forest-empty");
  return t("ohfox-forest-space", { space: board.names[space] ?? "", things: said });
}

const foodInWords = (food: string): string =>
  FOODS.includes(food) ? t("ohfox-forest-food", { food }) : food.replaceAll("_", " ");

function waysInWords(board: Board, space: number): string {
  const names = DIRECTIONS.map((direction, side) =>
    t("ohfox-forest-way", { direction, to: board.names[board.to[4 * space + side] ?? 0] ?? "" }),
  );
  return t("ohfox-forest-ways", { ways: names.join(", ") });
}
