// The deck that is being made: kept in this browser, checked by the house after every change.
import { computed, signal } from "@preact/signals";
import { brought } from "../brought";
import { checkDeck, deckVocabulary, Refusal } from "../house";
import { has, t } from "../language";
import type { DeckCard, DeckChecked, DeckFault, DeckVocabulary } from "../wire";
import { asToml, type Deck, slug } from "./toml";

const KEPT = "hoodwink.deck";
const PAUSE = 700; // milliseconds without a change before the house is asked
const AGAIN = 5000; // … and after it could not be

export const deck = signal<Deck | null>(null);
export const vocabulary = signal<DeckVocabulary | null>(null);
/** What the house said last, and of which text. */
export const checked = signal<(DeckChecked & { text: string }) | null>(null);
export const refusal = signal<Refusal | null>(null);
export const text = computed(() => (deck.value ? asToml(deck.value) : ""));
/** The house has seen the deck as it is now. */
export const isChecked = computed(() => checked.value?.text === text.value);
export const isGood = computed(() => isChecked.value && checked.value?.faults.length === 0);

export const faultOf = (card: number): DeckFault | undefined =>
  checked.value?.faults.find((fault) => fault.card === card);

/** What is wrong, in the words of this browser; the house's own where it has a new one. */
export function faultInWords(fault: DeckFault): string {
  const known = vocabulary.value;
  const key = `deck-fault-${fault.code}`;
  if (!has(key) || !known) return fault.message;
  const primitive = String(deck.value?.cards[fault.card]?.effect[fault.effect]?.do ?? "");
  const needs = known.primitives.find(({ name }) => name === primitive)?.needs ?? [];
  return t(key, {
    least: known.least,
    kinds: known.most_kinds,
    copies: known.most_copies,
    name: known.longest_name,
    title: known.longest_title,
    text: known.longest_text,
    longest: known.longest,
    field: fault.field,
    size: checked.value?.size ?? 0,
    flags: needs.map(flagInWords).join(" / "),
    primitive: primitiveInWords(primitive),
  });
}

const wordsOr = (key: string, plain: string): string => (has(key) ? t(key) : plain);
export const flagInWords = (flag: string): string => wordsOr(`deck-flag-${flag}`, flag);
export const categoryInWords = (category: string): string => wordsOr(`deck-category-${category}`, category || "?");
export const primitiveInWords = (name: string): string => wordsOr(`deck-do-${name}`, name || "?");
export const fieldInWords = (name: string): string => wordsOr(`deck-field-${name}`, name);
export const wordInWords = (word: string): string => wordsOr(`deck-word-${word}`, word);

function kept(): string {
  try {
    return localStorage.getItem(KEPT) ?? "";
  } catch {
    return "";
  }
}

function keep(what: string): void {
  try {
    localStorage.setItem(KEPT, what);
  } catch {
    // a browser that keeps nothing: the deck lasts as long as the page
  }
}

/** The vocabulary, and the deck of last time; the house's own the first time. */
export async function begin(): Promise<void> {
  vocabulary.value ??= await deckVocabulary();
  if (!deck.value && (await take(kept()))) await take("");
}

/** Edit the deck of a file, "" for the house's own; what is wrong if there is nothing in it to edit. */
export async function take(file: string): Promise<DeckFault | null> {
  const found = await checkDeck(file);
  if (!found.cards.length) return found.faults[0] ?? null;
  deck.value = { title: found.title, cards: found.cards };
  checked.value = { ...found, text: text.value };
  keep(text.value);
  return null;
}

let timer: ReturnType<typeof setTimeout> | undefined;

function soon(pause: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void check(), pause);
}

export async function check(): Promise<void> {
  clearTimeout(timer);
  const asked = text.value;
  try {
    const found = await checkDeck(asked);
    refusal.value = null;
    if (asked === text.value) checked.value = { ...found, text: asked };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    refusal.value = error;
    if (error.code !== "bad_message" && error.code !== "too_big") soon(AGAIN);
  }
}

export function change(some: Partial<Deck>): void {
  if (!deck.value) return;
  deck.value = { ...deck.value, ...some };
  keep(text.value);
  soon(PAUSE);
}

/** A card is changed; as long as nobody has chosen its key, that follows the title. */
export function changeCard(n: number, some: Partial<DeckCard>): void {
  change({
    cards: (deck.value?.cards ?? []).map((card, at) => {
      if (at !== n) return card;
      const title = card.key === keyFrom(card.title.en, n) && some.title;
      return { ...card, ...some, ...(title ? { key: keyFrom(title.en, n) } : {}) };
    }),
  });
}

/** A key that no other card has. */
function keyFrom(title: string, n: number): string {
  const others = new Set((deck.value?.cards ?? []).filter((_, at) => at !== n).map(({ key }) => key));
  const wanted = slug(title) || "card";
  let key = wanted;
  for (let more = 2; others.has(key); more++) key = `${wanted.slice(0, 36)}_${more}`;
  return key;
}

/** One card more, the last; its place. */
export function addCard(like?: DeckCard): number {
  const cards = deck.value?.cards ?? [];
  const n = cards.length;
  const title = like ? like.title : { en: t("deck-new-card"), de: t("deck-new-card") };
  const blank: DeckCard = {
    key: "",
    title,
    text: { en: "", de: "" },
    category: "basic",
    copies: 3,
    flags: ["answers", "moves"],
    effect: [{ do: "pass", to: "left" }],
    stix: false,
  };
  change({ cards: [...cards, { ...(like ?? blank), key: keyFrom(title.en, n) }] });
  return n;
}

export function removeCard(n: number): void {
  checked.value = null; // faults name their cards by place
  change({ cards: (deck.value?.cards ?? []).filter((_, at) => at !== n) });
}

/** The next table of the game has this deck. */
export const bringDeck = (): void => void brought.set("hexhex", { deck: text.value });
