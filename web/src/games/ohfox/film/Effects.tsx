// What happens at a place, in a picture: claws, a meal, the pond, a heart and what it is for.
import art from "../art.svg";
import type { Board } from "../board";
import { objective, REASONS } from "../scene";
import { foodArt } from "./foods";
import type { Shot } from "./shots";
import { spot } from "./stands";

type Draw = (board: Board, shot: Shot) => preact.JSX.Element | null;

export function Effect({ board, shot, at, draw }: { board: Board; shot: Shot; at: number; draw: Draw }) {
  const where = spot(board, shot);
  const drawn = where && draw(board, shot);
  if (!drawn) return null;
  return (
    <g
      class={`reel-effect reel-effect-${shot.kind}`}
      key={at}
      transform={`translate(${where[0]} ${where[1]})`}
      aria-hidden="true"
    >
      <g class="reel-effect-inside">{drawn}</g>
    </g>
  );
}

const Drawn = ({
  name,
  size,
  x = 0,
  y = 0,
  class: kind,
}: {
  name: string;
  size: number;
  x?: number;
  y?: number;
  class?: string;
}) => <use class={kind} href={`${art}#${name}`} x={x - size / 2} y={y - size / 2} width={size} height={size} />;

/** On the ground: the pawns stand on it. */
export const beneath: Draw = (_, shot) => {
  switch (shot.kind) {
    case "attacked":
      return (
        <>
          <circle class="reel-flash" r={0.5} />
          <path class="reel-burst" d={BURST} />
        </>
      );
    case "spared":
      return shot.told?.why === 0 ? <path class="reel-spines" d={BURST} /> : null;
    case "healed":
      return (
        <>
          <circle class="reel-ripple" r={0.5} />
          <circle class="reel-ripple reel-ripple-two" r={0.5} />
        </>
      );
    case "ate":
    case "heart":
      return <circle class="reel-ring" r={0.42} />;
  }
  return null;
};

/** Over the pawns. */
export const above: Draw = (board, shot) => {
  switch (shot.kind) {
    case "attacked":
      return <Drawn class="reel-claws" name="attack" size={0.72} />;
    case "spared":
      return shot.told?.why === 0 ? null : (
        <>
          <circle class="reel-puff" r={0.4} />
          <circle class="reel-puff reel-puff-two" r={0.4} />
        </>
      );
    case "ate":
      return (
        <>
          <g class="reel-plate">
            <circle r={0.25} />
            <Drawn name={foodArt(board.foods[shot.told?.food ?? 0])} size={0.38} />
          </g>
          <g class="reel-bite">
            <Drawn name="bite" size={0.26} x={0.2} y={-0.18} />
          </g>
        </>
      );
    case "healed":
      return (
        <g class="reel-plate">
          <circle r={0.25} />
          <Drawn name="heal" size={0.36} />
        </g>
      );
    case "heart":
      return (
        <g class="reel-plate">
          <circle r={0.27} />
          <Drawn name={sign(shot)} size={0.42} />
        </g>
      );
  }
  return null;
};

/** What a heart is for, as a picture. */
function sign(shot: Shot): string {
  const why = REASONS[shot.told?.why ?? 0];
  if (why === "objective") return `objective-${objective(shot.told?.what ?? 0)}`;
  return why === "guess" ? "guess" : why === "home" ? "home-heart" : "bonus";
}

const BURST = (() => {
  const points = Array.from({ length: 24 }, (_, n) => {
    const far = n % 2 ? 0.42 : 0.64;
    return `${(far * Math.cos((Math.PI * n) / 12)).toFixed(3)} ${(far * Math.sin((Math.PI * n) / 12)).toFixed(3)}`;
  });
  return `M${points.join("L")}Z`;
})();
