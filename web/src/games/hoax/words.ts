// Hoax in sentences. A role of a sentence that is mine is told by `you`: the texts have a form for each.
import { listed, t } from "../../language";
import { type Happened, members } from "../../position";
import type { Seen } from "../contract";
import {
  type Character,
  character,
  type Claim,
  type Resource,
  resource,
  saidNow,
  scene,
  storyOf,
  viewOf,
} from "./scene";

type Args = Record<string, string | number>;

/** A sentence about seats: each role by its name, and `you` is the role that is mine. */
export function say(g: Seen, key: string, roles: Readonly<Record<string, number>>, args: Args = {}): string {
  const all: Args = { ...args, you: "none" };
  for (const [role, seat] of Object.entries(roles)) {
    all[role] = g.name(seat);
    if (seat === g.me) all.you = role;
  }
  return t(key, all);
}

export const called = (who: Character): string => t(`hoax-name-${who}`);
export const the = (who: Character): string => t(`hoax-the-${who}`);
export const some = (n: number, type: Resource): string => t("hoax-some", { n, type });
export const typed = (type: Resource): string => t(`hoax-type-${type}`);

/** `Ada, you and Ben`. */
export const names = (g: Seen, seats: readonly number[]): string =>
  seats.length ? listed(seats.map((seat) => (seat === g.me ? t("hoax-you") : g.name(seat)))) : t("hoax-nobody");

export function hand(tokens: readonly number[]): string {
  const held = tokens.flatMap((n, type) => (n ? [some(n, resource(type))] : []));
  return held.length ? listed(held) : t("hoax-no-tokens");
}

/** What a claim is for: `to take 1 cash`. */
export function aim(g: Seen, claim: Claim): string {
  const takes = claim.takes ?? "cash";
  if (claim.neighbours) return t("hoax-aim-neighbours");
  if (claim.helps !== undefined) return say(g, "hoax-aim-help", { whom: claim.helps });
  if (claim.gives !== undefined) {
    const count = claim.count ?? 0;
    const args = { gives: some(count, claim.gives), takes: some(count, takes) };
    return claim.of === undefined ? t("hoax-aim-supply", args) : say(g, "hoax-aim-exchange", { whom: claim.of }, args);
  }
  if (claim.of !== undefined) return say(g, "hoax-aim-seize", { whom: claim.of }, { takes: some(2, takes) });
  if (claim.takes === undefined) return t("hoax-aim-nothing");
  return t(claim.character === "son_in_law" ? "hoax-aim-collect" : "hoax-aim-take", { takes: some(1, takes) });
}

// questions ---------------------------------------------------------------------------------------------------------

export function question(g: Seen): string {
  const view = viewOf(g);
  const turn = view.turn ?? -1;
  const [said] = saidNow(g);
  switch (view.frame) {
    case "Gather":
      return t("hoax-ask-gather");
    case "Turn":
      return turnQuestion(g);
    case "Help":
      return t("hoax-ask-help", { who: g.name(turn) });
    case "Gift":
      return t("hoax-ask-gift", { who: g.name(turn) });
  }
  if (!said) return t("hoax-ask");
  const args = { who: g.name(said.seat), the: the(said.character) };
  switch (view.frame) {
    case "Immunity":
      return t("hoax-ask-immunity", args);
    case "Challenge":
      return t("hoax-ask-call", { ...args, aim: said.claim ? aim(g, said.claim) : "" });
    case "ClaimVote":
    case "ImmunityVote":
      return t("hoax-ask-vote", args);
    case "ImmunityChallenge":
      return immunityQuestion(g);
  }
  return t("hoax-ask");
}

function immunityQuestion(g: Seen): string {
  const others = saidNow(g).filter((said) => said.seat !== g.me);
  const [said] = others;
  if (others.length !== 1 || !said) return t("hoax-ask-immunities");
  return t("hoax-ask-immune", { who: g.name(said.seat), the: the(said.character) });
}

function turnQuestion(g: Seen): string {
  const view = viewOf(g);
  if (!view.claimed) return t("hoax-ask-turn");
  if (view.accused) return t("hoax-ask-turn-investigate");
  return t(view.tokens[g.me]?.every(Boolean) ? "hoax-ask-turn-both" : "hoax-ask-turn-accuse");
}

export function pending(g: Seen): string {
  const view = viewOf(g);
  const asked = view.waiting[0] ?? view.turn ?? -1;
  const turn = view.turn ?? -1;
  const [said] = saidNow(g);
  switch (view.frame) {
    case "":
      return t("hoax-over");
    case "Gather":
      return say(g, "hoax-wait-gather", { who: asked });
    case "Turn":
      return say(g, "hoax-wait-turn", { who: turn });
    case "Help":
      return say(g, "hoax-wait-help", { who: turn, whom: asked });
    case "Gift":
      return say(g, "hoax-wait-gift", { who: asked, to: turn });
    case "Immunity":
      return t("hoax-wait-immunity");
    case "ImmunityChallenge":
      return t("hoax-wait-immunity-call");
  }
  if (!said) return t("hoax-wait");
  const args = { the: the(said.character) };
  if (g.talk !== null) return say(g, "hoax-wait-talk", { who: said.seat, caller: g.talk }, args); // §6.7
  if (view.frame !== "Challenge") return say(g, "hoax-wait-vote", { who: said.seat }, args);
  const words = say(g, "hoax-wait-call", { who: said.seat }, args);
  return view.hoax_card === g.me && view.remaining.includes(g.me) ? `${words} ${t("hoax-wait-card")}` : words;
}

