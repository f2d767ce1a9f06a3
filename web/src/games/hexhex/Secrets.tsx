// My hand, what I have laid ready, and what I know of other hands: from my own view, and only while it is held open.
// A finger holds it, so nothing can be scrolled: a hand of the common game fits a phone.
import type { ComponentChildren } from "preact";
import { t } from "../../language";
import { Art, Mask } from "../../parts/Art";
import type { Seen } from "../contract";
import art from "./art.svg";
import { cardOf, emblem } from "./deck";
import { knowledge } from "./knowledge";
import { hexName, quoted, sentence, text, title } from "./nouns";
import { type Laid, laidOf, viewOf } from "./scene";

export function Secrets({ g }: { g: Seen }) {
  const view = viewOf(g);
  const kinds = [...new Set(view.hand)];
  const down = (view.down[g.me] ?? []).filter((card): card is number => card !== null);
  const sealed = [
    ...laidOf(view).map((one) => laidInWords(g, one)),
    ...(view.out === null ? [] : [t("hexhex-me-out", { card: title(g, view.out) })]),
  ];
  return (
    <div class="hexhex-secrets" tabIndex={0}>
      <Part title={t("hexhex-me-hand")}>
        {kinds.length ? (
          <ul class="hexhex-hand">
            {kinds.map((card) => (
              <Held key={card} g={g} card={card} n={view.hand.filter((one) => one === card).length} />
            ))}
          </ul>
        ) : (
          <p>{t("hexhex-me-empty")}</p>
        )}
      </Part>
      {sealed.length > 0 && (
        <Part title={t("hexhex-me-laid")}>
          <ul>
            {sealed.map((said) => (
              <li key={said}>{said}</li>
            ))}
          </ul>
        </Part>
      )}
      {down.length > 0 && (
        <Part title={t("hexhex-me-down")}>
          <p>{down.map((card) => title(g, card)).join(", ")}</p>
        </Part>
      )}
      <Others g={g} />
    </div>
  );
}

const Part = ({ title: head, children }: { title: string; children: ComponentChildren }) => (
  <section>
    <h3>{head}</h3>
    {children}
  </section>
);

function Held({ g, card, n }: { g: Seen; card: number; n: number }) {
  const found = cardOf(g, card);
  const name = n > 1 ? t("hexhex-some-cards", { n, card: title(g, card) }) : title(g, card);
  return (
    <li class={`hexhex-held hexhex-is-${found?.category ?? "none"}`}>
      <Art of={art} name={emblem(found)} />
      <p>
        <b>{name}</b> <span>{text(g, card)}</span>
      </p>
    </li>
  );
}

/** `Hex A: Duck`: an answer of mine, sealed. */
function laidInWords(g: Seen, { card, hex, stated, to }: Laid): string {
  const args = { hex: sentence(hexName(g, hex)), card: quoted(g, card) };
  if (card === null) return t("hexhex-me-laid-cant", { hex: args.hex });
  if (stated !== null) return t("hexhex-me-laid-as", { ...args, as: title(g, stated) });
  return to === null ? t("hexhex-me-laid-one", args) : t("hexhex-me-laid-to", { ...args, who: g.name(to) });
}

function Others({ g }: { g: Seen }) {
  const known = knowledge(g);
  return (
    <Part title={t("hexhex-me-others")}>
      {known.length ? (
        <ul class="hexhex-known">
          {known.map(({ seat, holds, lacks }) => (
            <li key={seat}>
              <Mask seat={seat} />
              <p>
                <b>{g.name(seat)}</b>
                {holds && <span>{t("hexhex-me-holds", { cards: holds })}</span>}
                {lacks && <span>{t("hexhex-me-lacks", { cards: lacks })}</span>}
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <p>{t("hexhex-me-nothing")}</p>
      )}
    </Part>
  );
}
