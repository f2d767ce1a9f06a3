// A moment on the stage: votes open at once, cards turn one by one, tokens pass from seat to seat.
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../../language";
import { Mask } from "../../parts/Art";
import { members, type Happened } from "../../position";
import { cue } from "../../sound";
import type { Seen } from "../contract";
import { Tally } from "./Board";
import { FIRST, STEP, TURN } from "./moments";
import { LOYALTIES, PLOTS, SIDES } from "./nouns";
import { cardArt, cardsMarks, Member, Passing, Piece, TurningCard, TurningVote, Verdict, Winner } from "./Pieces";
import { cardsOf } from "./story";
import { cardName, loyaltyName, plotName, plotUse, sideName, verdict } from "./words";

export function Scene({ g, one }: { g: Seen; one: Happened }) {
  switch (one.kind) {
    case "aimed":
      return <p class="res-verdict res-pop">{t("resistance-mission", { mission: one.mission })}</p>;
    case "proposed":
      return <Named g={g} team={members(one.team)} />;
    case "appointed":
      return (
        <Passing from={one.seat} to={one.investigator}>
          <Piece name="investigator" class="res-token" />
        </Passing>
      );
    case "opinions":
      return <Opened one={one} />;
    case "voted":
      return (
        <>
          <Named g={g} team={one.team ?? []} still />
          <Opened one={one} approved={one.approved} />
        </>
      );
    case "rejected":
      return (
        <Verdict good={false} after={0}>
          {t("resistance-verdict-rejected")}
        </Verdict>
      );
    case "mission":
      return <Mission one={one} />;
    case "turned":
      return (
        <Verdict good={one.succeeded} after={0}>
          {t("resistance-verdict-turned")}: {verdict(one.succeeded)}
        </Verdict>
      );
    case "won":
      return <Winner side={one.side} />;
  }
  return <Dealings g={g} one={one} />;
}

/** Plots, and what passes between two seats. */
function Dealings({ g, one }: { g: Seen; one: Happened }) {
  const plot = PLOTS[one.plot as number] ?? "plot-back";
  switch (one.kind) {
    case "drew":
      return (
        <Shows name={plotName(one.plot)}>
          <TurningCard back="plot-back" face={plot} after={150} class="res-plot-turning" />
          <small>{plotUse(one.plot)}</small>
        </Shows>
      );
    case "used":
      return (
        <Shows name={plotName(one.plot)}>
          <By seat={one.seat}>
            <Piece name={plot} class="res-token" />
          </By>
        </Shows>
      );
    case "gave":
      return <Handed from={one.seat} to={one.to} plot={plot} name={plotName(one.plot)} />;
    case "took":
      return <Handed from={one.of} to={one.seat} plot={plot} name={plotName(one.plot)} />;
    case "spotlit":
      return (
        <Shows name={g.name(one.member)}>
          <By seat={one.member} class="res-lit">
            <Piece name="in_the_spotlight" class="res-token" />
          </By>
        </Shows>
      );
    case "open_card":
      return (
        <Shows name={cardName(one.card)}>
          <By seat={one.member}>
            <TurningCard back="mission-back" face={cardArt(one.card)} after={250} class="res-card" />
          </By>
        </Shows>
      );
    case "hunter":
      return (
        <Shows name={g.name(one.seat)}>
          <Piece name={one.side ? "spy_hunter" : "resistance_hunter"} class="res-portrait" />
        </Shows>
      );
    case "accused":
      return <Accused one={one} token="hunter-token" />;
    case "blamed":
      return <Accused one={one} token="blame-token" />;
  }
  return <Secretly g={g} one={one} />;
}

/** One thing, large, and what it is called. */
const Shows = ({ name, children }: { name: string; children: ComponentChildren }) => (
  <div class="res-plot res-pop">
    <b>{name}</b>
    {children}
  </div>
);

const By = ({ seat, class: kind = "", children }: { seat: number; class?: string; children: ComponentChildren }) => (
  <span class={`res-by ${kind}`}>
    <Mask seat={seat} />
    {children}
  </span>
);

const Handed = ({ from, to, plot, name }: { from: number; to: number; plot: string; name: string }) => (
  <>
    <Passing from={from} to={to}>
      <Piece name={plot} class="res-token" />
    </Passing>
    <b class="res-caption">{name}</b>
  </>
);

