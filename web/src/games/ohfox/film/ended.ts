// How the forest looks when all is over: every animal where it ended, for the table and the replay.
import type { Seen } from "../../contract";
import { boardOf } from "../board";
import type { Pawn } from "../Forest";
import { centre } from "../paths";
import { animal, viewOf } from "../scene";
import { film } from "./shots";

/** The pawns of a game that is over; null of one that isn't. */
export function ended(g: Seen): Pawn[] | null {
  const { animals, homes, board } = viewOf(g);
  const last = animals && film(g.log, homes).at(-1);
  if (!last) return null;
  return last.places.map((place, seat) => ({
    seat,
    at: centre(boardOf(board), place),
    head: `head-${animal(animals[seat] ?? 0)}`,
  }));
}
