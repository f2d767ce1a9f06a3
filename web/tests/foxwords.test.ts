// Oh, Fox! in words, and what its secrets work out, against games as the engine played them (foxwords.json).
import { describe, expect, it, vi } from "vitest";
import fixture from "./foxwords.json";
import { LANGUAGES, type Language, type Speech, speech } from "./speech";

const spoken: Speech & { language: string } = vi.hoisted(() => ({ t: () => "", has: () => false, language: "en" }));
vi.mock("../src/language", () => ({
  t: (key: string, args?: object) => spoken.t(key, args),
  has: (key: string) => spoken.has(key),
  listed: (them: string[]) => new Intl.ListFormat(spoken.language, { type: "conjunction" }).format(them),
}));

const speak = (language: Language): void => void Object.assign(spoken, speech("ohfox", language), { language });

const { tell } = await import("../src/games/ohfox/tale");
const { pending, question, seatInWords, standing } = await import("../src/games/ohfox/words");
const { ask } = await import("../src/games/ohfox/ask");
const { knowledge, meals } = await import("../src/games/ohfox/knowledge");
const { CARDS, DIRECTIONS, GUESS, laid, PREY } = await import("../src/games/ohfox/scene");
const { named } = await import("../src/position");
type Choice = import("../src/games/contract").Choice;
type Seen = import("../src/games/contract").Seen;

const anyView = fixture.views[0]?.view ?? {};
const NAMES = ["Ada", "Ben", "Cleo", "Dan"];

/** A table as somebody sees it; guesses have the ids that the list gives them. */
function seen(view: object, me: number, more: object = {}): Seen {
  return {
    view: { ...view, seat: me },
    me,
    log: [],
    options: [],
    moment: null,
    name: (seat: number) => NAMES[seat] ?? "?",
    action: (id: number) => {
      const { card, direction } = laid(id);
      return direction === null ? { do: "play", card } : { do: "play", card, direction: DIRECTIONS[direction] };
    },
    ...more,
  } as unknown as Seen;
}

describe("what I can work out", () => {
  it("is what the engine says: whom the others can be, and where", () => {
    expect(fixture.views.length).toBeGreaterThan(5);
    for (const { view, can } of fixture.views) {
      for (const known of knowledge(seen(view, view.seat))) {
        expect(known.can.map(({ animal, place }) => [animal, place])).toEqual(can[known.seat]);
      }
    }
  });
  it("is what I have eaten", () => {
    for (const { view, paths, ate } of fixture.ends) {
      ate.forEach((spaces, seat) => {
        expect(meals({ ...view, seat, animal: view.animals[seat] ?? null, path: paths[seat] ?? [] })).toEqual(spaces);
      });
    }
    expect(fixture.ends.flatMap(({ ate }) => ate.flat()).length).toBeGreaterThan(3);
  });
});

describe.each(LANGUAGES)("in %s", (language) => {
  it("every event is a sentence, to each seat and to a spectator", () => {
    speak(language);
    const kinds = new Set<string>();
    for (const { view, guess, log } of fixture.ends) {
      const events = log.map((event, n) => named(event, n, fixture.kinds));
      for (const me of [-2, ...view.homes.keys()]) {
        const g = seen(view, me, { log: events, action: () => guess });
        for (const one of events) {
          const said = tell(g, one);
          if (one.kind !== "stepped") expect(said).not.toBe("");
          expect(said).not.toMatch(/undefined|NaN|[{}]/);
          kinds.add(one.kind);
        }
      }
    }
    expect([...kinds].sort()).toEqual(fixture.kinds.map(({ name }) => name).sort());
  });

  it("what is rare is said too", () => {
    speak(language);
    const g = seen(anyView, 0);
    const rare = [
      ...[0, 1].map((why) => ({ kind: "spared", turn: 1, step: 1, seat: 0, by: 1, space: -1, route: 3, why })),
      ...[0, 1, 2, 3].map((why) => ({ kind: "heart", turn: 1, seat: 1, why, what: -1, hearts: 2 })),
      ...[0, 1, 2, 3, 4, 5].map((what) => ({ kind: "heart", turn: 1, seat: 0, why: 4, what, hearts: 2 })),
      ...[1, 2, 3].flatMap((filter) => [1, 3].map((left) => ({ kind: "tied", filter, among: 3, left }))),
      { kind: "healed", turn: 2, seat: 0, space: 10, wounds: 0 },
      { kind: "predator", seat: 1 },
      { kind: "objectives", objectives: 0 },
      { kind: "won", seats: 3 },
    ];
    for (const one of rare) expect(tell(g, { n: 0, ...one })).toMatch(/^[A-ZÄÖÜ]\S* .*[.!]$/);
  });

  it("the table has its words at every time", () => {
    speak(language);
    for (const { view } of [...fixture.views, ...fixture.ends]) {
      const g = seen(view, 0);
      const seats = view.homes.map((_, seat) => seatInWords(g, seat));
      const said = [standing(g), pending(g), ...(view.frame ? [question(g)] : []), ...seats];
      for (const words of said) expect(words).toMatch(/^(?!.*(undefined|NaN|[{}])).+$/);
    }
  });
});

describe("the answers", () => {
  const leaves = (choices: readonly Choice[]): number[] =>
    choices.flatMap(({ action, next }) => (next ? leaves(next.choices) : action === undefined ? [] : [action]));

  it("are the cards that are left, each way; what is gone can be asked about", () => {
    speak("en");
    const options = [1, 2, 3, 4, 13, 14, 15, 16, 17];
    const view = {
      ...anyView,
      frame: "Turn",
      hands: [
        [2, 0, 0, 1, 1],
        [0, 0, 0, 0, 0],
      ],
    };
    const { choices } = ask(seen(view, 0, { options }));
    expect(leaves(choices).sort((a, b) => a - b)).toEqual(options);
    expect(CARDS.filter((_, n) => choices[n]?.why)).toEqual(["double", "move_stop"]);
  });

  it("of the guess are all ways to name the prey, nobody twice", () => {
    speak("en");
    const named = [PREY[0], PREY[2], PREY[5]];
    const all = named.flatMap((first) =>
      named.filter((second) => second !== first).map((second) => ({ do: "guess", first, second })),
    );
    const view = { ...anyView, frame: "Guess", seats: 3, predator: 1 };
    const g = seen(view, 1, { options: all.map((_, n) => GUESS + n), action: (id: number) => all[id - GUESS] });
    const { choices } = ask(g);
    expect(choices.map(({ label }) => label)).toEqual(["Ada: Hedgehog", "Ada: Rat", "Ada: Toad"]);
    expect(choices[0]?.next?.choices.map(({ label }) => label)).toEqual(["Cleo: Rat", "Cleo: Toad"]);
    expect(leaves(choices)).toEqual(g.options);
  });
});
