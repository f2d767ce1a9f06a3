// Who I am, where my cards have taken me, and whom the others can be: from my own view, and only while it is held open.
// A finger holds it, so nothing can be scrolled: in the common game all of it fits a phone.
import { t } from "../../language";
import { Art, Mask } from "../../parts/Art";
import type { Seen } from "../contract";
import art from "./art.svg";
import { boardOf } from "./board";
import { Forest } from "./Forest";
import { type Candidate, type Known, knowledge, larder, meals } from "./knowledge";
import { called, food, spot, the, toward } from "./nouns";
import { centre } from "./paths";
import { animal, CARDS, DIRECTIONS, DRAWN_FOODS, type FoxView, isPredator, viewOf } from "./scene";
import { Spot } from "./Spot";

const ARROWS = "↑→↓←";
const TRIGGER = CARDS.indexOf("trigger");
const PAWN = 2; // times as large as at the table: the map is small

export function Secrets({ g }: { g: Seen }) {
  const view = viewOf(g);
  if (view.animal === null) return <p>{t("ohfox-me-none")}</p>;
  const here = view.path.at(-1) ?? view.homes[g.me] ?? 0;
  return (
    <div class="ohfox-secrets" tabIndex={0}>
      <Me view={view} me={view.animal} />
      <div class="ohfox-where">
        <Whereabouts g={g} view={view} me={view.animal} here={here} />
        <div>
          <p>
            <b>{t("ohfox-me-here")}</b> <Spot g={g} space={here} />
          </p>
          <Leads g={g} view={view} here={here} />
        </div>
      </div>
      <section>
        <h4>{t("ohfox-knows")}</h4>
        <ul class="ohfox-known">
          {knowledge(g).map((known) => (
            <About key={known.seat} g={g} known={known} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function Me({ view, me }: { view: FoxView; me: number }) {
  const who = animal(me);
  return (
    <div class="ohfox-me">
      <Art of={art} name={who} />
      <div>
        <h3>{t("ohfox-me", { the: the(who) })}</h3>
        <p class="ohfox-line">
          <Art of={art} name="move-trigger" />
          <span>
            <b>{t("ohfox-me-trigger")}:</b> {t(`ohfox-ability-${who}`)}
          </span>
        </p>
        {isPredator(me) ? (
          <p class="ohfox-line">
            <Art of={art} name="attack" />
            <span>{t("ohfox-me-hunts")}</span>
          </p>
        ) : (
          <Eats view={view} me={me} />
        )}
      </div>
    </div>
  );
}

function Eats({ view, me }: { view: FoxView; me: number }) {
  const board = boardOf(view.board);
  const name = board.foods[board.diet[me] ?? 0] ?? "";
  return (
    <p class="ohfox-line">
      <Art of={art} name={DRAWN_FOODS.includes(name) ? `food-${name}` : "bite"} />
      <span>
        <b>{t("ohfox-me-food", { food: food(name) })}.</b> {t("ohfox-me-eaten", { n: meals(view).length })}
      </span>
    </p>
  );
}

/** The forest with me in it; my food that is still there lies in the light. */
function Whereabouts({ g, view, me, here }: { g: Seen; view: FoxView; me: number; here: number }) {
  const board = boardOf(view.board);
  const eaten = meals(view);
  return (
    <Forest
      board={board}
      homes={view.homes}
      label={t("ohfox-me-where", { spot: spot(g, here) })}
      lit={larder(view).filter((space) => !eaten.includes(space))}
      pawns={[{ seat: g.me, at: centre(board, here), head: `head-${animal(me)}`, scale: PAWN }]}
    />
  );
}

/** Where a trigger would take me now, while I have one. */
function Leads({ g, view, here }: { g: Seen; view: FoxView; here: number }) {
  if (!view.hands[g.me]?.[TRIGGER] || !view.leads.length) return null;
  const ends = DIRECTIONS.map((_, side) => view.leads[4 * TRIGGER + side]?.at(-1) ?? here);
  const [first = here] = ends;
  if (ends.every((end) => end === first)) {
    return (
      <p>
        {t("ohfox-me-leads")} <Spot g={g} space={first} /> <small>{t("ohfox-me-leads-any")}</small>
      </p>
    );
  }
  return (
    <>
      <p>{t("ohfox-me-leads")}</p>
      <ul class="ohfox-leads">
        {DIRECTIONS.map((direction, side) => (
          <li key={direction}>
            <span role="img" aria-label={toward(direction)}>
              {ARROWS[side]}
            </span>
            <Spot g={g} space={ends[side] ?? here} />
          </li>
        ))}
      </ul>
    </>
  );
}

function About({ g, known: { seat, can } }: { g: Seen; known: Known }) {
  const places = [...new Set(can.map(({ place }) => place))];
  return (
    <li>
      <p class="ohfox-known-who">
        <Mask seat={seat} />
        <b>{g.name(seat)}</b>
      </p>
      <ul class="ohfox-known-can">
        {places.map((place) => (
          <Can key={place} g={g} place={place} can={can.filter((one) => one.place === place)} />
        ))}
      </ul>
    </li>
  );
}

/** Those who would be in one place. */
const Can = ({ g, place, can }: { g: Seen; place: number; can: readonly Candidate[] }) => (
  <li>
    {can.map(({ animal: n }) => (
      <Art key={n} of={art} name={`head-${animal(n)}`} label={called(animal(n))} />
    ))}
    <Spot g={g} space={place} />
  </li>
);
