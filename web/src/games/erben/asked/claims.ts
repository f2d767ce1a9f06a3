// §3.2 Personal actions: who one claims to be, which of the two ways, and what it is aimed at.
import { t } from "../../../language";
import type { Ask, Choice, Seen } from "../../contract";
import { type Chip, CHIPS, type Identity, IDENTITIES, isForgotten, viewOf } from "../scene";
import { called } from "../words";
import { group, holder, loose, type Option, others, some, title, whole } from "./parts";

/** The pictures of what a way does; what is taken from the bank shows the chip. */
const WAYS: Readonly<Record<string, string>> = {
  "baron-a": "gold",
  "baron-b": "taxes",
  "monk-a": "wine",
  "monk-b": "collection",
  "judge-a": "wine",
  "judge-b": "grain",
  "merchant-a": "gold",
  "merchant-b": "swap",
  "magician-a": "bewitch",
  "thief-a": "steal",
  "farmer-a": "grain",
};

const wayOf = (one: Option): string => (one.way as string | undefined) ?? "a";

export function claims(g: Seen, options: readonly Option[]): Ask {
  const cast = IDENTITIES.filter((_, n) => viewOf(g).cast.includes(n));
  const choices = cast.map((who): Choice => {
    const own = options.filter((one) => one.identity === who);
    const choice: Choice = { label: called(who), hint: t(`erben-do-brief-${who}`), art: who };
    const why = { do: "claim", identity: who };
    if (!own.length && isForgotten(g, g.me, IDENTITIES.indexOf(who))) return { ...choice, why, veiled: true };
    if (!own.length) return { ...choice, hint: t("erben-do-covered"), why };
    const ways = [...new Set(own.map(wayOf))].map((way) =>
      oneWay(
        g,
        who,
        way,
        own.filter((one) => wayOf(one) === way),
      ),
    );
    const [only] = ways;
    if (ways.length > 1 || !only) {
      return { ...choice, next: { title: t("erben-which-way", { the: title(who) }), choices: ways } };
    }
    if (only.action !== undefined) return { ...choice, action: only.action };
    return { ...choice, ...(only.next && { next: only.next }) };
  });
  return { title: t("erben-which-identity"), choices };
}

function oneWay(g: Seen, who: Identity, way: string, own: readonly Option[]): Choice {
  const key = `${who}-${way}`;
  const choice: Choice = { label: t(`erben-do-way-${key}`), art: WAYS[key] ?? who };
  const [first] = own;
  if (key === "thief-a") return thief(g, choice, own);
  if (key === "magician-a") {
    return { ...choice, next: { title: t("erben-which-bewitch"), choices: own.map((one) => victim(g, one)) } };
  }
  if (key === "baron-b") {
    return { ...choice, next: { title: t("erben-which-tax"), choices: own.map((one) => tax(g, one)) } };
  }
  if (key === "merchant-b") {
    const hint = viewOf(g).chips[g.me]?.some(Boolean) ? t("erben-do-swap-how") : t("erben-do-swap-none");
    return { ...choice, hint, action: first?.id ?? 0 };
  }
  return { ...choice, action: first?.id ?? 0 };
}

function victim(g: Seen, { id, of }: Option): Choice {
  const seat = of as number;
  const isBare = !viewOf(g).chips[seat]?.some(Boolean);
  return { ...holder(g, seat), action: id, ...(isBare && { tone: "quiet" }) };
}

function tax(g: Seen, { id, type }: Option): Choice {
  const kind = type as Chip;
  const n = others(g).filter((seat) => loose(g, seat, kind)).length;
  const hint = t("erben-do-tax-from", { n });
  return { label: whole(kind), hint, art: kind, action: id, ...(!n && { tone: "quiet" }) };
}

/** §3.12 Whom, then what. */
function thief(g: Seen, choice: Choice, own: readonly Option[]): Choice {
  const [first] = own;
  if (own.length === 1 && first && first.of === undefined) {
    return { ...choice, hint: t("erben-do-steal-none"), action: first.id };
  }
  const choices = others(g).map((seat): Choice => {
    const from = own.filter((one) => one.of === seat);
    const why = { do: "claim", identity: "thief", type: "wine", of: seat, count: 1 };
    if (!from.length) return { ...holder(g, seat), why };
    const goods = CHIPS.flatMap((type) => from.filter((one) => one.type === type)).map((one): Choice => {
      const type = one.type as Chip;
      const count = (one.count as number | undefined) ?? 0;
      const hint = count > loose(g, seat, type) ? t("erben-do-breaks") : "";
      const label = t("erben-do-steal", { chips: some(count, type) });
      return { label, art: type, action: one.id, ...(hint && { hint }) };
    });
    return group(holder(g, seat), { title: t("erben-which-steal", { who: g.name(seat) }), choices: goods });
  });
  return { ...choice, next: { title: t("erben-which-thief"), choices } };
}
