// A deck as a file: TOML that people can read and the house reads back.
import type { DeckCard, InBoth, Value } from "../wire";

export interface Deck {
  title: string;
  cards: readonly DeckCard[];
}

/** A basic string. JSON's are TOML's too, but for DEL and for halves of characters. */
const quoted = (text: string): string =>
  JSON.stringify(text.replace(/\p{Surrogate}/gu, "\ufffd")).replaceAll("\u007f", "\\u007F");

const isBare = (name: string): boolean => /^[A-Za-z0-9_-]+$/.test(name);
const written = (value: Value): string => (typeof value === "string" ? quoted(value) : String(value));
const pairs = (them: Iterable<readonly [string, Value]>): string =>
  `{ ${[...them].map(([name, value]) => `${isBare(name) ? name : quoted(name)} = ${written(value)}`).join(", ")} }`;

/** One text for all where there is no difference. */
const both = ({ en, de }: InBoth): string =>
  en === de
    ? quoted(en)
    : pairs([
        ["en", en],
        ["de", de],
      ]);

function cardAsToml(card: DeckCard): string {
  const effect = card.effect.map(
    ({ do: name, ...fields }) => `    ${pairs([["do", name ?? ""], ...Object.entries(fields)])},\n`,
  );
  return [
    "[[card]]",
    `key = ${quoted(card.key)}`,
    `title = ${both(card.title)}`,
    ...(card.text.en || card.text.de ? [`text = ${both(card.text)}`] : []),
    `category = ${quoted(card.category)}`,
    `copies = ${card.copies}`,
    `flags = [${card.flags.map(quoted).join(", ")}]`,
    `effect = [\n${effect.join("")}]`,
    ...(card.stix ? ["stix = true"] : []),
  ].join("\n");
}

export const asToml = ({ title, cards }: Deck): string =>
  `${[`title = ${quoted(title)}`, ...cards.map(cardAsToml)].join("\n\n")}\n`;

/** A file's name from a deck's. */
export const fileName = (title: string): string => `${slug(title) || "deck"}.toml`;

/** Small letters, digits and _, as keys of cards are. */
export function slug(text: string): string {
  const plain = text
    .replace(/ß/g, "ss")
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
  return plain
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^[_0-9]+|_+$/g, "")
    .slice(0, 40)
    .replace(/_+$/, "");
}
