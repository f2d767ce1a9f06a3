// The stage: what has happened is shown beat by beat, then the table is as the newest view has it.
import { effect, signal, untracked } from "@preact/signals";
import type { Moment } from "./games/contract";
import { named, type Position } from "./position";
import { beats } from "./settings";
import { cue } from "./sound";
import type { EventKind } from "./wire";

const MOST = 5; // beats in a row; of a longer list the last are shown
const HURRY = 0.6; // when several wait, each is shown for a shorter time

export interface Shown {
  position: Position;
  moment: Moment | null;
}

type ToMoment = (position: Position, n: number) => Moment | null;

/** For one seat: follows its newest position, a little later where there is something to see. */
export class Stage {
  readonly shown = signal<Shown | null>(null);
  private queue: Moment[] = [];
  private timer = 0;
  private latest: Position | null = null;
  private readonly stop: () => void;

  /** `isLooked`: does anybody look at this seat right now? What others on the same device see makes no sound. */
  constructor(
    newest: () => Position | undefined,
    private readonly toMoment: ToMoment,
    private readonly isLooked: () => boolean,
  ) {
    this.stop = effect(() => {
      const position = newest();
      if (position) untracked(() => this.follow(position));
    });
  }

  close(): void {
    this.stop();
    clearTimeout(this.timer);
  }

  /** Enough seen: the table as it is now. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.queue = [];
    this.settle();
  }

  private follow(position: Position): void {
    const before = this.latest;
    this.latest = position;
    const isNew = !before || before.game !== position.game || position.log.length < before.log.length;
    if (isNew) {
      this.skip();
      return;
    }
    for (let n = before.log.length; n < position.log.length; n++) {
      const moment = this.toMoment(position, n);
      if (moment) this.queue.push(moment);
    }
    if (beats.value === "off" || document.hidden) {
      const last = this.queue.at(-1);
      if (last) this.sound(last);
      this.skip();
      return;
    }
    this.queue = this.queue.slice(-MOST);
    if (!this.timer) this.next();
  }

  private next(): void {
    const moment = this.queue.shift();
    const now = this.shown.value;
    if (!moment || !now) {
      this.timer = 0;
      this.settle();
      return;
    }
    this.sound(moment);
    this.shown.value = { position: now.position, moment };
    this.timer = window.setTimeout(() => this.next(), moment.lasts * (this.queue.length > 2 ? HURRY : 1));
  }

  private sound(moment: Moment): void {
    if (moment.sound && this.isLooked()) cue(moment.sound);
  }

  private settle(): void {
    if (this.latest) this.shown.value = { position: this.latest, moment: null };
  }
}

/** All events of a position by their names. */
export const happenings = (position: Position, kinds: readonly EventKind[]) =>
  position.log.map((event, n) => named(event, n, kinds));
