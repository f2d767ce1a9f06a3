// Hearts and wounds on their way from the forest to those who get them.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Art } from "../../../parts/Art";
import { isStill } from "../../../settings";
import art from "../art.svg";
import type { Board } from "../board";
import type { Gain, Shot } from "./shots";
import { spot } from "./stands";

const TRAVEL = 850; // milliseconds
const WAIT = 450; // what happened is seen first

interface Props {
  /** the film: what flies may leave the forest */
  box: RefObject<HTMLElement | null>;
  board: Board;
  shot: Shot;
  at: number;
  speed: number;
}

export function Flights({ box, board, shot, at, speed }: Props) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (layer.current && box.current && !isStill()) fly(layer.current, box.current, board, shot, speed);
  }, [at]);
  return (
    <div class="reel-flights" ref={layer} key={at} aria-hidden="true">
      {shot.gains.map((one, n) => (
        <Art key={n} of={art} name={one.what === "heal" ? "wound" : one.what} class="reel-flying" />
      ))}
    </div>
  );
}

const middle = (node: Element): { x: number; y: number } => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

/** A healed wound leaves its owner; all else goes to him. */
function fly(layer: HTMLElement, box: HTMLElement, board: Board, shot: Shot, speed: number): void {
  const effect = box.querySelector(".reel-effect");
  const where = spot(board, shot);
  if (!effect || !where) return;
  const zero = layer.getBoundingClientRect();
  const zoom = zero.width / (layer.offsetWidth || zero.width || 1); // a TV is zoomed
  const from = middle(effect);
  shot.gains.forEach((one: Gain, n) => {
    const target = box.querySelector(`[data-film-${one.what === "heart" ? "heart" : "wound"}="${one.seat}"]`);
    if (!target) return;
    const ends = one.what === "heal" ? [middle(target), from] : [from, middle(target)];
    const [a, b] = ends.map(({ x, y }) => ({ x: (x - zero.x) / zoom, y: (y - zero.y) / zoom })) as [Point, Point];
    const aside = shot.gains.length > 1 ? (n ? 22 : -22) : 0;
    const step = (x: number, y: number, size: number): string =>
      `translate(-50%, -50%) translate(${x}px, ${y}px) scale(${size})`;
    layer.children[n]?.animate(
      [
        { transform: step(a.x, a.y, 0.3), opacity: 0 },
        { transform: step(a.x + aside, a.y - 34, 1.5), opacity: 1, offset: 0.3 },
        { transform: step((a.x + b.x) / 2, (a.y + b.y) / 2 - 20, 1.25), opacity: 1, offset: 0.62 },
        { transform: step(b.x, b.y, 0.7), opacity: 1, offset: 0.95 },
        { transform: step(b.x, b.y, 0.3), opacity: 0 },
      ],
      { duration: TRAVEL / speed, delay: WAIT / speed, easing: "ease-in-out", fill: "both" },
    );
  });
}

type Point = { x: number; y: number };
