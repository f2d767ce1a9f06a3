// Heads to cover, chips to take and to swap, trios to stack, cards to show.
import { t } from "../../../language";
import type { Ask, Choice, Seen } from "../../contract";
import { type Chip, IDENTITIES, viewOf } from "../scene";
import { called, hand } from "../words";
import { holder, type Option, others, some, titled } from "./parts";

/** §2.2 Any head but one's own, which looks no different to somebody who looks on. */
export function covers(g: Seen, options: readonly Option[]): Ask {
  const cast = IDENTITIES.filter((_, n) => viewOf(g).cast.includes(n));
  const choices = cast.map((who): Choice => {
    const found = options.find((one) => one.identity === who);
    const choice: Choice = { label: called(who), art: `head-${who}` };
    return found ? { ...choice, action: found.id } : { ...choice, why: { do: "cover", identity: who }, veiled: true };
  });
  return { choices };
}

/** §2.3 One chip to start with, or two (§12.9). */
export const chips = (options: readonly Option[]): Ask => ({
  choices: options.map(({ id, first, second }): Choice => {
    const [one, two] = [first as Chip, second as Chip | undefined];
    const label = two === undefined ? some(1, one) : one === two ? some(2, one) : `${some(1, one)} + ${some(1, two)}`;
    return { label, art: one, action: id };
  }),
});

/** §12.19 By hand. */
export const trios = (options: readonly Option[]): Choice[] =>
  options.map(
    ({ id }): Choice => ({
      label: t("erben-do-stack"),
      hint: t("erben-do-stack-how"),
      art: "trio",
      section: "12.19",
      action: id,
    }),
  );

/** §3.10 With whom, then what for what; as often as one likes. */
export function swaps(g: Seen, options: readonly Option[], done: readonly Option[]): Ask {
  const view = viewOf(g);
  const bank: Choice = { label: t("erben-do-bank"), hint: hand(view.bank, 0), art: "swap" };
  const seats = others(g).map((seat) => {
    const own = options.filter((one) => one.of === seat);
    if (own.length) return partner(holder(g, seat), own);
    const why = { do: "swap", gives: "wine", takes: "gold", of: seat };
    return { ...holder(g, seat), ...(view.spared.includes(seat) && { hint: t("erben-do-spared") }), why };
  });
  const banked = options.filter((one) => one.of === undefined);
  return {
    choices: [
      ...done.map(({ id }): Choice => ({ label: t("erben-do-swapped"), tone: "bold", action: id })),
      ...(banked.length ? [partner(bank, banked)] : []),
      ...seats,
    ],
  };
}

const partner = (choice: Choice, own: readonly Option[]): Choice => ({
  ...choice,
  next: {
    title: t("erben-which-swap", { who: choice.label }),
    choices: own.map(
      ({ id, gives, takes }): Choice => ({
        label: t("erben-do-swap", { gives: some(1, gives as Chip), takes: some(1, takes as Chip) }),
        art: takes as string,
        action: id,
      }),
    ),
  },
});

/** §8.2 One card after the other. Which of them can't be shown is my secret. */
export function shows(g: Seen, options: readonly Option[], chosen: readonly number[] = []): Ask {
  const own = options.filter((one) => chosen.every((card) => (one.cards as number[]).includes(card)));
  const choices = viewOf(g)
    .cast.filter((n) => !chosen.includes(n))
    .map((n): Choice => {
      const card: Choice = { label: titled(n), art: IDENTITIES[n] ?? "baron" };
      const found = own.find((one) => (one.cards as number[]).includes(n));
      const why = { do: "show", cards: [...chosen, n].sort((a, b) => a - b) };
      if (!found) return { ...card, why, veiled: !viewOf(g).covered[g.me]?.includes(n) };
      if ((found.cards as number[]).length === chosen.length + 1) return { ...card, action: found.id };
      return { ...card, next: { ...shows(g, options, [...chosen, n]), title: t("erben-which-show-next") } };
    });
  return { choices };
}
