// HEX•HEX XL in words, its questions and its decks, against games as the engine played them (hexwords.json).
import { describe, expect, it, vi } from "vitest";
import made from "./hexwords.json";
import { LANGUAGES, type Language, speech } from "./speech";

const spoken = vi.hoisted(() => ({ t: (_key: string, _args?: object): string => "", language: { value: "en" } }));
vi.mock("../src/language", () => ({
  t: (key: string, args?: object) => spoken.t(key, args),
  listed: (them: string[]) => new Intl.ListFormat(spoken.language.value, { type: "conjunction" }).format(them),
}));
vi.mock("../src/settings", () => ({ language: spoken.language }));

function speak(language: Language): void {
  spoken.t = speech("hexhex", language).t;
  spoken.language.value = language;
}

const { tell } = await import("../src/games/hexhex/tale");
const { lawText, newLawText } = await import("../src/games/hexhex/nouns");
const { bubble, pending, question, seatInWords, standing } = await import("../src/games/hexhex/words");
const { ask, cardOn } = await import("../src/games/hexhex/ask");
const { knowledge, lacking } = await import("../src/games/hexhex/knowledge");
const { read } = await import("../src/games/hexhex/deck");
const { parse } = await import("../src/games/hexhex/toml");
const { named } = await import("../src/position");
type Choice = import("../src/games/contract").Choice;
type Seen = import("../src/games/contract").Seen;

interface Told {
  seats: number;
  event: unknown[];
  /** a seat that reads more, and what */
  mine?: [number, unknown[]];
  action?: object;
}

interface Asked {
  table: object;
  view: { seat: number; seats: number; frame: string; hand: number[]; answering: number | null };
  options: [number, { do: string; card?: number }][];
}

const fixture = made as unknown as {
  kinds: { name: string; fields: string[] }[];
  views: Asked[];
  events: Told[];
};
const NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"];
const WHOLE = /^(?!.*(undefined|NaN|null|[{}]|hexhex-)).+$/s;
const [{ view: anyView }] = fixture.views as [Asked];

function seen(view: object, me: number, more: object = {}): Seen {
  return {
    view: { ...view, seat: me },
    me,
    log: [],
    options: [],
    moment: null,
    table: { options: {}, goal: 0 },
    name: (seat: number) => NAMES[seat] ?? "?",
    action: () => ({ do: "pass" }),
    ...more,
  } as unknown as Seen;
}

function asked({ table, view, options }: Asked): Seen {
  const actions = new Map(options);
  return seen(view, view.seat, { table, options: options.map(([id]) => id), action: (id: number) => actions.get(id) });
}

const leaves = (choices: readonly Choice[]): number[] =>
  choices.flatMap(({ action, next }) => (next ? leaves(next.choices) : action === undefined ? [] : [action]));
const all = (choices: readonly Choice[]): Choice[] => choices.flatMap((one) => [one, ...all(one.next?.choices ?? [])]);

describe.each(LANGUAGES)("in %s", (language) => {
  it("every event is a sentence, to each seat and to a spectator", () => {
    speak(language);
    const kinds = new Set<string>();
    for (const { seats, event, action } of fixture.events) {
      const one = named(event, 0, fixture.kinds);
      kinds.add(one.kind);
      for (const me of [-2, ...Array(seats).keys()]) {
        const said = tell(seen(anyView, me, { log: [one], action: () => action }), one);
        if (!["dealt", "ready"].includes(one.kind)) expect(said).toMatch(/^[A-ZÄÖÜ“„0-9].*[.!–”\d\p{L}]$/su);
        else expect(said).toBe("");
        expect(said).not.toMatch(/undefined|NaN|[{}]|hexhex-/);
      }
    }
    expect([...kinds].sort()).toEqual(fixture.kinds.map(({ name }) => name).sort());
  });

  it("a law of the table's own is read by its words, one without them by its penalty", () => {
    speak(language);
    const words = "own_voice_2: Nobody <b>points</b> at: anybody.\n";
    const g = seen(anyView, 0, { table: { options: { words }, words: "" } as never });
    expect(lawText(g, "own_voice_2")).toContain("Nobody <b>points</b> at: anybody.");
    expect(lawText(g, "own_voice_2")).toContain(spoken.t("hexhex-penalty-own_voice_2"));
    expect(lawText(g, "own_card_1")).toContain(spoken.t("hexhex-penalty-own_card_1"));
    const now = seen(anyView, 0, { table: { options: { words: "" }, words: "No pointing" } as never });
    expect(newLawText(now, "own_card_1")).toContain("No pointing");
    expect(newLawText(now, "silence")).toBe(spoken.t("hexhex-law-silence"));
  });

  it("the log tells nobody more than a spectator: it lies open on the screen", () => {
    speak(language);
    const secret = fixture.events.filter(({ mine }) => mine);
    expect(secret.length).toBeGreaterThan(5);
    for (const { event, mine } of secret) {
      const [seat, own] = mine as [number, unknown[]];
      const [open, told] = [event, own].map((raw) => named(raw, 0, fixture.kinds));
      if (!open || !told) throw new Error("there are two");
      expect(tell(seen(anyView, seat, { log: [told] }), told)).toBe(tell(seen(anyView, seat, { log: [open] }), open));
    }
  });

  it("every question has its words, and its answers are the options", () => {
    speak(language);
    const frames = new Set<string>();
    for (const one of fixture.views) {
      const g = asked(one);
      frames.add(one.view.frame);
      const { choices } = ask(g);
      expect(
        leaves(choices).sort((a, b) => a - b),
        one.view.frame,
      ).toEqual([...g.options].sort((a, b) => a - b));
      for (const { label, hint, next } of all(choices)) {
        expect(label).toMatch(WHOLE);
        if (hint !== undefined) expect(hint).toMatch(WHOLE);
        if (next?.title !== undefined) expect(next.title).toMatch(WHOLE);
      }
      expect(question(g)).toMatch(WHOLE);
    }
    expect(frames.size).toBeGreaterThan(20);
  });

  it("the table has its words at every time", () => {
    speak(language);
    for (const one of fixture.views) {
      for (const me of [-2, one.view.seat]) {
        const g = { ...asked(one), me } as Seen;
        const seats = Array.from({ length: one.view.seats }, (_, seat) => seatInWords(g, seat));
        for (const words of [pending(g), standing(g), ...seats]) expect(words).toMatch(WHOLE);
      }
      for (const { holds, lacks } of knowledge(asked(one))) expect(holds + lacks).toMatch(WHOLE);
    }
  });

  it("what is said aloud is short", () => {
    speak(language);
    let said = 0;
    for (const { event } of fixture.events) {
      const happened = named(event, 0, fixture.kinds);
      for (const seat of [0, 1, 2]) {
        const words = bubble(seen(anyView, 0, { log: [happened], moment: { happened, lasts: 1 } }), seat);
        said += words ? 1 : 0;
        expect(words.length).toBeLessThan(50);
        if (words) expect(words).toMatch(WHOLE);
      }
    }
    expect(said).toBeGreaterThan(10);
  });
});

