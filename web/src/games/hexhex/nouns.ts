// The nouns of HEX•HEX XL, and what is said with them. A role of a sentence that is mine is told by `you`.
import { listed, t } from "../../language";
import type { Happened } from "../../position";
import type { Seen } from "../contract";
import { cardOf, type Category, textIn, titleIn } from "./deck";
import { type Aim, type Curse, type Hex, hexesOf, type Law, NOBODY, OWN_LAWS, tokensOn, TOKENS, viewOf } from "./scene";

export type Args = Record<string, string | number>;

/** A sentence about seats: each role by its name, and `you` is the role that is mine. */
export function say(g: Seen, key: string, roles: Readonly<Record<string, number>>, args: Args = {}): string {
  const all: Args = { ...args, you: "none" };
  for (const [role, seat] of Object.entries(roles)) {
    all[role] = seat === NOBODY ? "" : g.name(seat);
    if (seat === g.me) all.you = role;
  }
  return sentence(t(key, all));
}

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `you`, in the middle of a sentence; in German also as the object of one. */
export const who = (g: Seen, seat: number, grammar: Case = "nom"): string =>
  seat === g.me ? t("hexhex-you", { grammar }) : g.name(seat);
/** `Ada, you and Ben`; nobody, where there is none. */
export const names = (g: Seen, seats: readonly number[], grammar: Case = "nom"): string =>
  seats.length ? listed(seats.map((seat) => who(g, seat, grammar))) : t("hexhex-nobody");
export type Case = "nom" | "acc" | "dat";

/** `2 Voice`. */
export const voices = (n: number): string => t("hexhex-voice", { n });
export const cards = (n: number): string => t("hexhex-cards", { n });

// cards ---------------------------------------------------------------------------------------------------------------

/** `Turn Aside Left`, by its number in the deck. */
export function title(g: Seen | null, card: number | null): string {
  const found = card === null ? undefined : cardOf(g, card);
  return found ? titleIn(found) : t("hexhex-a-card");
}
export function text(g: Seen | null, card: number): string {
  const found = cardOf(g, card);
  return found ? textIn(found) : "";
}
/** `2 × Null, Duck`: each kind once. */
export function titles(g: Seen, them: readonly (number | null)[]): string {
  if (!them.length) return t("hexhex-no-cards");
  const kinds = [...new Set(them)];
  return listed(
    kinds.map((card) => {
      const n = them.filter((other) => other === card).length;
      return n > 1 ? t("hexhex-some-cards", { n, card: quoted(g, card) }) : quoted(g, card);
    }),
  );
}
/** A title within a sentence: German ones are verbs as often as not, and stand in quotation marks. */
export const quoted = (g: Seen, card: number | null): string =>
  card === null || !cardOf(g, card) ? t("hexhex-a-card") : t("hexhex-quoted", { card: title(g, card) });
export const categoryName = (category: Category): string => t(`hexhex-category-${category}`);

// Hexes ---------------------------------------------------------------------------------------------------------------

const FACES = "ABCDEF";
/** The letter on the face of a Hex; after F they begin anew, with a number. */
export const letter = (number: number): string =>
  FACES.charAt(number % FACES.length) + (number >= FACES.length ? Math.floor(number / FACES.length) + 1 : "");

/** `the Hex`, or `Hex B` where there is more than one. */
export function hexName(g: Seen, number: number, grammar: Case = "nom", one?: Happened): string {
  const many = one ? hexesIn(g, one) : Math.max(0, ...hexesOf(viewOf(g)).map((hex) => hex.number)) + 1;
  return t("hexhex-hex", { letter: letter(number), many: many > 1 ? "yes" : "no", grammar });
}

const counted = new WeakMap<readonly Happened[], Map<number, number>>();

/** How many Hexes the round of an event had seen by then: what has been said is not put in other words later. */
function hexesIn(g: Seen, one: Happened): number {
  let until = counted.get(g.log);
  if (!until) {
    until = new Map();
    let n = 0;
    for (const other of g.log) {
      if (other.kind === "round") n = 0;
      if (other.kind === "cast") n += 1;
      if (other.kind === "duplicated") n = Math.max(n, other.copy + 1);
      until.set(other.n, n);
    }
    counted.set(g.log, until);
  }
  return until.get(one.n) ?? 1;
}

export const tokenName = (token: number): string => t(`hexhex-token-${TOKENS[token] ?? "boost"}`, { n: 1 });
/** `2 boosts, rot; costs 3`: what lies on a Hex. */
export function marks(hex: Hex): string {
  const on = tokensOn(hex).map(({ token, n }) => t(`hexhex-token-${token}`, { n }));
  return [...on, t("hexhex-costs", { n: hex.cost })].join(", ");
}

/** What a card is aimed at: `Hex A`, `the rot on Hex A`, `Ada’s Ward`. As the object of a sentence. */
export function aim(g: Seen, { what, a, b }: Aim, one?: Happened): string {
  switch (what) {
    case "hex":
      return hexName(g, a, "acc", one);
    case "token":
      return t("hexhex-aim-token", { token: tokenName(b), hex: hexName(g, a, "dat", one) });
    case "effect":
    case "card": {
      if (b < 0) return t("hexhex-aim-payment");
      return t("hexhex-aim-card", { who: g.name(a), mine: a === g.me ? "yes" : "no", card: quoted(g, b) });
    }
  }
  return "";
}

// Vexed and laws ------------------------------------------------------------------------------------------------------

/** `no yes or no`. */
export const curseText = (curse: Curse): string => t(`hexhex-curse-${curse}`);
/** A law; one in the table's own words by these, where it has any: they are options of the game (§13.9). */
export function lawText(g: Seen, law: Law): string {
  const line = String(g.table.options.words ?? "")
    .split("\n")
    .find((one) => one.startsWith(`${law}: `));
  return line ? ownText(law, line.slice(law.length + 2)) : t(`hexhex-law-${law}`);
}
export const ownText = (law: Law, words: string): string =>
  t("hexhex-law-own", { words, penalty: t(`hexhex-penalty-${law}`) });
/** As it was laid down just now: its words come with the table. */
export const newLawText = (g: Seen, law: Law): string =>
  g.table.words && OWN_LAWS.includes(law) ? ownText(law, g.table.words) : lawText(g, law);
