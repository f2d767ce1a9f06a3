// One screen: the beat, Voice, when to play what; stix cards, curses and laws where they are in play; and the deck.
import type { ComponentChildren } from "preact";
import { t } from "../../language";
import { Art } from "../../parts/Art";
import type { Seen } from "../contract";
import art from "./art.svg";
import { type Card, type Category, deckOf, emblem, isRemoved, textIn, titleIn } from "./deck";
import { categoryName, curseText, lawText, names, sentence } from "./nouns";
import { curseOf, CURSES, ENFORCED, isIn, lawsOf, STICKS, STIX, viewOf } from "./scene";
import { line } from "./tale";

const STEPS = [1, 2, 3, 4, 5] as const;
/** What costs Voice, each with its picture. */
const VOICE = [
  ["hexed", "hexed"],
  ["voice-lost", "cost"],
  ["card-rot", "rot"],
  ["card-maddening_compulsion_left", "maddened"],
  ["sign", "sign"],
] as const;
const ORDER: readonly Category[] = ["basic", "enhanced", "counter", "hexed", "dealt", "none"];

/** Without a game everything is shown but what its options add. */
export function Sheet({ g }: { g: Seen | null }) {
  const view = g && viewOf(g);
  return (
    <div class="hexhex-sheet">
      <p class="hexhex-sheet-aim">
        <Art of={art} name="voice" />
        {t("hexhex-sheet-aim")}
      </p>
      <section>
        <h3>{t("hexhex-sheet-beat")}</h3>
        <ol>
          {STEPS.map((n) => (
            <li key={n}>{t(`hexhex-sheet-beat-${n}`)}</li>
          ))}
        </ol>
      </section>
      <Part title={t("hexhex-sheet-voice")}>
        {VOICE.map(([picture, key]) => (
          <Row key={key} picture={picture}>
            {t(`hexhex-sheet-voice-${key}`)}
          </Row>
        ))}
      </Part>
      <Part title={t("hexhex-sheet-kinds")}>
        {ORDER.map((category) => (
          <Row key={category} picture={`frame-${category}`}>
            <b>{categoryName(category)}.</b> {t(`hexhex-sheet-kind-${category}`)}
          </Row>
        ))}
      </Part>
      {g && <Laws g={g} />}
      {g && view && isIn(view, "vexed") && <Curses g={g} />}
      {view && isIn(view, "stix") && <Stix />}
      <DeckList g={g} />
    </div>
  );
}

function Part({ title, kind = "", children }: { title: string; kind?: string; children: ComponentChildren }) {
  return (
    <section class={kind}>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}

const Row = ({ picture, children }: { picture: string; children: ComponentChildren }) => (
  <li>
    <Art of={art} name={picture} />
    <p>{children}</p>
  </li>
);

function Laws({ g }: { g: Seen }) {
  const view = viewOf(g);
  const laws = lawsOf(view);
  if (!laws.length && (!isIn(view, "series") || isIn(view, "vexed"))) return null;
  return (
    <Part title={t("hexhex-sheet-laws")}>
      {laws.map((law) => (
        <Row key={law} picture="law">
          {sentence(lawText(g, law))}
        </Row>
      ))}
      {!laws.length && <Row picture="law">{t("hexhex-sheet-no-laws")}</Row>}
    </Part>
  );
}

function Curses({ g }: { g: Seen }) {
  const view = viewOf(g);
  const now = curseOf(view);
  const said = now && t("hexhex-sheet-curse-now", { names: names(g, view.vexed, "acc"), curse: curseText(now) });
  return (
    <section class="hexhex-sheet-curses">
      <h3>{t("hexhex-sheet-curse")}</h3>
      {said && (
        <p>
          <b>{said}</b>
        </p>
      )}
      <p>{t("hexhex-sheet-curse-how")}</p>
      <ul class="hexhex-sheet-words">
        {CURSES.map((curse) => (
          <li key={curse}>
            {sentence(curseText(curse))}
            {ENFORCED.includes(curse) && <small> · {t("hexhex-sheet-enforced")}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** §11.8 */
function Stix() {
  return (
    <section>
      <h3>{t("hexhex-sheet-stix")}</h3>
      <table class="hexhex-sheet-stix">
        <thead>
          <tr>
            <th scope="col">{t("hexhex-sheet-stix-card")}</th>
            {STICKS.map((stick) => (
              <th key={stick} scope="col">
                {t(`hexhex-stick-${stick}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {STIX.map((lines, n) => (
            <tr key={n}>
              <th scope="row">{n + 1}</th>
              {lines.map((one, at) => (
                <td key={at}>{line(one)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Every card that can turn up, by its category. */
function DeckList({ g }: { g: Seen | null }) {
  const { cards, title } = deckOf(g);
  const hasStix = g !== null && isIn(viewOf(g), "stix");
  const there = cards.filter((card) => card.copies && (hasStix || !card.isStix));
  return (
    <section class="hexhex-sheet-deck">
      <h3>{t("hexhex-sheet-deck", { title })}</h3>
      {ORDER.map((category) => {
        const of = there.filter((card) => card.category === category);
        if (!of.length) return null;
        return (
          <div key={category} class={`hexhex-is-${category}`}>
            <h4>{categoryName(category)}</h4>
            <ul>
              {of.map((card) => (
                <Kind key={card.key} card={card} isOut={g !== null && isRemoved(g, card)} />
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

const Kind = ({ card, isOut }: { card: Card; isOut: boolean }) => (
  <li class={isOut ? "hexhex-is-out" : ""}>
    <Art of={art} name={emblem(card)} />
    <p>
      <b>
        {t("hexhex-sheet-copies", { n: card.copies })} {titleIn(card)}
      </b>{" "}
      {isOut ? t("hexhex-sheet-removed") : textIn(card)}
    </p>
  </li>
);
