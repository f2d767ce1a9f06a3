// The answers to a question, from the options; what a player would look for and can't do asks the house why.
import type { Action } from "../../house";
import { t } from "../../language";
import type { Ask, Choice, Seen } from "../contract";
import { CARDS, dashed, failsNeeded, loyalties, looking, MISSIONS, PLOTS, teamSize } from "./nouns";
import { namedTeam } from "./story";
import { cardName, loyaltyName, plotName, plotUse, went } from "./words";

type Option = Action & { id: number };

/** The field that names a seat, of the verbs that name one. */
const NAMES: Readonly<Record<string, string>> = {
  appoint: "seat",
  accuse: "target",
  investigate: "target",
  examine: "target",
  blame: "target",
  "give-plot": "seat",
  overhear: "seat",
  "show-side": "seat",
  spotlight: "member",
  "look-at": "member",
};
/** Verbs whose missing seats are shown too, greyed: there is a rule to be told. */
const EXPLAINED = ["accuse", "examine", "look-at"];

export function ask(g: Seen): Ask {
  const options = g.options.map((id) => ({ ...g.action(id), id }) as Option);
  switch (g.view.frame) {
    case "Propose":
      return propose(g, options);
    case "Aim":
      return { choices: MISSIONS.map((mission) => aim(g, options, mission)) };
    case "OpinionVote":
    case "TeamVote":
      return {
        pair: true,
        choices: options.map((one) =>
          one.approve
            ? { label: t("resistance-approve"), art: "approve", tone: "yes", action: one.id }
            : { label: t("resistance-reject"), art: "reject", tone: "no", action: one.id },
        ),
      };
    case "MissionCards":
    case "OpenCard":
      return { pair: true, choices: CARDS.flatMap((card) => missionCard(options, card)) };
    case "LoyaltyCard":
      return { choices: loyalties(g.view.seats).map((card) => loyalty(options, card)) };
    case "StrongLeader":
    case "NoConfidence":
      return { choices: [...plotToUse(g, options), ...passes(g, options)] };
    case "TakeResponsibility":
      return { choices: options.map((one) => takePlot(g, one)) };
    case "EarlyAccusation":
      return { choices: [stepForward(options), ...passes(g, options)] };
    case "Blame":
      return { choices: [blame(g, options), ...passes(g, options)] };
  }
  return { choices: [...atSeats(g, options), ...onTheTeam(g), ...passes(g, options)] };
}

/** §7.1 In the place of all who can't have the Investigator token. */
function onTheTeam(g: Seen): Choice[] {
  const member = namedTeam(g.log).find((seat) => seat !== g.me);
  if (g.view.frame !== "Appoint" || member === undefined) return [];
  return [{ label: t("resistance-on-the-team"), art: "team", why: { do: "appoint", seat: member } }];
}

function propose(g: Seen, options: readonly Option[]): Ask {
  const teams = new Map(options.map((one) => [(one.team as number[]).join(), one.id]));
  const size = (options[0]?.team as number[] | undefined)?.length ?? 0;
  const seats = Array.from({ length: g.view.seats }, (_, n) => (Math.max(g.me, 0) + n) % g.view.seats);
  const action = (team: readonly number[]): number | undefined => teams.get(team.join());
  return { choices: [], pick: { size, seats, confirm: t("resistance-name-team"), action } };
}

function aim(g: Seen, options: readonly Option[], number: number): Choice {
  const mission = number + 1;
  const { seats } = g.view;
  const hint = t("resistance-space", { size: teamSize(seats, number), fails: failsNeeded(seats, number) });
  const found = options.find((one) => one.mission === mission);
  const label = t("resistance-mission", { mission });
  return found ? { label, hint, action: found.id } : { label, why: { do: "aim", mission } };
}

const SECTIONS: Readonly<Record<string, string>> = { fail: "3.2", chief_fail: "6.3", reverse: "11.1" };

