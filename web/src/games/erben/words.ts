// Die Erben von Hoax in sentences: questions and bubbles. What happened is in tale.ts, the nouns are in nouns.ts.
import { listed, t } from "../../language";
import type { Happened } from "../../position";
import type { Seen } from "../contract";
import { aim, called, cardsOf, hand, power, say, some, speech, the } from "./nouns";
import {
  type Chip,
  type Claim,
  currentClaim,
  GOAL,
  type Identity,
  identity,
  NOBODY,
  plays,
  scene,
  thread,
  viewOf,
} from "./scene";

export { aim, called, cardsOf, hand, names, power, say, some, speech, the, titles, trios, typed } from "./nouns";
export { tell } from "./tale";

// questions ---------------------------------------------------------------------------------------------------------

export function question(g: Seen): string {
  const view = viewOf(g);
  const who = g.name(view.turn ?? NOBODY);
  switch (view.frame) {
    case "CoverHeads":
      return t("erben-ask-cover");
    case "CoverAnew":
      return t("erben-ask-cover-anew");
    case "FirstChips":
      return t("erben-ask-chips", { n: plays(g, "two_chips") ? 2 : 1 });
    case "Turn":
      return t(wasDoubtedAway(g) ? "erben-ask-turn-again" : "erben-ask-turn");
    case "Face":
      return t("erben-ask-face");
    case "Swaps":
      return t("erben-ask-swaps", { chips: hand(view.fresh) });
    case "Answer":
      return answerQuestion(g);
    case "Declaring":
      return `${deed(g)} ${t("erben-ask-declare")}`;
    case "Condemning":
      return t("erben-ask-condemn", { who, chips: hand(view.chips[view.turn ?? NOBODY] ?? []) });
    case "Reprieving":
      return t("erben-ask-reprieve", { who });
    case "Guilty":
      return t("erben-ask-guilty");
    case "Information":
      return t("erben-ask-show", {
        who: g.name(view.sells?.[1] ?? NOBODY),
        n: view.sells?.[2] ?? 1,
      });
    case "MoreInformation":
      return t("erben-ask-more");
    case "Accusations":
      return t("erben-ask-accuse");
    case "StackNow":
      return t("erben-ask-stack");
    case "Coronation":
      return t("erben-ask-crown");
  }
  return trialQuestion(g);
}

/** §4.5 Was the action of this turn doubted away, so that another is to be chosen? */
const wasDoubtedAway = (g: Seen): boolean => thread(g).some((step) => step.kind === "claim" && step.fate === "fell");

function trialQuestion(g: Seen): string {
  const view = viewOf(g);
  const claim = currentClaim(g);
  if (!claim) return t("erben-ask");
  const args = { who: g.name(claim.seat), the: the(claim.identity) };
  if (view.frame === "SupportVote") return t("erben-ask-vote", { ...args, doubter: g.name(view.doubter ?? NOBODY) });
  const action = claim.step?.action;
  if (!action) return t("erben-ask-doubt", args);
  if (action.do === "claim") return t("erben-ask-doubt-claim", { ...args, aim: aim(g, action as Claim) });
  return t("erben-ask-doubt-said", { who: args.who, said: speech(g, action) });
}

/** §5.2 Somebody takes from me. */
function answerQuestion(g: Seen): string {
  const view = viewOf(g);
  const who = g.name(view.turn ?? NOBODY);
  const action = view.answering === null ? null : g.action(view.answering);
  if (!action) return t("erben-ask");
  const chip = (type: unknown): string => some(1, type as Chip);
  if (action.do === "swap") return t("erben-ask-swap", { who, gives: chip(action.gives), takes: chip(action.takes) });
  switch (power(action as Claim)) {
    case "baron-b":
      return t("erben-ask-tax", { who, chips: chip(action.type) });
    case "monk-b":
      return t("erben-ask-collect", { who });
  }
  return t("erben-ask-bewitch", { who, chips: hand(view.chips[g.me] ?? []) });
}

/** What the turn's player has done. */
function deed(g: Seen): string {
  const view = viewOf(g);
  const who = view.turn ?? NOBODY;
  const action = view.deed === null ? null : g.action(view.deed);
  switch (action?.do) {
    case "claim": {
      const claim = action as Claim;
      return say(g, "erben-deed-claim", { who }, { the: the(claim.identity), aim: aim(g, claim) });
    }
    case "buy":
      return say(g, "erben-deed-buy", { who, whom: action.target as number });
  }
  return view.accused === null ? "" : say(g, "erben-deed-accuse", { who, whom: view.accused });
}

// while others are asked ----------------------------------------------------------------------------------------------

const ONE = ["CoverAnew", "Turn", "Face", "Swaps", "Guilty", "MoreInformation", "StackNow", "Coronation"];

