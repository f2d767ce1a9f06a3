// The cards of a table: the house's deck comes with the page, one's own with the table's options. Titles and texts are
// the deck's, in both languages.
import house from "../../../../src/hoodwink/games/hexhex/deck.toml";
import { type Language, language } from "../../settings";
import type { Seen } from "../contract";
import { parse, type Toml } from "./toml";

export const CATEGORIES = ["none", "basic", "enhanced", "counter", "hexed", "dealt"] as const;
export type Category = (typeof CATEGORIES)[number];

export interface Card {
  key: string;
  title: Readonly<Record<Language, string>>;
  text: Readonly<Record<Language, string>>;
  category: Category;
  copies: number;
  flags: readonly string[];
  /** the primitives of its effect: `pass`, `token` … */
  does: readonly string[];
  /** for Hexen Stix only */
  isStix: boolean;
}

export interface Deck {
  title: string;
  cards: readonly Card[];
}

const decks = new Map<string, Deck>();

/** The deck that a document describes; "" is the house's own. */
export function read(document: string): Deck {
  const deck = decks.get(document) ?? made(document || house);
  decks.set(document, deck);
  return deck;
}

type Row = Record<string, Toml>;

function made(document: string): Deck {
  try {
    const { title, card } = parse(document);
    return { title: String(title ?? ""), cards: ((card ?? []) as Row[]).map(cardFrom) };
  } catch {
    // the house says what is wrong with it; and if it could read it, a table without titles is better than none
    return { title: "", cards: [] };
  }
}

const cardFrom = (row: Row): Card => ({
  key: String(row.key),
  title: both(row.title),
  text: both(row.text ?? ""),
  category: CATEGORIES.find((known) => known === row.category) ?? "none",
  copies: Number(row.copies),
  flags: (row.flags ?? []) as string[],
  does: ((row.effect ?? []) as Row[]).map((one) => String(one.do)),
  isStix: row.stix === true,
});

/** A text for all languages, or one for each; English where there is no other. */
function both(value: Toml | undefined): Record<Language, string> {
  if (typeof value !== "object" || Array.isArray(value)) return { en: String(value), de: String(value) };
  const en = String(value.en ?? "");
  return { en, de: String(value.de ?? en) };
}

/** The deck of this table; without a table, the house's own. */
export const deckOf = (g: Seen | null): Deck => read(String(g?.table.options.deck ?? ""));
export const cardOf = (g: Seen | null, card: number): Card | undefined => deckOf(g).cards[card];
export const titleIn = (card: Card): string => card.title[language.value];
export const textIn = (card: Card): string => card.text[language.value];

/** §13.8 Kinds that a law has removed. */
export const isRemoved = (g: Seen, card: Card): boolean =>
  String(g.table.options.removed ?? "")
    .split(",")
    .includes(card.key);

const DRAWN = new Set(read("").cards.map((card) => card.key));
const EMBLEMS: Readonly<Record<Category, string>> = {
  none: "hex-6",
  basic: "hex-1",
  enhanced: "hex-3",
  counter: "counter",
  hexed: "hexed",
  dealt: "ward",
};
/** The emblem of a card in the sprite; a card of one's own has that of its category. */
export const emblem = (card: Card | undefined): string =>
  !card ? "card-back" : DRAWN.has(card.key) ? `card-${card.key}` : EMBLEMS[card.category];
export const frame = (card: Card | undefined): string => (card ? `frame-${card.category}` : "card-back");