/** A Fail that I may not play is shown, greyed: every hand looks alike from afar, and the reason can be read. */
function missionCard(options: readonly Option[], card: string): Choice[] {
  const found = options.find((one) => one.card === card);
  const label = cardName((CARDS as readonly string[]).indexOf(card));
  const section = SECTIONS[card] ?? "";
  if (found) return [{ label, art: card, action: found.id, ...(section ? { section } : {}) }];
  return card === "fail" ? [{ label, art: card, why: { do: "play-card", card } }] : [];
}

function loyalty(options: readonly Option[], card: string): Choice {
  const found = options.find((one) => one.card === card);
  const label = t("resistance-show", { card: loyaltyName(card) });
  return found ? { label, art: "loyalty", action: found.id } : { label, art: "loyalty", why: { do: "show", card } };
}

function plotToUse(g: Seen, options: readonly Option[]): Choice[] {
  const art = g.view.frame === "StrongLeader" ? "strong_leader" : "no_confidence";
  const label = t(`resistance-use-${dashed(art)}`);
  const hint = plotName(PLOTS.indexOf(art));
  const uses = options.filter((one) => one.do === "use-plot");
  return uses.map((one) => ({ label, hint, art, tone: "bold", action: one.id }));
}

function takePlot(g: Seen, one: Option): Choice {
  const plot = (PLOTS as readonly string[]).indexOf(one.plot as string);
  const hint = t("resistance-plot-before", { seat: g.name(one.seat as number), use: plotUse(plot) });
  return { label: plotName(plot), hint, art: PLOTS[plot] ?? "plot-back", action: one.id };
}

function stepForward(options: readonly Option[]): Choice {
  const found = options.find((one) => one.do === "step-forward");
  const choice = { label: t("resistance-step-forward"), art: "hunter-token" };
  return found ? { ...choice, action: found.id } : { ...choice, why: { do: "step-forward" } };
}

function blame(g: Seen, options: readonly Option[]): Choice {
  const choice = { label: t("resistance-blame"), art: "blame-token" };
  const choices = atSeats(g, options);
  if (!choices.length) return { ...choice, why: { do: "blame", target: (Math.max(g.me, 0) + 1) % g.view.seats } };
  return { ...choice, hint: t("resistance-blame-once"), next: { title: t("resistance-blame-whom"), choices } };
}

/** One seat is to be named: those that can be, clockwise from mine, then those that can't and why. */
function atSeats(g: Seen, options: readonly Option[]): Choice[] {
  const verb = options.find((one) => NAMES[one.do]);
  const field = verb && NAMES[verb.do];
  if (!verb || !field) return [];
  const can: Choice[] = [];
  const cannot: Choice[] = [];
  const pool = verb.do === "look-at" ? looking(g).team : Array.from({ length: g.view.seats }, (_, seat) => seat);
  const clockwise = (seat: number): number => (seat - Math.max(g.me, 0) + g.view.seats) % g.view.seats;
  for (const seat of [...pool].sort((a, b) => clockwise(a) - clockwise(b))) {
    const found = options.find((one) => one[field] === seat);
    const label = seat === g.me ? t("resistance-myself", { name: g.name(seat) }) : g.name(seat);
    const hint = went(g, seat);
    if (found) can.push({ label, seat, action: found.id, ...(hint ? { hint } : {}) });
    else if (EXPLAINED.includes(verb.do) && seat !== g.me) {
      cannot.push({ label, seat, why: { do: verb.do, [field]: seat } });
    }
  }
  return [...can, ...cannot];
}

const passes = (g: Seen, options: readonly Option[]): Choice[] =>
  options.filter((one) => one.do === "pass").map((one) => pass(g, one));

function pass(g: Seen, one: Option): Choice {
  const frame = g.view.frame;
  const kept = ["StrongLeader", "NoConfidence", "Spotlight", "CloseEye"].includes(frame);
  return { label: t(kept ? "resistance-not-now" : "resistance-pass"), tone: kept ? "quiet" : "bold", action: one.id };
}
