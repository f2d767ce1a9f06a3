// The public facts about a seat. What I know of it is nowhere here: this lies open on the table.
import { members } from "../../position";
import type { Seen } from "../contract";
import { looking, PLOTS, roleAt } from "./nouns";
import { Piece, TurningCard, TurningVote } from "./Pieces";
import { attempts, knownDeepAgent, lastBallot, namedTeam, sinceLeader, votedFor, voters } from "./story";
import { roleName } from "./words";

const REMEMBERED = 5; // votes in the tiny row; all of them are in the sheet

/** On the team that is named. */
export function marks(g: Seen, seat: number): string {
  const one = g.moment?.happened;
  return one?.kind !== "shown" && !looking(g).roles && teamOf(g).includes(seat) ? "res-named" : "";
}

const teamOf = (g: Seen): readonly number[] => {
  const one = g.moment?.happened;
  return one?.kind === "proposed" ? members(one.team) : namedTeam(g.log);
};

export function Seat({ g, seat }: { g: Seen; seat: number }) {
  const view = looking(g);
  const one = g.moment?.happened;
  if (one?.kind === "shown") return <Turned role={one.roles[seat]} />;
  if (view.roles) return <Turned role={view.roles[seat] ?? 0} still />;
  const tokens = [
    seat === view.investigator ? "investigator" : "",
    seat === view.inquisitor ? "inquisitor" : "",
    view.hunters.includes(seat) ? "hunter-token" : "",
    seat === knownDeepAgent(g.log) ? "blame-token" : "",
  ].filter(Boolean);
  return (
    <>
      {seat === view.leader && <Piece name="leader" class="res-crown" />}
      {teamOf(g).includes(seat) && <Piece name="team" class="res-on-team" />}
      <Vote g={g} seat={seat} />
      {tokens.length + (view.plots[seat]?.length ?? 0) > 0 && (
        <span class="res-tokens">
          {tokens.map((name) => (
            <Piece key={name} name={name} />
          ))}
          {view.plots[seat]?.map((plot, n) => (
            <Piece key={`plot${n}`} name={PLOTS[plot] ?? "plot-back"} />
          ))}
        </span>
      )}
      {g.table.memory_aid && <Votes g={g} seat={seat} />}
    </>
  );
}

/** The vote of the ballot that is on, or of the last one: face down, turning, or open. */
function Vote({ g, seat }: { g: Seen; seat: number }) {
  const view = looking(g);
  const one = g.moment?.happened;
  if (one?.kind === "voted" || one?.kind === "opinions") {
    const now = votedFor(one, seat);
    if (now !== null) return <TurningVote approve={now} class="res-voted" />;
  }
  const ballot = lastBallot(sinceLeader(g.log));
  const open = ballot ? votedFor(ballot, seat) : null;
  if (open !== null) return <Piece name={open ? "approve" : "reject"} class="res-voted" />;
  const isOn = view.frame === "TeamVote" || view.frame === "OpinionVote";
  const isIn = isOn && voters(view).includes(seat) && !view.waiting.includes(seat);
  return isIn ? <Piece name="vote-hidden" class="res-voted" /> : null;
}

/** The last votes, oldest first: a full dot is for, a hollow diamond against. */
function Votes({ g, seat }: { g: Seen; seat: number }) {
  const votes = attempts(g.log)
    .filter((one) => one.approve)
    .slice(-REMEMBERED);
  if (!votes.length) return null;
  const kind = (isFor: boolean | undefined): string => (isFor ? "res-was-for" : "res-was-against");
  return (
    <span class="res-past">
      {votes.map((one, n) => (
        <i key={n} class={kind(one.approve?.includes(seat))} />
      ))}
    </span>
  );
}

/** At the end every card is turned. */
function Turned({ role, still = false }: { role: number; still?: boolean }) {
  const name = roleAt(role);
  return (
    <span class="res-turned">
      {still && <Piece name={name} class="res-turned-card" />}
      {!still && <TurningCard back="card-back" face={name} after={300} class="res-turned-card" />}
      <span>{roleName(name)}</span>
    </span>
  );
}
