// What lies before a seat: points, chips and trios, the back of the card with its heads, a card that is turned up.
import { t } from "../../language";
import { Art } from "../../parts/Art";
import type { Seen } from "../contract";
import art from "./art.svg";
import { CHIPS, currentClaim, identity, plays, type Scene, scene, viewOf } from "./scene";
import { called } from "./words";

interface Props {
  g: Seen;
  seat: number;
}

export function marks(g: Seen, seat: number): string {
  const { turn, remaining } = scene(g);
  const isTurn = turn === seat && remaining.includes(seat);
  return `${isTurn ? "erben-turn" : ""} ${currentClaim(g)?.seat === seat ? "erben-on-trial" : ""}`;
}

export function Seat({ g, seat }: Props) {
  const lies = scene(g);
  const isIn = lies.remaining.includes(seat);
  const up = lies.turned[seat] ?? [];
  const cards = g.moment ? null : viewOf(g).cards;
  return (
    <span class={`erben-seat ${viewOf(g).winner === seat ? "erben-king" : ""}`}>
      <Vote g={g} seat={seat} />
      <Owned g={g} seat={seat} lies={lies} />
      {isIn && <Chips held={lies.chips[seat] ?? []} />}
      {isIn && !cards && <Heads g={g} covered={lies.covered[seat] ?? []} />}
      {cards ? <Up card={cards[seat] ?? -1} /> : up.map((card, n) => <Up key={n} card={card} />)}
    </span>
  );
}

/** Beside the mask: what lasts, points and trios. */
function Owned({ g, seat, lies }: Props & { lies: Scene }) {
  const points = lies.throne[seat] ?? 0;
  const trios = lies.trios[seat] ?? 0;
  return (
    <span class="erben-owned">
      {!plays(g, "no_points") && (
        <span class="erben-points" title={t("erben-board-points")}>
          <Art of={art} name="throne-point" class="erben-chip" />
          <span key={points} class="erben-n">
            {points}
          </span>
        </span>
      )}
      {trios > 0 && <Trios n={trios} />}
    </span>
  );
}

const Chips = ({ held }: { held: readonly number[] }) => (
  <span class="erben-goods">
    {held.map((n, type) => (
      <span key={type} class={`erben-count ${n ? "" : "erben-none"}`}>
        <Art of={art} name={CHIPS[type] ?? "wine"} class="erben-chip" />
        <span key={n} class="erben-n">
          {n}
        </span>
      </span>
    ))}
  </span>
);

/** Trios as stacks; many are counted. */
const Trios = ({ n }: { n: number }) => (
  <span class="erben-trios" title={t("erben-board-trios", { n })}>
    {n > 2 ? (
      <>
        <Art of={art} name="trio" class="erben-trio" />
        <span class="erben-n">×{n}</span>
      </>
    ) : (
      Array.from({ length: n }, (_, one) => <Art key={one} of={art} name="trio" class="erben-trio" />)
    )}
  </span>
);

/** The back of the card: a covered head shows who its owner is not. */
export function Heads({ g, covered }: { g: Seen; covered: readonly number[] }) {
  return (
    <span class="erben-heads">
      {viewOf(g).cast.map((n) => {
        const isCovered = covered.includes(n);
        const title = isCovered ? t("erben-board-not", { who: called(identity(n)) }) : called(identity(n));
        return (
          <span key={n} class={`erben-head ${isCovered ? "erben-head-covered" : ""}`} title={title}>
            <Art of={art} name={`head-${identity(n)}`} />
            {isCovered && <Art of={art} name="covered" class="erben-marker" />}
          </span>
        );
      })}
    </span>
  );
}

const Up = ({ card }: { card: number }) =>
  card < 0 ? null : (
    <span class="erben-up" title={called(identity(card))}>
      <Art of={art} name={identity(card)} class="erben-up-art" />
      <b>{called(identity(card))}</b>
    </span>
  );

/** §4.2 Votes are open: they lie beside the mask as they come. */
function Vote({ g, seat }: Props) {
  const trial = currentClaim(g)?.step?.trials.at(-1);
  if (!trial || (trial.verdict !== "open" && !g.moment)) return null;
  const way = trial.support.includes(seat) ? "support" : trial.opposed.includes(seat) ? "against" : "";
  return way ? (
    <span class={`erben-vote erben-vote-${way}`}>
      <Art of={art} name={way} />
    </span>
  ) : null;
}
