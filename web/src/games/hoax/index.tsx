// The table of Hoax.
import type { GameTable } from "../contract";
import art from "./art.svg";
import { ask } from "./ask";
import { Board } from "./Board";
import de from "./de.ftl";
import en from "./en.ftl";
import { End } from "./End";
import { moment } from "./moments";
import { type Character, scene, viewOf } from "./scene";
import { Seat } from "./Seat";
import { Secrets } from "./Secrets";
import { Sheet } from "./Sheet";
import { bubble, called, pending, question, seatInWords, standing, tell } from "./words";

export const TABLE: GameTable = {
  words: { en, de },
  art,
  question,
  pending,
  ask,
  tell,
  turnStarts: (happened) => happened.kind === "turn",
  moment,
  bubble,
  standing,
  isOut: (g, seat) => !scene(g).remaining.includes(seat) && viewOf(g).winner === null,
  Seat,
  seatInWords,
  Board,
  Secrets,
  Sheet,
  End,
  role: (key) => ({ name: called(key as Character), art: key }),
};
