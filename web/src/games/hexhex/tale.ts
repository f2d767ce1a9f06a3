// What has happened, as sentences. What only its owner knows of a card is never told here: the log lies open on a
// screen, secrets are held (Secrets.tsx).
import { listed, t } from "../../language";
import { type Happened, members } from "../../position";
import type { Seen } from "../contract";
import {
  aim,
  type Args,
  cards,
  curseText,
  hexName,
  lawText,
  names,
  newLawText,
  quoted,
  say,
  sentence,
  title,
  titles,
  tokenName,
  voices,
  who,
} from "./nouns";
import {
  A_LAW,
  aimOf,
  CURSES,
  type HexAction,
  type Law,
  LINES,
  NOBODY,
  OWN_LAWS,
  SHAPES,
  STICKS,
  STIX,
  WHYS,
} from "./scene";

const DOT = " · ";
/** Told by another event, or no news: a hand that is dealt, all being ready. */
const SILENT = ["dealt", "ready"];

/** An event as a sentence; "" for one that is not worth a line. */
export function tell(g: Seen, one: Happened): string {
  if (SILENT.includes(one.kind)) return "";
  return (
    tellRound(g, one) ||
    tellBeat(g, one) ||
    tellHex(g, one) ||
    tellCards(g, one) ||
    tellTable(g, one) ||
    tellStix(g, one) ||
    tellLaw(g, one)
  );
}

/** §1 §10 */
function tellRound(g: Seen, one: Happened): string {
  const roles = { who: one.seat as number };
  switch (one.kind) {
    case "round": {
      const round = t("hexhex-round", { n: one.number, tie: one.tie ? "yes" : "no" });
      if (one.dealer === one.caster) return `${round} ${say(g, "hexhex-dealer-self", { who: one.dealer })}`;
      return `${round} ${say(g, "hexhex-round-who", { dealer: one.dealer, caster: one.caster })}`;
    }
    case "last round":
      return say(g, one.tie ? "hexhex-last-round-tie" : "hexhex-last-round", roles);
    case "dealer":
      if (one.seat === one.dealer) return say(g, "hexhex-dealer-self", roles);
      return say(g, "hexhex-dealer", { who: one.seat, dealer: one.dealer });
    case "round over": {
      const left = (one.hands as number[][]).flatMap((hand, seat) =>
        hand.length ? [t("hexhex-hand-left", { who: who(g, seat), n: hand.length })] : [],
      ); // the beat shows them
      return left.length ? t("hexhex-round-over-left", { hands: left.join(", ") }) : t("hexhex-round-over");
    }
    case "won":
      return say(g, "hexhex-won", roles, { voice: voices(one.voice) });
  }
  return "";
}

/** §4 §5 Cards as they are turned up, and what is said against them. */
function tellBeat(g: Seen, one: Happened): string {
  const roles = { who: one.seat as number };
  const args = (): Args => ({ card: quoted(g, one.card) });
  switch (one.kind) {
    case "laid open":
      return say(g, "hexhex-laid-open", roles, args());
    case "aimed":
      return say(g, "hexhex-aimed", { who: one.seat, whom: one.at }, args());
    case "answered": {
      const key = one.stated ? "hexhex-stated" : "hexhex-answered";
      const card = one.stated ? title(g, one.card) : quoted(g, one.card);
      const said = { hex: hexName(g, one.hex, "acc", one), card };
      return one.to === NOBODY ? say(g, key, roles, said) : say(g, `${key}-to`, { who: one.seat, to: one.to }, said);
    }
    case "lies": {
      const hexes = (one.hexes as number[]).map((number) => hexName(g, number, "dat", one));
      return hexes.length ? t("hexhex-lies", { hexes: listed(hexes) }) : t("hexhex-lies-none");
    }
    case "can't":
      return say(g, "hexhex-cant", roles, { hex: hexName(g, one.hex, "acc", one) });
    case "played": {
      const on = aim(g, aimOf([one.what, one.a, one.b]), one);
      return on ? say(g, "hexhex-played-on", roles, { ...args(), aim: on }) : say(g, "hexhex-played", roles, args());
    }
    case "countered": {
      const on = aim(g, aimOf([one.what, one.a, one.b]), one);
      return say(g, "hexhex-countered", roles, { ...args(), aim: on });
    }
    case "paid":
      return say(g, "hexhex-paid", roles, { aim: aim(g, aimOf([one.what, one.a, one.b]), one) });
    case "cancelled":
      return say(g, "hexhex-cancelled", { who: one.seat, by: one.by }, args());
    case "challenged": {
      const key = one.lie ? "hexhex-challenged-lie" : "hexhex-challenged-truth";
      return say(g, key, { by: one.by, who: one.seat }, args());
    }
    case "hexed card":
      return say(g, "hexhex-hexed-card", roles, args());
    case "none":
      return say(g, "hexhex-none", roles);
    case "spent":
      return say(g, "hexhex-spent", roles, args());
  }
  return "";
}

