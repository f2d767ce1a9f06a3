// The table of Hoax.
import { t } from "../../language";
import type { GameTable } from "../contract";
import art from "./art.svg";
import { ask } from "./ask";
import { Board } from "./Board";
import { End } from "./End";
import { moment } from "./moments";
import { type Character, scene, viewOf } from "./scene";
import look from "./look.later.css";
import { marks, Seat } from "./Seat";
import { Secrets } from "./Secrets";
import { Sheet } from "./Sheet";
import { bubble, called, pending, question, seatInWords, standing, tell } from "./words";

export const TABLE: GameTable = {
  words: { en: () => import("./en"), de: () => import("./de") },
  art,
  styles: [look],
  question,
  pending,
  opens: () => t("hoax-do-vote"),
  ask,
  tell,
  turnStarts: (happened) => happened.kind === "turn",
  moment,
  bubble,
  standing,
  isOut: (g, seat) => !scene(g).remaining.includes(seat) && viewOf(g).winner === null,
  Seat,
  marks,
  seatInWords,
  Board,
  Secrets,
  Sheet,
  End,
  role: (key) => ({ name: called(key as Character), art: key }),
};
