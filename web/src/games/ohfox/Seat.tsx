// What lies before a seat: its row of cards, what is left in its hand, the predator's token.
import { t } from "../../language";
import { Art } from "../../parts/Art";
import type { Seen } from "../contract";
import art from "./art.svg";
import { called, cardName, played } from "./nouns";
import { animal, card, CARDS, laid, moveArt, TURNS, viewOf } from "./scene";

interface Props {
  g: Seen;
  seat: number;
}

export function Seat({ g, seat }: Props) {
  const view = viewOf(g);
  const is = g.moment ? undefined : view.animals?.[seat];
  return (
    <span class="wood-seat">
      {is !== undefined && (
        <span class="wood-is">
          <Art of={art} name={`head-${animal(is)}`} />
          {called(animal(is))}
        </span>
      )}
      {is === undefined && view.predator === seat && (
        <span class="wood-token" title={t("ohfox-token")}>
          <Art of={art} name="attack" />
          {t("ohfox-token")}
        </span>
      )}
      <Row g={g} seat={seat} />
      <Hand left={view.hands[seat] ?? []} />
    </span>
  );
}

/** §2.3 Eight places for cards. Those just shown are turned up; who has chosen has a card face down. */
function Row({ g, seat }: Props) {
  const view = viewOf(g);
  const now = g.moment?.happened;
  const before = view.rows[seat] ?? [];
  const fresh = now?.kind === "played" && before.length <= now.turn ? (now.cards as number[])[seat] : undefined;
  const row = fresh === undefined ? before : [...before, fresh];
  const areChoosing = !now && view.turn < TURNS && view.waiting.length > 0 && before.length === view.turn;
  const hasChosen = areChoosing && !view.waiting.includes(seat);
  return (
    <span class="wood-row">
      {Array.from({ length: TURNS }, (_, n) => {
        const id = row[n];
        if (id !== undefined) return <Laid key={n} id={id} isNew={fresh !== undefined && n === row.length - 1} />;
        if (hasChosen && n === row.length) return <Art key={n} of={art} name="card-back" class="wood-slot wood-back" />;
        return <span key={n} class={`wood-slot wood-empty ${n === view.turn ? "wood-next" : ""}`} />;
      })}
    </span>
  );
}

/** A card, turned to where it points. */
function Laid({ id, isNew }: { id: number; isNew: boolean }) {
  const { card: kind, direction } = laid(id);
  return (
    <span class={`wood-slot wood-tile wood-tile-${kind} ${isNew ? "wood-new" : ""}`} title={played(id)}>
      <Art of={art} name={moveArt(kind)} class={`wood-turn-${direction ?? 0}`} />
    </span>
  );
}

/** §1.2 What is left, by kind. */
const Hand = ({ left }: { left: readonly number[] }) => (
  <span class="wood-left">
    {CARDS.map((_, n) => (
      <span key={n} class={`wood-count wood-kind-${card(n)} ${left[n] ? "" : "wood-none"}`} title={cardName(card(n))}>
        <Art of={art} name={moveArt(card(n))} />
        <span>{left[n] ?? 0}</span>
      </span>
    ))}
  </span>
);
