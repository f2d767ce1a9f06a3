// The view of Hoax by its types, and the table as it lies while a beat is shown.
import type { Action } from "../../house";
import type { Happened, View } from "../../position";
import type { Seen } from "../contract";

/** In the order of the sheet; a number in a view or an event is a place in these lists. */
export const CHARACTERS = ["ex_wife", "lover", "son_in_law", "cousin", "chef", "gardener", "butler"] as const;
export const RESOURCES = ["cash", "prestige", "evidence"] as const;

export type Character = (typeof CHARACTERS)[number];
export type Resource = (typeof RESOURCES)[number];

export interface HoaxView extends View {
  identity: number | null;
  tokens: number[][];
  imposters: number[][];
  remaining: number[];
  exhausted: number[];
  hoax_card: number | null;
  first: number | null;
  turn: number | null;
  claimed: boolean;
  accused: boolean;
  claim: number | null;
  trial: number | null;
  immune: [number, number][];
  identities: number[] | null;
  winner: number | null;
  points: number;
}

export interface Claim extends Action {
  do: "claim";
  character: Character;
  takes?: Resource;
  gives?: Resource;
  count?: number;
  of?: number;
  helps?: number;
  neighbours?: boolean;
}

export const viewOf = (g: Seen): HoaxView => g.view as HoaxView;
export const character = (n: number): Character => CHARACTERS[n] ?? "butler";
export const resource = (n: number): Resource => RESOURCES[n] ?? "cash";
export const placeOf = (type: Resource): number => RESOURCES.indexOf(type);

/** What has happened up to a beat: the beats bring the log of the newest view, the view shown is older. */
export const storyOf = (g: Seen, happened: Happened): readonly Happened[] =>
  (happened.story as readonly Happened[] | undefined) ?? g.log;

/** Words of a seat that are talked about: "I am the …", as a claim or as an immunity. */
export interface Said {
  seat: number;
  character: Character;
  /** null: an immunity */
  claim: Claim | null;
}

export function saidIn(g: Seen, happened: Happened): Said | null {
  if (happened.kind === "immune") return { seat: happened.seat, character: character(happened.character), claim: null };
  if (happened.kind !== "claimed") return null;
  const claim = g.action(happened.action) as Claim;
  return { seat: happened.seat, character: claim.character, claim };
}

/** The last thing that this seat had claimed to be when something happened. */
export function saidBefore(g: Seen, happened: Happened, seat: number): Said | null {
  const said = storyOf(g, happened)
    .slice(0, happened.n)
    .findLast((one) => (one.kind === "claimed" || one.kind === "immune") && one.seat === seat);
  return said ? saidIn(g, said) : null;
}

/** All that the table talks about right now, in a beat or in the question. */
export function saidNow(g: Seen): readonly Said[] {
  const now = g.moment?.happened;
  if (now) {
    const isTrial = now.kind === "called" || now.kind === "voted";
    const said = isTrial ? saidBefore(g, now, now.claimant) : saidIn(g, now);
    return said ? [said] : [];
  }
  const view = viewOf(g);
  const immune = view.immune.map(([seat, who]) => ({ seat, character: character(who), claim: null }));
  if (immune.length) return immune.filter((one) => view.trial === null || one.seat === view.trial);
  if (view.claim === null || view.turn === null) return [];
  const claim = g.action(view.claim) as Claim;
  return [{ seat: view.turn, character: claim.character, claim }];
}

/** What lies on the table. */
export interface Scene {
  tokens: number[][];
  imposters: number[][];
  remaining: number[];
  exhausted: number[];
  hoaxCard: number | null;
  turn: number | null;
}

/** The table of the view and of all that was told since, but for the beat that is just being shown. */
export function scene(g: Seen): Scene {
  const view = viewOf(g);
  const lies: Scene = {
    tokens: view.tokens.map((hand) => [...hand]),
    imposters: view.imposters.map((marked) => [...marked]),
    remaining: [...view.remaining],
    exhausted: [...view.exhausted],
    hoaxCard: view.hoax_card,
    turn: view.frame && view.frame !== "Gather" ? view.turn : null,
  };
  const now = g.moment?.happened;
  if (now) for (const one of storyOf(g, now).slice(g.log.length, now.n)) tell(lies, one);
  return lies;
}

function tell(lies: Scene, one: Happened): void {
  switch (one.kind) {
    case "took":
      return move(lies, -1, one.seat, one.type, one.count);
    case "gave":
      return move(lies, one.seat, one.to, one.type, one.count);
    case "swapped":
      move(lies, one.seat, one.other, one.gives, one.count);
      return move(lies, one.other, one.seat, one.takes, one.count);
    case "investigated":
      return RESOURCES.forEach((_, type) => move(lies, one.seat, -1, type, 1));
    case "accused":
      return RESOURCES.forEach((_, type) => {
        const [from, to] = one.right ? [one.target, one.seat] : [one.seat, -1];
        move(lies, from, to, type, lies.tokens[from]?.[type] ?? 0);
      });
    case "admitted":
      lies.imposters[one.seat]?.push(one.character);
      return;
    case "immune":
      lies.exhausted.push(one.seat);
      return;
    case "called":
      lies.hoaxCard = one.seat;
      return;
    case "out":
      lies.remaining = lies.remaining.filter((seat) => seat !== one.seat);
      if (lies.hoaxCard === one.seat) lies.hoaxCard = null;
      return;
    case "turn":
      lies.turn = one.seat;
      lies.exhausted = lies.exhausted.filter((seat) => seat !== one.seat);
  }
}

/** Tokens go from hand to hand; -1 is the supply. */
function move(lies: Scene, from: number, to: number, type: number, count: number): void {
  const [giver, taker] = [lies.tokens[from], lies.tokens[to]];
  if (giver) giver[type] = (giver[type] ?? 0) - count;
  if (taker) taker[type] = (taker[type] ?? 0) + count;
}
