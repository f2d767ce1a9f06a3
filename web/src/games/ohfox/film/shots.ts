// The film of Oh, Fox!: the events of the playing-out folded into shots, and into what each seat got for what.
import { members, type Happened } from "../../../position";
import { ANIMALS, laid, NOBODY, OBJECTIVES, REASONS, STAYS } from "../scene";

/** Where a pawn comes from, where it goes, and by which route, or −1 stays, −2 a tunnel, −3 a jump. */
export type Move = readonly [from: number, to: number, how: number];

/** Something that a seat gets, or is rid of. */
export interface Gain {
  seat: number;
  what: "heart" | "wound" | "heal";
}

/** One shot: it begins as the one before ended, and this is how it ends. */
export interface Shot {
  /** the kind of its event; those half-way and those who arrive are both `stepped` */
  kind: string;
  /** 0 before the first, TURNS + 1 when all have been played */
  turn: number;
  /** 0 before the first micro-step of a turn */
  step: number;
  /** by seat: a space; of those on the way, the one that they come from */
  places: readonly number[];
  /** by seat, while they are on the way; else none */
  moves: readonly Move[];
  /** the share of the way at the start and at the end of the shot */
  from: number;
  to: number;
  /** by seat, afterwards */
  hearts: readonly number[];
  wounds: readonly number[];
  gains: readonly Gain[];
  /** the seats that it is about */
  about: readonly number[];
  /** a space, or half-way on a route, where something happens; −1 each for none */
  space: number;
  route: number;
  /** by seat: in flight, in this turn */
  aloft: readonly boolean[];
  /** what is said to it; null for the second half of a way */
  told: Happened | null;
  /** milliseconds at normal speed */
  lasts: number;
}

const STEPPED = 1050; // ms
const LASTS: Readonly<Record<string, number>> = {
  shown: 4200,
  guessed: 3200,
  turn: 1500,
  stepped: STEPPED,
  attacked: 1900,
  spared: 1700,
  ate: 1500,
  healed: 1500,
  heart: 1700,
  scored: 4200,
  tied: 3000,
  won: 4500,
};
const BEGINS = "shown";
const FLIERS = ["sparrow", "owl"];
const MEETINGS = ["attacked", "spared"];
/** Hearts that come with an attack: all prey has been attacked. */
const WITH_ATTACK = REASONS.indexOf("all-prey");

/** Is this event a part of the film? Nobody has seen it before the end. */
export const isFilm = (kind: string): boolean => kind in LASTS;

/** The shots of a game that is over; none of one that isn't. */
export function film(log: readonly Happened[], homes: readonly number[]): readonly Shot[] {
  const start = log.findIndex((one) => one.kind === BEGINS);
  return start < 0 ? [] : new Cut(homes).all(log.slice(start));
}

/** Follows the events, and cuts a shot wherever something is to be seen. */
class Cut {
  private readonly shots: Shot[] = [];
  private animals: readonly number[] = [];
  private now: Shot;

  constructor(homes: readonly number[]) {
    const none = homes.map(() => 0);
    this.now = {
      kind: BEGINS,
      turn: 0,
      step: 0,
      places: homes,
      moves: [],
      from: 1,
      to: 1,
      hearts: none,
      wounds: none,
      gains: [],
      about: [],
      space: NOBODY,
      route: NOBODY,
      aloft: homes.map(() => false),
      told: null,
      lasts: 0,
    };
  }

  all(events: readonly Happened[]): readonly Shot[] {
    for (let n = 0; n < events.length; n++) {
      const event = events[n] as Happened;
      if (event.kind !== "stepped") {
        this.after(event);
        continue;
      }
      let end = n + 1;
      while (isOfStep(events[end])) end++;
      this.step(event, events.slice(n + 1, end));
      n = end - 1;
    }
    return this.shots;
  }

  private shot(change: Partial<Shot>): void {
    this.now = { ...this.now, gains: [], about: [], space: NOBODY, route: NOBODY, told: null, ...change };
    this.now = { ...this.now, lasts: this.now.lasts || LASTS[this.now.kind] || 0 };
    this.shots.push(this.now);
    this.now = { ...this.now, lasts: 0 };
  }

  /** A micro-step: who meets on a route is stopped half-way, who meets on a space has arrived. */
  private step(event: Happened, met: readonly Happened[]): void {
    const moves = event.moves as readonly Move[];
    const parts = withHearts(met);
    const halfway = parts.filter(([one]) => one?.route >= 0).flat();
    const there = parts.filter(([one]) => !(one?.route >= 0)).flat();
    const going = moves.flatMap(([, , how], seat) => (how === STAYS ? [] : [seat]));
    const way = { kind: "stepped", turn: event.turn, step: event.step, moves, about: going };
    if (going.length && halfway.length) {
      this.shot({ ...way, from: 0, to: 0.5, told: event, lasts: STEPPED * 0.6 });
      this.now = { ...this.now, from: 0.5 };
      for (const one of halfway) this.after(one);
      this.shot({ ...way, from: 0.5, to: 1, lasts: STEPPED * 0.6 });
    } else if (going.length) {
      this.shot({ ...way, from: 0, to: 1, told: event });
    }
    this.now = {
      ...this.now,
      turn: event.turn,
      step: event.step,
      places: moves.map(([, to]) => to),
      moves: [],
      from: 1,
      to: 1,
    };
    for (const one of there) this.after(one);
  }

