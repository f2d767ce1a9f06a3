// What has happened, as sentences. Cards and names are null to those who were not shown them.
import { listed, t } from "../../language";
import { type Happened, members } from "../../position";
import type { Seen } from "../contract";
import { aim, called, cardsOf, hand, names, say, some, speech, the, titles, trios } from "./nouns";
import { chip, type Claim, identity, NOBODY } from "./scene";

export function tell(g: Seen, one: Happened): string {
  const who = one.seat as number;
  switch (one.kind) {
    case "round":
      return t("erben-round", { n: one.number });
    case "covered":
      return say(g, "erben-covered", { who }, { the: the(identity(one.identity)) });
    case "chips":
      return say(g, "erben-took-first", { who }, { chips: hand(one.chips) });
    case "starts":
      return say(g, "erben-starts", { who });
    case "turn":
      return say(g, "erben-turn", { who });
    case "claimed": {
      const claim = g.action(one.action) as Claim;
      return say(g, "erben-claimed", { who }, { the: the(claim.identity), aim: aim(g, claim) });
    }
    case "reacted":
      return say(g, "erben-reacted", { who }, { said: speech(g, g.action(one.action)) });
    case "drew":
      return one.card === null
        ? say(g, "erben-drew", { who })
        : say(g, "erben-drew-card", { who }, { the: the(identity(one.card)) });
    case "toast":
      return toast(g, one);
  }
  return tellTrial(g, one) || tellChips(g, one) || tellFate(g, one) || tellEnd(g, one);
}

function tellTrial(g: Seen, one: Happened): string {
  const args = { the: the(identity(one.identity)) };
  switch (one.kind) {
    case "doubted":
      return [
        say(g, "erben-doubted", { who: one.seat, whom: one.claimant }, args),
        one.passed ? t("erben-passed", { names: names(g, members(one.passed)) }) : "",
      ]
        .filter(Boolean)
        .join(" ");
    case "voted":
      return say(g, "erben-voted", { who: one.seat }, { support: one.support ? "yes" : "no" });
    case "dismissed":
      return say(g, "erben-dismissed", { who: one.claimant }, args);
    case "admitted":
      return say(g, "erben-admitted", { who: one.seat }, args);
    case "turned":
      return say(g, "erben-turned", { who: one.seat }, args);
    case "covered_all":
      return t("erben-covered-all", { name: called(identity(one.identity)) });
  }
  return "";
}

function tellChips(g: Seen, one: Happened): string {
  const who = one.seat as number;
  switch (one.kind) {
    case "took":
      return say(g, "erben-took", { who }, { chips: some(one.count, chip(one.type)) });
    case "gave": {
      const args = { chips: some(one.count, chip(one.type)) };
      if (one.to === NOBODY) return say(g, "erben-gave-bank", { who }, args);
      return say(g, "erben-gave", { who, to: one.to }, args);
    }
    case "swapped": {
      const args = { gives: some(1, chip(one.gives)), takes: some(1, chip(one.takes)) };
      if (one.other === NOBODY) return say(g, "erben-swapped-bank", { who }, args);
      return say(g, "erben-swapped", { who, other: one.other }, args);
    }
    case "stacked":
      return say(g, "erben-stacked", { who }, { trios: trios(one.count) });
    case "broke":
      return say(g, "erben-broke", { who }, { trios: trios(one.count) });
    case "returned":
      return say(g, "erben-returned", { who });
  }
  return "";
}

/** Information, accusations, and who leaves. */
function tellFate(g: Seen, one: Happened): string {
  const who = one.seat as number;
  switch (one.kind) {
    case "bought": {
      const args = { trios: trios(one.trios), cards: cardsOf(one.count) };
      return say(g, "erben-bought", { who, whom: one.target }, args);
    }
    case "showed":
      return one.cards === null
        ? say(g, "erben-showed", { who, to: one.to }, { cards: cardsOf(one.count) })
        : say(g, "erben-showed-cards", { who, to: one.to }, { cards: titles(members(one.cards)) });
    case "marked":
      return one.cards ? say(g, "erben-marked", { who }, { cards: titles(members(one.cards)) }) : "";
    case "accused": {
      const verdict = one.right ? "right" : "wrong";
      const roles = { who, whom: one.target };
      return one.name === null
        ? say(g, "erben-accused", roles, { verdict })
        : say(g, "erben-accused-as", roles, { verdict, the: the(identity(one.name)) });
    }
    case "out":
      return say(g, "erben-out", { who });
    case "scored":
      return say(g, "erben-scored", { who }, { n: one.count, total: one.total });
  }
  return "";
}

const ENDINGS = ["wrong-doubt", "accusation", "wrong-accusation"]; // as in events.py

function tellEnd(g: Seen, one: Happened): string {
  const who = one.seat as number;
  switch (one.kind) {
    case "showdown":
      return say(g, "erben-showdown", { who, other: one.other });
    case "round_won":
      return say(g, "erben-round-won", { who, loser: one.loser });
    case "shown": {
      const dealt = (one.cards as number[]).flatMap((card, seat) => (card === NOBODY ? [] : [{ card, seat }]));
      const were = dealt.map(({ card, seat }) => say(g, "erben-was", { who: seat }, { the: the(identity(card)) }));
      return t("erben-shown", { who: listed(were) });
    }
    case "won":
      return say(g, `erben-won-${ENDINGS[one.how] ?? "accusation"}`, { who });
    case "ledger": {
      const paid = (one.paid as number[]).map((n, seat) => say(g, "erben-paid", { who: seat }, { n }));
      return t("erben-ledger", { pot: one.pot, paid: listed(paid) });
    }
    case "crowned":
      return say(g, "erben-crowned", { who, by: one.by });
  }
  return "";
}

const TOASTS = ["dead-king", "doubt", "doubt", "accusation", "accusation", "round", "king"]; // reasons, as in events.py

/** §12.15 Who drinks, and to whom. */
function toast(g: Seen, one: Happened): string {
  const drinkers = members(one.seats);
  switch (TOASTS[one.reason]) {
    case "dead-king":
      return t("erben-toast-dead-king");
    case "round":
      return say(g, "erben-toast-round", { to: one.to });
    case "king":
      return say(g, "erben-toast-king", { to: one.to });
  }
  const [first] = drinkers;
  if (drinkers.length === 1 && first !== undefined) return say(g, "erben-toast-one", { who: first });
  return t("erben-toast-some", { names: names(g, drinkers) });
}
