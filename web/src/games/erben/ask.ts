// The answers as a small tree of choices, made of the options that the house sends and nothing else.
import type { Action } from "../../house";
import { t } from "../../language";
import type { Ask, Choice, Seen } from "../contract";
import { claims } from "./asked/claims";
import { covers, chips, shows, swaps, trios } from "./asked/goods";
import { accuse, buy, fine, loose, type Of, type Option, some, title, whole } from "./asked/parts";
import { type Chip, CHIPS, IDENTITIES, isForgotten, viewOf } from "./scene";

export function ask(g: Seen): Ask {
  const all = g.options.map((id): Option => ({ ...g.action(id), id }));
  const of: Of = (verb) => all.filter((option) => option.do === verb);
  switch (viewOf(g).frame) {
    case "CoverHeads":
    case "CoverAnew":
      return covers(g, of("cover"));
    case "FirstChips":
      return chips(of("take"));
    case "Turn":
      return turn(g, of);
    case "Face":
      return face(g, of);
    case "Doubts":
      return doubt(g, of);
    case "SupportVote":
      return { pair: true, choices: [...of("vote")].reverse().map(vote) };
    case "Answer":
      return answer(g, of);
    case "Declaring":
      return declare(of);
    case "Condemning":
      return { choices: [...condemn(g, of("condemn")), ...pass(of)] };
    case "Reprieving":
      return { choices: [...of("reprieve").map(reprieve), ...pass(of)] };
    case "Guilty":
      return guilty(g, of);
    case "Swaps":
      return swaps(g, of("swap"), of("done"));
    case "Information":
      return shows(g, of("show"));
    case "MoreInformation":
      return { choices: [buy(g, of("buy")), ...of("done").map(({ id }) => end(id))] };
    case "Accusations":
      return { choices: [...pass(of), { ...accuse(g, of("accuse")), tone: "quiet" }] };
    case "StackNow":
      return { pair: true, choices: [...trios(of("stack")), ...pass(of, "erben-do-loose")] };
    case "Coronation":
      return { choices: of("crown").map((one) => crown(g, one)) };
  }
  return { choices: all.map(({ id, do: verb }) => ({ label: verb, action: id })) };
}

const pass = (of: Of, key = "erben-do-pass"): Choice[] => of("pass").map(({ id }) => ({ label: t(key), action: id }));
const end = (id: number): Choice => ({ label: t("erben-do-end"), tone: "bold", action: id });
const crown = (g: Seen, { id, seat }: Option): Choice => ({
  label: t("erben-do-crown", { who: g.name(seat as number) }),
  seat: seat as number,
  action: id,
});

// §3, §10 a turn ----------------------------------------------------------------------------------------------------

function turn(g: Seen, of: Of): Ask {
  const claim: Choice = {
    label: t("erben-do-claim"),
    hint: t("erben-do-claim-how"),
    art: "card-back",
    tone: "bold",
    section: "3.2",
    next: claims(g, of("claim")),
  };
  const ends = of("done").map(({ id }): Choice => ({ ...end(id), tone: "quiet" })); // §12.4 whoever has bought may
  return { choices: [claim, buy(g, of("buy")), accuse(g, of("accuse")), ...trios(of("stack")), ...ends] };
}

function face(g: Seen, of: Of): Ask {
  const view = viewOf(g);
  const other = view.remaining.find((seat) => seat !== g.me) ?? 0;
  const doubts = of("doubt");
  const heads = IDENTITIES.filter((_, n) => view.cast.includes(n)).map((who): Choice => {
    const found = doubts.find((one) => one.identity === who);
    const head: Choice = { label: t("erben-do-not", { the: title(who) }), art: who };
    if (found) return { ...head, action: found.id };
    const why = { do: "doubt", identity: who };
    if (isForgotten(g, other, IDENTITIES.indexOf(who))) return { ...head, why, veiled: true };
    return { ...head, hint: t("erben-do-covered"), why };
  });
  const doubting: Choice = {
    label: t("erben-do-doubt-head"),
    hint: t("erben-do-doubt-head-how"),
    art: "doubt",
    tone: "bold",
    section: "10.4",
    next: { title: t("erben-which-doubt", { who: g.name(other) }), choices: heads },
  };
  return { choices: [doubting, accuse(g, of("accuse")), buy(g, of("buy")), ...trios(of("stack"))] };
}

// §4 doubts ---------------------------------------------------------------------------------------------------------

