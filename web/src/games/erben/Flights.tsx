// Chips, trios, points and cards that travel: from seat to seat, or between a seat and the middle of the table.
import { type Flight, Flying, many, MIDDLE } from "../../parts/Flying";
import type { Happened } from "../../position";
import type { Seen } from "../contract";
import art from "./art.svg";
import { together } from "./moments";
import { chip, CHIPS, type Scene, scene, storyOf } from "./scene";

/** Everything that lies before a seat. */
const all = (lies: Scene, from: number, to: number): Flight[] => [
  ...(lies.chips[from] ?? []).flatMap((n, type) => many(n, { art: chip(type), from, to })),
  ...many(lies.trios[from] ?? 0, { art: "trio", from, to }),
];

function flights(g: Seen, now: Happened): Flight[] {
  const { seat } = now;
  switch (now.kind) {
    case "chips":
      return (now.chips as number[]).flatMap((n, type) => many(n, { art: chip(type), from: MIDDLE, to: seat }));
    case "took":
      return many(now.count, { art: chip(now.type), from: MIDDLE, to: seat });
    case "gave":
      return many(now.count, { art: chip(now.type), from: seat, to: now.to });
    case "swapped":
      return [
        { art: chip(now.gives), from: seat, to: now.other },
        { art: chip(now.takes), from: now.other, to: seat },
      ];
    case "stacked":
      return many(now.count, { art: "trio", from: MIDDLE, to: seat });
    case "broke":
      return CHIPS.map((type) => ({ art: type, from: MIDDLE, to: seat }));
    case "bought":
      return [
        ...many(now.trios, { art: "trio", from: seat, to: MIDDLE }),
        ...many(now.count, { art: "accusation", from: now.target, to: seat }),
      ];
    case "returned":
      return all(scene(g), seat, MIDDLE);
    case "accused":
      return now.right ? all(scene(g), now.target, seat) : all(scene(g), seat, now.target);
    case "scored":
      return many(now.count, { art: "throne-point", from: MIDDLE, to: seat });
    case "admitted":
      return [{ art: "covered", from: MIDDLE, to: seat }];
    case "crowned":
      return [{ art: "crown", from: now.by, to: seat }];
  }
  return [];
}

export function Flights({ g }: { g: Seen }) {
  const now = g.moment?.happened;
  if (!now) return null;
  return (
    <Flying
      game="erben"
      art={art}
      n={now.n}
      flights={together(storyOf(g, now), now).flatMap((one) => flights(g, one))}
    />
  );
}
