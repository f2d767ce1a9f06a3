// What I can work out: what I have eaten, whom the others can be, and where that puts them. From open cards, what is
// laid out, and my own animal: so it is shown with my secrets only.
import type { Seen } from "../contract";
import { type Board, boardOf } from "./board";
import { animal, type FoxView, isPredator, laid, NOBODY, viewOf } from "./scene";

export interface Candidate {
  animal: number;
  /** where its cards have taken it, if it is this animal */
  place: number;
}

export interface Known {
  seat: number;
  can: Candidate[];
}

/** Every other seat. */
export function knowledge(g: Seen): Known[] {
  const view = viewOf(g);
  const others = Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => seat !== g.me);
  const at =
    (seat: number) =>
    (who: number): Candidate => ({ animal: who, place: placeOf(view, seat, who) });
  return others.map((seat) => ({ seat, can: canBe(view, seat).map(at(seat)) }));
}

/** §1.4 One predator, and prey of different kinds: whom another seat can be. */
function canBe(view: FoxView, seat: number): number[] {
  const open = view.animals?.[seat];
  if (open !== undefined) return [open];
  const mine = view.animal ?? NOBODY;
  const hunter = isPredator(mine) ? view.seat : (view.predator ?? (view.seats === 2 ? 1 - view.seat : NOBODY));
  return view.laid.filter((who) => who !== mine && (hunter === NOBODY || isPredator(who) === (seat === hunter)));
}

/** Where a row of cards takes an animal from its home. */
export function placeOf(view: FoxView, seat: number, who: number): number {
  const board = boardOf(view.board);
  return (view.rows[seat] ?? []).reduce((space, id) => end(board, who, id, space), view.homes[seat] ?? 0);
}

/** §3 Where a card ends, played by an animal. */
function end(board: Board, who: number, id: number, space: number): number {
  const { card, direction } = laid(id);
  if (direction === null) return space;
  if (card === "trigger") return triggered(board, who, space, direction);
  return straight(board, space, direction, card === "double" ? 2 : 1);
}

/** §4 */
function triggered(board: Board, who: number, space: number, side: number): number {
  switch (animal(who)) {
    case "rabbit":
    case "badger": {
      const other = board.tunnel[space] ?? NOBODY;
      return other === NOBODY ? straight(board, space, side, 1) : other;
    }
    case "rat":
    case "fox":
      return straight(board, space, (side + 2) % 4, 1);
    case "sparrow":
    case "owl":
      return straight(board, space, side, 3);
    case "squirrel":
      return straight(board, space, side, 2);
    case "toad":
      return board.pond;
    case "viper":
      return space;
  }
  return straight(board, space, side, 1);
}

/** §3.1 Out by a side, then straight across each space. */
function straight(board: Board, space: number, side: number, steps: number): number {
  let [at, out] = [space, side];
  for (let n = 0; n < steps; n++) {
    const key = 4 * at + out;
    at = board.to[key] ?? at;
    out = ((board.arrive[key] ?? 0) + 2) % 4;
  }
  return at;
}

// myself --------------------------------------------------------------------------------------------------------------

/** The spaces with my food; none for a predator. */
export function larder(view: FoxView): readonly number[] {
  const board = boardOf(view.board);
  return view.animal === null || isPredator(view.animal) ? [] : (board.food[board.diet[view.animal] ?? NOBODY] ?? []);
}

/** §6.6 The spaces on which I have stopped for my food. */
export function meals(view: FoxView): number[] {
  const food = larder(view);
  const stops = (view.rows[view.seat] ?? []).map((id) => ["stop", "move_stop"].includes(laid(id).card));
  return [...new Set(view.path.slice(1).filter((space, turn) => stops[turn] && food.includes(space)))];
}
