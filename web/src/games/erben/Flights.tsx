// Chips, trios, points and cards that travel: from seat to seat, or between a seat and the middle of the table.
import { useLayoutEffect, useRef } from "preact/hooks";
import { Art } from "../../parts/Art";
import type { Happened } from "../../position";
import { isStill } from "../../settings";
import type { Seen } from "../contract";
import art from "./art.svg";
import { together } from "./moments";
import { chip, CHIPS, NOBODY, type Scene, scene, storyOf } from "./scene";

const MOST = 9; // of one kind on the way at once
const APART = 80; // milliseconds
const TRAVEL = 650;

interface Flight {
  art: string;
  from: number;
  to: number;
}

const many = (n: number, flight: Flight): Flight[] => Array.from({ length: Math.min(n, MOST) }, () => flight);

/** Everything that lies before a seat. */
const all = (lies: Scene, from: number, to: number): Flight[] => [
  ...(lies.chips[from] ?? []).flatMap((n, type) => many(n, { art: chip(type), from, to })),
  ...many(lies.trios[from] ?? 0, { art: "trio", from, to }),
];

function flights(g: Seen, now: Happened): Flight[] {
  const { seat } = now;
  switch (now.kind) {
    case "chips":
      return (now.chips as number[]).flatMap((n, type) => many(n, { art: chip(type), from: NOBODY, to: seat }));
    case "took": return many(now.count, { art: chip(now.type), from: NOBODY, to: seat });
    case "gave": return many(now.count, { art: chip(now.type), from: seat, to: now.to });
    case "swapped": return [
      { art: chip(now.gives), from: seat, to: now.other },
      { art: chip(now.takes), from: now.other, to: seat },
    ];
    case "stacked": return many(now.count, { art: "trio", from: NOBODY, to: seat });
    case "broke": return CHIPS.map((type) => ({ art: type, from: NOBODY, to: seat }));
    case "bought": return [
      ...many(now.trios, { art: "trio", from: seat, to: NOBODY }),
      ...many(now.count, { art: "accusation", from: now.target, to: seat }),
    ];
    case "returned": return all(scene(g), seat, NOBODY);
    case "accused": return now.right ? all(scene(g), now.target, seat) : all(scene(g), seat, now.target);
    case "scored": return many(now.count, { art: "throne-point", from: NOBODY, to: seat });
    case "admitted": return [{ art: "covered", from: NOBODY, to: seat }];
    case "crowned": return [{ art: "crown", from: now.by, to: seat }];
  }
  return [];
}

export function Flights({ g }: { g: Seen }) {
  const now = g.moment?.happened;
  const box = useRef<HTMLDivElement>(null);
  const them = now ? together(storyOf(g, now), now).flatMap((one) => flights(g, one)) : [];
  useLayoutEffect(() => {
    const node = box.current;
    if (node && now && !isStill()) fly(node, them);
  }, [now?.n]);
  if (!now) return null;
  return (
    <div class="erben-flights" ref={box} key={now.n} aria-hidden="true">
      {them.map((one, n) => (
        <Art key={n} of={art} name={one.art} class={`erben-flying erben-flying-${one.art}`} />
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
    const place = seat === NOBODY ? null : ring.querySelector(`[data-seat="${seat}"]`);
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
