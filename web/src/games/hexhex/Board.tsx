// The middle of the table. It fills the ring, beneath the seats: the felt, the ways of the Hexes, and in the middle the
// cards in play with their counters, or what is just being shown.
import { useEffect } from "preact/hooks";
import { t } from "../../language";
import { Art } from "../../parts/Art";
import type { Session } from "../../session";
import type { Seen } from "../contract";
import art from "./art.svg";
import { Flights } from "./Flights";
import { RACES } from "./moments";
import { isIn } from "./scene";
import { Arcs } from "./table/Arcs";
import { Beat, isLarge } from "./table/Beat";
import { Outside } from "./table/Outside";
import { lies } from "./table/lies";
import { roundName } from "./table/round";
import { Ring } from "./table/Stix";
import { Gathering } from "./table/Gathering";
import { Window } from "./table/Window";

export function Board({ g, session }: { g: Seen; session?: Session }) {
  useRace(session);
  const view = lies(g);
  return (
    <div class={`hex-board ${isIn(view, "stix") ? "hex-board-stix" : ""} ${view.tie ? "hex-board-tie" : ""}`}>
      <Art of={art} name="board" fit="slice" class="hex-felt" />
      <Arcs g={g} />
      <div class="hex-stage">
        <Stage g={g} />
      </div>
      {session && <Outside g={g} session={session} />}
      <Flights g={g} />
    </div>
  );
}

/** A race is run from the moment when it is asked: what is still being shown is cut short. */
function useRace(session: Session | undefined): void {
  const newest = session?.newest.value;
  const isRace = newest !== undefined && RACES.includes(newest.view.frame) && newest.options.length > 0;
  useEffect(() => {
    if (isRace && session?.seen.peek()?.moment) session.skip();
  });
}

function Stage({ g }: { g: Seen }) {
  const view = lies(g);
  const now = g.moment?.happened;
  if (now && isLarge(now)) return <Beat key={now.n} g={g} now={now} />;
  if (view.window.length) return <Window g={g} />;
  if (!now) {
    const gathering = Gathering({ g });
    if (gathering) return gathering;
  }
  return <Rest g={g} />;
}

/** Nothing is in play: the deck, the pile, and which round it is. */
function Rest({ g }: { g: Seen }) {
  const view = lies(g);
  const pile = view.pile.reduce((sum, [, copies]) => sum + copies, 0);
  return (
    <div class="hex-rest">
      {isIn(view, "stix") && <Ring ring={view.ring} />}
      {view.round > 0 && (
        <p class="hex-round">
          <b>{roundName(view.round, view.rounds, view.tie)}</b>
        </p>
      )}
      <p class="hex-piles">
        <span title={t("hexhex-table-deck")}>
          <Art of={art} name="deck" label={t("hexhex-table-deck")} />
          {view.deck}
        </span>
        <span title={t("hexhex-table-pile")}>
          <Art of={art} name="discard" label={t("hexhex-table-pile")} />
          {pile}
        </span>
      </p>
    </div>
  );
}
