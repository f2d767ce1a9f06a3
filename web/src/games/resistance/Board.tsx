// The middle of the table: the mission track, the rejections, and on the stage below what is going on.
import { t } from "../../language";
import { members } from "../../position";
import type { Seen } from "../contract";
import { failsNeeded, looking, MISSIONS, PLOTS, REJECTIONS, teamSize } from "./nouns";
import { cardArt, cardsMarks, Member, Piece, Verdict, Winner } from "./Pieces";
import { Scene } from "./Scene";
import { cardsOf, lastBallot, namedTeam, openCards, sinceLeader, voters } from "./story";
import { isApproved, plotName, verdict } from "./words";

export function Board({ g }: { g: Seen }) {
  return (
    <div class="res-board">
      <Track g={g} />
      <Rejections g={g} />
      <div class="res-stage">
        {g.moment ? <Scene key={g.moment.happened.n} g={g} one={g.moment.happened} /> : <Stage g={g} />}
      </div>
    </div>
  );
}

function Track({ g }: { g: Seen }) {
  const view = looking(g);
  return (
    <ol class="res-track" aria-label={t("resistance-track")}>
      {MISSIONS.map((number) => {
        const done = view.missions.find((mission) => mission[0] === number);
        const isNow = !done && number === view.number && view.frame !== "Aim" && view.winner === null;
        const state = done ? (done[2] ? "success" : "failure") : isNow ? "now" : "later";
        const art = { success: "space-success", failure: "space-fail", now: "space-now", later: "space" }[state];
        const fails = failsNeeded(view.seats, number);
        const size = teamSize(view.seats, number);
        const stamped = g.moment?.happened.kind === "mission" && g.moment.happened.number === number + 1;
        return (
          <li key={number} class={`res-space res-space-${state} ${stamped ? "res-space-awaits" : ""}`}>
            <span class="unseen">{t("resistance-track-space", { mission: number + 1, size, fails, state })}</span>
            <span class="res-space-art" aria-hidden="true">
              <Piece name={art} />
              <b>{size}</b>
            </span>
            <span class="res-space-note" aria-hidden="true">
              {done && <Fails g={g} number={number} />}
              {!done && fails > 1 && <span class="res-two">{t("resistance-two-fails", { n: fails })}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** What lay on a mission that is done, besides successes: small, in a row. */
function Fails({ g, number }: { g: Seen; number: number }) {
  const one = g.log.find((event) => event.kind === "mission" && event.number === number + 1);
  if (!one) return null;
  return (
    <>
      {cardsOf(one)
        .filter(Boolean)
        .map((card, n) => (
          <Piece key={n} name={cardArt(card)} class="res-mini" />
        ))}
    </>
  );
}

function Rejections({ g }: { g: Seen }) {
  const view = looking(g);
  const one = g.moment?.happened;
  const falls = one?.kind === "rejected" || (one?.kind === "voted" && !isApproved(view.seats, one));
  const n = view.rejections;
  return (
    <div
      class={`res-rejections ${n >= REJECTIONS - 1 ? "res-last" : ""}`}
      role="img"
      aria-label={t("resistance-rejections", { n, of: REJECTIONS })}
    >
      <small>{t("resistance-rejections-short")}</small>
      {Array.from({ length: REJECTIONS }, (_, pip) => (
        <span key={pip} class={`res-pip ${pip < n ? "res-pip-on" : ""} ${falls && pip === n ? "res-pip-falls" : ""}`} />
      ))}
    </div>
  );
}

// the stage, while nothing is being shown -----------------------------------------------------------------------------

const CARDS_OUT = ["MissionCards", "OpenCard", "CloseEye", "Spotlight"];
const BALLOT = ["OpinionVote", "TeamVote", "NoConfidence"];
const AFTER = ["EarlyAccusation", "Accusation", "Investigation", "LoyaltyCard", "Inquisition"];

function Stage({ g }: { g: Seen }) {
  const view = looking(g);
  if (view.winner !== null) return <Winner side={view.winner} />;
  if (view.drawn.length) return <Drawn g={g} />;
  if (AFTER.includes(view.frame)) return <LastResult g={g} />;
  return (
    <>
      <Team g={g} />
      {CARDS_OUT.includes(view.frame) && <Cards g={g} />}
      {BALLOT.includes(view.frame) && <Votes g={g} />}
    </>
  );
}

/** The named members, or as many empty places. */
function Team({ g }: { g: Seen }) {
  const view = looking(g);
  const team = namedTeam(g.log);
  const size = team.length || (view.frame === "Aim" ? 0 : teamSize(view.seats, view.number));
  return (
    <div class="res-team">
      <small>{team.length ? t("resistance-team-now") : size ? t("resistance-team-of", { n: size }) : ""}</small>
      <ul class={`res-members res-members-${size}`}>
        {Array.from({ length: size }, (_, n) => {
          const seat = team[n];
          return seat === undefined ? (
            <li key={n} class="res-member-open" aria-hidden="true" />
          ) : (
            <Member key={n} g={g} seat={seat} />
          );
        })}
      </ul>
    </div>
  );
}

/** While a ballot is on: who has voted is public, how is not. */
function Votes({ g }: { g: Seen }) {
  const view = looking(g);
  const isOn = view.frame !== "NoConfidence";
  const ballot = lastBallot(sinceLeader(g.log));
  if (!isOn && ballot) return <Tally yes={members(ballot.approve).length} no={members(ballot.reject).length} />;
  const of = voters(view).length;
  const voted = of - view.waiting.length;
  return (
    <div class="res-votes" role="img" aria-label={t("resistance-votes-hidden", { n: voted, of })}>
      {Array.from({ length: of }, (_, n) => (
        <Piece key={n} name="vote-hidden" class={n < voted ? "" : "res-missing"} />
      ))}
    </div>
  );
}

export const Tally = ({ yes, no }: { yes: number; no: number }) => (
  <p class="res-tally">
    <Piece name="approve" label={t("resistance-approve")} />
    <b>{yes}</b>
    <i />
    <b>{no}</b>
    <Piece name="reject" label={t("resistance-reject")} />
  </p>
);

/** Mission cards lie face down, one a member; whose they are and which have come is nobody's business. */
function Cards({ g }: { g: Seen }) {
  const open = openCards(g.log);
  const hidden = Math.max(0, namedTeam(g.log).length - open.length);
  return (
    <div class={cardsMarks(open.length + hidden)} role="img" aria-label={t("resistance-cards-lie", { n: hidden })}>
      {open.map((one) => (
        <Piece key={one.n} name={cardArt(one.card)} class="res-card" />
      ))}
      {Array.from({ length: hidden }, (_, n) => (
        <Piece key={n} name="mission-back" class="res-card" />
      ))}
    </div>
  );
}

/** The mission that has just been done, while it is talked over. */
function LastResult({ g }: { g: Seen }) {
  const last = looking(g).missions.at(-1);
  const one = g.log.findLast((event) => event.kind === "mission");
  if (!last || !one) return null;
  return (
    <>
      <div class={cardsMarks(cardsOf(one).length)}>
        {cardsOf(one).map((card, n) => (
          <Piece key={n} name={cardArt(card)} class="res-card" />
        ))}
      </div>
      <Verdict good={last[2]}>{verdict(last[2])}</Verdict>
    </>
  );
}

/** Plot cards that the leader is to give away, the next one first. */
function Drawn({ g }: { g: Seen }) {
  return (
    <ul class="res-drawn">
      {looking(g).drawn.map((plot, n) => (
        <li key={n} class={n ? "" : "res-drawn-next"}>
          <Piece name={PLOTS[plot] ?? "plot-back"} />
          <span>{plotName(plot)}</span>
        </li>
      ))}
    </ul>
  );
}
