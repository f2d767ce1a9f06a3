// The pawns on their ways, drawn over the forest.
import type { Signal } from "@preact/signals";
import house from "../../../art/house.svg";
import art from "../art.svg";
import type { Board } from "../board";
import type { Shot } from "./shots";
import { animal, isPredator } from "../scene";
import { drawn } from "../ways";
import { stands } from "./stands";

interface Props {
  board: Board;
  shot: Shot;
  /** how far the shot is */
  share: Signal<number>;
  animals: readonly number[];
}

/** Who is stopped half-way runs into it; who goes on starts gently and arrives gently. */
function eased({ from, to }: Shot, share: number): number {
  if (to < 1) return share * share;
  if (from > 0) return 1 - (1 - share) * (1 - share);
  return share < 0.5 ? 2 * share * share : 1 - 2 * (1 - share) * (1 - share);
}

/** The animals turn over one after another. */
export const isTurned = (shot: Shot, share: number, seat: number, seats: number): boolean =>
  shot.kind !== "shown" || share > (seat + 0.8) / (seats + 2);

export function Pawns({ board, shot, share, animals }: Props) {
  const gone = share.value;
  const all = stands(board, shot, eased(shot, gone));
  const order = all
    .map((_, seat) => seat)
    .sort((a, b) => (all[a]?.lift ?? 0) - (all[b]?.lift ?? 0) || (all[a]?.y ?? 0) - (all[b]?.y ?? 0));
  return (
    <g class="reel-pawns" aria-hidden="true">
      {shot.moves.map((move, seat) => (
        <Trail
          key={seat}
          board={board}
          seat={seat}
          move={move}
          way={shot.from + (shot.to - shot.from) * eased(shot, gone)}
        />
      ))}
      {all.map(({ x, y, size }, seat) => (
        <ellipse key={seat} class="reel-shadow" cx={x} cy={y + 0.22} rx={0.21 * size} ry={0.07 * size} />
      ))}
      {order.map((seat) => {
        const { x, y, size, lift } = all[seat] ?? { x: 0, y: 0, size: 1, lift: 0 };
        const isLit = shot.about.includes(seat) && shot.kind !== "stepped";
        return (
          <g
            key={seat}
            class={`reel-token seat-${seat % 14} ${isLit ? "reel-token-lit" : ""}`}
            transform={`translate(${x.toFixed(3)} ${(y - lift).toFixed(3)}) scale(${Math.max(0.001, size).toFixed(3)})`}
          >
            <Token seat={seat} animal={isTurned(shot, gone, seat, all.length) ? animals[seat] : undefined} />
          </g>
        );
      })}
    </g>
  );
}

/** A seat's pawn: round for prey, with ears for the predator; before all is shown it wears the seat's mask. */
function Token({ seat, animal: of }: { seat: number; animal: number | undefined }) {
  if (of === undefined) {
    return (
      <>
        <circle class="reel-disc" r={0.25} />
        <use class="mask" href={`${house}#mask-${seat % 14}`} x={-0.18} y={-0.18} width={0.36} height={0.36} />
      </>
    );
  }
  return (
    <>
      {isPredator(of) ? (
        <path
          class="reel-disc"
          d="M-.25 -.32L-.09 -.235A.25 .25 0 0 1 .09 -.235L.25 -.32L.24 -.07A.25 .25 0 1 1 -.24 -.07Z"
        />
      ) : (
        <circle class="reel-disc" r={0.25} />
      )}
      <use href={`${art}#head-${animal(of)}`} x={-0.205} y={-0.205} width={0.41} height={0.41} />
    </>
  );
}

function Trail({
  board,
  seat,
  move: [from, to, how],
  way,
}: {
  board: Board;
  seat: number;
  move: Shot["moves"][number];
  way: number;
}) {
  if (how < 0) return null;
  return (
    <path
      class={`reel-trail seat-${seat % 14}`}
      d={drawn(board, { from, to, how }, 1)}
      pathLength={1}
      stroke-dasharray={`${way.toFixed(3)} 2`}
    />
  );
}
