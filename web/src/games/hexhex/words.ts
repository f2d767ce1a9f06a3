// HEX•HEX XL in sentences: questions and the table. What happened is in tale.ts, the nouns are in nouns.ts.
import { t } from "../../language";
import type { Happened } from "../../position";
import type { Seen } from "../contract";
import { cardOf } from "./deck";
import { aim, cards, curseText, hexName, marks, quoted, say, sentence, title, voices } from "./nouns";
import {
  A_LAW,
  curseOf,
  type Entry,
  goingOf,
  hexesBefore,
  hexNumbered,
  NOBODY,
  standingAt,
  standingOf,
  STICKS,
  viewOf,
  windowOf,
} from "./scene";
import { ownLaw } from "./tale";

export { tell } from "./tale";

/** Questions that say all by themselves, by their frames. */
const QUESTIONS: Readonly<Record<string, string>> = {
  AllReady: "ready",
  Casting: "cast",
  PartingShot: "parting",
  SpiteAmount: "spite-amount",
  SpiteTarget: "spite",
  Level: "level",
  OmenTarget: "omen",
  NameDealer: "dealer",
  GrabTarget: "grab-target",
  Revenge: "revenge",
  SeeHand: "see",
  Between: "between",
  Rob: "rob",
  HandsUp: "hands-up",
  Grabbing: "grab",
  MaySwap: "swap",
  BackToDeck: "put-back",
  DiscardOwed: "discard",
  LayDownTheLaw: "law",
};

export function question(g: Seen): string {
  const view = viewOf(g);
  const [first = NOBODY, second = 0] = view.asks;
  switch (view.frame) {
    case "Readying":
      return view.answering === null ? t("hexhex-ask-out") : answerQuestion(g, view.answering);
    case "Stating":
      return sentence(t("hexhex-ask-state", { hex: hexName(g, view.answering ?? 0) }));
    case "Counters": {
      const open = openCards(g);
      if (!open) return t("hexhex-ask-counter-open");
      return sentence(t(isMine(g) ? "hexhex-ask-counter-mine" : "hexhex-ask-counter", { cards: open }));
    }
    case "WhenHexed":
      return t("hexhex-ask-hexed", { cost: voices(goingOf(view)?.cost ?? 1) });
    case "Signs":
      return say(g, "hexhex-ask-signs", { who: first });
    case "Verdict": {
      if (second >= A_LAW) return say(g, "hexhex-ask-verdict-law", { who: first }, { law: ownLaw(g, second) });
      if (second) return say(g, "hexhex-ask-verdict-stick", { who: first }, { stick: STICKS[second] ?? "bone" });
      return say(g, "hexhex-ask-verdict", { who: first }, { what: curse(g) });
    }
  }
  const key = QUESTIONS[view.frame];
  return key ? t(`hexhex-ask-${key}`) : t("hexhex-ask");
}

/** §3.13 §4.5 The same Hex once more, or a first time: its answer of this beat lies on the table, or none does. */
function answerQuestion(g: Seen, number: number): string {
  const view = viewOf(g);
  const hex = hexNumbered(view, number);
  const last = g.log.findLast((one) => ["answered", "moved", "cast", "round"].includes(one.kind));
  const isAgain = last?.kind === "answered" && last.seat === g.me && last.hex === number;
  const args = { hex: hexName(g, number), marks: hex ? marks(hex) : "" };
  if (isDeceiver(g)) return sentence(t("hexhex-ask-answer-down", args));
  return sentence(t(isAgain ? "hexhex-ask-answer-again" : "hexhex-ask-answer", args));
}

/** §8.4 My answers lie face down. */
const isDeceiver = (g: Seen): boolean =>
  standingOf(viewOf(g)).some(({ card, owner }) => owner === g.me && cardOf(g, card)?.does.includes("deceive"));

const curse = (g: Seen): string => {
  const now = curseOf(viewOf(g));
  return now ? curseText(now) : "";
};

/** The cards that lie open to counters now: `Ada’s Duck and Ben’s Null`. */
function openCards(g: Seen): string {
  const top = windowOf(viewOf(g)).at(-1) ?? [];
  return top
    .filter((entry) => !entry.isCancelled)
    .map((entry) => entryName(g, entry))
    .join(", ");
}

/** Nothing of another's lies open. */
const isMine = (g: Seen): boolean =>
  (windowOf(viewOf(g)).at(-1) ?? []).every((entry) => entry.isCancelled || entry.owner === g.me);

const entryName = (g: Seen, { owner, card }: Entry): string => aim(g, { what: "card", a: owner, b: card });

// what is going on ----------------------------------------------------------------------------------------------------

