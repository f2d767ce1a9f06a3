// The Resistance at the table.
import type { GameTable } from "../contract";
import { ask } from "./ask";
import { Board } from "./Board";
import { End } from "./End";
import { moment } from "./moments";
import { ART } from "./nouns";
import { script } from "./script";
import look from "./look.later.css";
import { marks, Seat } from "./Seat";
import { Secrets } from "./Secrets";
import { Sheet } from "./Sheet";
import { bubble, pending, question, role, seatInWords, standing, tell } from "./words";

export const TABLE: GameTable = {
  words: { en: () => import("./en"), de: () => import("./de") },
  art: ART,
  styles: [look],
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
  marks,
  seatInWords,
  Board,
  Secrets,
  Sheet,
  End,
  role,
  script,
};