function doubt(g: Seen, of: Of): Ask {
  const claim = viewOf(g).claim;
  const the = title(IDENTITIES[claim?.[1] ?? 0] ?? "baron");
  const doubts = of("doubt").map(
    ({ id }): Choice => ({
      label: t("erben-do-not", { the }),
      hint: t("erben-do-not-how"),
      art: "doubt",
      tone: "no",
      action: id,
    }),
  );
  return { pair: true, choices: [...doubts, ...pass(of)] };
}

const vote = ({ id, support }: Option): Choice =>
  support
    ? { label: t("erben-do-support"), art: "support", tone: "no", action: id }
    : { label: t("erben-do-against"), art: "against", tone: "yes", action: id };

// §5, §7 reactions --------------------------------------------------------------------------------------------------

/** The Magician, greyed where his head is covered or the reaction is spent. */
function magician(of: Of): Choice {
  const [found] = of("immune");
  const choice: Choice = { label: t("erben-do-immune"), art: "magician", section: "5.1" };
  if (!found) return { ...choice, why: { do: "immune" } };
  return { ...choice, hint: t("erben-do-immune-how"), tone: "bold", action: found.id };
}

function answer(g: Seen, of: Of): Ask {
  const gifts = of("give").map(({ id, type }): Choice => {
    const kind = type as Chip;
    const hint = t("erben-do-have", { n: loose(g, g.me, kind) });
    return { label: t("erben-do-give", { chips: some(1, kind) }), hint, art: kind, action: id };
  });
  const bear = of("pass").map(
    ({ id }): Choice => ({ label: t("erben-do-bear"), hint: t("erben-do-bear-how"), action: id }),
  );
  const choices = [magician(of), ...gifts, ...bear];
  return { pair: choices.length === 2, choices };
}

const declare = (of: Of): Ask => ({
  pair: true,
  choices: [
    ...of("declare").map(
      ({ id }): Choice => ({
        label: t("erben-do-declare"),
        hint: t("erben-do-declare-how"),
        art: "baron",
        tone: "no",
        action: id,
      }),
    ),
    ...pass(of),
  ],
});

/** §7.4 §7.5 The type, then one chip or two, then the Baron who gets the second. */
function condemn(g: Seen, options: readonly Option[]): Choice[] {
  return CHIPS.flatMap((type): Choice[] => {
    const own = options.filter((one) => one.type === type);
    const [first] = own;
    const label = t("erben-do-fine", { chips: some(1, type) });
    if (!first) return [{ label, art: type, why: { do: "condemn", type } }];
    if (own.length === 1) return [{ ...fined(g, first), art: type }];
    const hint = t("erben-do-fine-there", { n: loose(g, viewOf(g).turn ?? 0, type) });
    const next = { title: t("erben-which-fine"), choices: own.map((one) => fined(g, one)) };
    return [{ label: t("erben-do-fine-in", { type: whole(type) }), hint, art: type, next }];
  });
}

function fined(g: Seen, one: Option): Choice {
  const { label, hint } = fine(g, one, g.me);
  return { label: t("erben-do-fine", { chips: label }), ...(hint && { hint }), art: "judge", action: one.id };
}

function reprieve({ id, type }: Option): Choice {
  const label = t("erben-do-reprieve", { chips: some(1, type as Chip) });
  return { label, hint: t("erben-do-reprieve-how"), art: type as string, action: id };
}

/** §7.7 One fine, one reprieve, or the Magician. */
function guilty(g: Seen, of: Of): Ask {
  const view = viewOf(g);
  const priced = (offers: readonly (readonly number[])[], seat: number): Action | undefined => {
    const found = offers.find(([by]) => by === seat);
    return found && g.action(found[1] ?? 0);
  };
  const pays = of("pay").map(({ id, to }): Choice => {
    const action = priced(view.fines, to as number);
    const { label, hint } = action ? fine(g, action, to as number) : { label: "", hint: "" };
    return { label: t("erben-do-pay", { chips: label }), ...(hint && { hint }), art: "fine", action: id };
  });
  const tithes = of("tithe").map(({ id, to }): Choice => {
    const type = (priced(view.reprieves, to as number)?.type ?? "wine") as Chip;
    const hint = t("erben-do-tithe-to", { who: g.name(to as number) });
    return { label: t("erben-do-tithe", { chips: some(1, type) }), hint, art: "reprieve", action: id };
  });
  return { choices: [...pays, ...tithes, magician(of)] };
}
