// Oh, Fox! in sentences: questions and the table. What happened is in tale.ts, the nouns are in nouns.ts.
import { listed, t } from "../../language";
import type { Happened } from "../../position";
import type { Seen } from "../contract";
import { guessQuestion } from "./ask";
import { called, cardName, hearts, names, played, say, the, wounds } from "./nouns";
import { type Animal, animal, ANIMALS, CARDS, type Guess, named, NOBODY, TURNS, viewOf } from "./scene";

export { tell } from "./tale";

export function question(g: Seen): string {
  const view = viewOf(g);
  if (view.frame === "Guess") return guessQuestion(g);
  return t("ohfox-ask-card", { n: view.turn + 1, of: TURNS });
}

/** What is going on, when nothing is asked of me. */
export function pending(g: Seen): string {
  const { frame, replied, turn, waiting } = viewOf(g);
  switch (frame) {
    case "":
      return t("ohfox-over");
    case "Turn": {
      if (!waiting.length) return t("ohfox-turning");
      const args = { n: turn + 1, names: listed(waiting.map(g.name)), count: waiting.length };
      return t(replied === null ? "ohfox-wait-cards" : "ohfox-wait-others", args);
    }
    case "Guess":
      return t("ohfox-wait-guess", { who: g.name(waiting[0] ?? NOBODY) });
  }
  return t("ohfox-dealing");
}

export function standing(g: Seen): string {
  const { frame, masked, predator, scores, turn, winners } = viewOf(g);
  if (!frame) {
    const best = scores[winners[0] ?? NOBODY] ?? 0;
    return winners.length ? t("ohfox-standing-won", { names: names(g, winners), hearts: hearts(best) }) : "";
  }
  const now =
    frame === "Guess"
      ? t("ohfox-standing-guess")
      : t("ohfox-standing-turn", { n: Math.min(turn + 1, TURNS), of: TURNS });
  if (predator !== null) return `${now} ${say(g, "ohfox-hunts", { who: predator })}`;
  return masked ? `${now} ${t("ohfox-masked")}` : now;
}

/** Does the log of a turn begin with this event? The film is one turn. */
export const turnStarts = (one: Happened): boolean => one.kind === "played" || one.kind === "shown";

/** Nobody ever is. */
export const isOut = (): boolean => false;

/** An animal by its key. */
export const role = (key: string): { name: string; art: string } =>
  ANIMALS.includes(key as Animal)
    ? { name: called(key as Animal), art: key }
    : { name: t("ohfox-name-hidden"), art: "head-hidden" };

/** What is said aloud: the guess, when it is read out, and who hunts, when a masked predator shows himself. */
export function bubble(g: Seen, seat: number): string {
  const now = g.moment?.happened;
  if (now?.seat !== seat) return "";
  if (now.kind === "predator") return t("ohfox-cry-hunter");
  if (now.kind !== "guessed") return "";
  return t("ohfox-cry-guess", { them: listed(named(g.action(now.guess) as Guess).map(the)) });
}

export function seatInWords(g: Seen, seat: number): string {
  const view = viewOf(g);
  const row = view.rows[seat] ?? [];
  const left = (view.hands[seat] ?? []).flatMap((n, of) => {
    const card = CARDS[of];
    return n && card ? [t("ohfox-some-cards", { n, card: cardName(card) })] : [];
  });
  const who = view.animals?.[seat];
  return [
    who === undefined ? "" : the(animal(who)),
    view.predator === null ? "" : t(seat === view.predator ? "ohfox-is-predator" : "ohfox-is-prey"),
    ...(view.animals ? [hearts(view.hearts[seat] ?? 0), wounds(view.wounds[seat] ?? 0)] : []),
    row.length ? t("ohfox-row", { cards: row.map(played).join(", ") }) : "",
    view.frame && left.length ? t("ohfox-hand", { cards: left.join(", ") }) : "",
  ]
    .filter(Boolean)
    .join("; ");
}
