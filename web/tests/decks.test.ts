import { describe, expect, it } from "vitest";
import { asToml, fileName, slug } from "../src/decks/toml";
import type { DeckCard } from "../src/wire";

const CARD: DeckCard = {
  key: "whirl",
  title: { en: "Whirl", de: "Wirbel" },
  text: { en: "", de: "" },
  category: "enhanced",
  copies: 4,
  flags: ["answers", "moves"],
  effect: [
    { do: "token", token: "boost", count: 2 },
    { do: "pass", to: "anyone" },
  ],
  stix: false,
};

describe("a deck as TOML", () => {
  it("is written as people write it", () => {
    expect(asToml({ title: "Mine", cards: [CARD] })).toBe(`title = "Mine"

[[card]]
key = "whirl"
title = { en = "Whirl", de = "Wirbel" }
category = "enhanced"
copies = 4
flags = ["answers", "moves"]
effect = [
    { do = "token", token = "boost", count = 2 },
    { do = "pass", to = "anyone" },
]
`);
  });

  it("has one text where both languages have the same, and says what is for Hexen Stix", () => {
    const text = { en: "Grab!", de: "Grab!" };
    const file = asToml({
      title: "Mine",
      cards: [{ ...CARD, text, stix: true, effect: [{ do: "grab", first: true }] }],
    });
    expect(file).toContain('text = "Grab!"\n');
    expect(file).toContain('    { do = "grab", first = true },\n]\nstix = true\n');
  });

  it("escapes what TOML has to have escaped", () => {
    const title = { en: 'a"b\\c\nd\te\u0000\u007f', de: "\ud800x" };
    expect(asToml({ title: "M", cards: [{ ...CARD, title }] })).toContain(
      'title = { en = "a\\"b\\\\c\\nd\\te\\u0000\\u007F", de = "\ufffdx" }',
    );
  });

  it("quotes a name that is none", () => {
    expect(asToml({ title: "M", cards: [{ ...CARD, effect: [{ do: "pass", "a b": 1 }] }] })).toContain('"a b" = 1');
  });
});

describe("keys", () => {
  it.each([
    ["Turn Aside Left", "turn_aside_left"],
    ["Hinüberlenken!", "hinuberlenken"],
    ["Großer  Spaß", "grosser_spass"],
    ["3 Wishes", "wishes"],
    ["•••", ""],
    ["x".repeat(50), "x".repeat(40)],
  ])("%s", (title, key) => expect(slug(title)).toBe(key));

  it("name the file", () => {
    expect(fileName("The Kettle")).toBe("the_kettle.toml");
    expect(fileName("•")).toBe("deck.toml");
  });
});