/** §3 §6 Where Hexes go, and when they go off. */
function tellHex(g: Seen, one: Happened): string {
  switch (one.kind) {
    case "cast":
      return say(g, "hexhex-cast", { who: one.seat, whom: one.at });
    case "moved": {
      const args = { hex: hexName(g, one.hex, "nom", one) };
      return say(g, one.duck ? "hexhex-ducked" : "hexhex-moved", { came: one.came, to: one.to }, args);
    }
    case "duplicated":
      return say(g, "hexhex-duplicated", { to: one.to }, { copy: hexName(g, one.copy, "nom", one) });
    case "dismissed":
      return sentence(t("hexhex-dismissed", { hex: hexName(g, one.hex, "nom", one) }));
    case "tokens gone":
      return t("hexhex-tokens-gone", { token: tokenName(one.token), hex: hexName(g, one.hex, "dat", one) });
    case "hexed": {
      const args = { cost: voices(one.cost) };
      if (one.targeter === one.seat) return say(g, "hexhex-hexed-own", { who: one.seat }, args);
      return say(g, "hexhex-hexed", { who: one.seat, by: one.targeter }, args);
    }
    case "voice": {
      const why = t(`hexhex-why-${WHYS[one.why] ?? "hex"}`);
      const args = { n: voices(Math.abs(one.change)), now: String(one.now).replace("-", "−"), why };
      return say(g, one.change > 0 ? "hexhex-gained" : "hexhex-lost", { who: one.seat }, args);
    }
  }
  return "";
}

/** Cards on their ways between hands, pile and deck. */
function tellCards(g: Seen, one: Happened): string {
  const roles = { who: one.seat as number };
  const both = { who: one.seat as number, of: one.of as number };
  switch (one.kind) {
    case "drew":
      return say(g, "hexhex-drew", roles, { cards: cards(one.count) });
    case "discarded":
      return say(g, "hexhex-discarded", roles);
    case "taken":
      return say(g, "hexhex-taken", both);
    case "robbed":
      return say(g, "hexhex-robbed", roles, { card: quoted(g, one.card) });
    case "absorbed":
      if (one.card < 0) return say(g, "hexhex-absorbed-unseen", roles);
      return say(g, "hexhex-absorbed", roles, { card: quoted(g, one.card) });
    case "effect gone":
      return say(g, "hexhex-effect-gone", roles, { card: quoted(g, one.card) });
    case "effect moved":
      return say(g, "hexhex-effect-moved", both, { card: quoted(g, one.card) });
    case "reshuffled":
      return t("hexhex-reshuffled", { cards: cards(one.cards) });
    case "shown":
      return say(g, "hexhex-shown", both);
    case "opened":
      return say(g, "hexhex-opened", roles, { cards: titles(g, one.cards) });
    case "swapped":
      return say(g, "hexhex-swapped", roles);
  }
  return "";
}