export function standing(g: Seen): string {
  const now = scene(g).turn;
  const turn = now === null ? "" : say(g, "hoax-wait-turn", { who: now });
  if (g.table.goal <= 1) return turn;
  const best = Math.max(...g.table.seats.map((seat) => seat.score));
  const ahead = g.table.seats.flatMap((seat, n) => (best && seat.score === best ? [n] : []));
  const score = best
    ? t("hoax-series-ahead", { names: listed(ahead.map(g.name)), n: best, goal: g.table.goal })
    : t("hoax-series", { goal: g.table.goal });
  return [turn, score].filter(Boolean).join(" ");
}

export function bubble(g: Seen, seat: number): string {
  const now = g.moment?.happened;
  if (now?.kind === "called" && now.seat === seat) return t("hoax-cry");
  if (now?.kind === "accused" && now.seat === seat) return say(g, "hoax-whisper", { whom: now.target });
  if (now?.kind === "accused" && now.target === seat) return t(now.right ? "hoax-right" : "hoax-wrong");
  if (now?.kind === "voted" || (viewOf(g).frame === "Immunity" && !now)) return "";
  const said = saidNow(g).find((one) => one.seat === seat);
  if (!said) return "";
  return t(said.claim ? "hoax-i-am" : "hoax-i-am-immune", { the: the(said.character) });
}

// events ------------------------------------------------------------------------------------------------------------

export function tell(g: Seen, one: Happened): string {
  switch (one.kind) {
    case "first":
      return say(g, "hoax-first", { who: one.seat });
    case "turn":
      return say(g, "hoax-wait-turn", { who: one.seat });
    case "took":
      return say(g, "hoax-took", { who: one.seat }, { tokens: some(one.count, resource(one.type)) });
    case "claimed": {
      const claim = g.action(one.action) as Claim;
      return say(g, "hoax-claimed", { who: one.seat }, { the: the(claim.character), aim: aim(g, claim) });
    }
    case "called":
      return [
        say(g, "hoax-called", { who: one.seat, whom: one.claimant }),
        one.passed ? t("hoax-passed", { names: names(g, members(one.passed)) }) : "",
      ]
        .filter(Boolean)
        .join(" ");
    case "voted":
      return t("hoax-voted", {
        up: names(g, members(one.up)),
        down: names(g, members(one.down)),
        verdict: isDown(one) ? "down" : "up",
      });
    case "admitted":
      return say(g, "hoax-admitted", { who: one.seat }, { the: the(character(one.character)) });
    case "immune":
      return say(g, "hoax-immune", { who: one.seat }, { the: the(character(one.character)) });
    case "gave": {
      const tokens = some(one.count, resource(one.type));
      return say(g, "hoax-gave", { who: one.seat, to: one.to }, { tokens });
    }
  }
  return tellFate(g, one);
}

/** Exchanges, investigations, accusations and the end. Cards and names are null to those who were not shown them. */
function tellFate(g: Seen, one: Happened): string {
  switch (one.kind) {
    case "swapped": {
      const args = { gives: some(one.count, resource(one.gives)), takes: some(one.count, resource(one.takes)) };
      if (one.other < 0) return say(g, "hoax-swapped-supply", { who: one.seat }, args);
      return say(g, "hoax-swapped", { who: one.seat, other: one.other }, args);
    }
    case "investigated": {
      const roles = { who: one.seat, whom: one.target };
      if (one.cards === null) return say(g, "hoax-investigated", roles);
      const cards = listed(members(one.cards).map((card) => called(character(card))));
      return say(g, "hoax-investigated-cards", roles, { cards });
    }
    case "accused": {
      const roles = { who: one.seat, whom: one.target };
      const verdict = one.right ? "right" : "wrong";
      if (one.name === null) return say(g, "hoax-accused", roles, { verdict });
      return say(g, "hoax-accused-as", roles, { verdict, the: the(character(one.name)) });
    }
    case "out":
      return say(g, "hoax-out", { who: one.seat });
    case "won":
      return won(g, one);
    case "shown":
      return t("hoax-shown", {
        who: listed(
          (one.identities as number[]).map((card, seat) =>
            say(g, "hoax-was", { who: seat }, { the: the(character(card)) }),
          ),
        ),
      });
  }
  return "";
}

/** Was it the truth that won (§7.2), and not the last one left (§7.1)? */
export const isTruth = (g: Seen, won: Happened): boolean => storyOf(g, won)[won.n - 1]?.kind === "voted";

function won(g: Seen, one: Happened): string {
  const card = storyOf(g, one)[one.n + 1]?.identities?.[one.seat] ?? viewOf(g).identities?.[one.seat];
  if (!isTruth(g, one) || card === undefined) return say(g, "hoax-won-last", { who: one.seat }, { points: one.points });
  return say(g, "hoax-won-truth", { who: one.seat }, { points: one.points, the: the(character(card)) });
}

/** §6.4 Is the claim voted down? */
export const isDown = (voted: Happened): boolean => members(voted.down).length > members(voted.up).length;

export function seatInWords(g: Seen, seat: number): string {
  const view = viewOf(g);
  const card = view.identities?.[seat];
  if (card !== undefined) return the(character(card));
  return [
    scene(g).turn === seat ? t("hoax-has-turn") : "",
    hand(view.tokens[seat] ?? []),
    ...(view.imposters[seat] ?? []).map((marked) => t("hoax-imposter-as", { the: the(character(marked)) })),
    view.hoax_card === seat ? t("hoax-has-card") : "",
    view.exhausted.includes(seat) ? t("hoax-exhausted") : "",
  ]
    .filter(Boolean)
    .join(", ");
}
