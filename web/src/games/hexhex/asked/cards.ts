// Questions that are answered with a card. Each kind in hand is shown once, what can be played first; the rest is
// greyed and says why. What everybody is asked shows no card before it is touched.
import { t } from "../../../language";
import type { Ask, Choice, Seen } from "../../contract";
import { cardOf, emblem } from "../deck";
import { aim, sentence, text, title } from "../nouns";
import { aimOf, type HexAction, type Option, viewOf, windowOf } from "../scene";

const shown = new WeakMap<Choice, number>();

/** The card that a choice stands for, by its number in the deck. */
export const cardOn = (choice: Choice): number | undefined => shown.get(choice);

function card(g: Seen, kind: number, more: Partial<Choice>): Choice {
  const choice: Choice = { label: title(g, kind), hint: text(g, kind), art: emblem(cardOf(g, kind)), ...more };
  shown.set(choice, kind);
  return choice;
}

const kindsOf = (options: readonly Option[]): number[] => [
  ...new Set(options.flatMap(({ action }) => action.card ?? [])),
];
/** Whether I can is my secret: what can't be said looks as if it could, until it is touched. */
const VEILED = { veiled: true };
const passOf = (all: readonly Option[]): Option | undefined => all.find(({ action }) => action.do === "pass");
const withVerb = (all: readonly Option[], verb: string): Option[] => all.filter(({ action }) => action.do === verb);

/** What I hold besides these kinds, each kind once: it can't be played now, and the house says why. */
function idle(g: Seen, kinds: readonly number[], verb: string): Choice[] {
  const rest = [...new Set(viewOf(g).hand)].filter((kind) => !kinds.includes(kind));
  return rest.map((kind) => card(g, kind, { why: { do: verb, card: kind } as HexAction }));
}

/** A kind with its options: one is an answer, several are a choice of seats. */
function toSeats(g: Seen, kind: number, own: readonly Option[]): Choice {
  const [first, ...more] = own;
  if (first && !more.length) {
    const { to } = first.action;
    const hint = [to === undefined ? "" : t("hexhex-do-to-only", { who: g.name(to) }), text(g, kind)].join(" ").trim();
    return card(g, kind, { action: first.id, hint });
  }
  const choices = own.map(
    ({ id, action }): Choice => ({
      label: t("hexhex-do-to", { who: g.name(action.to ?? 0) }),
      seat: action.to ?? 0,
      action: id,
    }),
  );
  const head = t("hexhex-which-way", { card: title(g, kind) });
  return card(g, kind, { next: { title: head, pair: choices.length === 2, choices } });
}

const bySeats = (g: Seen, options: readonly Option[]): Choice[] =>
  kindsOf(options).map((kind) =>
    toSeats(
      g,
      kind,
      options.filter(({ action }) => action.card === kind),
    ),
  );

/** §4.1 A Hex lies before me. */
export function answers(g: Seen, all: readonly Option[]): Ask {
  const laid = withVerb(all, "lay");
  const pass = passOf(all);
  const cant: Choice = { label: t("hexhex-do-cant"), hint: t("hexhex-do-cant-how"), art: "cant", section: "4.2" };
  return {
    choices: [
      ...bySeats(g, laid),
      ...idle(g, kindsOf(laid), "lay"),
      pass ? { ...cant, action: pass.id } : { ...cant, ...VEILED, why: { do: "pass" } },
    ],
  };
}

/** §8.4 What the card is said to be: any answer of the deck. */
export function statements(g: Seen, all: readonly Option[]): Ask {
  const said = bySeats(g, withVerb(all, "state")).map((choice): Choice => {
    const kind = shown.get(choice);
    if (kind === undefined) return choice;
    const spoken = { ...choice, label: t("hexhex-do-say", { card: title(g, kind) }) };
    shown.set(spoken, kind);
    return spoken;
  });
  const pass = passOf(all);
  return { choices: [...said, ...(pass ? [{ label: t("hexhex-do-unsaid"), action: pass.id }] : [])] };
}

/** §4.1 Everybody with cards who is free is asked this: it looks alike to all. */
export function outOfTurn(g: Seen, all: readonly Option[]): Ask {
  return veiled(g, all, "hexhex-do-nothing", "4.1", []);
}

