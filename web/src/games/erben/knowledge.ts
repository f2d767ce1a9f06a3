// What I know of the others' cards in this round, each with its reason, and what they know of mine.
import { t } from "../../language";
import { type Happened, members } from "../../position";
import type { Seen } from "../contract";
import { the, titles } from "./nouns";
import { type ErbenView, identity, viewOf } from "./scene";

export interface Known {
  seat: number;
  /** the identities that it can be */
  can: number[];
  why: string[];
}

const COPIES = 2; // §1.2 cards of each identity

/** This round of my log; without the memory aid the present turn, as in the log: nobody takes notes. */
function recalled(g: Seen): readonly Happened[] {
  const begins = g.table.memory_aid || !g.view.frame ? ["round"] : ["round", "turn"];
  return g.log.slice(
    Math.max(
      0,
      g.log.findLastIndex((one) => begins.includes(one.kind)),
    ),
  );
}

/** In which turn of its round an event came. */
function turnAt(g: Seen, n: number): number {
  const before = g.log.slice(0, n);
  return before
    .slice(
      Math.max(
        0,
        before.findLastIndex((one) => one.kind === "round"),
      ),
    )
    .filter((one) => one.kind === "turn").length;
}

/** Every other seat, also those that I know nothing of but what is covered; who is in the round comes first. */
export function knowledge(g: Seen): Known[] {
  const { remaining, seats } = viewOf(g);
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== g.me);
  const last = (seat: number): number => (remaining.includes(seat) ? 0 : 1);
  return others.sort((a, b) => last(a) - last(b)).map((seat) => know(g, seat));
}

function know(g: Seen, seat: number): Known {
  const view = viewOf(g);
  const known: Known = { seat, can: view.cast, why: [] };
  const open = isUp(g, seat) ? view.turned[seat]?.at(-1) : view.cards?.[seat];
  if (open !== undefined && open >= 0) return { ...known, can: [open], why: [t("erben-why-open")] };
  rule(known, view.covered[seat] ?? []);
  rule(known, g.table.memory_aid ? lost(g, seat) : [], (names) => t("erben-why-lost", { names })); // §12.5
  for (const one of mine(g, seat)) learn(g, known, one);
  rule(known, bothKnown(g, view), (names) => t("erben-why-both", { names }));
  return known;
}

/** §4.6 Does the card that it plays with lie face up? §12.8 A first card does, and a second follows. */
const isUp = (g: Seen, seat: number): boolean => (viewOf(g).turned[seat]?.length ?? 0) > (hasNewCard(g, seat) ? 1 : 0);

/** §12.8 Does it play with a second card? */
export const hasNewCard = (g: Seen, seat: number): boolean =>
  g.log
    .slice(
      Math.max(
        0,
        g.log.findLastIndex((one) => one.kind === "round"),
      ),
    )
    .some((one) => one.kind === "drew" && one.seat === seat);

/** These it is not. A reason is given for what is news; none is needed for what everybody sees covered. */
function rule(known: Known, heads: readonly number[], why?: (names: string) => string): void {
  const news = heads.filter((n) => known.can.includes(n));
  if (!news.length) return;
  known.can = known.can.filter((n) => !news.includes(n));
  if (why) known.why.push(why(titles(news)));
}

/** What I was told of a seat's card since it holds it (§12.8 a new card makes it void). */
function mine(g: Seen, seat: number): readonly Happened[] {
  const told = recalled(g);
  return told.slice(told.findLastIndex((one) => one.kind === "drew" && one.seat === seat) + 1);
}

/** §12.5 The heads that it lost without a marker. */
const lost = (g: Seen, seat: number): number[] =>
  mine(g, seat)
    .filter((one) => one.kind === "admitted" && one.seat === seat)
    .map((one) => one.identity as number);

function learn(g: Seen, known: Known, one: Happened): void {
  const turn = turnAt(g, one.n);
  if (one.kind === "showed" && one.seat === known.seat && one.to === g.me && one.cards !== null) {
    rule(known, members(one.cards), (names) => t("erben-why-shown", { turn, names }));
  }
  if (one.kind === "accused" && one.seat === g.me && one.target === known.seat && one.name !== null) {
    const verdict = one.right ? "right" : "wrong";
    known.can = known.can.filter((n) => (n === one.name) === one.right);
    known.why.push(t("erben-why-accused", { turn, verdict, the: the(identity(one.name)) }));
  }
}

/** Identities both cards of which I see: my own and those that lie face up. */
function bothKnown(g: Seen, view: ErbenView): number[] {
  const mineUp = isUp(g, g.me);
  const seen = [...view.turned.flat(), ...(view.identity === null || mineUp ? [] : [view.identity])];
  return view.cast.filter((n) => seen.filter((card) => card === n).length >= COPIES);
}

/** What I have shown to whom, and what I was called. */
export function given(g: Seen): string[] {
  return mine(g, g.me).flatMap((one) => {
    const args = { who: g.name(one.kind === "showed" ? one.to : one.seat), turn: turnAt(g, one.n) };
    if (one.kind === "showed" && one.seat === g.me && one.cards !== null) {
      return [t("erben-told-shown", { ...args, names: titles(members(one.cards)) })];
    }
    if (one.kind !== "accused" || one.target !== g.me || one.name === null) return [];
    return [t("erben-told-named", { ...args, the: the(identity(one.name)), verdict: one.right ? "right" : "wrong" })];
  });
}
