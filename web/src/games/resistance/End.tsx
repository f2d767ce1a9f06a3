// Who was who: every card is turned, side by side.
import { t } from "../../language";
import { Mask } from "../../parts/Art";
import type { Result } from "../../wire";
import type { Seen } from "../contract";
import { isSpy, looking, MISSIONS, roleAt } from "./nouns";
import { Piece, TurningCard } from "./Pieces";
import { roleName } from "./words";

export function End({ g }: { g: Seen; result: Result | null }) {
  const view = looking(g);
  if (!view.roles || view.winner === null) return <p>{t("resistance-end-unknown")}</p>;
  const sides = view.winner ? [true, false] : [false, true];
  return (
    <div class="res-end">
      <ol class="res-end-track" aria-hidden="true">
        {MISSIONS.map((n) => {
          const done = view.missions.find((mission) => mission[0] === n);
          return (
            <li key={n}>
              <Piece name={done ? (done[2] ? "space-success" : "space-fail") : "space"} />
            </li>
          );
        })}
      </ol>
      {sides.map((spies) => (
        <Side key={String(spies)} g={g} spies={spies} won={Number(spies) === view.winner} />
      ))}
    </div>
  );
}

function Side({ g, spies, won }: { g: Seen; spies: boolean; won: boolean }) {
  const roles = looking(g).roles ?? [];
  const mine = roles.map((role, seat) => ({ role: roleAt(role), seat })).filter(({ role }) => isSpy(role) === spies);
  return (
    <section class={`res-end-side ${spies ? "res-end-spies" : "res-end-resistance"}`}>
      <h3>
        {t(spies ? "resistance-end-spies" : "resistance-end-resistance")}
        {won && <span class="res-won">{t("resistance-end-won")}</span>}
      </h3>
      <ul>
        {mine.map(({ role, seat }, n) => (
          <li key={seat}>
            <TurningCard back="card-back" face={role} after={200 + 180 * n} class="res-end-card" />
            <span class="res-end-name">
              <Mask seat={seat} />
              {g.name(seat)}
            </span>
            <small>{roleName(role)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
