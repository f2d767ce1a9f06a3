// The answers as a small tree of choices, made of the options that the house sends and nothing else.
import { t } from "../../language";
import type { Ask, Choice, Seen } from "../contract";
import { called, cardName, the } from "./nouns";
import {
  type Card,
  cardArt,
  CARDS,
  DIRECTIONS,
  type Guess,
  named,
  type Play,
  type Prey,
  preySeats,
  viewOf,
} from "./scene";

type Option<A> = A & { id: number };

const SECTIONS: Readonly<Record<Card, string>> = {
  single: "3.2",
  double: "3.3",
  stop: "3.4",
  move_stop: "3.5",
  trigger: "3.6",
};

export function ask(g: Seen): Ask {
  const all = g.options.map((id) => ({ ...g.action(id), id }));
  if (viewOf(g).frame === "Guess") return guess(g, all as Option<Guess>[], []);
  return { choices: CARDS.map((card) => cardChoice(g, card, all as Option<Play>[])) };
}

/** §2.2 A card, then where it points; a stop points nowhere. */
function cardChoice(g: Seen, card: Card, all: readonly Option<Play>[]): Choice {
  const plays = all.filter((play) => play.card === card);
  const left = viewOf(g).hands[g.me]?.[CARDS.indexOf(card)] ?? 0;
  const choice: Choice = {
    label: cardName(card),
    hint: t("ohfox-left", { n: left }),
    art: cardArt(card),
    section: SECTIONS[card],
  };
  const [first] = plays;
  const play = { do: "play", card };
  if (!first) return { ...choice, why: card === "stop" ? play : { ...play, direction: "north" } };
  if (first.direction === undefined) return { ...choice, action: first.id };
  const choices = DIRECTIONS.flatMap((direction): Choice[] =>
    plays
      .filter((play) => play.direction === direction)
      .map(({ id }) => ({ label: t(`ohfox-point-${direction}`), action: id, section: "2.2" })),
  );
  return { ...choice, next: { title: t("ohfox-which-way", { card: cardName(card) }), choices } };
}

/** §5.1 Prey by prey, nobody named twice; the last name makes the guess. */
function guess(g: Seen, all: readonly Option<Guess>[], so: readonly Prey[]): Ask {
  const seats = preySeats(viewOf(g));
  const seat = seats[so.length] ?? 0;
  const last = so.length === seats.length - 1;
  const fits = all.filter((one) => so.every((prey, n) => named(one)[n] === prey));
  const can = [...new Set(fits.map((one) => named(one)[so.length]))].filter((one): one is Prey => one !== undefined);
  const choices = can.map((prey): Choice => {
    const label = t("ohfox-who-what", { who: g.name(seat), what: called(prey) });
    const choice: Choice = { label, art: `head-${prey}` };
    const found = fits.find((one) => named(one)[so.length] === prey);
    return last && found ? { ...choice, action: found.id } : { ...choice, next: guess(g, fits, [...so, prey]) };
  });
  if (!so.length) return { choices };
  const said = so.map((prey, n) => t("ohfox-guess-said", { who: g.name(seats[n] ?? 0), the: the(prey) }));
  return { title: [...said, t("ohfox-guess-who", { who: g.name(seat) })].join(" "), choices };
}

/** The sentence that opens the guess. */
export function guessQuestion(g: Seen): string {
  const [first = 0, ...more] = preySeats(viewOf(g));
  return more.length ? t("ohfox-ask-guess-all") : t("ohfox-ask-guess", { who: g.name(first) });
}
