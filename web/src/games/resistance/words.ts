// What is said at a table of The Resistance: the sentences are in the Fluent files, here is what goes into them.
import { listed, t } from "../../language";
import { members, type Happened } from "../../position";
import type { Seen } from "../contract";
import {
  CARDS,
  dashed,
  failsNeeded,
  isSpy,
  looking,
  LOYALTIES,
  PLOTS,
  REJECTIONS,
  roleAt,
  ROLES,
  SIDES,
  teamSize,
  type ResistanceView,
  type Role,
} from "./nouns";
import { hunterSide, knownDeepAgent, lastBallot, namedTeam, votedFor, wentOn } from "./story";

// names -------------------------------------------------------------------------------------------------------------

export const roleName = (role: Role): string => t(`resistance-role-${dashed(role)}`);
export const cardName = (card: number): string => t(`resistance-card-${dashed(CARDS[card] ?? "success")}`);
export const loyaltyName = (card: string | number): string =>
  t(`resistance-loyalty-${dashed(typeof card === "string" ? card : (LOYALTIES[card] ?? ""))}`);
export const plotName = (plot: number): string => t(`resistance-plot-${dashed(PLOTS[plot] ?? "")}`);
export const plotUse = (plot: number): string => t(`resistance-plot-${dashed(PLOTS[plot] ?? "")}-use`);
export const sideName = (side: number): string => t(`resistance-side-${SIDES[side] ?? "resistance"}`);

/** `the spy Chief`, or `a spy Chief` where there are two: whom a Hunter of this side is after. */
export function huntedBy(view: ResistanceView, side: number): string {
  const wanted = side ? "resistance_chief" : "spy_chief";
  const n = view.cast.filter((role) => roleAt(role) === wanted).length;
  return t(`resistance-hunted-${dashed(wanted)}`, { n });
}

/** `You, Ada and Ben`, me first; `nobody` of none. */
export function several(g: Seen, seats: readonly number[]): string {
  if (!seats.length) return t("resistance-nobody");
  const others = seats.filter((seat) => seat !== g.me).map(g.name);
  return listed(seats.includes(g.me) ? [t("resistance-you"), ...others] : others);
}

/** Who does it to whom, as the words choose by it. */
function who(g: Seen, seat: number, target?: number): Record<string, string> {
  const who = seat === g.me ? "me" : target === g.me && target !== undefined ? "at-me" : "other";
  const self = seat === target ? (seat === g.me ? "me-self" : "self") : who;
  return { who: self, seat: g.name(seat), target: target === undefined ? "" : g.name(target) };
}

/** `2 successes and 1 fail`. */
function counted(one: Happened): string {
  const kinds = CARDS.filter((card) => one[card]);
  return listed(kinds.map((card) => t(`resistance-cards-${dashed(card)}`, { n: one[card] })));
}

const result = (succeeded: boolean): string => (succeeded ? "success" : "failure");
export const verdict = (succeeded: boolean): string => t(`resistance-verdict-${result(succeeded)}`);

// questions ---------------------------------------------------------------------------------------------------------

const frameKey = (frame: string): string => frame.replace(/(?!^)([A-Z])/g, "-$1").toLowerCase();

function facts(g: Seen) {
  const view = looking(g);
  const last = view.missions.at(-1);
  const asked = view.waiting[0] ?? view.leader ?? 0;
  const investigator = last?.[2] ? last[3] : (view.investigator ?? 0);
  return {
    mission: view.number + 1,
    attempt: view.rejections + 1,
    of: REJECTIONS,
    size: teamSize(view.seats, view.number),
    fails: failsNeeded(view.seats, view.number),
    team: several(g, namedTeam(g.log)),
    leader: g.name(view.leader ?? 0),
    seat: g.name(asked),
    plot: view.drawn[0] === undefined ? "" : plotName(view.drawn[0]),
    use: view.drawn[0] === undefined ? "" : plotUse(view.drawn[0]),
    chief: view.role === null ? "" : huntedBy(view, isSpy(roleAt(view.role)) ? 1 : 0),
    investigator: g.name(investigator),
    result: result(last?.[2] ?? false),
    going: namedTeam(g.log).includes(g.me) ? "me" : "others",
  };
}

export function question(g: Seen): string {
  return t(`resistance-ask-${frameKey(g.view.frame)}`, facts(g));
}

export function pending(g: Seen): string {
  const view = looking(g);
  if (!view.frame) return t("resistance-over");
  const isBallot = view.frame === "TeamVote" || view.frame === "OpinionVote";
  if (view.replied !== null && isBallot) return t("resistance-votes-come-in");
  return t(`resistance-wait-${frameKey(view.frame)}`, facts(g));
}

export function standing(g: Seen): string {
  const view = looking(g);
  if (!view.frame) return t("resistance-over");
  if (view.frame === "Aim") return t("resistance-standing-aim", { attempt: view.rejections + 1, of: REJECTIONS });
  return t("resistance-standing", { mission: view.number + 1, attempt: view.rejections + 1, of: REJECTIONS });
}

// what happened -----------------------------------------------------------------------------------------------------

