// The table as it lies while a beat is shown: the last view, and what the events since then have changed of it.
import type { Happened } from "../../../position";
import type { Seen } from "../../contract";
import { storyOf, together } from "../moments";
import { type HexView, THINGS, viewOf } from "../scene";

type HexTuple = HexView["hexes"][number];
type Layer = HexView["window"][number];

const seen = new WeakMap<Seen, HexView>();

/** What is not told here comes with the next view, a moment later. */
export function lies(g: Seen): HexView {
  const now = g.moment?.happened;
  if (!now) return viewOf(g);
  let found = seen.get(g);
  if (!found) {
    const story = storyOf(g, now);
    const last = together(g, now).at(-1)?.n ?? now.n;
    found = story.slice(g.log.length, last + 1).reduce((view, one) => after(view, one, story), viewOf(g));
    seen.set(g, found);
  }
  return found;
}

const put = <T>(list: readonly T[], at: number, one: T): T[] => list.map((old, n) => (n === at ? one : old));
const more = (list: readonly number[], at: number, by: number): number[] =>
  put(list, at, Math.max(0, (list[at] ?? 0) + by));

function after(view: HexView, one: Happened, story: readonly Happened[]): HexView {
  const { seat } = one;
  switch (one.kind) {
    case "round":
      return {
        ...view,
        round: one.number,
        dealer: one.dealer,
        caster: one.caster,
        tie: one.tie,
        hexes: [],
        window: [],
        going: null,
        table: view.table.map(() => []),
        down: view.down.map(() => []),
        sizes: view.sizes.map(() => 0),
      };
    case "voice":
      return { ...view, voice: put(view.voice, seat, one.now) };
    case "dealt":
    case "drew":
      return { ...view, sizes: more(view.sizes, seat, one.count), deck: Math.max(0, view.deck - one.count) };
    case "discarded":
      return { ...view, sizes: more(view.sizes, seat, -1) };
    case "robbed":
    case "absorbed":
      return { ...view, sizes: more(view.sizes, seat, 1) };
    case "taken":
      return { ...view, sizes: more(more(view.sizes, seat, 1), one.of, -1) };
    case "effect gone":
      return { ...view, standing: view.standing.filter(([card, owner]) => card !== one.card || owner !== seat) };
    case "effect moved":
      return {
        ...view,
        standing: view.standing.map((old) =>
          old[0] === one.card && old[1] === one.of ? [old[0], seat, null, old[3]] : old,
        ),
      };
    case "round over":
      return { ...view, hexes: [], window: [], going: null };
    case "ready":
      return { ...view, window: [] };
    case "curse":
      return { ...view, curse: one.card };
  }
  return ofCards(ofHexes(view, one, story), one, story);
}

/** Hexes are cast, move, multiply and go. */
function ofHexes(view: HexView, one: Happened, story: readonly Happened[]): HexView {
  const change = (is: (hex: HexTuple) => boolean, to: (hex: HexTuple) => HexTuple[]): HexView => ({
    ...view,
    hexes: view.hexes.flatMap((hex) => (is(hex) ? to(hex) : [hex])),
  });
  const isIt = (hex: HexTuple): boolean => hex[0] === one.hex;
  switch (one.kind) {
    case "cast":
      return {
        ...view,
        window: [],
        hexes: [...view.hexes, [numberOf(one, story), one.at, one.seat, 0, 0, 0, 0, 0, 1, 0, 0, 1]],
      };
    case "moved": {
      const moved = change(isIt, ([number, , , , ...rest]) => [[number, one.to, one.targeter, one.way, ...rest]]);
      return { ...moved, window: [] };
    }
    case "duplicated": {
      const twin = change(isIt, (hex) => {
        const [, , targeter, , ...rest] = hex;
        return [hex, [one.copy, one.to, targeter, one.way, ...rest]];
      });
      return { ...twin, window: [] };
    }
    case "dismissed":
      return { ...change(isIt, () => []), window: [] };
    case "hexed": {
      const gone = view.hexes.find((hex) => hex[1] === one.seat && hex[2] === one.targeter);
      return { ...view, going: null, window: [], hexes: view.hexes.filter((hex) => hex !== gone) };
    }
  }
  return view;
}

/** Hexes are numbered in each round as they come. */
function numberOf(cast: Happened, story: readonly Happened[]): number {
  const start = story.findLastIndex((one) => one.kind === "round" && one.n < cast.n);
  return story.slice(Math.max(0, start), cast.n).filter((one) => one.kind === "cast" || one.kind === "duplicated")
    .length;
}

/** Cards that come into play, and the counters to them. */
function ofCards(view: HexView, one: Happened, story: readonly Happened[]): HexView {
  const { seat } = one;
  switch (one.kind) {
    case "lies":
      return { ...view, readied: one.hexes };
    case "answered":
    case "played":
    case "hexed card": {
      const before = story[one.n - 1]?.kind ?? "";
      const isNew = one.kind !== "answered" || !["answered", "can't"].includes(before) || !view.window.length;
      const isDown = one.kind === "answered" && one.stated === true;
      const first: Layer = [...(isNew ? [] : (view.window[0] ?? [])), [seat, one.card, -1, false, isDown]];
      const readied = one.kind === "answered" ? [] : view.readied;
      return { ...view, window: [first], sizes: more(view.sizes, seat, -1), readied };
    }
    case "countered":
      return { ...view, window: countered(view.window, one), sizes: more(view.sizes, seat, -1) };
    case "cancelled": {
      const at = view.window.findLastIndex((layer) => layer.some((entry) => isStanding(entry, seat, one.card)));
      if (at < 0) return view;
      const n = (view.window[at] ?? []).findIndex((entry) => isStanding(entry, seat, one.card));
      const layer = (view.window[at] ?? []).map((entry, place): Layer[number] =>
        place === n ? [entry[0], entry[1], entry[2], true, entry[4]] : entry,
      );
      return { ...view, window: put(view.window, at, layer) };
    }
  }
  return view;
}

const isStanding = (entry: Layer[number], owner: number, card: number): boolean =>
  entry[0] === owner && entry[1] === card && !entry[3];

/** A counter lies one layer above what it counters. */
function countered(window: readonly Layer[], one: Happened): Layer[] {
  const isOfCard = THINGS[one.what] === "card";
  const below = isOfCard ? window.findLastIndex((layer) => layer.some((entry) => isStanding(entry, one.a, one.b))) : -1;
  const at = below < 0 ? -1 : (window[below] ?? []).findIndex((entry) => isStanding(entry, one.a, one.b));
  const layer = [...(window[below + 1] ?? []), [one.seat, one.card, at, false, false] as Layer[number]];
  return [...window.slice(0, below + 1), layer, ...window.slice(below + 2)];
}
