// The middle of the table: the throne room, and before it the turn as a chain, or what is just being shown.
import { t } from "../../language";
import { Art } from "../../parts/Art";
import type { Seen } from "../contract";
import art from "./art.svg";
import { Flights } from "./Flights";
import { scene, thread, viewOf } from "./scene";
import { Beat, isLarge } from "./table/Beat";
import { Crowned, Facing } from "./table/Pieces";
import { Thread } from "./table/Thread";

export function Board({ g }: { g: Seen }) {
  const { round, showdown } = scene(g);
  const { winner } = viewOf(g);
  const room = winner !== null ? "coronation" : showdown ? "showdown" : "board";
  return (
    <div class={`erben-board erben-room-${room}`}>
      <div class="erben-view">
        <Art of={art} name={room} class="erben-room" />
      </div>
      {round > 0 && winner === null && (
        <p class="erben-round">{showdown ? t("erben-board-showdown") : t("erben-board-round", { n: round })}</p>
      )}
      <div class="erben-stage">
        <Stage g={g} />
      </div>
      <Flights g={g} />
    </div>
  );
}

/** The chain stays where it is from beat to beat, so that only its new link moves. */
function Stage({ g }: { g: Seen }) {
  const view = viewOf(g);
  const now = g.moment?.happened;
  if (now && isLarge(now)) return <Beat key={now.n} g={g} now={now} />;
  if (!now && view.winner !== null) return <Crowned g={g} seat={view.winner} />;
  const { showdown } = scene(g);
  const isChain = thread(g).length > 0 && (!showdown || now?.kind === "doubted" || view.frame === "Information");
  if (showdown && !isChain) return <Facing g={g} />;
  return isChain ? <Thread key="thread" g={g} /> : null;
}
