// One screen: cards, the animals with their triggers, what hearts are for, objectives and ties.
import type { ComponentChildren } from "preact";
import { t } from "../../language";
import { Art } from "../../parts/Art";
import type { Seen } from "../contract";
import art from "./art.svg";
import { boardOf } from "./board";
import { aim, called, cardName, food } from "./nouns";
import {
  animal,
  ANIMALS,
  cardArt,
  type Card,
  CARDS,
  DRAWN_FOODS,
  IN_HAND,
  isPredator,
  OBJECTIVES,
  objective,
  viewOf,
} from "./scene";

const ORDER: readonly Card[] = ["single", "double", "move_stop", "stop", "trigger"];
/** What hearts and wounds are for, each with its picture. */
const HEARTS = [
  ["bite", "eat"],
  ["attack", "attack"],
  ["bonus", "all"],
  ["guess", "guess"],
  ["heal", "heal"],
  ["home-heart", "home"],
  ["wound", "count"],
] as const;
const TIES = ["trigger", "predator", "attacks", "shared"] as const;

/** A game's view has what is laid out and in play from its first moment; without one everything is shown. */
export function Sheet({ g }: { g: Seen | null }) {
  const view = g ? viewOf(g) : null;
  const out = view?.laid.length ? view.laid : ANIMALS.map((_, n) => n);
  const aims = view?.laid.length ? view.objectives : OBJECTIVES.map((_, n) => n);
  return (
    <div class="ohfox-sheet">
      <Part title={t("ohfox-sheet-cards")} kind="ohfox-sheet-cards">
        {ORDER.map((card) => (
          <Row key={card} picture={cardArt(card)} title={`${IN_HAND[CARDS.indexOf(card)] ?? 0} × ${cardName(card)}`}>
            {t(`ohfox-sheet-${card}-how`)}
          </Row>
        ))}
      </Part>
      <Part title={t("ohfox-sheet-prey")}>
        {out
          .filter((n) => !isPredator(n))
          .map((n) => (
            <Animal key={n} n={n} document={view?.board ?? ""} />
          ))}
      </Part>
      <Part title={t("ohfox-sheet-predators")}>
        {out.filter(isPredator).map((n) => (
          <Animal key={n} n={n} document="" />
        ))}
      </Part>
      {aims.length > 0 && (
        <Part title={t("ohfox-sheet-objectives")}>
          {aims.map((n) => (
            <Row key={n} picture={`objective-${objective(n)}`} title={aim(n)}>
              {t(`ohfox-aim-${objective(n)}`, { n: boardOf(view?.board ?? "").swimTurns })}
            </Row>
          ))}
        </Part>
      )}
      <Part title={t("ohfox-sheet-hearts")}>
        {HEARTS.map(([picture, key]) => (
          <Row key={key} picture={picture}>
            {t(`ohfox-sheet-${key}`)}
          </Row>
        ))}
      </Part>
      <section class="ohfox-sheet-part">
        <h3>{t("ohfox-sheet-ties")}</h3>
        <ol>
          {TIES.map((key) => (
            <li key={key}>{t(`ohfox-sheet-tie-${key}`)}</li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function Part({ title, kind = "", children }: { title: string; kind?: string; children: ComponentChildren }) {
  return (
    <section class={`ohfox-sheet-part ${kind}`}>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}

interface RowProps {
  picture: string;
  title?: ComponentChildren;
  /** the title has a line of its own */
  isTitled?: boolean;
  children: ComponentChildren;
}

function Row({ picture, title, isTitled = false, children }: RowProps) {
  return (
    <li>
      <Art of={art} name={picture} />
      <p>
        {title && <b class={isTitled ? "ohfox-titled" : ""}>{title}</b>} {children}
      </p>
    </li>
  );
}

/** An animal, what it eats, and what its trigger does. */
function Animal({ n, document }: { n: number; document: string }) {
  const board = boardOf(document);
  const eats = isPredator(n) ? undefined : board.foods[board.diet[n] ?? 0];
  const title = (
    <>
      {called(animal(n))}
      {eats && (
        <span class="ohfox-eats">
          {DRAWN_FOODS.includes(eats) && <Art of={art} name={`food-${eats}`} />}
          {food(eats)}
        </span>
      )}
    </>
  );
  return (
    <Row picture={`head-${animal(n)}`} title={title} isTitled={eats !== undefined}>
      {t(`ohfox-ability-${animal(n)}`)}
    </Row>
  );
}
