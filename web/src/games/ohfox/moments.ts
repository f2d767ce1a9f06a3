// The beats of Oh, Fox!: what is shown before the table changes. The playing-out is none of them: it is a film (film/shots.ts).
import type { Happened } from "../../position";
import type { Cue, Moment, Seen } from "../contract";

const BEATS: Readonly<Record<string, readonly [lasts: number, sound: Cue]>> = {
  laid: [1600, "card"],
  predator: [2400, "call"],
  played: [2000, "card"],
};

export function moment(_g: Seen, happened: Happened): Moment | null {
  const beat = BEATS[happened.kind];
  return beat ? { happened, lasts: beat[0], sound: beat[1] } : null;
}
