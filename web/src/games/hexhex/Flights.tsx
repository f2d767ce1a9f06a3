// What flies: Hexes along arcs from seat to seat, several at once, and cards between hands, deck and pile.
import { useLayoutEffect, useRef } from "preact/hooks";
import { Art } from "../../parts/Art";
import type { Happened } from "../../position";
import { isStill } from "../../settings";
import type { Seen } from "../contract";
import art from "./art.svg";
import { together } from "./moments";
import { hexesOf, NOBODY } from "./scene";
import { lies } from "./table/lies";
import { hexArt } from "./table/Pieces";

const MOST = 5; // cards on the way to one seat
const APART = 70; // milliseconds
const TRAVEL = 520;
const STEPS = 10;

interface Flight {
  art: string;
  from: number;
  to: number;
  isHex?: boolean;
}

const many = (n: number, flight: Flight): Flight[] => Array.from({ length: Math.min(n, MOST) }, () => flight);

function flights(g: Seen, one: Happened): Flight[] {
  const { seat } = one;
  switch (one.kind) {
    case "cast": {
      const number = hexesOf(lies(g)).at(-1)?.number ?? 0;
      return [{ art: hexArt(number), from: seat, to: one.at, isHex: true }];
    }
    case "moved":
      return [{ art: hexArt(one.hex), from: one.came, to: one.to, isHex: true }];
    case "duplicated": {
      const came = together(g, g.moment?.happened ?? one).find(
        (other) => other.kind === "moved" && other.hex === one.hex,
      )?.came;
      return [{ art: hexArt(one.copy), from: came ?? NOBODY, to: one.to, isHex: true }];
    }
    case "dealt":
    case "drew":
      return many(one.count, { art: "card-back", from: NOBODY, to: seat });
    case "taken":
      return [{ art: "card-back", from: one.of, to: seat }];
    case "absorbed":
    case "robbed":
      return [{ art: "card-back", from: NOBODY, to: seat }];
    case "swapped":
      return [
        { art: "card-back", from: seat, to: NOBODY },
        { art: "card-back", from: NOBODY, to: seat },
      ];
    case "effect moved":
      return [{ art: "card-purloin", from: one.of, to: seat }];
    case "drawn in":
      return hexesOf(lies(g))
        .filter((hex) => hex.before !== seat)
        .map((hex) => ({ art: hexArt(hex.number), from: hex.before, to: seat, isHex: true }));
  }
  return [];
}

export function Flights({ g }: { g: Seen }) {
  const now = g.moment?.happened;
  const box = useRef<HTMLDivElement>(null);
  const them = now ? together(g, now).flatMap((one) => flights(g, one)) : [];
  useLayoutEffect(() => {
    const node = box.current;
    if (node && now && !isStill()) fly(node, them);
  }, [now?.n]);
  if (!now || !them.length) return null;
  return (
    <div class="hex-flights" ref={box} key={now.n} aria-hidden="true">
      {them.map((one, n) => (
        <Art key={n} of={art} name={one.art} class={`hex-flying ${one.isHex ? "hex-flying-hex" : ""}`} />
      ))}
    </div>
  );
}

interface Point {
  x: number;
  y: number;
}

const centre = (node: Element): Point => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

/** Hexes are thrown over the middle of the table and spin; cards slide. */
function fly(box: HTMLElement, them: readonly Flight[]): void {
  const ring = box.closest(".ring") ?? document;
  const middle = centre(box);
  const at = (seat: number): Point => {
    const place = seat === NOBODY ? null : ring.querySelector(`[data-seat="${seat}"] .seat-face`);
    const { x, y } = place ? centre(place) : middle;
    return { x: x - middle.x, y: y - middle.y };
  };
  them.forEach((one, n) => {
    const [from, to] = [at(one.from), at(one.to)];
    const frames = Array.from({ length: STEPS + 1 }, (_, step) => {
      const far = step / STEPS;
      const bend = one.isHex ? 0.45 : 1; // how much of the straight line is left in the curve's middle
      const top = { x: ((from.x + to.x) / 2) * bend, y: ((from.y + to.y) / 2) * bend - (one.isHex ? 26 : 0) };
      const on = (a: number, b: number, c: number): number =>
        (1 - far) ** 2 * a + 2 * far * (1 - far) * b + far ** 2 * c;
      const [x, y] = [on(from.x, top.x, to.x), on(from.y, top.y, to.y)];
      const size = one.isHex ? 1 + 0.7 * Math.sin(Math.PI * far) : 1;
      const turn = one.isHex ? 360 * far : 0;
      return {
        transform: `translate(-50%, -50%) translate(${x}px, ${y}px) scale(${size}) rotate(${turn}deg)`,
        opacity: step === 0 || (step === STEPS && !one.isHex) ? 0 : 1,
      };
    });
    const delay = one.isHex ? 0 : n * APART;
    box.children[n]?.animate(frames, {
      duration: TRAVEL,
      delay,
      easing: "cubic-bezier(0.4, 0, 0.4, 1)",
      fill: "backwards",
    });
  });
}
