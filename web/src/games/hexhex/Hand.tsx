// The answer: my cards as a fan at the thumb. A tap takes one out of it, to be read and aimed; the next tap plays it.
import { t } from "../../language";
import { Art, Icon, Mask } from "../../parts/Art";
import { leadsTo } from "../../parts/Dock";
import { useMark } from "../../parts/mark";
import { choose } from "../../parts/Ring";
import type { Session } from "../../session";
import type { Answering, Ask, Choice, Seen } from "../contract";
import art from "./art.svg";
import { Card } from "./Card";
import { RACES } from "./moments";
import { text, title } from "./nouns";
import { Race } from "./Race";
import { type HexAction, SHAPES, viewOf } from "./scene";
import { Sign } from "./table/Pieces";

/** Verbs that are about one card: its picture says more than its name. */
const OF_CARDS: readonly string[] = ["lay", "state", "play", "hexed", "take", "discard", "put-back"];
/** Those of which I hold as many as I hold. */
const OF_HAND: readonly string[] = ["lay", "play", "hexed", "discard", "put-back"];

const HOLDS = "hex-holds"; // a tall dock: the ring has less room
const ROW = 5; // cards side by side, as they are dealt
const LONG = 9; // letters of a word that is as wide as a card
const longest = (said: string): number => Math.max(...said.split(/[\s-]/).map((word) => word.length));

export function Answer({ g, session, ask, children }: Answering) {
  const { frame, ply } = viewOf(g);
  if (RACES.includes(frame)) return <Race key={ply} g={g} session={session} ask={ask} />;
  if (frame === "Signs") return <Shapes g={g} session={session} ask={ask} />;
  const from = session.trail.value.at(-1);
  const card = from && !isVeil(from) ? cardIn(g, from) : null;
  if (card !== null) return <Chosen g={g} session={session} ask={ask} card={card} />;
  const key = `${ply}/${g.me}/${session.trail.value.length}`;
  if (ask.choices.some(isVeil)) return <Veiled key={key} g={g} session={session} ask={ask} />;
  const cards = byCard(g, ask.choices);
  return cards.length ? <Fan key={key} g={g} session={session} ask={ask} cards={cards} /> : children;
}

const leaves = (choice: Choice): Choice[] => choice.next?.choices.flatMap(leaves) ?? [choice];

/** A choice behind which my cards are: it looks the same whatever I hold. */
const isVeil = (choice: Choice): boolean => choice.next !== undefined && choice.art === "card-back";

/** The card that a choice plays, whatever follows; null where it plays none, or one of several. */
function cardIn(g: Seen, choice: Choice): number | null {
  const actions = leaves(choice).map((leaf) => actionOf(g, leaf));
  if (!actions.every((action) => action && OF_CARDS.includes(action.do))) return null;
  const [first, ...rest] = [...new Set(actions.map((action) => action?.card ?? null))];
  return rest.length ? null : (first ?? null);
}

function actionOf(g: Seen, { action, why }: Choice): HexAction | null {
  const it = action ?? why;
  return it === undefined ? null : ((typeof it === "number" ? g.action(it) : it) as HexAction);
}

interface Held {
  card: number;
  choice: Choice;
}

/** One choice for each card; where it can be played in several ways, these follow. */
function byCard(g: Seen, choices: readonly Choice[]): Held[] {
  const found = new Map<number, Choice[]>();
  for (const choice of choices) {
    const card = cardIn(g, choice);
    if (card !== null) found.set(card, [...(found.get(card) ?? []), choice]);
  }
  return [...found].map(([card, them]) => {
    const [only, ...more] = them;
    return { card, choice: only && !more.length ? only : { label: title(g, card), next: { choices: them } } };
  });
}

interface Props {
  g: Seen;
  session: Session;
  ask: Ask;
}

