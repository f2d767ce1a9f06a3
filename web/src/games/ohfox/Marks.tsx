// §2.4 The predator's pawns: he puts one for each prey where he likes, for all to see. By tapping pawn and space, by
// dragging, or by keys: from space to space along the routes.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../../language";
import type { Session } from "../../session";
import type { Seen } from "../contract";
import type { Board } from "./board";
import { type Pawn, spaceInWords, stand, UNIT } from "./Forest";
import { centre, type Point } from "./paths";
import { preySeats, viewOf } from "./scene";

const NEAR = 0.62; // of a space at which a pawn that is let go goes to it
const MOVED = 0.12; // a finger that has come this far drags
const KEYS: Readonly<Record<string, number>> = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 };

export interface Marking {
  /** by prey seat: its space, as long as the pawn is on the board */
  places: ReadonlyMap<number, number>;
  /** whose pawn I have in hand */
  seat: number | null;
  drag: Point | null;
  take(seat: number | null): void;
  setDrag(at: Point | null): void;
  put(seat: number, space: number): void;
}

/** Am I the one who has the pawns? A masked predator has none (R13). */
export const isMarker = (g: Seen): boolean =>
  viewOf(g).predator === g.me && !viewOf(g).masked && viewOf(g).animals === null;

export function useMarks(g: Seen, board: Board, session?: Session): Marking {
  const [seat, take] = useState<number | null>(null);
  const [drag, setDrag] = useState<Point | null>(null);
  const places = new Map(Object.entries(g.table.marks ?? {}).map(([mark, place]) => [Number(mark), Number(place)]));
  const put = (prey: number, space: number): void => {
    take(null);
    if (board.names[space] !== undefined) void session?.mark(prey, space);
  };
  return { places, seat: isMarker(g) ? seat : null, drag, take, setDrag, put };
}

/** All see the pawns that are put somewhere; to him who has them the others stand at home. */
export function pawnsOf(g: Seen, board: Board, marks: Marking): Pawn[] {
  const view = viewOf(g);
  if (view.predator === null || view.masked || view.animals !== null) return [];
  return preySeats(view).flatMap((seat): Pawn[] => {
    const put = marks.places.get(seat);
    if (put === undefined && !isMarker(g)) return [];
    const inHand = marks.seat === seat;
    const at = inHand && marks.drag ? marks.drag : centre(board, put ?? view.homes[seat] ?? 0);
    return [{ seat, at, faint: put === undefined && !inHand, lifted: inHand }];
  });
}

export function Marks({ g, board, marks }: { g: Seen; board: Board; marks: Marking }) {
  const view = viewOf(g);
  const place = (seat: number): number => marks.places.get(seat) ?? view.homes[seat] ?? 0;
  return (
    <g class="forest-marks">
      {marks.seat !== null && <Places g={g} board={board} marks={marks} seat={marks.seat} space={place(marks.seat)} />}
      {preySeats(view).map((seat) => (
        <Handle key={seat} g={g} board={board} marks={marks} seat={seat} space={place(seat)} />
      ))}
    </g>
  );
}

interface Of {
  g: Seen;
  board: Board;
  marks: Marking;
  seat: number;
  /** where its pawn stands */
  space: number;
}

/** What a finger takes a pawn by. */
function Handle({ g, board, marks, seat, space }: Of) {
  const start = useRef<Point | null>(null);
  const [x, y] = stand(seat, centre(board, space));
  const label = t("ohfox-marks-pawn", { name: g.name(seat), space: board.names[space] ?? "" });
  const toggle = (): void => marks.take(marks.seat === seat ? null : seat);
  const onDown = (event: PointerEvent): void => {
    start.current = pointIn(event);
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  };
  const onMove = (event: PointerEvent): void => {
    const here = pointIn(event);
    const [sx, sy] = start.current ?? here;
    if (!start.current || (marks.drag === null && Math.hypot(here[0] - sx, here[1] - sy) < MOVED)) return;
    if (marks.seat !== seat) marks.take(seat);
    marks.setDrag(here);
  };
  const onUp = (event: PointerEvent): void => {
    const dragged = start.current !== null && marks.drag !== null;
    start.current = null;
    marks.setDrag(null);
    if (!dragged) return toggle();
    const target = nearest(board, pointIn(event));
    if (target === null) marks.take(null);
    else marks.put(seat, target);
  };
  return (
    <g
      class="forest-handle"
      role="button"
      tabindex={0}
      aria-label={label}
      aria-pressed={marks.seat === seat}
      onPointerDown={onDown}
      onPointerMove={onMove}
      onPointerUp={onUp}
      onPointerCancel={() => {
        start.current = null;
        marks.setDrag(null);
      }}
      onKeyDown={(event) => onKey(event, toggle, () => marks.take(null))}
    >
      <circle cx={x} cy={y} r={30} />
    </g>
  );
}

/** Every space as a button; with arrows one goes along the routes. */
function Places({ g, board, marks, seat, space: start }: Of) {
  const all = useRef<(SVGGElement | null)[]>([]);
  useLayoutEffect(() => {
    // taken by a key: the keys go on from where it stands
    if (document.activeElement?.matches(".forest-handle:focus-visible")) all.current[start]?.focus();
  }, []);
  const back = (): void => {
    const handle = all.current[start]?.parentElement?.querySelector<SVGGElement>('.forest-handle[aria-pressed="true"]');
    handle?.focus();
  };
  const move = (event: KeyboardEvent, space: number): void => {
    const side = KEYS[event.key];
    if (side === undefined) {
      return onKey(
        event,
        () => {
          back();
          marks.put(seat, space);
        },
        () => {
          back();
          marks.take(null);
        },
      );
    }
    event.preventDefault();
    all.current[board.to[4 * space + side] ?? space]?.focus();
  };
  return (
    <>
      {board.names.map((_, space) => {
        const [x, y] = centre(board, space);
        return (
          <g
            key={space}
            ref={(one) => {
              all.current[space] = one;
            }}
            class="forest-place"
            role="button"
            tabindex={space === start ? 0 : -1}
            aria-label={spaceInWords(board, viewOf(g).homes, space, g.name)}
            onClick={() => marks.put(seat, space)}
            onKeyDown={(event) => move(event, space)}
          >
            <circle cx={x * UNIT} cy={y * UNIT} r={44} />
          </g>
        );
      })}
    </>
  );
}

function onKey(event: KeyboardEvent, press: () => void, cancel: () => void): void {
  if (event.key === "Escape") return cancel();
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  press();
}

/** Where on the board a pointer is, in its units. */
function pointIn(event: PointerEvent): Point {
  const svg = (event.currentTarget as SVGElement).ownerSVGElement;
  const matrix = svg?.getScreenCTM();
  if (!matrix) return [0, 0];
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return [x / UNIT, y / UNIT];
}

function nearest(board: Board, [x, y]: Point): number | null {
  const far = board.names.map((_, space) => {
    const [sx, sy] = centre(board, space);
    return Math.hypot(sx - x, sy - y);
  });
  const least = Math.min(...far);
  return least <= NEAR ? far.indexOf(least) : null;
}
