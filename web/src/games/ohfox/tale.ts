// What has happened, as sentences: the table's, then the film's.
import { listed, t } from "../../language";
import { type Happened, members } from "../../position";
import type { Seen } from "../contract";
import { boardOf } from "./board";
import { aim, at, called, eaten, hearts, names, say, shortly, the, titles, to, who, wounds } from "./nouns";
import {
  animal,
  FILTERS,
  type Guess,
  isPredator,
  JUMP,
  laid,
  named,
  REASONS,
  SPARED,
  STAYS,
  TUNNEL,
  viewOf,
} from "./scene";

const DOT = " · ";

export function tell(g: Seen, one: Happened): string {
  switch (one.kind) {
    case "laid": {
      const animals = members(one.animals);
      const [prey, predators] = [animals.filter((n) => !isPredator(n)), animals.filter(isPredator)];
      return t("ohfox-laid", { predators: titles(predators), prey: titles(prey) });
    }
    case "objectives": {
      const aims = members(one.objectives).map(aim);
      return aims.length ? t("ohfox-objectives", { aims: listed(aims) }) : t("ohfox-objectives-none");
    }
    case "predator":
      return say(g, "ohfox-predator", { who: one.seat });
    case "played":
    case "turn":
      return t("ohfox-turn", { n: one.turn, cards: cards(g, one.cards) });
  }
  return tellStart(g, one) || tellMeeting(g, one) || tellMeal(g, one) || tellEnd(g, one);
}

/** `Ada: Double move ↑ · you: Stop`. */
const cards = (g: Seen, ids: readonly number[]): string =>
  ids.map((id, seat) => t("ohfox-who-what", { who: who(g, seat), what: shortly(id) })).join(DOT);

/** §6.1 The masks fall, and the pawns go. */
function tellStart(g: Seen, one: Happened): string {
  switch (one.kind) {
    case "shown": {
      const are = (one.animals as number[]).map((n, seat) =>
        say(g, "ohfox-is", { who: seat }, { the: the(animal(n)) }),
      );
      return t("ohfox-shown", { who: listed(are) });
    }
    case "guessed": {
      const seats = Array.from({ length: viewOf(g).seats }, (_, seat) => seat).filter((seat) => seat !== one.seat);
      const said = named(g.action(one.guess) as Guess).map((prey, n) =>
        t("ohfox-who-what", { who: who(g, seats[n] ?? 0), what: called(prey) }),
      );
      const args = { said: said.join(", "), right: one.right ? "yes" : "no" };
      return say(g, "ohfox-guessed", { who: one.seat }, args);
    }
    case "stepped": {
      const went = (one.moves as [number, number, number][]).flatMap(([, end, how], seat) => {
        const args = { who: who(g, seat), to: to(g, end, seat) };
        return how === STAYS ? [] : [t(`ohfox-went-${wayOf(g, one, seat, how)}`, args)];
      });
      return went.length ? t("ohfox-stepped", { n: one.step, went: went.join(", ") }) : "";
    }
  }
  return "";
}

const WAYS: Readonly<Record<number, string>> = { [TUNNEL]: "tunnel", [JUMP]: "jump" };
const FLIERS = ["sparrow", "owl"];

/** On foot, through a tunnel, with a jump, or, where the turn's card says so, in the air (§4.4, §4.9). */
function wayOf(g: Seen, one: Happened, seat: number, how: number): string {
  const way = WAYS[how];
  if (way) return way;
  const turn = g.log.find((other) => other.kind === "turn" && other.turn === one.turn);
  const who = viewOf(g).animals?.[seat];
  const isFlier = who !== undefined && FLIERS.includes(animal(who));
  return isFlier && turn && laid(turn.cards[seat]).card === "trigger" ? "air" : "foot";
}

function tellMeeting(g: Seen, one: Happened): string {
  if (one.kind !== "attacked" && one.kind !== "spared") return "";
  const key = one.kind === "attacked" ? "ohfox-attacked" : `ohfox-spared-${SPARED[one.why] ?? "air"}`;
  return say(g, key, { who: one.seat, by: one.by }, { at: at(g, one.space, one.route) });
}

function tellMeal(g: Seen, one: Happened): string {
  const roles = { who: one.seat as number };
  switch (one.kind) {
    case "ate": {
      const what = eaten(boardOf(viewOf(g).board).foods[one.food] ?? "");
      return say(g, "ohfox-ate", roles, { what });
    }
    case "healed":
      return say(g, "ohfox-healed", roles);
    case "heart": {
      const why = REASONS[one.why] ?? "objective";
      return say(g, `ohfox-heart-${why}`, roles, why === "objective" ? { aim: aim(one.what) } : {});
    }
  }
  return "";
}

/** §7 */
function tellEnd(g: Seen, one: Happened): string {
  switch (one.kind) {
    case "scored": {
      const said = (one.scores as number[]).map((n, seat) => {
        const what = one.wounds[seat]
          ? t("ohfox-count-wounded", { n, hearts: hearts(one.hearts[seat]), wounds: wounds(one.wounds[seat]) })
          : String(n);
        return t("ohfox-who-what", { who: who(g, seat), what });
      });
      return t("ohfox-scored", { said: said.join(DOT) });
    }
    case "tied": {
      const [among, left] = [one.among, one.left].map((set) => names(g, members(set))) as [string, string];
      const args = { among, left, all: one.left === one.among ? "yes" : "no" };
      return t(`ohfox-tied-${FILTERS[one.filter] ?? "trigger"}`, args);
    }
    case "won": {
      const [first = 0, ...more] = members(one.seats);
      if (!more.length) return say(g, "ohfox-won", { who: first });
      return t("ohfox-won-shared", { names: names(g, [first, ...more]) });
    }
  }
  return "";
}
