// Who I am, what I know of the others and why, and what I have given away: from my own view and log, nothing else.
import { t } from "../../language";
import { Art, Mask } from "../../parts/Art";
import type { Seen } from "../contract";
import art from "./art.svg";
import { given, hasNewCard, knowledge, type Known } from "./knowledge";
import { called, the, titles } from "./nouns";
import { identity, isForgotten, viewOf } from "./scene";
import { reaction, Ways } from "./Sheet";

export function Secrets({ g }: { g: Seen }) {
  const view = viewOf(g);
  if (view.identity === null) return <p>{t("erben-me-none")}</p>;
  const told = given(g);
  return (
    <div class="erben-secrets" tabIndex={0}>
      <Me g={g} card={view.identity} />
      {told.length > 0 && (
        <>
          <h4>{t("erben-told")}</h4>
          <Reasons of={told} />
        </>
      )}
      <h4>{t("erben-knows")}</h4>
      <ul class="erben-known">
        {knowledge(g).map((known) => (
          <About key={known.seat} g={g} known={known} />
        ))}
      </ul>
      {!g.table.memory_aid && view.frame && <p class="quiet">{t("erben-knows-aid")}</p>}
    </div>
  );
}

function Me({ g, card }: { g: Seen; card: number }) {
  const view = viewOf(g);
  const who = identity(card);
  const reacts = reaction(g, who);
  const lost = view.mine_lost.filter((n) => !isForgotten(g, g.me, n));
  const old = hasNewCard(g, g.me) ? (view.turned[g.me] ?? []).slice(0, 1) : [];
  return (
    <div class="erben-me">
      <Art of={art} name={who} />
      <div>
        <h3>{t("erben-me", { the: the(who) })}</h3>
        <Ways who={who} />
        {reacts && <p class="erben-reacts">{reacts}</p>}
        {old.map((n) => (
          <p key={n}>{t("erben-me-old", { the: the(identity(n)) })}</p>
        ))}
        {lost.length > 0 && <p>{t("erben-me-lost", { names: titles(lost) })}</p>}
      </div>
    </div>
  );
}

function About({ g, known }: { g: Seen; known: Known }) {
  const { can, seat } = known;
  const [only, ...more] = can;
  const who = g.name(seat);
  const isKnown = only !== undefined && !more.length;
  return (
    <li>
      <p class="erben-known-who">
        <Mask seat={seat} />
        <b>{isKnown ? t("erben-known-is", { who, the: the(identity(only)) }) : who}</b>
      </p>
      <ul class="erben-known-heads">
        {viewOf(g).cast.map((n) => (
          <Head key={n} n={n} isOpen={can.includes(n)} />
        ))}
      </ul>
      {known.why.length > 0 && <Reasons of={known.why} />}
    </li>
  );
}

const Reasons = ({ of }: { of: readonly string[] }) => (
  <ul class="erben-reasons">
    {of.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);

function Head({ n, isOpen }: { n: number; isOpen: boolean }) {
  const words = t(isOpen ? "erben-head-can" : "erben-head-not", { name: called(identity(n)) });
  return (
    <li class={isOpen ? "" : "erben-head-not"} title={words}>
      <Art of={art} name={`head-${identity(n)}`} label={words} />
    </li>
  );
}
