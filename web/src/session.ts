// Somebody at a table: the line, the game's table, and whose eyes this device shows right now.
import { batch, computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import type { Ask, Choice, GameTable, Seen } from "./games/contract";
import { load } from "./games";
import { Actions, game as gameOf, lesson as lessonOf, Refusal } from "./house";
import { has, t } from "./language";
import { Line, type Request } from "./line";
import { named, owes, type Position, SPECTATOR } from "./position";
import { note } from "./seal";
import { happenings, Stage } from "./stage";
import { notePlayed } from "./settings";
import { buzz, cue } from "./sound";
import type { GameInfo, LessonStep, TableInfo } from "./wire";

/** Milliseconds that a line of talk hangs in the air. */
const SPOKEN = 6000;

/** A game's table and all that describes it, once it is here. */
export interface Kit {
  info: GameInfo;
  table: GameTable;
  actions: Actions;
}

export async function kitFor(key: string): Promise<Kit> {
  const [info, table] = await Promise.all([gameOf(key), load(key)]);
  const actions = new Actions(key);
  await actions.upTo(0);
  return { info, table, actions };
}

/** A position with what is needed to talk about it. */
export function see(kit: Kit, table: TableInfo, position: Position, names: readonly string[]): Seen {
  return {
    info: kit.info,
    table,
    actions: kit.actions,
    view: position.view,
    me: position.view.seat,
    log: happenings(position, kit.info.events),
    options: position.options,
    talk: position.talk,
    moment: null,
    name: (seat) => names[seat] ?? t("seat-number", { n: seat + 1 }),
    action: (id) => kit.actions.get(id) ?? { do: "?" },
  };
}

/** The highest id of an action that this position speaks of. */
export function highest(position: Position, kit: Kit): number {
  let found = Math.max(0, ...position.options, position.view.replied ?? 0);
  const claim = position.view.claim;
  if (typeof claim === "number") found = Math.max(found, claim);
  position.log.forEach((event, n) => {
    const { action } = named(event, n, kit.info.events);
    if (typeof action === "number") found = Math.max(found, action);
  });
  return found;
}

function kept(name: string): boolean {
  try {
    return sessionStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

export class Session {
  readonly line: Line;
  readonly kit = signal<Kit | null>(null);
  readonly trouble = signal("");
  /** whose eyes this device shows; the others' are behind the curtain */
  readonly active = signal<number>(SPECTATOR);
  /** the seat to which the device is to be passed; null while the curtain is open */
  readonly curtain = signal<number | null>(null);
  /** choices that led from the question to the ones shown now */
  readonly trail = signal<readonly Choice[]>([]);
  readonly picked = signal<ReadonlySet<number>>(new Set());
  /** a reply is on its way */
  readonly busy = signal(false);
  readonly lesson = signal<readonly LessonStep[]>([]);
  /** the house's answer to "why can't I?" */
  readonly because = signal<{ choice: Choice; text: string; section: string } | null>(null);
  /** lines of talk that still hang in the air, by number */
  readonly fresh = signal<ReadonlySet<number>>(new Set());
  readonly info: ReadonlySignal<TableInfo | null>;
  readonly mine: ReadonlySignal<readonly number[]>;
  readonly seen: ReadonlySignal<Seen | null>;
  readonly ask: ReadonlySignal<Ask | null>;
  /** a question waits for my word: there is talk before it */
  readonly opens: ReadonlySignal<boolean>;
  readonly newest: ReadonlySignal<Position | undefined>;

  private readonly ready = signal<ReadonlyMap<number, Position>>(new Map());
  private readonly stages = new Map<number, Stage>();
  private readonly ends: (() => void)[] = [];

  constructor(
    readonly code: string,
    screen = false,
  ) {
    this.line = new Line(code, screen);
    this.info = computed(() => this.line.table.value?.table ?? null);
    this.mine = computed(() => this.line.table.value?.mine ?? []);
    this.newest = computed(() => this.ready.value.get(this.active.value));
    this.seen = computed(() => this.look());
    this.ask = computed(() => {
      const g = this.seen.value;
      const kit = this.kit.value;
      if (!g || !kit || !g.options.length || g.moment) return null;
      return this.trail.value.at(-1)?.next ?? kit.table.ask(g);
    });
    this.opens = computed(() => {
      const g = this.seen.value;
      return g !== null && g.talk === g.me && !g.moment;
    });
    this.ends.push(
      effect(() => void this.loadKit(this.info.value?.game)),
      effect(() => void this.prepare()),
      effect(() => this.whoseTurn()),
      effect(() => note(this.info.value)),
      effect(() => this.played()),
      effect(() => this.newQuestion()),
      effect(() => this.hear()),
    );
  }

  close(): void {
    this.line.close();
    for (const end of this.ends) end();
    for (const stage of this.stages.values()) stage.close();
  }

  /** Ask for something; what the house says against it is shown. */
  async do(request: Request): Promise<boolean> {
    this.trouble.value = "";
    try {
      await this.line.send(request);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code !== "stale") this.trouble.value = error.message;
      return false;
    }
  }

  /** Answer the question that is shown. */
  async reply(action: number, words = ""): Promise<void> {
    const position = this.newest.value;
    if (!position || this.busy.value) return;
    this.busy.value = true;
    if (this.hint.value && this.hint.value.action !== action) this.stray();
    try {
      const { game, view } = position;
      await this.do({ type: "reply", game, ply: view.ply, seat: view.seat, action, ...(words && { words }) });
    } finally {
      this.busy.value = false;
      this.trail.value = [];
      this.picked.value = new Set();
    }
  }

  /** Enough talk: the question that waits for my word is open. */
  async open(): Promise<void> {
    if (this.busy.value) return;
    this.busy.value = true;
    try {
      await this.do({ type: "open", seat: this.active.value });
    } finally {
      this.busy.value = false;
    }
  }

  /** Put a mark on the table, for all to see: whose it is, and where. */
  async mark(mark: number, place: number): Promise<void> {
    await this.do({ type: "mark", seat: this.active.value, mark: String(mark), place: String(place) });
  }

  /** Why can't I? The house says it by a key, the words are ours. */
  async explain(choice: Choice): Promise<void> {
    const kit = this.kit.value;
    if (choice.why === undefined || !kit) return;
    try {
      const answer = await this.line.send({ type: "why", seat: this.active.value, action: choice.why });
      if (!answer) return;
      const own = `why-${kit.info.key}-${answer.reason}`;
      const text = t(has(own) ? own : `why-${answer.reason || "now"}`);
      this.because.value = { choice, text, section: answer.section };
    } catch (error) {
      this.trouble.value = error instanceof Error ? error.message : String(error);
    }
  }

  private stray(): void {
    this.strayed.value = true;
    try {
      sessionStorage.setItem(`hoodwink.strayed.${this.code}`, "yes");
    } catch {
      // forgotten with the page
    }
  }

  skip(): void {
    this.stages.get(this.active.value)?.skip();
  }

  /** The device has been passed on: this seat looks now, and plays for itself again. */
  openCurtain(): void {
    const seat = this.curtain.value;
    if (seat === null) return;
    batch(() => {
      this.active.value = seat;
      this.curtain.value = null;
    });
    if (this.ready.peek().get(seat)?.away) void this.do({ type: "back", seat });
  }

  /** The learner has gone his own way: from then on what the lesson says may not be true. */
  readonly strayed = signal(false);

  /** What the lesson says about the present question; null when there is none, or the learner went his own way. */
  readonly hint = computed<LessonStep | null>(() => {
    const view = this.seen.value?.view;
    const step = this.lesson.value.find((one) => one.ply === view?.ply);
    const isOn =
      this.info.value?.lesson && !this.strayed.value && this.seen.value?.options.includes(step?.action ?? -1);
    return step && isOn && !this.seen.value?.moment ? step : null;
  });

  private async loadKit(key: string | undefined): Promise<void> {
    if (!key || this.kit.peek()?.info.key === key) return;
    try {
      this.kit.value = await kitFor(key);
      if (this.info.peek()?.lesson) {
        this.strayed.value = kept(`hoodwink.strayed.${this.code}`);
        this.lesson.value = (await lessonOf(key)).steps;
      }
    } catch (error) {
      this.trouble.value = error instanceof Error ? error.message : String(error);
    }
  }

  /** Positions whose actions are all known. */
  private async prepare(): Promise<void> {
    const kit = this.kit.value;
    const positions = this.line.positions.value;
    if (!kit) return;
    const highestId = Math.max(0, ...[...positions.values()].map((position) => highest(position, kit)));
    if (!kit.actions.get(highestId)) await kit.actions.upTo(highestId).catch(() => undefined);
    if (positions === this.line.positions.peek()) this.ready.value = positions;
  }

  private look(): Seen | null {
    const kit = this.kit.value;
    const info = this.info.value;
    const seat = this.active.value;
    if (!kit || !info || !this.ready.value.has(seat)) return null;
    const shown = this.stage(seat, kit).shown.value;
    if (!shown) return null;
    const names = info.seats.map((one) => one.name);
    return { ...see(kit, info, shown.position, names), moment: shown.moment };
  }

  private stage(seat: number, kit: Kit): Stage {
    let stage = this.stages.get(seat);
    if (!stage) {
      stage = new Stage(
        () => this.ready.value.get(seat),
        (position, n) => {
          const info = this.info.peek();
          if (!info) return null;
          const g = see(
            kit,
            info,
            position,
            info.seats.map((one) => one.name),
          );
          const happened = g.log[n];
          return happened ? kit.table.moment(g, happened) : null;
        },
        () => seat === this.active.peek() && this.curtain.peek() === null,
      );
      this.stages.set(seat, stage);
    }
    return stage;
  }

  /** the game in which the curtain has fallen for the first time; none after a reload */
  private hidden = -1;

  /**
   * With several seats on this device: the one that is asked looks, after the curtain. A game begins behind it, so does
   * a page that is loaded anew. It falls when what has happened was shown; once it is down, opening it is up to people.
   */
  private whoseTurn(): void {
    const mine = this.mine.value;
    const info = this.info.value;
    const positions = this.ready.value;
    const active = this.active.peek();
    if (mine.length < 2 || info?.phase !== "playing") {
      this.active.value = mine.includes(active) ? active : (mine[0] ?? SPECTATOR);
      this.curtain.value = null;
      return;
    }
    const game = Math.max(info.played - 1, ...[...positions.values()].map((one) => one.game));
    const now = [...positions.values()].filter((one) => one.game === game);
    const ply = Math.max(-1, ...now.map((one) => one.view.ply)); // a position of an earlier ply is about to be replaced
    const asked = now.filter((one) => one.view.ply === ply && owes(one) && mine.includes(one.view.seat));
    const isAsked = (seat: number): boolean => asked.some((one) => one.view.seat === seat);
    const after = [...mine.filter((seat) => seat > active), ...mine.filter((seat) => seat <= active)];
    const next = after.find(isAsked);
    const target = this.curtain.peek();
    if (this.hidden !== game || !mine.includes(active)) {
      this.hidden = game;
      this.active.value = mine.includes(active) ? active : (mine[0] ?? SPECTATOR);
      this.curtain.value = next ?? mine[0] ?? null;
    } else if (target !== null) {
      if (!mine.includes(target) || (next !== undefined && !isAsked(target)))
        this.curtain.value = next ?? mine[0] ?? null;
    } else if (next !== undefined && !isAsked(active)) {
      const shown = this.stages.get(active)?.shown.value;
      const newest = positions.get(active);
      const isSettled = !shown || (!shown.moment && shown.position === newest);
      if (isSettled && newest?.view.ply === ply) this.curtain.value = next;
    }
  }

  private played(): void {
    const info = this.info.value;
    if (info?.phase === "over" && info.result && this.mine.value.length) notePlayed(info.game);
  }

  private asked = "";

  /** A new question begins with the first choices; it is heard and felt. */
  private newQuestion(): void {
    const g = this.seen.value;
    const isMine = (g?.options.length && !g.moment) || this.opens.value;
    const key = g && isMine ? `${this.info.value?.played}/${g.view.ply}/${g.me}/${g.talk}` : "";
    if (key === this.asked) return;
    this.asked = key;
    this.trail.value = [];
    this.picked.value = new Set();
    this.because.value = null;
    if (key) {
      cue("turn");
      buzz();
    }
  }

  private heard = -1;

  /** What is said hangs in the air for a while; what was said before we came does not. */
  private hear(): void {
    const lines = this.line.talk.value;
    const last = lines.at(-1)?.n ?? -1;
    const isNew = this.heard >= 0 || this.line.health.peek() === "open";
    const fresh = isNew ? lines.filter((line) => line.n > this.heard).map((line) => line.n) : [];
    this.heard = last;
    if (!fresh.length) return;
    this.fresh.value = new Set([...this.fresh.peek(), ...fresh]);
    setTimeout(() => {
      this.fresh.value = new Set([...this.fresh.peek()].filter((n) => !fresh.includes(n)));
    }, SPOKEN);
  }
}