/** §5.3 §8.5 §13.5 The same for counters; a challenge and a payment are open to all. */
export function counters(g: Seen, all: readonly Option[]): Ask {
  const { objects } = viewOf(g);
  const [roots = []] = windowOf(viewOf(g));
  const calls = withVerb(all, "challenge").map(({ id, action }): Choice => {
    const entry = roots[action.at ?? 0];
    const label = t("hexhex-do-challenge", { card: title(g, entry?.card ?? null) });
    const hint = t("hexhex-do-challenge-how", { who: g.name(entry?.owner ?? 0) });
    return { label, hint, art: "caught", tone: "no", section: "8.5", action: id };
  });
  const pays = withVerb(all, "pay").map(({ id, action }): Choice => {
    const object = objects[action.at ?? 0];
    const hint = t("hexhex-do-pay-how", { aim: object ? aim(g, aimOf(object)) : "" });
    return { label: t("hexhex-do-pay"), hint, art: "voice-lost", section: "13.5", action: id };
  });
  return veiled(g, all, "hexhex-do-let", "5.3", [...calls, ...pays]);
}

/** Nothing, or a card: which ones I have shows only when that is touched. */
function veiled(g: Seen, all: readonly Option[], no: string, section: string, more: readonly Choice[]): Ask {
  const pass = passOf(all);
  const plays = withVerb(all, "play");
  const choices: Choice[] = pass ? [{ label: t(no), tone: "bold", action: pass.id }] : [];
  if (!viewOf(g).bound.includes(g.me)) {
    const cards = [...kindsOf(plays).map((kind) => onObjects(g, kind, plays)), ...idle(g, kindsOf(plays), "play")];
    const next = { title: t("hexhex-which-card"), choices: cards };
    const play: Choice = { label: t("hexhex-do-play"), hint: t("hexhex-do-play-how"), art: "card-back", section, next };
    if (cards.length) choices.push(play);
  }
  return { pair: !more.length, choices: [...choices, ...more] };
}

/** A card with what it may be aimed at. */
function onObjects(g: Seen, kind: number, plays: readonly Option[]): Choice {
  const { objects } = viewOf(g);
  const own = plays.filter(({ action }) => action.card === kind);
  const [first, ...more] = own;
  if (first && !more.length) {
    const object = first.action.at === undefined ? undefined : objects[first.action.at];
    const on = object ? t("hexhex-do-on", { aim: objectName(g, object) }) : "";
    return card(g, kind, { tone: "bold", hint: [on, text(g, kind)].join(" ").trim(), action: first.id });
  }
  const choices = own.map(({ id, action }): Choice => {
    const object = objects[action.at ?? 0];
    const label = object ? sentence(objectName(g, object)) : title(g, kind);
    return { label, art: emblem(cardOf(g, kind)), action: id };
  });
  return card(g, kind, { next: { title: t("hexhex-which-object", { card: title(g, kind) }), choices } });
}

/** An object with whose it is: a Hex by the seat before which it lies. */
function objectName(g: Seen, object: [number, number, number]): string {
  const what = aimOf(object);
  const said = aim(g, what);
  const before =
    what.what === "hex" || what.what === "token"
      ? viewOf(g).hexes.find(([number]) => number === what.a)?.[1]
      : undefined;
  return before === undefined ? said : t("hexhex-at-seat", { what: said, who: g.name(before) });
}

/** §6.3 The one on whom a Hex goes off is asked, whatever he holds. */
export function whenHexed(g: Seen, all: readonly Option[]): Ask {
  const plays = withVerb(all, "hexed");
  const pass = passOf(all);
  const none: Choice = { label: t("hexhex-do-none"), hint: t("hexhex-do-none-how"), art: "cant", section: "6.3" };
  return {
    choices: [
      ...plays.map(({ id, action }) => card(g, action.card ?? 0, { action: id })),
      ...idle(g, kindsOf(plays), "hexed"),
      pass ? { ...none, action: pass.id } : { ...none, ...VEILED, why: { do: "pass" } },
    ],
  };
}

/** §3.12 Any card of the pile, which lies open. */
export function pileCards(g: Seen, all: readonly Option[]): Ask {
  const take = withVerb(all, "take").map(({ id, action }) => card(g, action.card ?? 0, { action: id }));
  const pass = passOf(all);
  return { choices: [...take, ...(pass ? [{ label: t("hexhex-do-nothing"), action: pass.id }] : [])] };
}

/** Cards of mine, one of which leaves. */
export const fromHand = (g: Seen, options: readonly Option[]): Choice[] =>
  options.map(({ id, action }) => card(g, action.card ?? 0, { action: id }));
