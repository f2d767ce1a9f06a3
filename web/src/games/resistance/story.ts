// What the log tells of the game so far: attempts, teams, votes, cards.
import { members, type Happened } from "../../position";
import { CARDS, PLOTS, type ResistanceView } from "./nouns";

const OPINION_MAKER = PLOTS.indexOf("opinion_maker");

export interface Attempt {
  /** from 1 */
  mission: number;
  /** from 1, since the last mission */
  attempt: number;
  leader: number;
  team: readonly number[];
  /** null while the vote is not open */
  approve: readonly number[] | null;
}

export function attempts(log: readonly Happened[]): Attempt[] {
  const told: Attempt[] = [];
  let tries = 1;
  let now: Attempt | null = null;
  for (const one of log) {
    if (one.kind === "proposed") {
      if (now && !now.approve) told.pop(); // §R14 after a Blame the team is named anew
      now = { mission: one.mission, attempt: tries, leader: one.seat, team: members(one.team), approve: null };
      told.push(now);
    } else if (one.kind === "rejected") {
      tries = one.count + 1;
      now = null;
    } else if (one.kind === "voted" && now) {
      now.approve = members(one.approve);
    } else if (one.kind === "mission") {
      tries = 1;
      now = null;
    }
  }
  return told;
}

/** The events since the present leader's turn began. */
export function sinceLeader(log: readonly Happened[]): readonly Happened[] {
  const start = log.findLastIndex((one, n) => one.kind === "leader" && log[n - 1]?.kind !== "used");
  return log.slice(Math.max(0, start));
}

/** The team that is named now; none before the leader has spoken, though the view keeps the last one. */
export function namedTeam(log: readonly Happened[]): readonly number[] {
  const named = sinceLeader(log).findLast((one) => one.kind === "proposed" || one.kind === "blamed");
  return named?.kind === "proposed" ? members(named.team) : [];
}

/** How a seat voted in the last ballot that is open, and since when: null if there was none. */
export function lastBallot(log: readonly Happened[]): Happened | null {
  return log.findLast((one) => one.kind === "voted" || one.kind === "opinions") ?? null;
}

export const votedFor = (ballot: Happened, seat: number): boolean | null =>
  members(ballot.approve).includes(seat) ? true : members(ballot.reject).includes(seat) ? false : null;

/** Who may vote now: Opinion Makers before the others (§5.5). */
export function voters(view: ResistanceView): number[] {
  const all = Array.from({ length: view.seats }, (_, seat) => seat);
  return view.frame === "OpinionVote" ? all.filter((seat) => view.plots[seat]?.includes(OPINION_MAKER)) : all;
}

/** Whom all know for the Deep Agent, after a Blame: the one who blamed, or the one he has swapped with (§9.6). */
export function knownDeepAgent(log: readonly Happened[]): number | null {
  const blamed = log.findLast((one) => one.kind === "blamed");
  return blamed ? (blamed.right ? blamed.target : blamed.seat) : null;
}

/** The cards of a mission, kind by kind: that is all that is shown of them. */
export const cardsOf = (one: Happened): number[] =>
  CARDS.flatMap((card, kind) => Array.from({ length: one[card] as number }, () => kind));

/** The mission cards that lie face up in the mission in progress, by seat. */
export function openCards(log: readonly Happened[]): Happened[] {
  return sinceLeader(log).filter((one) => one.kind === "open_card");
}

/** The side of a Hunter who has stepped forward. */
export function hunterSide(log: readonly Happened[], seat: number): number {
  return log.findLast((one) => one.kind === "hunter" && one.seat === seat)?.side ?? 0;
}

/** The missions that a seat went on, with their results as they stand. */
export function wentOn(missions: readonly (readonly [number, number, boolean, number])[], seat: number) {
  const went = missions.filter(([, team]) => members(team).includes(seat));
  return went.map(([number, , succeeded]) => ({ number: number + 1, succeeded }));
}