/** What only two seats see: to everybody else the event says null. */
function Secretly({ g, one }: { g: Seen; one: Happened }) {
  const { card } = one;
  const isHidden = card === null;
  switch (one.kind) {
    case "side_shown":
      return (
        <Shown g={g} from={one.seat} to={one.to} back="card-back" face={side(one.side)} name={sideText(one.side)} />
      );
    case "examined":
      return (
        <Shown g={g} from={one.target} to={one.seat} back="card-back" face={side(one.side)} name={sideText(one.side)}>
          <span class="res-goes-on res-late">
            <Piece name="inquisitor" />
            <Mask seat={one.target} />
          </span>
        </Shown>
      );
    case "investigated":
      return (
        <Shown
          g={g}
          from={one.target}
          to={one.seat}
          back="loyalty"
          face={isHidden ? null : loyaltyArt(card)}
          name={isHidden ? "" : loyaltyName(card)}
        />
      );
    case "looked":
      return (
        <Shown
          g={g}
          from={one.member}
          to={one.seat}
          back="mission-back"
          face={isHidden ? null : cardArt(card)}
          name={isHidden ? "" : cardName(card)}
        />
      );
  }
  return null;
}

const side = (known: number | null): string | null => (known === null ? null : (SIDES[known] ?? null));
const sideText = (known: number | null): string => (known === null ? "" : sideName(known));
/** A loyalty card that names a Chief has a Chief's face. */
const loyaltyArt = (card: number): string => {
  const name = LOYALTIES[card];
  return name === "spy_chief" || name === "resistance_chief" ? name : "loyalty";
};

function Named({ g, team, still = false }: { g: Seen; team: readonly number[]; still?: boolean }) {
  return (
    <ul class={`res-members res-members-${team.length} ${still ? "" : "res-arrive"}`}>
      {team.map((seat, n) => (
        <Member key={seat} g={g} seat={seat} after={still ? 0 : 150 * n} />
      ))}
    </ul>
  );
}

/** All votes at once. They are beside their seats, too. */
function Opened({ one, approved }: { one: Happened; approved?: boolean }) {
  const yes = members(one.approve).length;
  const no = members(one.reject).length;
  return (
    <>
      <div class="res-votes res-opened">
        {Array.from({ length: yes + no }, (_, n) => (
          <TurningVote key={n} approve={n < yes} />
        ))}
      </div>
      {approved === undefined ? (
        <Tally yes={yes} no={no} />
      ) : (
        <Verdict good={approved} after={750}>
          {t(approved ? "resistance-verdict-approved" : "resistance-verdict-rejected")}{" "}
          <span>
            {yes}:{no}
          </span>
        </Verdict>
      )}
    </>
  );
}

/** Card after card, in an order that has nothing to do with the seats; then the result. */
function Mission({ one }: { one: Happened }) {
  const cards = shuffled(cardsOf(one), one.n);
  const end = FIRST + STEP * (cards.length - 1) + TURN;
  useEffect(() => {
    const timers = cards.slice(1).map((_, n) => setTimeout(() => cue("card"), FIRST + STEP * (n + 1)));
    timers.push(setTimeout(() => cue(one.succeeded ? "good" : "bad"), end));
    return () => timers.forEach(clearTimeout);
  }, [one.n]);
  return (
    <>
      <div class={cardsMarks(cards.length)}>
        {cards.map((card, n) => (
          <TurningCard key={n} back="mission-back" face={cardArt(card)} after={FIRST + STEP * n} class="res-card" />
        ))}
      </div>
      <Verdict good={one.succeeded} after={end}>
        {verdict(one.succeeded)}
      </Verdict>
    </>
  );
}

/** The same order each time this event is drawn. */
function shuffled(cards: readonly number[], seed: number): number[] {
  const mixed = [...cards];
  let state = seed * 2654435761 + 97;
  for (let n = mixed.length - 1; n > 0; n--) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    const other = (state >>> 8) % (n + 1);
    [mixed[n], mixed[other]] = [mixed[other] as number, mixed[n] as number];
  }
  return mixed;
}

interface ShownProps {
  g: Seen;
  from: number;
  to: number;
  back: string;
  /** null where I am neither of the two */
  face: string | null;
  name: string;
  children?: ComponentChildren;
}

/** A card goes from one to another; only these two see its face, so for everybody else it has none. */
function Shown({ g, from, to, back, face, name, children }: ShownProps) {
  const isMine = from === g.me || to === g.me;
  const kind = back !== "mission-back" && face !== back ? "res-card-person" : "res-card";
  return (
    <>
      <Passing from={from} to={to}>
        {face === null && <Piece name={back} class="res-card" />}
        {face !== null && <TurningCard back={back} face={face} after={450} class={kind} />}
      </Passing>
      {name && <b class="res-caption res-late">{name}</b>}
      <span class="res-only">
        <small>{t(isMine ? "resistance-only-you-two" : "resistance-only-they")}</small>
        {children}
      </span>
    </>
  );
}

/** A finger points; then the answer. */
function Accused({ one, token }: { one: Happened; token: string }) {
  return (
    <div class="res-accused">
      <Passing from={one.seat} to={one.target}>
        <Piece name={token} class="res-token" />
      </Passing>
      <Verdict good={one.right} after={1100}>
        {t(one.right ? "resistance-verdict-right" : "resistance-verdict-wrong")}
      </Verdict>
    </div>
  );
}
