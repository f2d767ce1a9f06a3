// The table of Oh, Fox!.
import type { GameTable } from "../contract";
import art from "./art.svg";
import { ask } from "./ask";
import { Board } from "./Middle";
import { End } from "./End";
import { Film } from "./film/Later";
import film from "./film.later.css";
import { isFilm } from "./film/shots";
import { Answer } from "./Hand";
import { moment } from "./moments";
import look from "./look.later.css";
import { Seat } from "./Seat";
import { Secrets } from "./Secrets";
import { Sheet } from "./Sheet";
import { bubble, isOut, pending, question, role, seatInWords, standing, tell, turnStarts } from "./words";

export const TABLE: GameTable = {
  words: { en: () => import("./en"), de: () => import("./de") },
  art,
  styles: [look, film],
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
  seatInWords,
  Board,
  wide: true,
  Answer,
  Secrets,
  Sheet,
  End,
  Film,
  isFilmed: ({ kind }) => isFilm(kind),
  role,
};
