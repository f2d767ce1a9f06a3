// The table of Die Erben von Hoax.
import type { GameTable } from "../contract";
import art from "./art.svg";
import { ask } from "./ask";
import { Board } from "./Board";
import de from "./de.ftl";
import en from "./en.ftl";
import { End } from "./End";
import { moment } from "./moments";
import { Seat } from "./Seat";
import { Secrets } from "./Secrets";
import { Sheet } from "./Sheet";
import lessonDe from "./lesson/de.ftl";
import lessonEn from "./lesson/en.ftl";
import tableDe from "./table/de.ftl";
import tableEn from "./table/en.ftl";
import { bubble, isOut, pending, question, role, seatInWords, standing, tell, turnStarts } from "./words";

export const TABLE: GameTable = {
  words: { en: [en, tableEn, lessonEn].join("\n"), de: [de, tableDe, lessonDe].join("\n") },
  art,
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
  Secrets,
  Sheet,
  End,
  role,
};
