// The answers as a small tree of choices, made of the options that the house sends and nothing else.
import type { Action } from "../../house";
import { t } from "../../language";
import type { Ask, Choice, Seen } from "../contract";
import { type Character, CHARACTERS, type Claim, placeOf, type Resource, RESOURCES, saidNow, viewOf } from "./scene";
import { called, hand, names, some, the, typed } from "./words";

/** An option with what it does. */
interface Option {
  id: number;
  action: Action;
}

interface ClaimOption {
  id: number;
  action: Claim;
}

export function ask(g: Seen): Ask {
  const all = g.options.map((id): Option => ({ id, action: g.action(id) }));
  const of = (verb: string): Option[] => all.filter((option) => option.action.do === verb);
  switch (viewOf(g).frame) {
    case "Turn":
      return turn(g, of);
    case "ClaimVote":
    case "ImmunityVote":
      return { pair: true, choices: of("vote").map(vote) };
    case "Challenge":
      return call(of("call-hoax"), of("pass"));
    case "ImmunityChallenge":
      return callImmunity(g, of("call-hoax"), of("pass"));
    case "Immunity":
      return immunity(of("immune"), of("pass"));
  }
  return { choices: all.map((option) => token(g, option)) };
}

// windows and votes -------------------------------------------------------------------------------------------------

const vote = ({ id, action }: Option): Choice =>
  action.up
    ? { label: t("hoax-do-up"), art: "thumb-up", tone: "yes", action: id }
    : { label: t("hoax-do-down"), art: "thumb-down", tone: "no", action: id };

const pass = ({ id }: Option): Choice => ({ label: t("hoax-do-pass"), action: id });

const call = (calls: readonly Option[], passes: readonly Option[]): Ask => ({
  pair: true,
  choices: [
    ...calls.map(({ id }): Choice => ({ label: t("hoax-do-hoax"), art: "hoax-card", tone: "no", action: id })),
    ...passes.map(pass),
  ],
});

/** §9.4 With one immunity it is a call like any other. */
function callImmunity(g: Seen, calls: readonly Option[], passes: readonly Option[]): Ask {
  if (calls.length === 1) return call(calls, passes);
  const choices = calls.map(({ id, action }): Choice => {
    const on = action.on as number;
    const said = saidNow(g).find((one) => one.seat === on);
    const hint = said && t("hoax-do-hoax-on", { who: g.name(on), the: the(said.character) });
    return { label: t("hoax-do-hoax"), ...(hint ? { hint } : {}), tone: "no", seat: on, action: id };
  });
  return { choices: [...choices, ...passes.map(pass)] };
}

const immunity = (claims: readonly Option[], passes: readonly Option[]): Ask => ({
  pair: claims.length === 1,
  choices: [
    ...claims.map(({ id, action }): Choice => {
      const who = action.character as Character;
      const label = t("hoax-do-immune", { the: the(who) });
      return { label, hint: t("hoax-do-immune-how"), art: who, tone: "bold", action: id };
    }),
    ...passes.map(({ id }): Choice => ({ label: t("hoax-do-bear"), action: id })),
  ],
});

/** Take or give one of these. */
function token(g: Seen, { id, action }: Option): Choice {
  if (action.do === "pass") return pass({ id, action });
  const type = action.type as Resource;
  const label = t(action.do === "give" ? "hoax-do-give" : "hoax-do-take", { tokens: some(1, type) });
  return { label, hint: have(g, type), art: type, action: id };
}

/** `you have 2`. */
const have = (g: Seen, type: Resource): string =>
  t("hoax-do-have", { n: viewOf(g).tokens[g.me]?.[placeOf(type)] ?? 0 });

// a turn ------------------------------------------------------------------------------------------------------------

function turn(g: Seen, of: (verb: string) => Option[]): Ask {
  const [done] = of("done");
  const claims = of("claim") as ClaimOption[];
  const choices: Choice[] = [];
  if (claims.length) {
    const choice = { label: t("hoax-do-claim"), hint: t("hoax-do-claim-how"), art: "card-back", section: "3.1" };
    choices.push({ ...choice, tone: "bold", next: claim(g, claims) });
  }
  choices.push(investigate(g, of("investigate")), accuse(g, of("accuse")));
  const end = { label: t("hoax-do-done"), section: "2.3" };
  choices.push(done ? { ...end, tone: "bold", action: done.id } : { ...end, why: { do: "done" } });
  return { pair: choices.length === 4, choices };
}