/** §9 HEX•HEX and Hex Signs. */
function tellTable(g: Seen, one: Happened): string {
  const roles = { who: one.seat as number };
  switch (one.kind) {
    case "hands up": {
      const first = (one.order as number[]).filter((seat) => seat !== one.seat);
      const raised = first.map((seat) => who(g, seat)).join(", ");
      if (one.seat === NOBODY) return t("hexhex-hands-raised", { names: raised });
      return say(g, "hexhex-hands-up", roles, { names: raised });
    }
    case "sign waits":
      return say(g, "hexhex-sign-waits", roles);
    case "signs": {
      const shown = (one.signs as number[]).map((sign, seat) =>
        t("hexhex-sign-shown", { who: who(g, seat), shape: SHAPES[sign] ?? "rock" }),
      );
      return say(g, "hexhex-signs", roles, { signs: sentence(shown.join(DOT)) });
    }
  }
  return "";
}

/** §11 */
function tellStix(g: Seen, one: Happened): string {
  switch (one.kind) {
    case "grabbed": {
      const held = (one.order as number[]).map((seat) =>
        t("hexhex-grabbed-one", { who: who(g, seat), stick: t(`hexhex-stick-${STICKS[one.sticks[seat]] ?? "none"}`) }),
      );
      return t("hexhex-grabbed", { sticks: sentence(held.join(DOT)) });
    }
    case "stix card": {
      const [none = "", ebon = "", bone = ""] = (STIX[one.card] ?? []).map(line);
      return t("hexhex-stix-card", { n: one.card + 1, none, ebon, bone });
    }
    case "silenced":
      return say(g, "hexhex-silenced", { who: one.seat });
    case "skipped":
      return say(g, "hexhex-skipped", { who: one.seat });
    case "knocked":
      return say(g, "hexhex-knocked", { who: one.seat }, { stick: one.ebon ? "ebon" : "bone" });
  }
  return "";
}

/** `draw 1`: a line of a stix card. */
export const line = ([what, n]: readonly [number, number]): string =>
  t(`hexhex-line-${LINES[what] ?? "nothing"}`, { n });

/** §12 §13 */
function tellLaw(g: Seen, one: Happened): string {
  const roles = { who: one.seat as number };
  switch (one.kind) {
    case "curse": {
      const curse = curseText(CURSES[one.card] ?? "no-talk");
      return t("hexhex-curse-drawn", { names: names(g, members(one.seats), "acc"), curse });
    }
    case "caught":
      if (one.about < A_LAW) return say(g, "hexhex-caught", { by: one.by, who: one.seat });
      return say(g, "hexhex-caught-law", { by: one.by, who: one.seat }, { law: ownLaw(g, one.about) });
    case "verdict":
      return say(g, one.guilty ? "hexhex-verdict-guilty" : "hexhex-verdict-innocent", roles);
    case "drawn in":
      return say(g, "hexhex-drawn-in", roles);
    case "law":
      return laidDown(g, roles, g.action(one.law) as HexAction);
  }
  return "";
}

/** The law of the table's own that a call is about. */
export const ownLaw = (g: Seen, about: number): string => lawText(g, OWN_LAWS[about - A_LAW] ?? "own_voice_1");

function laidDown(g: Seen, roles: { who: number }, { do: verb, law, card = NOBODY }: HexAction): string {
  switch (verb) {
    case "enact":
      return say(g, "hexhex-law-enacted", roles, { law: newLawText(g, law as Law) });
    case "repeal":
      return say(g, "hexhex-law-repealed", roles, { law: lawText(g, law as Law) });
    case "remove":
      return say(g, "hexhex-law-removed", roles, { card: quoted(g, card) });
    case "restore":
      return say(g, "hexhex-law-restored", roles, { card: quoted(g, card) });
  }
  return say(g, "hexhex-law-kept", roles);
}
