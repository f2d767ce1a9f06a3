// The beats of Die Erben von Hoax: what is shown before the table changes, for how long, with which sound.
import type { Happened } from "../../position";
import type { Cue, Moment, Seen } from "../contract";

const BEATS: Readonly<Record<string, readonly [lasts: number, sound?: Cue]>> = {
  round: [1800, "card"],
  covered: [2200, "card"],
  chips: [1500, "token"],
  starts: [1000, "turn"],
  claimed: [1600, "card"],
  reacted: [1600, "card"],
  doubted: [1500, "call"],
  voted: [800, "vote"],
  dismissed: [1300],
  admitted: [1800, "bad"],
  turned: [2600, "good"],
  covered_all: [1600, "card"],
  took: [900, "token"],
  gave: [1000, "token"],
  swapped: [1000, "token"],
  stacked: [1000, "token"],
  broke: [800, "token"],
  returned: [900, "token"],
  bought: [1200, "token"],
  showed: [1600, "card"],
  marked: [1600, "card"],
  accused: [2400, "call"],
  out: [1300, "bad"],
  scored: [1300, "token"],
  showdown: [2200, "call"],
  round_won: [2200, "good"],
  shown: [3000, "card"],
  won: [2600, "end"],
  crowned: [2600, "good"],
  toast: [1200],
  drew: [1200, "card"],
};

/** What comes for several seats at once is one beat, with the first of them. */
const TOGETHER = ["covered", "chips", "gave", "scored", "stacked", "marked"];
/** Two see the cards of an information, and they want to read them. */
const READING = 4200;

export function moment(g: Seen, happened: Happened): Moment | null {
  const beat = BEATS[happened.kind];
  if (!beat || isSilent(g, happened)) return null;
  const [lasts, sound] = beat;
  const isRead = happened.kind === "showed" && happened.cards !== null;
  return { happened: { ...happened, story: g.log }, lasts: isRead ? READING : lasts, ...(sound && { sound }) };
}

function isSilent(g: Seen, { n, kind, cards }: Happened): boolean {
  if (kind === "marked" && !cards) return true; // nothing had been shown
  return TOGETHER.includes(kind) && g.log[n - 1]?.kind === kind;
}

/** The events that are shown in one beat. */
export function together(story: readonly Happened[], now: Happened): readonly Happened[] {
  if (!TOGETHER.includes(now.kind)) return [now];
  const end = story.findIndex((one) => one.n > now.n && one.kind !== now.kind);
  return story.slice(now.n, end < 0 ? undefined : end);
}