/** A group of which one thing can be chosen is that thing. */
function group(choice: Choice, next: Ask): Choice {
  const [only, ...others] = next.choices;
  if (!only || others.length) return { ...choice, next };
  if (only.action !== undefined) return { ...choice, hint: only.label, action: only.action };
  return { ...choice, ...(only.next && { next: only.next }) };
}

/** The different values of a field, in the order in which they come. */
const values = (options: readonly ClaimOption[], field: "of" | "count"): number[] => [
  ...new Set(options.map(({ action }) => action[field] ?? 0)),
];

const rival = (g: Seen): number => viewOf(g).remaining.find((seat) => seat !== g.me) ?? 0;

function investigate(g: Seen, options: readonly Option[]): Choice {
  const choice: Choice = { label: t("hoax-do-investigate"), art: "suspicion", section: "4.1" };
  if (!options.length) return { ...choice, why: { do: "investigate", target: rival(g) } };
  const choices = options.map(({ id, action }) => ({ ...person(g, action.target as number), action: id }));
  return group({ ...choice, hint: t("hoax-do-investigate-how") }, { title: t("hoax-which-investigate"), choices });
}

function accuse(g: Seen, options: readonly Option[]): Choice {
  const choice: Choice = { label: t("hoax-do-accuse"), art: "imposter", section: "5.1" };
  if (!options.length) return { ...choice, why: { do: "accuse", target: rival(g), name: CHARACTERS[0] } };
  const choices = [...new Set(options.map(({ action }) => action.target as number))].map(
    (target): Choice => ({
      ...person(g, target),
      next: {
        title: t("hoax-which-name", { who: g.name(target) }),
        choices: options.filter(({ action }) => action.target === target).map((option) => named(g, option)),
      },
    }),
  );
  return group({ ...choice, hint: t("hoax-do-accuse-how") }, { title: t("hoax-which-accuse"), choices });
}

/** A seat as a target, with what lies before it. */
function person(g: Seen, seat: number): Choice {
  const view = viewOf(g);
  const marked = view.imposters[seat] ?? [];
  const has = hand(view.tokens[seat] ?? []);
  const not = marked.map((n) => the(CHARACTERS[n] ?? "butler"));
  const hint = not.length ? t("hoax-do-not-these", { hand: has, names: not.join(", ") }) : has;
  return { label: g.name(seat), seat, hint };
}

function named(g: Seen, { id, action }: Option): Choice {
  const name = action.name as Character;
  const isMarked = viewOf(g).imposters[action.target as number]?.includes(CHARACTERS.indexOf(name));
  return { label: called(name), art: name, action: id, ...(isMarked && { hint: t("hoax-do-marked"), tone: "quiet" }) };
}

// claims ------------------------------------------------------------------------------------------------------------

function claim(g: Seen, claims: readonly ClaimOption[]): Ask {
  const choices = CHARACTERS.map((who): Choice => {
    const own = claims.filter(({ action }) => action.character === who);
    const choice: Choice = { label: called(who), hint: t(`hoax-brief-${who}`), art: who };
    if (!own.length) return { ...choice, hint: t("hoax-do-marked-mine"), why: anyOf(g, who) };
    const [first] = own;
    if (own.length > 1 || !first) return group(choice, what(g, who, own));
    if (first.action.helps !== undefined) return { ...choice, action: first.id }; // with one other player left
    return { ...choice, hint: detail(g, first).label, action: first.id };
  });
  return { title: t("hoax-which-character"), choices };
}

/** Some claim of this character, whether it can be made or not. */
function anyOf(g: Seen, who: Character): Action {
  const target = rival(g);
  return (
    g.actions
      .list()
      .find(
        (one) =>
          one.do === "claim" &&
          one.character === who &&
          (one.of ?? target) === target &&
          (one.helps ?? target) === target,
      ) ?? { do: "claim", character: who }
  );
}

/** What a claim is for. */
function what(g: Seen, who: Character, own: readonly ClaimOption[]): Ask {
  const args = { the: the(who) };
  if (own.some(({ action }) => action.gives !== undefined)) return exchange(g, who, own);
  if (own.every(({ action }) => action.helps !== undefined)) {
    const choices = own.map(({ id, action }) => ({ ...person(g, action.helps ?? 0), action: id }));
    return { title: t("hoax-which-help", args), choices };
  }
  if (own.every(({ action }) => action.of !== undefined)) return seize(g, who, own);
  return { title: t("hoax-which-aim", args), pair: own.length === 2, choices: own.map((one) => detail(g, one)) };
}

