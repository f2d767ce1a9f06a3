// The table of HEX•HEX XL.
import type { GameTable } from "../contract";
import art from "./art.svg";
import { ask } from "./ask";
import { Board } from "./Board";
import de from "./de.ftl";
import en from "./en.ftl";
import { End } from "./End";
import { Answer } from "./Hand";
import lessonDe from "./lesson/de.ftl";
import lessonEn from "./lesson/en.ftl";
import { moment } from "./moments";
import optionsDe from "./options/de.ftl";
import optionsEn from "./options/en.ftl";
import beats from "./beats.later.css";
import hand from "./hand.later.css";
import look from "./look.later.css";
import papers from "./papers.later.css";
import { Seat } from "./Seat";
import { Secrets } from "./Secrets";
import { Sheet } from "./Sheet";
import tableDe from "./table/de.ftl";
import tableEn from "./table/en.ftl";
import taleDe from "./tale/de.ftl";
import taleEn from "./tale/en.ftl";
import { bubble, isOut, pending, question, role, seatInWords, standing, tell, turnStarts } from "./words";

export const TABLE: GameTable = {
  words: {
    en: [en, taleEn, tableEn, optionsEn, lessonEn].join("\n"),
    de: [de, taleDe, tableDe, optionsDe, lessonDe].join("\n"),
  },
  art,
  styles: [look, hand, beats, papers],
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
  Answer,
  Secrets,
  Sheet,
  End,
  role,
};
