// The cards in play as chains. A card has at most one counter, which may have one itself: what lies on top counts.
import type { Entry } from "../scene";

/** Chains from the cards of the lowest layer up; a counter to something else than a card begins one of its own. */
export function chainsOf(layers: readonly Entry[][]): Entry[][] {
  const chains: Entry[][] = [];
  const tops: (Entry[] | undefined)[][] = [];
  layers.forEach((layer, depth) => {
    tops[depth] = layer.map((entry) => {
      const below = depth && entry.at >= 0 ? tops[depth - 1]?.[entry.at] : undefined;
      if (below) below.push(entry);
      else chains.push([entry]);
      return below ?? chains.at(-1);
    });
  });
  return chains;
}

/** A counter that isn't cancelled itself holds down what lies beneath it, before it has acted too. */
export const holdsDown = (chain: readonly Entry[], n: number): boolean => {
  const above = chain[n + 1];
  return above !== undefined && !above.isCancelled && !holdsDown(chain, n + 1);
};

/** How large they can be: a class of the window. */
export const crowd = (n: number, widest = 1): string => (n > 4 ? "many" : n > 1 || widest > 2 ? "some" : "one");
