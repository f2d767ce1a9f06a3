// The present turn, step by step: action, answers, Barons, Judges, Monks, what the guilty pays, and every doubt.
import type { Action } from "../../house";
import type { Happened } from "../../position";
import type { Seen } from "../contract";
import { type Claim, type Identity, identity, NOBODY, REACTS_AS, type Reaction, toldNow, viewOf } from "./scene";

/** A doubt and what became of it. */
export interface Trial {
  doubter: number;
  claimant: number;
  identity: Identity;
  /** the doubter is among them */
  support: number[];
  opposed: number[];
  verdict: "open" | "dismissed" | "right" | "wrong";
}

export type StepKind = "claim" | "buy" | "accuse" | "doubt" | Reaction | "pay";

export interface Step {
  /** the event that it begins with */
  n: number;
  kind: StepKind;
  seat: number;
  /** whom it is aimed at: accused, seller, paid; NOBODY for the bank or nobody */
  to: number;
  /** who is claimed to be; null where nobody is */
  identity: Identity | null;
  action: Action | null;
  happened: Happened;
  trials: Trial[];
  /** doubted away, proved by a wrong doubt, or neither (yet) */
  fate: "" | "fell" | "proved";
}

/** The last turn in the log, or the one that is shown. */
export function thread(g: Seen): Step[] {
  const told = toldNow(g);
  const first = told.findLastIndex((one) => one.kind === "turn" || one.kind === "round");
  const steps: Step[] = [];
  for (const one of told.slice(Math.max(0, first))) {
    const step = stepOf(g, one, steps);
    if (step) steps.push(step);
    else judge(steps.at(-1), one);
  }
  return steps;
}

function stepOf(g: Seen, one: Happened, before: readonly Step[]): Step | null {
  const step = (kind: StepKind, to = NOBODY, action: Action | null = null, who: Identity | null = null): Step => ({
    n: one.n,
    kind,
    seat: one.seat,
    to,
    identity: who,
    action,
    happened: one,
    trials: [],
    fate: "",
  });
  switch (one.kind) {
    case "claimed": {
      const claim = g.action(one.action) as Claim;
      return step("claim", claim.of, claim, claim.identity);
    }
    case "reacted": {
      const action = g.action(one.action);
      const reaction = action.do as Reaction;
      return step(reaction, NOBODY, action, REACTS_AS[reaction]);
    }
    case "bought":
      return step("buy", one.target);
    case "accused":
      return step("accuse", one.target);
    case "gave": {
      const isFined = before.some((past) => past.kind === "condemn" && past.fate !== "fell");
      return isFined ? step("pay", one.to) : null;
    }
    case "doubted": {
      if (before.some((past) => past.identity)) return null;
      const doubt = step("doubt", one.claimant, null, null); // §10.3 a doubt is the action of a showdown
      judge(doubt, one);
      return doubt;
    }
  }
  return null;
}

/** A doubt on a step goes on. */
function judge(step: Step | undefined, one: Happened): void {
  const trial = step?.trials.at(-1);
  if (!step) return;
  switch (one.kind) {
    case "doubted":
      step.trials.push({
        doubter: one.seat,
        claimant: one.claimant,
        identity: identity(one.identity),
        support: [one.seat],
        opposed: [],
        verdict: "open",
      });
      return;
    case "voted":
      (one.support ? trial?.support : trial?.opposed)?.push(one.seat);
      return;
  }
  if (trial?.verdict !== "open") return;
  switch (one.kind) {
    case "dismissed":
      trial.verdict = "dismissed";
      return;
    case "admitted":
      trial.verdict = "right";
      step.fate = "fell";
      return;
    case "turned":
      trial.verdict = "wrong";
      step.fate = "proved";
  }
}

/** Somebody's words that are talked about: "I am the …". */
export interface Spoken {
  seat: number;
  identity: Identity;
  /** what is said it for; null where the log doesn't tell */
  step: Step | null;
}

const TRIAL = ["claimed", "reacted", "doubted", "voted", "dismissed", "admitted", "turned"];

/** The claim that is on trial right now, in a beat or in the question; null while none is. */
export function currentClaim(g: Seen): Spoken | null {
  const now = g.moment?.happened;
  const view = viewOf(g);
  if (now ? !TRIAL.includes(now.kind) : view.frame !== "Doubts" && view.frame !== "SupportVote") return null;
  const step = thread(g).findLast((one) => one.identity || one.kind === "doubt") ?? null;
  const trial = step?.trials.at(-1);
  if (step?.identity) return { seat: step.seat, identity: step.identity, step };
  if (step && trial) return { seat: trial.claimant, identity: trial.identity, step };
  return view.claim ? { seat: view.claim[0], identity: identity(view.claim[1]), step: null } : null;
}

/** The doubt that is being voted on, or was last in this turn. */
export const lastTrial = (g: Seen): Trial | null =>
  thread(g)
    .findLast((one) => one.trials.length)
    ?.trials.at(-1) ?? null;
