// Who I am, and what I know of the others and why: from my own log, nothing else.
import { listed, t } from "../../language";
import { Art, Mask } from "../../parts/Art";
import { type Happened, members } from "../../position";
import type { Seen } from "../contract";
import art from "./art.svg";
import { Rich } from "./Rich";
import { character, CHARACTERS, viewOf } from "./scene";
import { immunity } from "./Sheet";
import { called, the } from "./words";

const EVERYBODY = CHARACTERS.map((_, n) => n);

interface Known {
  seat: number;
  /** the characters that it can be */
  can: number[];
  /** n: the event that told it; null where it follows from the rest */
  why: { n: number | null; text: string }[];
}

export function Secrets({ g }: { g: Seen }) {
  const view = viewOf(g);
  if (view.identity === null) return <p>{t("hoax-me-none")}</p>;
  const who = character(view.identity);
  const immune = immunity(g, who);
  const marked = view.imposters[g.me] ?? [];
  const known = onlyOnce(
    g,
    Array.from({ length: view.seats }, (_, seat) => know(g, seat)),
  );
  const others = known.filter((one) => one.seat !== g.me);
  const mine = known.find((one) => one.seat === g.me);
  return (
    <div class="hoax-secrets">
      <div class="hoax-me">
        <Art of={art} name={who} />
        <div>
          <h3>{t("hoax-me", { the: the(who) })}</h3>
          <p>
            <Rich text={`hoax-sheet-${who}`} />
          </p>
          {immune && <p class="hoax-immune">{immune}</p>}
          {marked.length > 0 && <p>{t("hoax-me-marked", { names: cards(marked) })}</p>}
        </div>
      </div>
      <h4>{t("hoax-knows")}</h4>
      {!others.length && <p class="quiet">{t(g.table.memory_aid ? "hoax-knows-nothing" : "hoax-knows-now")}</p>}
      <ul class="hoax-known">
        {others.map((one) => (
          <About key={one.seat} g={g} known={one} />
        ))}
      </ul>
      {mine && (
        <>
          <h4>{t("hoax-known-mine")}</h4>
          <ul class="hoax-known">
            <li>
              <Reasons g={g} known={mine} />
            </li>
          </ul>
        </>
      )}
    </div>
  );
}

function About({ g, known }: { g: Seen; known: Known }) {
  const { can, seat } = known;
  const isFew = can.length <= 4;
  const cleared = EVERYBODY.filter((n) => !can.includes(n));
  const [only] = can;
  const title =
    can.length === 1 && only !== undefined
      ? t("hoax-known-is", { who: g.name(seat), the: the(character(only)) })
      : isFew
        ? t("hoax-known-one-of", { who: g.name(seat), n: can.length })
        : t("hoax-known-not", {
            who: g.name(seat),
            names: listed(
              cleared.map((n) => the(character(n))),
              "disjunction",
            ),
          });
  return (
    <li>
      <p class="hoax-who">
        <Mask seat={seat} />
        <b>{title}</b>
      </p>
      {isFew && (
        <ul class="hoax-suspects">
          {can.map((n) => (
            <li key={n}>
              <Art of={art} name={character(n)} />
              <span>{called(character(n))}</span>
            </li>
          ))}
        </ul>
      )}
      <Reasons g={g} known={known} />
    </li>
  );
}

const Reasons = ({ g, known }: { g: Seen; known: Known }) => (
  <ul class="hoax-reasons">
    {known.why.map(({ n, text }) => (
      <li key={`${n} ${text}`}>
        {n !== null && <span class="quiet">{t("hoax-turn-number", { n: turnAt(g, n) })} </span>}
        {text}
      </li>
    ))}
  </ul>
);

/** In which turn of the game an event came. */
const turnAt = (g: Seen, n: number): number => g.log.slice(0, n).filter((one) => one.kind === "turn").length;

/** §10.3 Nobody takes notes: without the memory aid the screen recalls the present turn, as the log does. */
function recalled(g: Seen): readonly Happened[] {
  if (g.table.memory_aid || !g.view.frame) return g.log;
  return g.log.slice(
    Math.max(
      0,
      g.log.findLastIndex((one) => one.kind === "turn"),
    ),
  );
}

/** What I know of a seat for certain, event by event. */
function know(g: Seen, seat: number): Known {
  const known: Known = { seat, can: EVERYBODY, why: [] };
  for (const one of recalled(g)) {
    const learnt = learn(g, seat, one);
    if (!learnt) continue;
    known.can = known.can.filter(learnt.fits);
    known.why.push({ n: one.n, text: learnt.text });
  }
  return known;
}

/** §1.3 Every card is dealt once: mine is nobody else's, nor is one that I know. What I know nothing of is left out. */
function onlyOnce(g: Seen, all: readonly Known[]): Known[] {
  const known = all.filter((one) => one.why.length);
  const mine: Known = { seat: g.me, can: [viewOf(g).identity ?? -1], why: [] };
  for (const owner of [mine, ...known]) {
    const [card, ...more] = owner.can;
    if (card === undefined || more.length) continue;
    const args = { the: the(character(card)), who: g.name(owner.seat) };
    const text = owner === mine ? t("hoax-why-mine", args) : t("hoax-why-other", args);
    for (const other of known) {
      if ([owner.seat, g.me].includes(other.seat) || !other.can.includes(card)) continue;
      other.can = other.can.filter((n) => n !== card);
      other.why.push({ n: null, text });
    }
  }
  return known;
}

const cards = (them: readonly number[]): string => listed(them.map((n) => called(character(n))));

function learn(g: Seen, seat: number, one: Happened): { text: string; fits(n: number): boolean } | null {
  if (one.kind === "admitted" && one.seat === seat && seat !== g.me) {
    return { text: t("hoax-why-admitted", { the: the(character(one.character)) }), fits: (n) => n !== one.character };
  }
  if (one.target !== seat) return null;
  if (one.kind === "investigated" && one.cards !== null) {
    const seen = members(one.cards);
    const args = { who: g.name(one.seat), cards: cards(seen) };
    return { text: t(seat === g.me ? "hoax-why-seen" : "hoax-why-investigated", args), fits: (n) => seen.includes(n) };
  }
  if (one.kind === "accused" && one.name !== null) {
    const args = { who: g.name(one.seat), the: the(character(one.name)), verdict: one.right ? "right" : "wrong" };
    const text = t(seat === g.me ? "hoax-why-named" : "hoax-why-accused", args);
    return { text, fits: (n) => (n === one.name) === one.right };
  }
  return null;
}