/** A claim that says no more than what is taken. */
function detail(g: Seen, { id, action }: ClaimOption): Choice {
  const type = action.takes ?? "cash";
  if (action.neighbours) {
    const near = neighbours(g);
    const hint = t("hoax-do-neighbours-how", { names: names(g, near), n: near.length });
    return { label: t("hoax-do-neighbours"), hint, art: "card-back", action: id };
  }
  if (action.takes === undefined) return { label: t("hoax-do-exchange-nothing"), action: id };
  if (action.character !== "son_in_law") {
    return { label: t("hoax-do-take", { tokens: some(1, type) }), hint: have(g, type), art: type, action: id };
  }
  const view = viewOf(g);
  const givers = view.remaining.filter((seat) => seat !== g.me && view.tokens[seat]?.[placeOf(type)]);
  const hint = givers.length ? t("hoax-do-collect-how", { names: names(g, givers) }) : t("hoax-do-collect-none");
  const label = t("hoax-do-collect", { tokens: some(1, type) });
  return { label, hint, art: type, tone: givers.length ? "bold" : "quiet", action: id };
}

/** The nearest players still in on each side, for the hint only. */
function neighbours(g: Seen): number[] {
  const { remaining, seats } = viewOf(g);
  const others = Array.from({ length: seats - 1 }, (_, n) => (g.me + 1 + n) % seats).filter((seat) =>
    remaining.includes(seat),
  );
  return [...new Set([others.at(0), others.at(-1)])].filter((seat) => seat !== undefined);
}

function seize(g: Seen, who: Character, own: readonly ClaimOption[]): Ask {
  const choices = values(own, "of").map((seat): Choice => {
    const types = own
      .filter(({ action }) => action.of === seat)
      .map(({ id, action }): Choice => {
        const type = action.takes ?? "cash";
        const there = Math.min(2, viewOf(g).tokens[seat]?.[placeOf(type)] ?? 0);
        if (!there) return { label: typed(type), hint: t("hoax-do-seize-none"), art: type, tone: "quiet", action: id };
        const label = t("hoax-do-take", { tokens: some(there, type) });
        return { label, hint: have(g, type), art: type, tone: "bold", action: id };
      });
    return group(person(g, seat), { title: t("hoax-which-type", { who: g.name(seat) }), choices: types });
  });
  return { title: t("hoax-which-seize", { the: the(who) }), choices };
}

// §3.11 an exchange: what is given, what for, how many, with whom
function exchange(g: Seen, who: Character, own: readonly ClaimOption[]): Ask {
  const choices = types(own, "gives").map((gives): Choice => {
    const these = own.filter(({ action }) => action.gives === gives);
    return group({ label: typed(gives), hint: have(g, gives), art: gives }, exchangeFor(g, these, gives));
  });
  return { title: t("hoax-which-gives", { the: the(who) }), choices };
}

const types = (own: readonly ClaimOption[], field: "gives" | "takes"): Resource[] =>
  RESOURCES.filter((type) => own.some(({ action }) => action[field] === type));

function exchangeFor(g: Seen, own: readonly ClaimOption[], gives: Resource): Ask {
  const choices = types(own, "takes").map((takes): Choice => {
    const these = own.filter(({ action }) => action.takes === takes);
    return group({ label: typed(takes), hint: have(g, takes), art: takes }, howMany(g, these, gives, takes));
  });
  return { title: t("hoax-which-takes", { gives: typed(gives) }), pair: choices.length === 2, choices };
}

function howMany(g: Seen, own: readonly ClaimOption[], gives: Resource, takes: Resource): Ask {
  const args = { gives: typed(gives), takes: typed(takes) };
  const counts = values(own, "count");
  const choices = counts.map((count): Choice => {
    const these = own.filter(({ action }) => action.count === count);
    const partners = { title: t("hoax-which-partner", args), choices: these.map((one) => partner(g, one)) };
    return group({ label: t("hoax-do-each", { count }), art: takes }, partners);
  });
  const [only] = choices;
  if (choices.length === 1 && only?.next) return only.next;
  return { title: t("hoax-which-count", args), choices };
}

function partner(g: Seen, { id, action }: ClaimOption): Choice {
  if (action.of === undefined) return { label: t("hoax-do-supply"), art: action.takes ?? "cash", action: id };
  return { ...person(g, action.of), action: id };
}