/** What is going on, when nothing is asked of me. */
export function pending(g: Seen): string {
  const { asks, frame, waiting } = viewOf(g);
  const [asked = NOBODY] = waiting;
  switch (frame) {
    case "":
      return t("hexhex-over");
    case "AllReady":
      return t("hexhex-wait-ready");
    case "Casting":
    case "PartingShot":
      return t("hexhex-wait-cast", { who: g.name(asked) });
    case "Readying":
    case "Stating":
      return t("hexhex-wait-readying");
    case "Counters": {
      const open = openCards(g);
      return open ? sentence(t("hexhex-wait-counters", { cards: open })) : t("hexhex-wait-counters-open");
    }
    case "WhenHexed":
      return say(g, "hexhex-wait-hexed", { who: asked });
    case "NameDealer":
      return t("hexhex-wait-dealer", { who: g.name(asked) });
    case "Signs":
      return t("hexhex-wait-signs");
    case "HandsUp":
      return t("hexhex-wait-hands-up");
    case "Grabbing":
      return t("hexhex-wait-grab");
    case "Verdict":
      return say(g, "hexhex-wait-verdict", { who: asks[0] ?? NOBODY });
    case "LayDownTheLaw":
      return t("hexhex-wait-law", { who: g.name(asked) });
  }
  return asked === NOBODY ? t("hexhex-wait") : t("hexhex-wait-choice", { who: g.name(asked) });
}

export function standing(g: Seen): string {
  const { frame, round, rounds, tie, voice, winner } = viewOf(g);
  const series = g.table.goal > 1 ? t("hexhex-standing-series", { n: g.table.goal }) : "";
  if (!frame && winner !== null) {
    const won = say(g, "hexhex-standing-won", { who: winner }, { voice: voices(voice[winner] ?? 0) });
    return [won, series].join(" ").trim();
  }
  if (!round) return series;
  const now = tie
    ? t("hexhex-standing-tie")
    : round >= rounds
      ? t("hexhex-standing-last")
      : t("hexhex-standing-round", { n: round, of: rounds });
  return [now, series].filter(Boolean).join(" ");
}

/** Does the log of a turn begin with this event? A round is one turn. */
export const turnStarts = (one: Happened): boolean => one.kind === "round";

/** §4.8 Nobody ever is. */
export const isOut = (): boolean => false;

/** Nobody is anybody here: a role is when a seat casts first, or a category of cards that may be in a hand. */
export function role(key: string): { name: string; art: string } {
  if (!key.startsWith("caster")) return { name: t(`hexhex-category-${key}`), art: `frame-${key}` };
  const n = Number(key.split(" ")[1] ?? 1) || 1;
  return { name: t("hexhex-role", { n }), art: `hex-${Math.min(n, 6)}` };
}

// said aloud ----------------------------------------------------------------------------------------------------------

/** Cards say nothing: they lie in the middle, with their names. */
export function bubble(g: Seen, seat: number): string {
  const now = g.moment?.happened;
  if (!now) return "";
  if ((now.kind === "challenged" || now.kind === "caught") && now.by === seat) {
    return now.kind === "caught" ? t("hexhex-cry-caught") : t("hexhex-cry-challenge", { card: stated(g, now) });
  }
  if (now.kind === "moved" && now.duck && now.came === seat) return t("hexhex-cry-duck");
  if (now.kind === "hands up" && now.order?.[0] === seat) return t("hexhex-cry-hands");
  if (now.seat !== seat) return "";
  switch (now.kind) {
    case "cast":
      return t("hexhex-cry-cast", { who: g.name(now.at) });
    case "can't":
      return t("hexhex-cry-cant");
    case "none":
      return t("hexhex-cry-none");
  }
  return "";
}

/** Under which name the card lay that is challenged. */
function stated(g: Seen, now: Happened): string {
  const said = g.log.findLast((one) => one.kind === "answered" && one.seat === now.seat && one.stated && one.n < now.n);
  return title(g, said ? said.card : now.card);
}

// a seat in words -----------------------------------------------------------------------------------------------------

export function seatInWords(g: Seen, seat: number): string {
  const view = viewOf(g);
  const now = curseOf(view);
  const stick = STICKS[view.sticks[seat] ?? NOBODY];
  return [
    voices(view.voice[seat] ?? 0),
    cards(view.sizes[seat] ?? 0),
    view.dealer === seat ? t("hexhex-seat-dealer") : "",
    ...hexesBefore(view, seat).map((hex) => t("hexhex-seat-hex", { hex: hexName(g, hex.number), marks: marks(hex) })),
    view.bound.includes(seat) ? t("hexhex-seat-bound") : "",
    ...standingAt(view, seat).map(({ card }) => t("hexhex-seat-standing", { card: quoted(g, card) })),
    now && view.vexed.includes(seat) ? t("hexhex-seat-curse", { curse: curseText(now) }) : "",
    view.hexed.includes(seat) ? t("hexhex-seat-hexed") : "",
    view.mute.includes(seat) ? t("hexhex-seat-mute") : "",
    view.open_hands.includes(seat) ? t("hexhex-seat-open") : "",
    view.signs.includes(seat) ? t("hexhex-seat-sign") : "",
    stick ? t("hexhex-seat-stick", { stick }) : "",
  ]
    .filter(Boolean)
    .join(", ");
}
