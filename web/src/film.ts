// A game that is over, step by step: pages of a replay put together to positions that a game's table can show.
import { type Position, type RawEvent, SPECTATOR, type View } from "./position";
import type { Replay, ReplayStep } from "./wire";

/** Whose eyes: a seat, a spectator (−2), or nobody's: the truth. */
export type Eyes = number | "truth";

export interface Scene {
  step: ReplayStep;
  position: Position;
  /** the number of the first event of this step */
  since: number;
}

/** The eyes that an address asks for; the truth, if it asks for none that there are. */
export function eyesFrom(text: string | null, seats: number): Eyes {
  const seat = text === null || text === "" ? Number.NaN : Number(text);
  return Number.isInteger(seat) && (seat === SPECTATOR || (seat >= 0 && seat < seats)) ? seat : "truth";
}

/** All that anybody read of each event: what one seat may not know, another does. */
export function truth(logs: readonly (readonly RawEvent[])[]): RawEvent[] {
  const longest = logs.reduce((most, log) => (log.length > most.length ? log : most), []);
  const known = (n: number, field: number): unknown =>
    logs.map((log) => log[n]?.[field]).find((value) => value !== null && value !== undefined) ?? null;
  return longest.map((event, n) => event.map((_, field) => known(n, field)));
}

/** How many steps there are by now. */
export const length = (reels: readonly Replay[]): number => (reels.at(-1)?.steps.at(-1)?.row ?? -1) + 1;

function stepAt(reels: readonly Replay[], row: number): [Replay, ReplayStep] | null {
  for (const reel of reels) {
    const step = reel.steps.find((one) => one.row === row);
    if (step) return [reel, step];
  }
  return null;
}

const truths = new WeakMap<Replay, RawEvent[]>();

function logOf(reel: Replay, eyes: Eyes): readonly RawEvent[] {
  if (eyes !== "truth") return reel.events[String(eyes)] ?? [];
  const known = truths.get(reel) ?? truth(Object.values(reel.events));
  truths.set(reel, known);
  return known;
}

/** What these eyes saw after this row; null while its page is on its way. */
export function sceneAt(reels: readonly Replay[], row: number, eyes: Eyes, game: number): Scene | null {
  const found = stepAt(reels, row);
  if (!found) return null;
  const [reel, step] = found;
  const view = step.views[String(eyes === "truth" ? SPECTATOR : eyes)];
  if (!view) return null;
  const position: Position = {
    game,
    view: view as View,
    log: logOf(reel, eyes).slice(0, step.events),
    options: [],
    clock: { until: null, seconds: null, moment: false, hurried: {} },
    talk: null,
    away: false,
  };
  return { step, position, since: stepAt(reels, row - 1)?.[1].events ?? 0 };
}

/** The next step in this direction that has something to tell; the end where none has. */
export function nextTold(at: number, by: 1 | -1, steps: number, isTold: (row: number) => boolean): number {
  let row = at + by;
  while (row > 0 && row < steps - 1 && !isTold(row)) row += by;
  return Math.max(0, Math.min(steps - 1, row));
}