describe("a hand on the screen", () => {
  const veiled = ({ view: { answering, frame } }: Asked): boolean =>
    frame === "Counters" || (frame === "Readying" && answering === null);

  it("is not there where everybody is asked, before that is touched", () => {
    speak("en");
    const these = fixture.views.filter(veiled);
    expect(these.length).toBeGreaterThan(5);
    for (const one of these)
      expect(
        ask(asked(one))
          .choices.map(cardOn)
          .every((card) => card === undefined),
      ).toBe(true);
    const first = (one: Asked): string[] => ask(asked(one)).choices.map(({ label }) => label);
    const plain = these.filter(
      ({ options, view }) =>
        view.hand.length > 0 &&
        view.frame === "Counters" &&
        !options.some(([, { do: verb }]) => verb === "challenge" || verb === "pay"),
    );
    expect(plain.some(({ options }) => options.length > 1)).toBe(true);
    expect(plain.some(({ options }) => options.length === 1)).toBe(true);
    expect(new Set(plain.map((one) => String(first(one)))).size).toBe(1);
  });

  it("has every kind once where a Hex is to be answered, and what can't be played says why", () => {
    speak("en");
    const these = fixture.views.filter(({ options }) => options.some(([, action]) => action.do === "lay"));
    expect(these.length).toBeGreaterThan(1);
    for (const one of these) {
      const { choices } = ask(asked(one));
      const kinds = choices.map(cardOn).filter((card) => card !== undefined);
      expect(kinds.sort()).toEqual([...new Set(one.view.hand)].sort());
      const legal = new Set(one.options.map(([, action]) => action.card));
      for (const choice of choices) expect(choice.why === undefined).toBe(legal.has(cardOn(choice)));
    }
  });
});

describe("a deck", () => {
  it("of the house is read whole", () => {
    const { cards, title } = read("");
    expect([title, cards.length, cards.reduce((sum, card) => sum + card.copies, 0)]).toEqual(["HEX•HEX XL", 42, 159]);
    expect(cards[8]).toMatchObject({
      key: "double_and_thrice",
      category: "enhanced",
      copies: 2,
      does: ["pass", "multiply", "duplicate"],
      title: { en: "Double & Thrice", de: "Doppelt und dreifach" },
    });
    const stix = cards.filter((card) => card.isStix).map((card) => card.key);
    expect(stix).toEqual(["grab", "sleight", "snap", "steady_hand"]);
  });

  it("of one's own has its own titles, in both languages or in one", () => {
    speak("de");
    const own = `title = 'Mine' # yes
[[card]]
key="whirl"
title.en = "Whirl \\u2022 \\"x\\""
title.de = """
Wirbel"""
category = "enhanced"
copies = 1_0
flags = ["answers", 'moves',]
effect = [ { do = "token", token = "boost", count = 2 }, # twice
  { do = "pass", to = "anyone" } ]
[[card]]
key = "plain"
title = "Plain"
text = ''
category = "basic"
copies = 0x1F
flags = []
effect = []
`;
    const [whirl, plain] = read(own).cards;
    expect(whirl).toMatchObject({
      title: { en: 'Whirl • "x"', de: "Wirbel" },
      copies: 10,
      does: ["token", "pass"],
      flags: ["answers", "moves"],
    });
    expect(plain).toMatchObject({ title: { en: "Plain", de: "Plain" }, copies: 31, text: { en: "", de: "" } });
    const g = seen(anyView, 0, { table: { options: { deck: own }, goal: 0 } });
    expect(tell(g, { n: 0, kind: "robbed", seat: 1, card: 0 })).toContain("„Wirbel“");
    expect(() => parse("a = [1")).toThrow();
  });
});

describe("what a hand has proved not to hold", () => {
  it("is said by categories where it is all of them", () => {
    speak("en");
    const { cards } = read("");
    const hexed = cards.flatMap((card, n) => (card.category === "hexed" ? [n] : []));
    const g = seen({ ...anyView, modules: 0 }, 0);
    expect(lacking(g, [...hexed, 0])).toBe("any When Hexed card and Turn Aside Left");
    expect(lacking(g, hexed.slice(1))).not.toContain("any");
  });
});
