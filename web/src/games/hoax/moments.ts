// The beats of Hoax: what is shown before the table changes, for how long, with which sound.
import type { Happened } from "../../position";
import type { Cue, Moment, Seen } from "../contract";

const BEATS: Readonly<Record<string, readonly [lasts: number, sound: Cue]>> = {
  took: [900, "token"],
  claimed: [1600, "card"],
  called: [1500, "call"],
  voted: [2600, "vote"],
  admitted: [1800, "bad"],
  immune: [1500, "card"],
  gave: [900, "token"],
  swapped: [1100, "token"],
  investigated: [2200, "card"],
  accused: [2200, "call"],
  out: [1500, "bad"],
  won: [2400, "good"],
  shown: [1400, "end"],
};

/** Two see the cards of an investigation, and they want to read them. */
const READING = 4200;

export function moment(g: Seen, happened: Happened): Moment | null {
  const beat = BEATS[happened.kind];
  if (!beat) return null;
  const [lasts, sound] = beat;
  const isRead = happened.kind === "investigated" && happened.cards !== null;
  return { happened: { ...happened, story: g.log }, lasts: isRead ? READING : lasts, sound };
}