/** Nothing, or one of my cards. */
function Veiled({ g, session, ask }: Props) {
  const hinted = session.hint.value?.action;
  return (
    <ul class={`choices hex-veiled ${ask.choices.length > 2 ? "hex-veiled-more" : ""}`}>
      {ask.choices.map((choice, n) => {
        const isHinted = hinted !== undefined && leadsTo(choice, hinted);
        if (!isVeil(choice))
          return (
            <li key={n}>
              <Plain session={session} choice={choice} isHinted={isHinted} />
            </li>
          );
        return (
          <li key={n}>
            <button
              type="button"
              class={`choice hex-veil ${isHinted ? "choice-hinted" : ""}`}
              disabled={session.busy.value}
              onClick={() => choose(session, choice)}
            >
              <Backs n={viewOf(g).sizes[g.me] ?? 0} />
              <span class="choice-words">
                <span class="choice-label">{choice.label}</span>
              </span>
              {isHinted && <Icon name="lamp" label={t("suggested")} class="choice-lamp" />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Fan({ g, session, ask, cards }: Props & { cards: readonly Held[] }) {
  useMark(HOLDS);
  const away: Choice[] = session.trail.value.some(isVeil)
    ? [{ label: t("hexhex-hand-away"), tone: "quiet", next: { choices: [] } }]
    : [];
  const plain = [...ask.choices.filter((choice) => cardIn(g, choice) === null), ...away];
  const hinted = session.hint.value?.action;
  const isHinted = (choice: Choice): boolean => hinted !== undefined && leadsTo(choice, hinted);
  return (
    <div class="hex-answer">
      <ul
        class={`choices hex-fan ${cards.length > ROW ? "hex-fan-many" : ""}`}
        style={{ "--n": Math.max(3, Math.min(cards.length, ROW)) }}
      >
        {cards.map(({ card, choice }, n) => (
          <li key={card} style={{ "--turn": `${(n - (cards.length - 1) / 2) * 3}deg` }}>
            <button
              type="button"
              disabled={session.busy.value}
              aria-disabled={choice.why !== undefined}
              aria-label={inWords(g, card, copies(g, card, verbOf(g, choice)), isHinted(choice))}
              class={`choice hex-fan-card ${choice.why === undefined ? "" : "choice-not"} ${isHinted(choice) ? "choice-hinted" : ""}`}
              onClick={() => take(session, g, card, choice)}
            >
              <Card g={g} card={card} size="whole" />
              <span class={`hex-fan-name ${longest(title(g, card)) > LONG ? "hex-fan-name-long" : ""}`}>
                {title(g, card)}
              </span>
              <Copies n={copies(g, card, verbOf(g, choice))} />
              {isHinted(choice) && <Icon name="lamp" label={t("suggested")} class="choice-lamp" />}
            </button>
          </li>
        ))}
      </ul>
      {plain.length > 0 && (
        <ul class="choices hex-plain">
          {plain.map((choice, n) => (
            <li key={n}>
              <Plain
                session={session}
                choice={choice}
                isHinted={away[0] !== choice && isHinted(choice)}
                isAway={away[0] === choice}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const verbOf = (g: Seen, choice: Choice): string => {
  const leaf = leaves(choice)[0];
  return (leaf && actionOf(g, leaf)?.do) ?? "";
};

function copies(g: Seen, card: number, verb: string): number {
  const view = viewOf(g);
  if (verb === "take") return view.pile.find(([kind]) => kind === card)?.[1] ?? 1;
  return OF_HAND.includes(verb) ? view.hand.filter((other) => other === card).length : 1;
}

const Copies = ({ n }: { n: number }) => (n > 1 ? <b class="hex-fan-copies">×{n}</b> : null);

const inWords = (g: Seen, card: number, n: number, isHinted: boolean): string =>
  [`${title(g, card)}.`, text(g, card), n > 1 ? `×${n}` : "", isHinted ? t("suggested") : ""].filter(Boolean).join(" ");

const Backs = ({ n }: { n: number }) => (
  <span class="hex-veil-backs" aria-hidden="true">
    {Array.from({ length: Math.min(n, 7) }, (_, at) => (
      <Art key={at} of={art} name="card-back" />
    ))}
  </span>
);

/** A card is taken out of the hand first, and played by a second tap. */
function take(session: Session, g: Seen, card: number, choice: Choice): void {
  if (choice.action === undefined) return choose(session, choice);
  const { hint, art: _, ...rest } = choice;
  const where = (hint ?? "").replace(text(g, card), "").trim(); // its text stands beside it
  const play: Choice = { ...rest, label: t("hexhex-hand-play"), tone: "bold", ...(where ? { hint: where } : {}) };
  choose(session, {
    label: choice.label,
    ...(choice.section ? { section: choice.section } : {}),
    next: { title: title(g, card), choices: [play] },
  });
}

/** One card, large enough to be read, and where it may go. */
function Chosen({ g, session, ask, card }: Props & { card: number }) {
  useMark(HOLDS);
  const hinted = session.hint.value?.action;
  return (
    <div class="hex-chosen">
      <Card g={g} card={card} size="whole" class="hex-chosen-card" />
      <div class="hex-chosen-side">
        <p class="hex-chosen-text">{text(g, card)}</p>
        <ul class={`choices hex-targets ${ask.choices.length > 3 ? "hex-targets-many" : ""}`}>
          {ask.choices.map((choice, n) => (
            <li key={n}>
              <Plain
                session={session}
                choice={choice}
                isHinted={hinted !== undefined && leadsTo(choice, hinted)}
                isTarget
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const putAway = (session: Session): void => {
  session.trail.value = session.trail.value.slice(0, session.trail.value.findIndex(isVeil));
};

interface Button {
  session: Session;
  choice: Choice;
  isHinted: boolean;
  /** the card beside it says what is played */
  isTarget?: boolean;
  /** back to where nothing was seen */
  isAway?: boolean;
}

function Plain({ session, choice, isHinted, isTarget = false, isAway = false }: Button) {
  const isBarred = choice.why !== undefined && !choice.veiled;
  const marks = [
    "choice",
    `choice-${choice.tone ?? "plain"}`,
    isBarred ? "choice-not" : "",
    isHinted ? "choice-hinted" : "",
  ];
  return (
    <button
      type="button"
      class={marks.filter(Boolean).join(" ")}
      disabled={session.busy.value}
      aria-disabled={isBarred}
      onClick={() => (isAway ? putAway(session) : choose(session, choice))}
    >
      {choice.seat !== undefined && <Mask seat={choice.seat} class="choice-art" />}
      {choice.art && choice.seat === undefined && !isTarget && <Art of={art} name={choice.art} class="choice-art" />}
      <span class="choice-words">
        <span class="choice-label">{choice.label}</span>
        {choice.hint && !isBarred && <span class="choice-hint">{choice.hint}</span>}
        {isBarred && <span class="choice-hint">{t("why-cant-i")}</span>}
      </span>
      {isHinted && <Icon name="lamp" label={t("suggested")} class="choice-lamp" />}
      {choice.next && !isAway && <Icon name="arrow-right" class="choice-on" />}
    </button>
  );
}

/** §9.3 Rock, paper, scissors. */
function Shapes({ g, session, ask }: Props) {
  const hinted = session.hint.value?.action;
  return (
    <ul class="choices hex-shapes">
      {ask.choices.map((choice, n) => {
        const shape = SHAPES.find((one) => one === actionOf(g, choice)?.shape) ?? SHAPES[n] ?? "rock";
        const isHinted = choice.action !== undefined && choice.action === hinted;
        return (
          <li key={n}>
            <button
              type="button"
              class={`choice hex-shape ${isHinted ? "choice-hinted" : ""}`}
              disabled={session.busy.value}
              onClick={() => choose(session, choice)}
            >
              <Sign shape={shape} />
              <span class="choice-label">{choice.label}</span>
              {isHinted && <Icon name="lamp" label={t("suggested")} class="choice-lamp" />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
