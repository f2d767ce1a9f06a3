// What lies before a seat: tokens, imposter tokens, the hoax card, a card that is turned; the thumb in a vote.
import { t } from "../../language";
import { Art, Icon } from "../../parts/Art";
import { members } from "../../position";
import type { Seen } from "../contract";
import art from "./art.svg";
import { character, resource, scene, viewOf } from "./scene";
import { called, the } from "./words";

interface Props {
  g: Seen;
  seat: number;
}

export function marks(g: Seen, seat: number): string {
  const isShown = viewOf(g).identities?.[seat] !== undefined && !g.moment;
  const { turn, remaining } = scene(g);
  return !isShown && turn === seat && remaining.includes(seat) ? "hoax-turn" : "";
}

export function Seat({ g, seat }: Props) {
  const view = viewOf(g);
  const card = view.identities?.[seat];
  if (card !== undefined && !g.moment) return <Card card={card} isWinner={view.winner === seat} />;
  const lies = scene(g);
  const isIn = lies.remaining.includes(seat);
  const isExhausted = lies.exhausted.includes(seat);
  const marked = lies.imposters[seat] ?? [];
  return (
    <span class="hoax-seat">
      <Thumb g={g} seat={seat} />
      {isIn && (
        <span class="hoax-tokens">
          {lies.tokens[seat]?.map((n, type) => (
            <span key={type} class={`hoax-count ${n ? "" : "hoax-none"}`}>
              <Art of={art} name={resource(type)} class="hoax-token" />
              <span key={n} class="hoax-n">
                {n}
              </span>
            </span>
          ))}
        </span>
      )}
      {(marked.length > 0 || lies.hoaxCard === seat || isExhausted) && (
        <span class="hoax-lies">
          {lies.hoaxCard === seat && <Lies title={t("hoax-hoax-card")} name="hoax-card" class="hoax-mini-card" />}
          {isExhausted && <Lies title={t("hoax-exhausted")} name="card-back" class="hoax-exhausted" />}
          {marked.map((n) => (
            <span key={n} class="hoax-marked" title={t("hoax-imposter-as", { the: the(character(n)) })}>
              <Art of={art} name={character(n)} class="hoax-mini" />
              <Art of={art} name="imposter" class="hoax-badge" />
            </span>
          ))}
        </span>
      )}
    </span>
  );
}

const Lies = ({ title, ...card }: { title: string; name: string; class: string }) => (
  <span title={title}>
    <Art of={art} {...card} />
  </span>
);

function Card({ card, isWinner }: { card: number; isWinner: boolean }) {
  return (
    <span class="hoax-seat hoax-shown">
      <Art of={art} name={character(card)} class="hoax-portrait-small" />
      <span class="hoax-shown-name">
        {isWinner && <Icon name="crown" />}
        {called(character(card))}
      </span>
    </span>
  );
}

/** A fist while the vote is on; when it opens, the thumb. */
function Thumb({ g, seat }: Props) {
  const now = g.moment?.happened;
  if (now?.kind === "voted") {
    const way = members(now.up).includes(seat) ? "up" : members(now.down).includes(seat) ? "down" : "";
    return way ? (
      <span class={`hoax-thumb hoax-thumb-${way}`}>
        <Art of={art} name={`thumb-${way}`} />
      </span>
    ) : null;
  }
  const view = viewOf(g);
  const isVote = !now && g.talk === null && (view.frame === "ClaimVote" || view.frame === "ImmunityVote");
  if (!isVote || seat === view.trial || !view.remaining.includes(seat)) return null;
  const isIn = !view.waiting.includes(seat) || (seat === g.me && view.replied !== null);
  return (
    <span class={`hoax-thumb ${isIn ? "" : "hoax-thumb-open"}`}>
      <Art of={art} name="thumb-hidden" />
    </span>
  );
}
