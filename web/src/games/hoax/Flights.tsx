// Tokens and cards that travel: from seat to seat, or between a seat and the middle of the table.
import { type Flight, Flying, many, MIDDLE } from "../../parts/Flying";
import type { Happened } from "../../position";
import type { Seen } from "../contract";
import art from "./art.svg";
import { resource, RESOURCES, scene } from "./scene";

/** Everything that a seat holds. */
const all = (g: Seen, from: number, to: number): Flight[] =>
  (scene(g).tokens[from] ?? []).flatMap((n, type) => many(n, { art: resource(type), from, to }));

function flights(g: Seen, now: Happened): Flight[] {
  switch (now.kind) {
    case "took":
      return many(now.count, { art: resource(now.type), from: MIDDLE, to: now.seat });
    case "gave":
      return many(now.count, { art: resource(now.type), from: now.seat, to: now.to });
    case "swapped":
      return [
        ...many(now.count, { art: resource(now.gives), from: now.seat, to: now.other }),
        ...many(now.count, { art: resource(now.takes), from: now.other, to: now.seat }),
      ];
    case "called":
      return [{ art: "hoax-card", from: scene(g).hoaxCard ?? MIDDLE, to: now.seat }];
    case "admitted":
      return [{ art: "imposter", from: MIDDLE, to: now.seat }];
    case "investigated":
      return [
        ...RESOURCES.map((type) => ({ art: type, from: now.seat, to: MIDDLE })),
        ...many(4, { art: "suspicion", from: now.target, to: now.seat }),
      ];
    case "accused":
      return now.right ? all(g, now.target, now.seat) : all(g, now.seat, MIDDLE);
  }
  return [];
}

export function Flights({ g }: { g: Seen }) {
  const now = g.moment?.happened;
  return now ? <Flying game="hoax" art={art} n={now.n} flights={flights(g, now)} /> : null;
}
