// A space by what is seen there, small: as in the forest, so that it is found there.
import { Art, Mask } from "../../parts/Art";
import type { Seen } from "../contract";
import art from "./art.svg";
import { boardOf, foodsOn } from "./board";
import { letter, spot, tunnelOn } from "./nouns";
import { DRAWN_FOODS, viewOf } from "./scene";

export function Spot({ g, space }: { g: Seen; space: number }) {
  const view = viewOf(g);
  const board = boardOf(view.board);
  const seat = view.homes.indexOf(space);
  const tunnel = tunnelOn(board, space);
  const foods = foodsOn(board, space);
  const words = spot(g, space);
  const isSeen = seat >= 0 || space === board.pond || foods.length > 0 || tunnel >= 0;
  const isPlain = !isSeen || foods.some((one) => !DRAWN_FOODS.includes(one));
  return (
    <span class="ohfox-spot" role="img" aria-label={words} title={words}>
      {isPlain && <span aria-hidden="true">{words}</span>}
      {!isPlain && seat >= 0 && (
        <span class={`ohfox-spot-home seat-${seat % 14}`}>
          <Art of={art} name="home" />
          <Mask seat={seat} />
        </span>
      )}
      {!isPlain && space === board.pond && <Art of={art} name="pond" />}
      {!isPlain && foods.map((one) => <Art key={one} of={art} name={`food-${one}`} />)}
      {tunnel >= 0 && !isPlain && (
        <span class={`ohfox-spot-tunnel tunnel-${tunnel % 6}`}>
          <Art of={art} name="tunnel" />
          <b aria-hidden="true">{letter(tunnel)}</b>
        </span>
      )}
    </span>
  );
}
