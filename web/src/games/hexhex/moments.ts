// The beats of HEX•HEX XL: what is shown before the table changes, for how long, with which sound. It is a fast game.
import type { Happened } from "../../position";
import type { Cue, Moment, Seen } from "../contract";
import { curseOf, viewOf } from "./scene";

const BEATS: Readonly<Record<string, readonly [lasts: number, sound?: Cue]>> = {
  round: [900, "card"],
  dealt: [700, "card"],
  "laid open": [1400, "card"],
  cast: [900, "call"],
  answered: [1300, "card"],
  "can't": [900],
  played: [1200, "card"],
  countered: [1100, "call"],
  cancelled: [700, "bad"],
  challenged: [1600, "call"],
  moved: [750, "token"],
  duplicated: [750, "token"],
  dismissed: [800, "good"],
  hexed: [1400, "bad"],
  "hexed card": [1200, "card"],
  voice: [700, "token"],
  drew: [500, "card"],
  taken: [700, "card"],
  robbed: [900, "card"],
  absorbed: [700, "card"],
  "effect gone": [900, "card"],
  "effect moved": [900, "card"],
  "tokens gone": [800, "token"],
  "hands up": [2000, "call"],
  signs: [2000, "vote"],
  "round over": [2000, "end"],
  "last round": [1600, "call"],
  won: [2200, "end"],
  grabbed: [1600, "token"],
  "stix card": [2400, "card"],
  opened: [1400, "card"],
  silenced: [800, "bad"],
  swapped: [500, "card"],
  knocked: [1200, "bad"],
  curse: [2400, "bad"],
  caught: [1300, "call"],
  verdict: [1500, "vote"],
  "drawn in": [900, "token"],
  law: [2200, "end"],
  aimed: [900, "token"],
  paid: [900, "token"],
};

/** What comes for several at once is one beat, with the first of them. */
const TOGETHER: readonly (readonly string[])[] = [
  ["answered", "can't"],
  ["moved", "duplicated"],
  ["voice"],
  ["dealt"],
  ["laid open"],
  ["drew"],
  ["cancelled", "absorbed"],
];
/** Questions whose answer is a matter of moments: nothing is shown before them. */
export const RACES: readonly string[] = ["HandsUp", "Grabbing"];

const group = (kind: string): readonly string[] => TOGETHER.find((kinds) => kinds.includes(kind)) ?? [];

/** §12.5 The house counts five seconds: nothing is shown before them. */
function isHurried(g: Seen): boolean {
  const view = viewOf(g);
  return curseOf(view) === "five-seconds" && view.answering !== null && view.vexed.includes(g.me);
}

export function moment(g: Seen, happened: Happened): Moment | null {
  const beat = BEATS[happened.kind];
  const isRace = (RACES.includes(g.view.frame) || isHurried(g)) && g.options.length > 0;
  if (!beat || isRace || group(happened.kind).includes(g.log[happened.n - 1]?.kind ?? "")) return null;
  const [lasts, sound] = beat;
  return { happened: { ...happened, story: g.log }, lasts, ...(sound && { sound }) };
}

/** All that has happened up to the beat that is shown, and a little more: the house may be ahead. */
export const storyOf = (g: Seen, now: Happened): readonly Happened[] => (now.story as Happened[] | undefined) ?? g.log;

/** The events that are shown in one beat. */
export function together(g: Seen, now: Happened): readonly Happened[] {
  const kinds = group(now.kind);
  if (!kinds.length) return [now];
  const story = storyOf(g, now);
  const end = story.findIndex((one) => one.n > now.n && !kinds.includes(one.kind));
  return story.slice(now.n, end < 0 ? undefined : end);
}
