// Who was who: the cards are turned.
import { t } from "../../language";
import { Art, Icon, Mask } from "../../parts/Art";
import type { Result } from "../../wire";
import type { Seen } from "../contract";
import art from "./art.svg";
import type { Character } from "./scene";
import { called } from "./words";

export function End({ g, result }: { g: Seen; result: Result | null }) {
  if (!result)
    return (
      <p class="hoax-end-none">
        <Art of={art} name="card-back" />
        {t("hoax-end-hidden")}
      </p>
    );
  const winner = result.winners[0];
  return (
    <ul class={`hoax-end hoax-end-${result.roles.length}`} aria-label={t("hoax-end-cards")}>
      {result.roles.map((role, seat) => (
        <li key={seat} class={seat === winner ? "hoax-end-winner" : ""}>
          <span class="hoax-turned">
            <Art of={art} name={role} class="hoax-turned-face" />
            <Art of={art} name="card-back" class="hoax-turned-back" />
          </span>
          <b>{called(role as Character)}</b>
          <span class="hoax-who">
            <Mask seat={seat} />
            {g.name(seat)}
          </span>
          {seat === winner && (
            <span class="hoax-end-points">
              <Icon name="crown" />
              {t("hoax-points", { n: result.points[seat] ?? 0 })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
