// The table of Oh, Fox!.
import type { GameTable } from "../contract";
import art from "./art.svg";
import { ask } from "./ask";
import { Board } from "./Middle";
import de from "./de.ftl";
import en from "./en.ftl";
import { End } from "./End";
import { Film } from "./film/Later";
import film from "./film.later.css";
import { isFilm } from "./film/shots";
import filmDe from "./film/de.ftl";
import filmEn from "./film/en.ftl";
import lessonDe from "./lesson/de.ftl";
import lessonEn from "./lesson/en.ftl";
import { Answer } from "./Hand";
import { moment } from "./moments";
import { Seat } from "./Seat";
import { Secrets } from "./Secrets";
import { Sheet } from "./Sheet";
import tableDe from "./table/de.ftl";
import tableEn from "./table/en.ftl";
import { bubble, isOut, pending, question, role, seatInWords, standing, tell, turnStarts } from "./words";

export const TABLE: GameTable = {
  words: { en: [en, tableEn, filmEn, lessonEn].join("\n"), de: [de, tableDe, filmDe, lessonDe].join("\n") },
  art,
  styles: [film],
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
