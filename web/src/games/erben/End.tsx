// Who was who in the last round, how far everybody came, and who is king.
import { t } from "../../language";
import { Art, Mask } from "../../parts/Art";
import type { Result } from "../../wire";
import type { Seen } from "../contract";
import art from "./art.svg";
import { identity, plays, viewOf } from "./scene";
import { Turning } from "./table/Pieces";
import { called } from "./words";

export function End({ g }: { g: Seen; result: Result | null }) {
  const { cards, throne, winner, paid } = viewOf(g);
  if (!cards || winner === null) {
    return (
      <p class="erben-end-none">
        <Art of={art} name="card-back" />
        {t("erben-end-hidden")}
      </p>
    );
  }
  const crowned = g.log.findLast((one) => one.kind === "crowned");
  const order = cards
    .map((_, seat) => seat)
    .sort((a, b) => Number(b === winner) - Number(a === winner) || (throne[b] ?? 0) - (throne[a] ?? 0) || a - b);
  return (
    <div class="erben-end">
      {crowned && (
        <p class="erben-end-line">
          <Art of={art} name="crown" />
          {t("erben-board-line", { by: g.name(crowned.by), who: g.name(winner) })}
        </p>
      )}
      <ul class="erben-end-seats" aria-label={t("erben-end-cards")}>
        {order.map((seat) => {
          const card = cards[seat] ?? -1;
          return (
            <li key={seat} class={seat === winner ? "erben-end-king" : ""}>
              {seat === winner && <Art of={art} name="crown" class="erben-end-crown" label={t("erben-end-king")} />}
              {card >= 0 ? (
                <Turning card={card} class="erben-end-card" />
              ) : (
                <Art of={art} name="card-back" class="erben-end-card" />
              )}
              <b>{card >= 0 ? called(identity(card)) : t("erben-name-none")}</b>
              <span class="erben-who">
                <Mask seat={seat} />
                {g.name(seat)}
              </span>
              {!plays(g, "no_points") && (
                <span class="erben-end-points">
                  <Art of={art} name="throne-point" />
                  {t("erben-end-points", { n: throne[seat] ?? 0 })}
                </span>
              )}
              {paid && <small>{t("erben-end-paid", { n: paid[seat] ?? 0 })}</small>}
            </li>
          );
        })}
      </ul>
      {paid && <p class="erben-note">{t("erben-end-pot", { n: paid.reduce((sum, share) => sum + share, 0) })}</p>}
    </div>
  );
}
