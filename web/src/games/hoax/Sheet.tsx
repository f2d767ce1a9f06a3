// One screen: the seven characters, and what a turn is made of.
import { has, t } from "../../language";
import { Art, Mask } from "../../parts/Art";
import type { Seen } from "../contract";
import art from "./art.svg";
import { Rich } from "./Rich";
import { CHARACTERS, type Character, saidNow, scene } from "./scene";
import { called, names } from "./words";

/** What there is to know besides, with its picture. */
const PARTS = [
  ["claim", "card-back"],
  ["investigate", "suspicion"],
  ["accuse", "imposter"],
  ["hoax", "hoax-card"],
  ["win", "prestige"],
] as const;

/** §9.1 What a character is immune to, where the table is played so (§9.9); the sheet outside a table tells it too. */
export function immunity(g: Seen | null, who: Character): string {
  const key = `hoax-immune-${who}`;
  return g?.table.options.immunities !== false && has(key) ? t(key) : "";
}

export function Sheet({ g }: { g: Seen | null }) {
  const claimed = g ? saidNow(g).map((said) => said.character) : [];
  return (
    <div class="hoax-sheet">
      <ul class="hoax-sheet-rows">
        {CHARACTERS.map((who) => (
          <Row key={who} g={g} who={who} isClaimed={claimed.includes(who)} />
        ))}
      </ul>
      <section class="hoax-sheet-turn">
        <h3>{t("hoax-sheet-turn")}</h3>
        <dl>
          {PARTS.map(([part, picture]) => (
            <div key={part}>
              <dt>
                <Art of={art} name={picture} />
                {t(`hoax-sheet-${part}`)}
              </dt>
              <dd>{t(`hoax-sheet-${part}-how`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

function Row({ g, who, isClaimed }: { g: Seen | null; who: Character; isClaimed: boolean }) {
  const n = CHARACTERS.indexOf(who);
  const marked = g ? scene(g).imposters.flatMap((them, seat) => (them.includes(n) ? [seat] : [])) : [];
  const immune = immunity(g, who);
  return (
    <li class={`hoax-row ${isClaimed ? "hoax-row-now" : ""}`}>
      <Art of={art} name={who} class="hoax-row-art" />
      <div>
        <b>{called(who)}</b>
        <p>
          <Rich text={`hoax-sheet-${who}`} />
          {immune && (
            <>
              {" "}
              <span class="hoax-immune">{immune}</span>
            </>
          )}
        </p>
        {g && marked.length > 0 && (
          <p class="hoax-row-marked">
            <Art of={art} name="imposter" />
            {marked.map((seat) => (
              <Mask key={seat} seat={seat} />
            ))}
            <span>{t("hoax-sheet-marked", { names: names(g, marked) })}</span>
          </p>
        )}
      </div>
    </li>
  );
}
