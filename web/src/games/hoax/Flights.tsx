// Tokens and cards that travel: from seat to seat, or between a seat and the middle of the table.
import { useLayoutEffect, useRef } from "preact/hooks";
import { Art } from "../../parts/Art";
import type { Happened } from "../../position";
import { isStill } from "../../settings";
import type { Seen } from "../contract";
import art from "./art.svg";
import { resource, RESOURCES, scene } from "./scene";

/** The middle of the table, where the supply is. */
const MIDDLE = -1;
const MOST = 9; // of one kind on the way at once
const APART = 90; // milliseconds
const TRAVEL = 650;

interface Flight {
  art: string;
  from: number;
  to: number;
}

const many = (n: number, flight: Flight): Flight[] => Array.from({ length: Math.min(n, MOST) }, () => flight);

/** Everything that a seat holds. */
const all = (g: Seen, from: number, to: number): Flight[] =>
  (scene(g).tokens[from] ?? []).flatMap((n, type) => many(n, { art: resource(type), from, to }));

function flights(g: Seen, now: Happened): Flight[] {
  switch (now.kind) {
    case "took": return many(now.count, { art: resource(now.type), from: MIDDLE, to: now.seat });
    case "gave": return many(now.count, { art: resource(now.type), from: now.seat, to: now.to });
    case "swapped": return [
      ...many(now.count, { art: resource(now.gives), from: now.seat, to: now.other }),
      ...many(now.count, { art: resource(now.takes), from: now.other, to: now.seat }),
    ];
    case "called": return [{ art: "hoax-card", from: scene(g).hoaxCard ?? MIDDLE, to: now.seat }];
    case "admitted": return [{ art: "imposter", from: MIDDLE, to: now.seat }];
    case "investigated": return [
      ...RESOURCES.map((type) => ({ art: type, from: now.seat, to: MIDDLE })),
      ...many(4, { art: "suspicion", from: now.target, to: now.seat }),
    ];
    case "accused": return now.right ? all(g, now.target, now.seat) : all(g, now.seat, MIDDLE);
  }
  return [];
}

export function Flights({ g }: { g: Seen }) {
  const now = g.moment?.happened;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const node = box.current;
    if (node && now && !isStill()) fly(node, flights(g, now));
  }, [now?.n]);
  if (!now) return null;
  return (
    <div class="hoax-flights" ref={box} key={now.n} aria-hidden="true">
      {flights(g, now).map((one, n) => (
        <Art key={n} of={art} name={one.art} class={`hoax-flying hoax-flying-${one.art}`} />
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
