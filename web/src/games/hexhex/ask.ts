// The answers as a small tree of choices, made of the options that the house sends and nothing else. What everybody is
// asked looks alike before it is touched: a hand is one step away (asked/cards.ts).
import { t } from "../../language";
import type { Ask, Choice, Seen } from "../contract";
import { answers, counters, fromHand, outOfTurn, pileCards, statements, whenHexed } from "./asked/cards";
import { cards, lawText, title, voices } from "./nouns";
import { type HexAction, type Law, type Option, optionsOf, OWN_LAWS, type Shape, viewOf } from "./scene";

export { cardOn } from "./asked/cards";

export function ask(g: Seen): Ask {
  const all = optionsOf(g);
  const of = (...verbs: string[]): Option[] => all.filter(({ action }) => verbs.includes(action.do));
  switch (viewOf(g).frame) {
    case "Readying":
      return viewOf(g).answering === null ? outOfTurn(g, all) : answers(g, all);
    case "Stating":
      return statements(g, all);
    case "Counters":
      return counters(g, all);
    case "WhenHexed":
      return whenHexed(g, all);
    case "Rob":
      return pileCards(g, all);
    case "BackToDeck":
    case "DiscardOwed":
      return { choices: [...fromHand(g, of("put-back", "discard")), ...passes(of("pass"))] };
    case "Signs":
      return { choices: of("sign").sort(inOrder).map(sign) };
    case "Grabbing":
      return { pair: true, choices: of("grab").map((one) => stick(g, one)) };
    case "HandsUp":
      return { choices: [...of("raise").map((one) => plain(g, one)), ...of("pass").map(still)] };
    case "Verdict":
      return { pair: of("vote").length === 2, choices: of("vote").map(verdict) };
    case "SpiteAmount":
      return { choices: of("sacrifice").map(sacrifice) };
    case "LayDownTheLaw":
      return law(g, of);
  }
  const rest = all.filter(({ action }) => action.do !== "pass");
  return { choices: [...rest.map((one) => plain(g, one)), ...passes(of("pass"))] };
}

/** Seats to be named, and all that is one button. */
function plain(g: Seen, { id, action }: Option): Choice {
  const seat = action.seat ?? 0;
  switch (action.do) {
    case "ready":
      return { label: t("hexhex-do-ready"), art: "ready", tone: "bold", action: id };
    case "raise":
      return { label: t("hexhex-do-raise"), art: "hands-up", tone: "bold", action: id };
    case "swap":
      return { label: t("hexhex-do-swap"), art: "deck", tone: "bold", action: id };
    case "cast":
      return { ...person(g, seat), label: t("hexhex-do-cast", { who: g.name(seat) }), action: id };
    case "name":
      return { ...person(g, seat), action: id };
  }
  return { label: action.do, action: id };
}

/** A seat as a target, with what it has. */
export function person(g: Seen, seat: number): Choice {
  const { sizes, voice } = viewOf(g);
  const hint = t("hexhex-do-seat-how", { voice: voices(voice[seat] ?? 0), cards: cards(sizes[seat] ?? 0) });
  return { label: g.name(seat), hint, seat };
}

const passes = (options: readonly Option[]): Choice[] =>
  options.map(({ id }) => ({ label: t("hexhex-do-no"), action: id }));

/** §13.6 By the law of raised hands. */
const still = ({ id }: Option): Choice => ({ label: t("hexhex-do-still"), section: "13.6", action: id });

const SHAPE_ORDER: readonly Shape[] = ["rock", "paper", "scissors"];

/** As one says it. */
const inOrder = (a: Option, b: Option): number =>
  SHAPE_ORDER.indexOf(a.action.shape ?? "rock") - SHAPE_ORDER.indexOf(b.action.shape ?? "rock");

const sign = ({ id, action }: Option): Choice => ({
  label: t(`hexhex-do-${action.shape ?? "rock"}`),
  art: "sign",
  action: id,
});

function stick(g: Seen, { id, action }: Option): Choice {
  const n = viewOf(g).ring[action.ebon ? 0 : 1] ?? 0;
  const label = t(action.ebon ? "hexhex-do-ebon" : "hexhex-do-bone");
  return { label, hint: t("hexhex-do-in-ring", { n }), art: "stick", action: id };
}

const verdict = ({ id, action }: Option): Choice =>
  action.on_purpose
    ? { label: t("hexhex-do-purpose"), art: "caught", tone: "no", section: "11.7", action: id }
    : action.guilty
      ? { label: t("hexhex-do-guilty"), art: "caught", tone: "no", action: id }
      : { label: t("hexhex-do-innocent"), art: "ready", tone: "yes", action: id };

const sacrifice = ({ id, action }: Option): Choice => ({
  label: t("hexhex-do-give", { voice: voices(action.amount ?? 0) }),
  art: "voice-lost",
  action: id,
});

/** §13.1 A law, or a kind of card. */
function law(g: Seen, of: (...verbs: string[]) => Option[]): Ask {
  const [laws, kinds] = [of("enact", "repeal"), of("remove", "restore")];
  const choices: Choice[] = [];
  if (laws.length) {
    const next = { title: t("hexhex-which-law"), choices: laws.map((one) => lawChoice(g, one)) };
    choices.push({ label: t("hexhex-do-a-law"), hint: t("hexhex-do-a-law-how"), art: "law", section: "13.1", next });
  }
  if (kinds.length) {
    const next = { title: t("hexhex-which-kind"), choices: kinds.map((one) => lawChoice(g, one)) };
    choices.push({ label: t("hexhex-do-a-kind"), hint: t("hexhex-do-a-kind-how"), art: "deck", section: "13.8", next });
  }
  const kept = of("pass").map(({ id }): Choice => ({ label: t("hexhex-do-no-law"), action: id }));
  return { choices: [...choices, ...kept] };
}

function lawChoice(g: Seen, { id, action }: Option): Choice {
  const { card = 0, do: verb } = action;
  switch (verb) {
    case "enact":
      return OWN_LAWS.includes(action.law as Law)
        ? { label: t("hexhex-do-enact", lawArgs(g, action)), next: ownWords(g, id, action) }
        : { label: t("hexhex-do-enact", lawArgs(g, action)), action: id };
    case "repeal":
      return { label: t("hexhex-do-repeal", lawArgs(g, action)), tone: "quiet", action: id };
    case "restore":
      return { label: t("hexhex-do-restore", { card: title(g, card) }), tone: "quiet", action: id };
  }
  return { label: t("hexhex-do-remove", { card: title(g, card) }), action: id };
}

const lawArgs = (g: Seen, { law: which }: HexAction): { law: string } => ({ law: lawText(g, which as Law) });

/** §13.9 Its words; where nobody may write, there are none. */
function ownWords(g: Seen, action: number, { law: which }: HexAction): Ask {
  const title = t("hexhex-own-words", { penalty: t(`hexhex-penalty-${which as Law}`) });
  const say = { most: 140, label: t("hexhex-own-words-label"), confirm: t("hexhex-own-words-do"), action };
  const without: Choice = { label: t("hexhex-own-words-none"), tone: "quiet", action };
  return { title, choices: [without], ...(g.table.chat && { say }) };
}