export function pending(g: Seen): string {
  const view = viewOf(g);
  const turn = view.turn ?? NOBODY;
  const asked = view.waiting[0] ?? turn;
  if (ONE.includes(view.frame)) return say(g, `erben-wait-${view.frame}`, { who: asked });
  switch (view.frame) {
    case "":
      return t("erben-over");
    case "CoverHeads":
      return t("erben-wait-cover");
    case "FirstChips":
      return t("erben-wait-chips");
    case "Answer":
      return say(g, "erben-wait-answer", { who: turn, whom: asked });
    case "Declaring":
      return [deed(g), t("erben-wait-declare")].filter(Boolean).join(" ");
    case "Condemning":
      return say(g, "erben-wait-condemn", { who: turn });
    case "Reprieving":
      return say(g, "erben-wait-reprieve", { who: turn });
    case "Accusations":
      return t("erben-wait-accuse");
    case "Information":
      return say(
        g,
        "erben-wait-show",
        { who: view.sells?.[0] ?? asked, to: view.sells?.[1] ?? turn },
        { cards: cardsOf(view.sells?.[2] ?? 1) },
      );
  }
  const claim = currentClaim(g);
  if (!claim) return t("erben-wait");
  const args = { the: the(claim.identity) };
  if (view.frame === "Doubts") return say(g, "erben-wait-doubt", { who: claim.seat }, args);
  return say(g, "erben-wait-vote", { who: claim.seat, doubter: view.doubter ?? NOBODY }, args);
}

// the table -----------------------------------------------------------------------------------------------------------

export function standing(g: Seen): string {
  const { round, showdown, throne, turn } = scene(g);
  const now = turn === null || viewOf(g).winner !== null ? "" : say(g, "erben-turn", { who: turn });
  const where = !viewOf(g).frame ? "" : t(showdown ? "erben-standing-showdown" : "erben-standing-round", { n: round });
  if (plays(g, "no_points")) return [now, showdown ? where : ""].filter(Boolean).join(" ");
  const best = Math.max(...throne);
  const ahead = throne.flatMap((points, seat) => (points === best ? [seat] : []));
  const few = best > 0 && ahead.length <= 2;
  const score = few
    ? t("erben-standing-ahead", { names: listed(ahead.map(g.name)), n: best, goal: GOAL })
    : t("erben-standing-goal", { goal: GOAL });
  return [now, where, score].filter(Boolean).join(" ");
}

/** Does the log of a turn begin with this event? A new deal is a beginning too. */
export const turnStarts = (one: Happened): boolean => one.kind === "turn" || one.kind === "round";

/** Out of the round, that is: the next deal brings everybody back. */
export const isOut = (g: Seen, seat: number): boolean =>
  viewOf(g).winner === null && !scene(g).remaining.includes(seat);

export const role = (key: string): { name: string; art: string } =>
  key === "none" ? { name: t("erben-name-none"), art: "card-back" } : { name: called(key as Identity), art: key };

export function bubble(g: Seen, seat: number): string {
  const now = g.moment?.happened;
  const said = now ? inMoment(g, now, seat) : "";
  if (said) return said;
  const view = viewOf(g);
  if (!now && view.frame === "SupportVote" && view.doubter === seat) return t("erben-cry");
  const claim = currentClaim(g);
  if (claim?.seat !== seat || !claim.step?.action) return "";
  return speech(g, claim.step.action);
}

function inMoment(g: Seen, now: Happened, seat: number): string {
  switch (now.kind) {
    case "doubted":
      return now.seat === seat ? t("erben-cry") : "";
    case "voted":
      return now.seat === seat ? t(now.support ? "erben-cry-too" : "erben-cry-not") : "";
    case "admitted":
      return now.seat === seat ? t("erben-cry-caught") : "";
    case "turned":
      return now.seat === seat ? t("erben-cry-told-you", { the: the(identity(now.identity)) }) : "";
    case "crowned":
      return now.by === seat ? say(g, "erben-cry-crown", { whom: now.seat }) : "";
    case "accused":
      if (now.target === seat) return t(now.right ? "erben-cry-right" : "erben-cry-wrong");
      return now.seat === seat ? say(g, "erben-cry-accuse", { whom: now.target }) : "";
  }
  return "";
}

export function seatInWords(g: Seen, seat: number): string {
  const view = viewOf(g);
  const card = view.cards?.[seat];
  const points = plays(g, "no_points") ? "" : t("erben-points", { n: view.throne[seat] ?? 0 });
  if (card !== undefined && card !== NOBODY) return [the(identity(card)), points].filter(Boolean).join(", ");
  const lies = scene(g);
  const covered = lies.covered[seat] ?? [];
  return [
    lies.turn === seat ? t("erben-has-turn") : "",
    isOut(g, seat) ? t("erben-is-out") : "",
    points,
    hand(lies.chips[seat] ?? [], lies.trios[seat]),
    ...(lies.turned[seat] ?? []).map((n) => t("erben-face-up", { the: the(identity(n)) })),
    covered.length
      ? t("erben-is-not", {
          names: listed(
            covered.map((n) => the(identity(n))),
            "disjunction",
          ),
        })
      : "",
  ]
    .filter(Boolean)
    .join(", ");
}
