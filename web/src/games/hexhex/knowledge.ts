// What I know of other hands: cards that I have seen there, and what they have proved not to hold (§R8, §R15). It is
// from my own view, so it is shown with my secrets only.
import { listed, t } from "../../language";
import type { Seen } from "../contract";
import { CATEGORIES, deckOf, isRemoved } from "./deck";
import { categoryName, titles } from "./nouns";
import { isIn, seatsOf, viewOf } from "./scene";

export interface Known {
  seat: number;
  /** in words; "" where I know of none */
  holds: string;
  lacks: string;
}

/** Every other seat of which I know anything. */
export function knowledge(g: Seen): Known[] {
  const view = viewOf(g);
  const others = seatsOf(view).filter((seat) => seat !== g.me);
  return others
    .map((seat): Known => {
      const known = view.known[seat] ?? [];
      return { seat, holds: known.length ? titles(g, known) : "", lacks: lacking(g, view.absent[seat] ?? []) };
    })
    .filter(({ holds, lacks }) => holds || lacks);
}

/** Whole categories by their names, the rest by their titles. */
export function lacking(g: Seen, absent: readonly number[]): string {
  if (!absent.length) return "";
  const there = deckOf(g)
    .cards.map((card, n) => ({ card, n }))
    .filter(({ card }) => card.copies && !isRemoved(g, card) && (!card.isStix || isIn(viewOf(g), "stix")));
  const whole = CATEGORIES.filter((category) => {
    const of = there.filter(({ card }) => card.category === category);
    return of.length > 1 && of.every(({ n }) => absent.includes(n));
  });
  const rest = there.filter(({ card, n }) => absent.includes(n) && !whole.includes(card.category)).map(({ n }) => n);
  return listed([
    ...whole.map((category) => t("hexhex-me-all-of", { category: categoryName(category) })),
    ...(rest.length ? [titles(g, rest)] : []),
  ]);
}
