// The cards in play and what counters them. A card has at most one counter, so each is the start of a chain: what lies
// on top counts, what it cancels is struck through.
import { t } from "../../../language";
import { Art, Mask } from "../../../parts/Art";
import type { Seen } from "../../contract";
import art from "../art.svg";
import { Card, Stated } from "../Card";
import { title } from "../nouns";
import { type Entry, windowOf } from "../scene";
import { chainsOf, crowd, holdsDown } from "./chains";
import { lies } from "./lies";

export function Window({ g }: { g: Seen }) {
  const chains = chainsOf(windowOf(lies(g)));
  const widest = Math.max(1, ...chains.map((chain) => chain.length));
  const many = crowd(chains.length, widest);
  return (
    <ul class={`hex-window hex-window-${many}`} aria-label={t("hexhex-table-in-play")}>
      {chains.map((chain, n) => (
        <Chain key={n} g={g} chain={chain} isAlone={many === "one"} />
      ))}
    </ul>
  );
}

function Chain({ g, chain, isAlone }: { g: Seen; chain: readonly Entry[]; isAlone: boolean }) {
  const said = chain
    .map((entry, n) =>
      t("hexhex-table-plays", {
        who: g.name(entry.owner),
        card: title(g, entry.card),
        counters: n ? "yes" : "no",
        struck: entry.isCancelled ? "yes" : holdsDown(chain, n) ? "held" : "no",
      }),
    )
    .join("; ");
  const top = chain.at(-1);
  return (
    <li class={`hex-chain ${chain.length > 1 ? "hex-chain-countered" : ""}`}>
      <span class="unseen">{said}</span>
      <span class="hex-chain-cards" aria-hidden="true">
        {chain.map((entry, n) => (
          <span key={`${entry.owner}-${entry.card}-${n}`} class={`hex-link ${n ? "hex-link-counter" : ""}`}>
            {entry.isDown ? (
              <Stated g={g} card={entry.card} />
            ) : (
              <Card
                g={g}
                card={entry.card}
                size={isAlone ? "whole" : "mini"}
                isStruck={entry.isCancelled}
                class={holdsDown(chain, n) ? "hex-card-held" : ""}
              />
            )}
            {n > 0 && <Art of={art} name="counter" class="hex-link-over" />}
            <Mask seat={entry.owner} class="hex-link-who" />
          </span>
        ))}
      </span>
      <span class="hex-chain-name" aria-hidden="true">
        {title(g, top?.card ?? -1)}
      </span>
    </li>
  );
}
