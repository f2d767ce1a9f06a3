// The table of Die Erben von Hoax.
import type { GameTable } from "../contract";
import art from "./art.svg";
import { ask } from "./ask";
import { Board } from "./Board";
import { End } from "./End";
import { moment } from "./moments";
import look from "./look.later.css";
import { marks, Seat } from "./Seat";
import { Secrets } from "./Secrets";
import { Sheet } from "./Sheet";
import { bubble, isOut, pending, question, role, seatInWords, standing, tell, turnStarts } from "./words";

export const TABLE: GameTable = {
  words: { en: () => import("./en"), de: () => import("./de") },
  art,
  styles: [look],
  question,
  pending,
  ask,
  tell,
  turnStarts,
  moment,
  bubble,
  standing,
  isOut,
  Seat,
  marks,
  seatInWords,
  Board,
  Secrets,
  Sheet,
  End,
  role,
};
