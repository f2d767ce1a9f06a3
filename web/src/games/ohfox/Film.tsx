// The playing-out of a game that is over, as a film: forest, pawns, who has what by now, and controls.
import { useMemo, useRef } from "preact/hooks";
import { t } from "../../language";
import { Art, Mask } from "../../parts/Art";
import type { Seen } from "../contract";
import art from "./art.svg";
import { type Board, boardOf } from "./board";
import { film, type Shot } from "./film/shots";
import { Controls } from "./film/Controls";
import { Flights } from "./film/Flights";
import { above, beneath, Effect } from "./film/Effects";
import { isTurned, Pawns } from "./film/Pawns";
import { type Player, useKeys, usePlayer } from "./film/player";
import { Scene } from "./film/Scenes";
import { length } from "./film/stands";
import { Forest, UNIT } from "./Forest";
import { called, played } from "./nouns";
import { animal, isPredator, laid, moveArt, viewOf } from "./scene";
import { tell } from "./tale";

interface Props {
  g: Seen;
  /** it has been seen: it waits at its end */
  isSeen: boolean;
  onOver(): void;
}

const LONG = 1.6; // of a way, in steps between neighbours
const MOST = 1.9; // times the time of a short one

export function Film({ g, isSeen, onOver }: Props) {
  const { homes, board: document } = viewOf(g);
  const board = boardOf(document);
  const shots = useMemo(() => film(g.log, homes).map((shot) => paced(board, shot)), [g.table.code, g.log.length]);
  return shots.length ? <Projector g={g} shots={shots} isSeen={isSeen} onOver={onOver} /> : null;
}

/** Long ways take longer, within bounds. */
function paced(board: Board, shot: Shot): Shot {
  const longest = Math.max(0, ...shot.moves.map((move) => length(board, move)));
  return shot.kind === "stepped" ? { ...shot, lasts: shot.lasts * Math.min(MOST, Math.max(1, longest / LONG)) } : shot;
}

function Projector({ g, shots, isSeen, onOver }: Props & { shots: readonly Shot[] }) {
  const player = usePlayer(shots, isSeen, onOver);
  useKeys(player);
  const box = useRef<HTMLElement>(null);
  const board = boardOf(viewOf(g).board);
  const shot = shots[player.at] as Shot;
  const animals = (shots[0]?.told?.animals ?? []) as readonly number[];
  return (
    <section
      class={`reel reel-is-${shot.kind}`}
      ref={box}
      aria-label={t("ohfox-film")}
      style={{ "--tempo": 1 / player.speed }}
    >
      <div class="reel-screen">
        <Forest board={board} homes={viewOf(g).homes} label={t("ohfox-film-board")}>
          <g transform={`scale(${UNIT})`}>
            <Effect board={board} shot={shot} at={player.at} draw={beneath} />
            <Pawns board={board} shot={shot} share={player.share} animals={animals} />
            <Effect board={board} shot={shot} at={player.at} draw={above} />
          </g>
        </Forest>
        <Scene key={player.at} g={g} shot={shot} animals={animals} />
        <Flights box={box} board={board} shot={shot} at={player.at} speed={player.speed} />
      </div>
      <Caption g={g} shots={shots} player={player} />
      <Controls player={player} />
      <ul class="reel-stand" aria-label={t("ohfox-film-stand")}>
        {animals.map((_, seat) => (
          <Stand key={seat} g={g} seat={seat} shot={shot} player={player} animals={animals} />
        ))}
      </ul>
    </section>
  );
}

/** What is said to a shot; to the second half of a way, what was said to the first. */
function Caption({ g, shots, player }: { g: Seen; shots: readonly Shot[]; player: Player }) {
  const at = shots.findLastIndex((shot, n) => n <= player.at && shot.told);
  const shot = shots[at];
  const text = shot?.told ? tell(g, shot.told) : "";
  const isQuiet = player.isPlaying && shot?.kind === "stepped"; // too many to be read aloud
  return (
    <>
      <p class={`reel-caption reel-caption-${shot?.kind ?? ""}`} aria-hidden="true">
        {text}
      </p>
      <p class="unseen" role="status">
        {isQuiet ? "" : text}
      </p>
    </>
  );
}

/** A seat: who it is, what it has by now, and its eight cards with the present one lit. */
function Stand({
  g,
  seat,
  shot,
  player,
  animals,
}: {
  g: Seen;
  seat: number;
  shot: Shot;
  player: Player;
  animals: readonly number[];
}) {
  const of = isTurned(shot, player.share.value, seat, animals.length) ? animals[seat] : undefined;
  const gains = shot.gains.filter((one) => one.seat === seat).map((one) => `reel-gain-${one.what}`);
  const isLit = shot.about.includes(seat) && shot.kind !== "stepped";
  const marks = [
    "reel-one",
    `seat-${seat % 14}`,
    isLit ? "reel-one-lit" : "",
    of !== undefined && isPredator(of) ? "reel-one-predator" : "",
    ...gains,
  ];
  return (
    <li class={marks.filter(Boolean).join(" ")} data-film-seat={seat}>
      <span class="reel-one-face">
        {of === undefined ? <Mask seat={seat} /> : <Art of={art} name={`head-${animal(of)}`} />}
      </span>
      <span class="reel-one-name">
        <b>{g.name(seat)}</b>
        <small>{of === undefined ? "?" : called(animal(of))}</small>
      </span>
      <span class="reel-one-count reel-one-hearts" data-film-heart={seat} key={`h${shot.hearts[seat]}`}>
        <Art of={art} name="heart" label={t("ohfox-film-hearts")} />
        {shot.hearts[seat]}
      </span>
      <span
        class={`reel-one-count reel-one-wounds ${shot.wounds[seat] ? "" : "reel-one-none"}`}
        data-film-wound={seat}
        key={`w${shot.wounds[seat]}`}
      >
        <Art of={art} name="wound" label={t("ohfox-film-wounds")} />
        {shot.wounds[seat]}
      </span>
      <ol class="reel-row" aria-label={t("ohfox-film-cards", { name: g.name(seat) })}>
        {(viewOf(g).rows[seat] ?? []).map((id, n) => (
          <Cell key={n} id={id} isNow={n + 1 === shot.turn} isPast={n + 1 < shot.turn} />
        ))}
      </ol>
    </li>
  );
}

function Cell({ id, isNow, isPast }: { id: number; isNow: boolean; isPast: boolean }) {
  const { card, direction } = laid(id);
  return (
    <li
      class={`reel-cell reel-cell-${card} ${isNow ? "reel-cell-now" : isPast ? "reel-cell-past" : ""}`}
      aria-current={isNow ? "step" : undefined}
      title={played(id)}
    >
      <span style={{ "--turned": `${90 * (direction ?? 0)}deg` }}>
        <Art of={art} name={moveArt(card)} label={played(id)} />
      </span>
    </li>
  );
}
