// Pieces that travel while a moment is shown: from seat to seat, or between a seat and the middle of the table.
import { useLayoutEffect, useRef } from "preact/hooks";
import { isStill } from "../settings";
import { Art } from "./Art";
import { useMark } from "./mark";

/** The middle of the table, where the supply is. */
export const MIDDLE = -1;
const MOST = 9; // of one kind on the way at once
const APART = 80; // milliseconds
const TRAVEL = 650;

export interface Flight {
  art: string;
  from: number;
  to: number;
}

export const many = (n: number, flight: Flight): Flight[] => Array.from({ length: Math.min(n, MOST) }, () => flight);

interface Props {
  /** its key, with which its styles begin */
  game: string;
  art: string;
  /** the number of what has just happened */
  n: number;
  flights: readonly Flight[];
}

export function Flying({ game, art, n, flights }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useMark(`${game}-flies`, flights.length > 0);
  useLayoutEffect(() => {
    if (box.current && !isStill()) fly(box.current, flights);
  }, [n]);
  return (
    <div class={`${game}-flights`} ref={box} key={n} aria-hidden="true">
      {flights.map((one, place) => (
        <Art key={place} of={art} name={one.art} class={`${game}-flying ${game}-flying-${one.art}`} />
      ))}
    </div>
  );
}

const centre = (node: Element): { x: number; y: number } => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

function fly(box: HTMLElement, them: readonly Flight[]): void {
  const ring = box.closest(".ring") ?? document;
  const middle = centre(box);
  const at = (seat: number): { x: number; y: number } => {
    const place = seat === MIDDLE ? null : ring.querySelector(`[data-seat="${seat}"]`);
    const { x, y } = place ? centre(place) : middle;
    return { x: x - middle.x, y: y - middle.y };
  };
  them.forEach((one, n) => {
    const [from, to] = [at(one.from), at(one.to)];
    const step = (x: number, y: number, size: number): string =>
      `translate(-50%, -50%) translate(${x}px, ${y}px) scale(${size})`;
    box.children[n]?.animate(
      [
        { transform: step(from.x, from.y, 0.5), opacity: 0 },
        { transform: step(from.x, from.y, 1), opacity: 1, offset: 0.15 },
        { transform: step((from.x + to.x) / 2, (from.y + to.y) / 2 - 14, 1.35), opacity: 1, offset: 0.55 },
        { transform: step(to.x, to.y, 0.9), opacity: 1, offset: 0.95 },
        { transform: step(to.x, to.y, 0.4), opacity: 0 },
      ],
      { duration: TRAVEL, delay: n * APART, easing: "ease-in-out", fill: "both" },
    );
  });
}
