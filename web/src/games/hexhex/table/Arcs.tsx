// The ways of the Hexes: an arc from the one who targets to the one who is targeted, with the letter of its Hex.
import { place } from "../../../parts/Ring";
import type { Seen } from "../../contract";
import { type Hex, hexesOf } from "../scene";
import { lies } from "./lies";
import { letterOf } from "./Pieces";

interface Point {
  x: number;
  y: number;
}

const mix = (a: Point, b: Point, far: number): Point => ({ x: a.x + (b.x - a.x) * far, y: a.y + (b.y - a.y) * far });
const MIDDLE: Point = { x: 50, y: 50 };

/** It bends towards the middle; two with the same ends bend differently. */
function arc(g: Seen, hex: Hex, n: number): { path: string; top: Point } {
  const seats = g.view.seats;
  const from = mix(place(hex.targeter, seats, g.me), MIDDLE, 0.16);
  const to = mix(place(hex.before, seats, g.me), MIDDLE, 0.16);
  const half = mix(from, to, 0.5);
  const bend = mix(half, MIDDLE, 0.5 - 0.22 * n);
  const top = { x: 0.25 * from.x + 0.5 * bend.x + 0.25 * to.x, y: 0.25 * from.y + 0.5 * bend.y + 0.25 * to.y };
  return { path: `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`, top };
}

export function Arcs({ g }: { g: Seen }) {
  const hexes = hexesOf(lies(g)).filter((hex) => hex.targeter >= 0 && hex.targeter !== hex.before);
  const twins = (hex: Hex, n: number): number =>
    hexes
      .slice(0, n)
      .filter((other) => [other.targeter, other.before].every((seat) => seat === hex.targeter || seat === hex.before))
      .length;
  const arcs = hexes.map((hex, n) => ({ hex, ...arc(g, hex, twins(hex, n)) }));
  return (
    <div class="hex-arcs" aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {arcs.map(({ hex, path }) => (
          <g key={`${hex.number}-${hex.targeter}-${hex.before}`} class={`hex-arc hex-arc-${hex.number % 6}`}>
            <path d={path} class="hex-arc-under" />
            <path d={path} class="hex-arc-line" pathLength={100} />
          </g>
        ))}
      </svg>
      {hexes.length > 1 &&
        arcs.map(({ hex, top }) => (
          <b key={hex.number} class="hex-arc-letter" style={{ left: `${top.x}%`, top: `${top.y}%` }}>
            {letterOf(hex.number)}
          </b>
        ))}
    </div>
  );
}
