// What one seat sees of a game: frames are folded into it, events get their names.
import type { Clock, EventKind, Frame } from "./wire";

/** The kernel's half of a view; a game's table knows the rest. */
export interface View {
  seat: number;
  seats: number;
  ply: number;
  frame: string;
  section: string;
  asked: boolean;
  replied: number | null;
  waiting: number[];
  [field: string]: unknown;
}

export type RawEvent = readonly unknown[];

/** An event by its names: `{n: 12, kind: "claimed", seat: 2, action: 79}`. */
export interface Happened {
  n: number;
  kind: string;
  // biome-ignore lint: the fields are the game's own, its table knows their types
  [field: string]: any;
}

export interface Position {
  game: number;
  view: View;
  log: readonly RawEvent[];
  options: readonly number[];
  clock: Clock;
  /** people talk, and this seat opens the question; null: it is open */
  talk: number | null;
  away: boolean;
}

export const SPECTATOR = -2;

/** The next position after a frame: see "A frame" in docs/protocol.md. */
export function fold(before: Position | null, frame: Frame): Position {
  const { public: shared, private: own } = frame;
  const log: RawEvent[] = [...(before?.log ?? []).slice(0, frame.start), ...shared.events];
  for (const [n, event] of own?.secrets ?? []) log[n] = event;
  return {
    game: shared.game,
    view: { ...shared.view, ...own?.mine } as View,
    log,
    options: own?.options ?? [],
    clock: shared.clock,
    talk: shared.talk,
    away: own?.away ?? false,
  };
}

/** Is it up to this seat now: to answer, or to open the question? */
export const owes = ({ options, talk, view }: Position): boolean => options.length > 0 || talk === view.seat;

export function named(event: RawEvent, n: number, kinds: readonly EventKind[]): Happened {
  const kind = kinds[event[0] as number];
  const happened: Happened = { n, kind: kind?.name ?? "" };
  kind?.fields.forEach((field, i) => {
    happened[field] = event[i + 1];
  });
  return happened;
}

/** The members of a set that is sent as a number. */
export function members(set: number): number[] {
  const found: number[] = [];
  for (let n = 0; 2 ** n <= set; n++) if (Math.floor(set / 2 ** n) % 2) found.push(n);
  return found;
}
