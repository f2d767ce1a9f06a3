// The table of HEX•HEX XL.
import type { GameTable } from "../contract";
import art from "./art.svg";
import { ask } from "./ask";
import { Board } from "./Board";
import { read, titleIn } from "./deck";
import { End } from "./End";
import { Answer } from "./Hand";
import { moment } from "./moments";
import beats from "./beats.later.css";
import hand from "./hand.later.css";
import look from "./look.later.css";
import papers from "./papers.later.css";
import { marks, Seat } from "./Seat";
import { Secrets } from "./Secrets";
import { Sheet } from "./Sheet";
import { bubble, isOut, pending, question, role, seatInWords, standing, tell, turnStarts } from "./words";

export const TABLE: GameTable = {
  words: { en: () => import("./en"), de: () => import("./de") },
  art,
  hidden: "hands",
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
  marks,
  seatInWords,
  Board,
  Answer,
  Secrets,
  Sheet,
  End,
  role,
  choices: (
    option,
    { deck }, // §13.8 of the deck that is played with
  ) =>
    option === "removed"
      ? read(String(deck ?? "")).cards.map((card) => ({ value: card.key, label: titleIn(card) }))
      : null,
};