  /** Whatever is no movement. */
  private after(event: Happened): void {
    const { kind } = event;
    const told = { kind, told: event };
    switch (kind) {
      case BEGINS:
        this.animals = event.animals;
        return this.shot(told);
      case "guessed":
        return this.shot({ ...told, about: [event.seat] });
      case "turn":
        return this.shot({ ...told, turn: event.turn, step: 0, places: event.places, aloft: this.fly(event.cards) });
      case "attacked":
        return this.shot({
          ...told,
          about: [event.seat, event.by],
          space: event.space,
          route: event.route,
          hearts: put(this.now.hearts, event.by, event.hearts),
          wounds: put(this.now.wounds, event.seat, event.wounds),
          gains: [
            { seat: event.seat, what: "wound" },
            { seat: event.by, what: "heart" },
          ],
        });
      case "spared":
        return this.shot({ ...told, about: [event.seat, event.by], space: event.space, route: event.route });
      case "ate":
      case "heart":
        return this.shot({
          ...told,
          about: [event.seat],
          space: event.space ?? NOBODY,
          hearts: put(this.now.hearts, event.seat, event.hearts),
          gains: [{ seat: event.seat, what: "heart" }],
        });
      case "healed":
        return this.shot({
          ...told,
          about: [event.seat],
          space: event.space,
          wounds: put(this.now.wounds, event.seat, event.wounds),
          gains: [{ seat: event.seat, what: "heal" }],
        });
      case "scored":
        return this.shot({
          ...told,
          turn: this.now.turn + 1,
          step: 0,
          aloft: this.fly([]),
          hearts: event.hearts,
          wounds: event.wounds,
        });
      case "tied":
        return this.shot({ ...told, about: members(event.left) });
      case "won":
        return this.shot({ ...told, about: members(event.seats) });
    }
  }

  /** §6.5 Sparrow and owl do, with a trigger. */
  private fly(cards: readonly number[]): boolean[] {
    return this.animals.map(
      (animal, seat) =>
        FLIERS.includes(ANIMALS[animal] ?? "") && cards[seat] !== undefined && laid(cards[seat]).card === "trigger",
    );
  }
}

const put = (them: readonly number[], seat: number, value: number): number[] =>
  them.map((one, n) => (n === seat ? value : one));

const isOfStep = (event: Happened | undefined): boolean =>
  event !== undefined && (MEETINGS.includes(event.kind) || (event.kind === "heart" && event.why === WITH_ATTACK));

/** Each meeting with the heart that it brings besides. */
function withHearts(met: readonly Happened[]): Happened[][] {
  const found: Happened[][] = [];
  for (const one of met) {
    if (one.kind === "heart") found.at(-1)?.push(one);
    else found.push([one]);
  }
  return found;
}

/** Where each part of the film begins: the animals, each turn, the scores. */
export function chapters(shots: readonly Shot[]): { turn: number; at: number }[] {
  return shots.flatMap((shot, at) => (at === 0 || shot.turn !== shots[at - 1]?.turn ? [{ turn: shot.turn, at }] : []));
}

/** The number of the chapter that a shot belongs to. */
export const chapterOf = (all: readonly { at: number }[], at: number): number =>
  Math.max(
    0,
    all.findLastIndex((one) => one.at <= at),
  );

/** What a seat got its hearts for, and what became of them. */
export interface Tally {
  food: number;
  /** a heart for the third food */
  full: number;
  attacks: number;
  /** a heart, as all prey was attacked */
  allPrey: number;
  home: number;
  guess: number;
  objectives: readonly number[];
  hearts: number;
  wounds: number;
  /** wounds that the pond has healed */
  healed: number;
  score: number;
}

/** By seat, for a game that is over. */
export function tallies(log: readonly Happened[], seats: number): readonly Tally[] {
  const scored = log.find((one) => one.kind === "scored");
  const count = (kind: string, of: (one: Happened) => boolean): number =>
    log.filter((one) => one.kind === kind && of(one)).length;
  return Array.from({ length: seats }, (_, seat) => {
    const heart = (why: (typeof REASONS)[number]): number =>
      count("heart", (one) => one.seat === seat && REASONS[one.why] === why);
    return {
      food: count("ate", (one) => one.seat === seat),
      full: heart("food"),
      attacks: count("attacked", (one) => one.by === seat),
      allPrey: heart("all-prey"),
      home: heart("home"),
      guess: heart("guess"),
      objectives: log
        .filter((one) => one.kind === "heart" && one.seat === seat && one.what in OBJECTIVES)
        .map((one) => one.what),
      hearts: scored?.hearts[seat] ?? 0,
      wounds: scored?.wounds[seat] ?? 0,
      healed: count("healed", (one) => one.seat === seat),
      score: scored?.scores[seat] ?? 0,
    };
  });
}
