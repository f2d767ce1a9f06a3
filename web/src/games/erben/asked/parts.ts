// What several questions share: options, seats as targets, purchases and accusations.
import type { Action } from "../../../house";
import { t } from "../../../language";
import type { Ask, Choice, Seen } from "../../contract";
import { type Chip, CHIPS, type Identity, IDENTITIES, viewOf } from "../scene";
import { called, hand, some, the } from "../words";

/** An option with what it does. */
export type Option = Action & { id: number };
export type Of = (verb: string) => Option[];

export { some };
export const title = (who: Identity): string => the(who);
/** `Wine`. */
export const whole = (type: Chip): string => t(`erben-kind-${type}`);

/** A group of which one thing can be chosen is that thing. */
export function group(choice: Choice, next: Ask): Choice {
  const open = next.choices.filter((one) => one.why === undefined);
  const [only, ...others] = open;
  if (!only || others.length || open.length !== next.choices.length) return { ...choice, next };
  if (only.action !== undefined) return { ...choice, hint: only.label, action: only.action };
  return { ...choice, ...(only.next && { next: only.next }) };
}

/** Everybody else at the table, from the left neighbour on. */
export const clockwise = (g: Seen): number[] =>
  Array.from({ length: g.view.seats - 1 }, (_, n) => (Math.max(g.me, 0) + 1 + n) % g.view.seats);

/** Everybody else in the round. */
export const others = (g: Seen): number[] => clockwise(g).filter((seat) => viewOf(g).remaining.includes(seat));

export const titled = (n: number): string => called(IDENTITIES[n] ?? "baron");

/** A seat as a target, with what lies before it. */
export function holder(g: Seen, seat: number): Choice {
  const view = viewOf(g);
  return { label: g.name(seat), seat, hint: hand(view.chips[seat] ?? [], view.trios[seat] ?? 0) };
}

/** A seat as a target, with what the table knows that it is not. What was shown to me alone stays with my secrets. */
export function suspect(g: Seen, seat: number): Choice {
  const not = viewOf(g).covered[seat] ?? [];
  const hint = not.length ? t("erben-do-is-not", { names: not.map(titled).join(", ") }) : "";
  return { label: g.name(seat), seat, ...(hint && { hint }) };
}

/** §8.1 The seat, then how many cards. */
export function buy(g: Seen, options: readonly Option[]): Choice {
  const choice: Choice = { label: t("erben-do-buy"), art: "buy", section: "8.1" };
  const [first] = others(g);
  if (!options.length) return { ...choice, why: { do: "buy", target: first ?? 0 } };
  const choices = others(g).map((seat): Choice => {
    const own = options.filter((one) => one.target === seat);
    if (!own.length) return { ...suspect(g, seat), why: { do: "buy", target: seat } };
    const counts = own.map(
      ({ id, cards = 1 }): Choice => ({
        label: t("erben-do-cards", { n: cards as number }),
        art: "accusation",
        action: id,
      }),
    );
    const one = suspect(g, seat);
    const [only, ...more] = counts;
    if (more.length || only?.action === undefined) {
      return { ...one, next: { title: t("erben-which-cards", { who: g.name(seat) }), choices: counts } };
    }
    return { ...one, hint: [only.label, one.hint].filter(Boolean).join(" · "), action: only.action };
  });
  const hint = t("erben-do-buy-how", { n: viewOf(g).trios[g.me] ?? 0 });
  const [only] = choices;
  if (choices.length === 1 && only) {
    return only.action === undefined
      ? { ...choice, hint, ...(only.next && { next: only.next }) }
      : { ...choice, hint, action: only.action };
  }
  return { ...choice, hint, next: { title: t("erben-which-buy"), choices } };
}

/** §9.1 The seat, then the identity. */
export function accuse(g: Seen, options: readonly Option[]): Choice {
  const choice: Choice = { label: t("erben-do-accuse"), art: "accuse", section: "9.1" };
  if (!options.length) return { ...choice, why: { do: "accuse", target: others(g)[0] ?? 0, name: "baron" } };
  const choices = others(g).map(
    (seat): Choice => ({
      ...suspect(g, seat),
      next: {
        title: t("erben-which-name", { who: g.name(seat) }),
        choices: options.filter((one) => one.target === seat).map((one) => named(g, seat, one)),
      },
    }),
  );
  return group({ ...choice, hint: t("erben-do-accuse-how") }, { title: t("erben-which-accuse"), choices });
}

function named(g: Seen, seat: number, { id, name }: Option): Choice {
  const n = IDENTITIES.indexOf(name as Identity);
  const isCovered = viewOf(g).covered[seat]?.includes(n);
  const hint = isCovered ? t("erben-do-covered") : "";
  return { label: called(name as Identity), art: name as string, action: id, ...(hint && { hint, tone: "quiet" }) };
}

/** A fine in words: `2 gold`, and who gets them. */
export function fine(g: Seen, action: Action, judge: number): { label: string; hint: string } {
  const count = (action.count as number | undefined) ?? 1;
  const share = action.share as number | undefined;
  const label = some(count, action.type as Chip);
  if (share === undefined) return { label, hint: judge === g.me ? "" : t("erben-do-pay-to", { who: g.name(judge) }) };
  const second = share === g.me ? t("erben-do-share-me") : t("erben-do-share", { baron: g.name(share) });
  const hint = judge === g.me ? second : t("erben-do-pay-both", { who: g.name(judge), baron: g.name(share) });
  return { label, hint };
}

/** How many of a type lie loose before a seat. */
export const loose = (g: Seen, seat: number, type: Chip): number => viewOf(g).chips[seat]?.[CHIPS.indexOf(type)] ?? 0;
