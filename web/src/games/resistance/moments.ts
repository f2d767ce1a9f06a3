// The beats: what has happened is shown before the table changes.
import type { Happened } from "../../position";
import type { Moment, Seen, Cue } from "../contract";
import { hunterSide, namedTeam } from "./story";
import { isApproved } from "./words";

const BEATS: Readonly<Record<string, readonly [lasts: number, sound?: Cue]>> = {
  aimed: [1200, "token"],
  proposed: [1500, "token"],
  appointed: [1300, "token"],
  opinions: [1800, "vote"],
  voted: [2800, "vote"],
  drew: [1700, "card"],
  gave: [1600, "token"],
  used: [1600, "card"],
  took: [1600, "token"],
  side_shown: [2200, "card"],
  spotlit: [1600, "call"],
  open_card: [1900, "card"],
  looked: [2200, "card"],
  hunter: [2200, "call"],
  accused: [2800, "call"],
  turned: [1900, "card"],
  investigated: [2400, "card"],
  examined: [2400, "card"],
  blamed: [2800, "call"],
  won: [2400, "end"],
  shown: [2600, "card"],
};

/** Milliseconds: when the first mission card turns, from card to card, and how long one turns. */
export const FIRST = 350;
export const STEP = 450;
export const TURN = 380;

/** The table is still as it was before: what the scene needs besides goes along with the event. */
export function moment(g: Seen, one: Happened): Moment | null {
  if (one.kind === "mission") {
    const cards = one.success + one.fail + one.chief_fail + one.reverse;
    return { happened: one, lasts: 900 + 700 * cards, sound: "card" };
  }
  if (one.kind === "rejected" && one.by >= 0) return { happened: one, lasts: 1800, sound: "bad" };
  const beat = BEATS[one.kind];
  if (!beat) return null;
  const [lasts, sound] = beat;
  return { happened: { ...one, ...more(g, one) }, lasts, ...(sound ? { sound } : {}) };
}

function more(g: Seen, one: Happened): Partial<Happened> {
  const before = g.log.slice(0, one.n + 1);
  if (one.kind === "voted") return { team: namedTeam(before), approved: isApproved(g.view.seats, one) };
  if (one.kind === "accused") return { side: hunterSide(before, one.seat) };
  return {};
}
