// The Resistance at the table.
import type { GameTable } from "../contract";
import { ask } from "./ask";
import { Board } from "./Board";
import de from "./de.ftl";
import en from "./en.ftl";
import { End } from "./End";
import { moment } from "./moments";
import { ART } from "./nouns";
import { script } from "./script";
import { Seat } from "./Seat";
import { Secrets } from "./Secrets";
import { Sheet } from "./Sheet";
import { bubble, pending, question, role, seatInWords, standing, tell } from "./words";

export const TABLE: GameTable = {
  words: { en, de },
  art: ART,
  question,
  pending,
  ask,
  tell,
  turnStarts: (one) => one.kind === "leader",
  moment,
  bubble,
  standing,
  isOut: () => false,
  Seat,
  seatInWords,
  Board,
  Secrets,
  Sheet,
  End,
  role,
  script,
};