/** The log and the moments are seen over a shoulder: what was shown to me alone is in my secrets, never here. */
export function tell(g: Seen, one: Happened): string {
  const view = looking(g);
  const told = (args: Record<string, string | number> = {}): string => t(`resistance-told-${dashed(one.kind)}`, args);
  const isShowing = g.moment?.happened === one; // the board is about to give the result: no word before it
  const answer = isShowing ? "open" : one.right ? "right" : "wrong";
  switch (one.kind) {
    case "leader":
      return told(who(g, one.seat));
    case "aimed":
      return told({ ...who(g, one.seat), mission: one.mission });
    case "proposed":
      return told({ ...who(g, one.seat), mission: one.mission, team: several(g, members(one.team)) });
    case "appointed":
      return told(who(g, one.investigator));
    case "opinions":
    case "voted":
      return told({ ...ballot(g, one), verdict: isApproved(view.seats, one) ? "approved" : "rejected" });
    case "rejected":
      return told({ count: one.count, of: REJECTIONS, by: one.by < 0 ? "vote" : "plot" });
    case "mission":
      if (isShowing) return t("resistance-shows-mission", { mission: one.number });
      return told({ mission: one.number, result: result(one.succeeded), cards: counted(one) });
    case "turned":
      return told({ mission: one.number, result: result(one.succeeded) });
    case "drew":
    case "used":
      return told({ ...who(g, one.seat), plot: plotName(one.plot) });
    case "gave":
      return told({ ...who(g, one.seat, one.to), plot: plotName(one.plot) });
    case "took":
      return told({ ...who(g, one.seat, one.of), plot: plotName(one.plot) });
    case "side_shown":
      return told(who(g, one.seat, one.to));
    case "spotlit":
    case "looked":
      return told(who(g, one.seat, one.member));
    case "open_card":
      return told({ ...who(g, one.member), card: cardName(one.card) });
    case "hunter":
      return told({ ...who(g, one.seat), role: roleName(one.side ? "spy_hunter" : "resistance_hunter") });
    case "accused":
      return told({
        ...who(g, one.seat, one.target),
        answer,
        chief: huntedBy(view, one.side ?? hunterSide(g.log, one.seat)),
      });
    case "investigated":
    case "examined":
      return told(who(g, one.seat, one.target));
    case "blamed":
      return told({ ...who(g, one.seat, one.target), answer });
    case "won":
      return told({ side: SIDES[one.side] ?? "", mine: isMySide(view, one.side) ? "yes" : "no" });
    case "shown":
      return told({ spies: onSide(g, one.roles, true), resistance: onSide(g, one.roles, false) });
  }
  return ""; // could_accuse: said to the spy Hunter alone, in his secrets
}

const isMySide = (view: ResistanceView, side: number): boolean =>
  view.role !== null && Number(isSpy(roleAt(view.role))) === side;

const ballot = (g: Seen, one: Happened) => ({
  approve: several(g, members(one.approve)),
  reject: several(g, members(one.reject)),
  yes: members(one.approve).length,
  no: members(one.reject).length,
});

export const isApproved = (seats: number, one: Happened): boolean => 2 * members(one.approve).length > seats;

/** All of one side, with what they were beyond it: `Ada (spy Chief), Ben and you`. */
function onSide(g: Seen, roles: readonly number[], spies: boolean): string {
  const them = roles.flatMap((number, seat) => {
    const role = roleAt(number);
    if (isSpy(role) !== spies) return [];
    const name = seat === g.me ? t("resistance-you") : g.name(seat);
    return role === "spy" || role === "resistance" ? [name] : [t("resistance-who-as", { name, role: roleName(role) })];
  });
  return listed(them);
}

// a seat ------------------------------------------------------------------------------------------------------------

/** `missions 1 ✓, 3 ✗`: public facts that help to choose a seat. */
export function went(g: Seen, seat: number): string {
  const gone = wentOn(looking(g).missions, seat).sort((a, b) => a.number - b.number);
  const list = gone.map(({ number, succeeded }) => `${number}\u00a0${succeeded ? "✓" : "✗"}`).join(" ");
  return gone.length ? t("resistance-went", { n: gone.length, list }) : "";
}

export function seatInWords(g: Seen, seat: number): string {
  const view = looking(g);
  const team = namedTeam(g.log);
  const voted = lastBallot(g.log);
  const vote = voted ? votedFor(voted, seat) : null;
  const role = view.roles?.[seat];
  return [
    role === undefined ? "" : roleName(roleAt(role)),
    seat === view.leader && view.frame ? t("resistance-is-leader") : "",
    team.includes(seat) ? t("resistance-is-on-team") : "",
    seat === view.investigator ? t("resistance-is-investigator") : "",
    seat === view.inquisitor ? t("resistance-is-inquisitor") : "",
    view.hunters.includes(seat) ? roleName(hunterSide(g.log, seat) ? "spy_hunter" : "resistance_hunter") : "",
    seat === knownDeepAgent(g.log) ? roleName("deep_agent") : "",
    ...(view.plots[seat] ?? []).map(plotName),
    vote === null ? "" : t(vote ? "resistance-voted-yes" : "resistance-voted-no"),
    went(g, seat),
  ]
    .filter(Boolean)
    .join(", ");
}

/** What is said aloud by rule; the answer is stamped on the board. */
export function bubble(g: Seen, seat: number): string {
  const one = g.moment?.happened;
  if ((one?.kind !== "accused" && one?.kind !== "blamed") || seat !== one.seat) return "";
  return t("resistance-says-accuse", { target: g.name(one.target) });
}

export const role = (key: string): { name: string; art: string } => {
  const known = ROLES.find((one) => one === key);
  return known ? { name: roleName(known), art: known } : { name: key, art: "card-back" };
};
