// The pieces on the table: spaces, votes, cards and tokens, each with a shape of its own.
import type { ComponentChildren } from "preact";
import { t } from "../../language";
import { Art, Mask } from "../../parts/Art";
import type { Seen } from "../contract";
import { ART, CARDS } from "./nouns";

export const Piece = ({ name, class: kind = "", label }: { name: string; class?: string; label?: string }) => (
  <Art of={ART} name={name} class={`res-piece ${kind}`} {...(label ? { label } : {})} />
);

interface Turning {
  back: string;
  face: string;
  after?: number;
  class?: string;
}

/** Cards of a mission, side by side; many are smaller. */
export const cardsMarks = (n: number): string => `res-cards ${n > 4 ? "res-cards-many" : ""}`;

/** A card with two sides; it turns over after `after` milliseconds, or lies as it is. */
export function TurningCard({ back, face, after, class: kind = "" }: Turning) {
  const style = after === undefined ? {} : { animationDelay: `${after}ms` };
  return (
    <span class={`res-turning ${after === undefined ? "" : "res-turns"} ${kind}`}>
      <span class="res-turning-inside" style={style}>
        <Piece name={back} class="res-back" />
        <Piece name={face} class="res-face" />
      </span>
    </span>
  );
}

/** A vote that lay face down. */
export const TurningVote = ({ approve, class: kind = "" }: { approve: boolean; class?: string }) => (
  <TurningCard back="vote-hidden" face={approve ? "approve" : "reject"} after={250} class={`res-vote-token ${kind}`} />
);

export const cardArt = (card: number): string => CARDS[card] ?? "success";

/** A word stamped on the board: round is good for the resistance, cornered is bad. */
export function Verdict({ good, after, children }: { good: boolean; after?: number; children: ComponentChildren }) {
  const style = after ? { animationDelay: `${after}ms` } : {};
  const how = after === undefined ? "" : after ? "res-late" : "res-pop";
  return (
    <p class={`res-verdict ${how} ${good ? "res-good" : "res-bad"}`} style={style}>
      {children}
    </p>
  );
}

export const Winner = ({ side }: { side: number }) => (
  <p class={`res-stamp res-pop ${side ? "res-stamp-bad" : "res-stamp-good"}`}>
    {t(side ? "resistance-spies-win" : "resistance-resistance-wins")}
  </p>
);

/** Somebody on the team. */
export const Member = ({ g, seat, after = 0 }: { g: Seen; seat: number; after?: number }) => (
  <li class="res-member" style={after ? { animationDelay: `${after}ms` } : {}}>
    <Mask seat={seat} />
    <span>{seat === g.me ? t("resistance-you") : g.name(seat)}</span>
  </li>
);

/** From one seat to another. */
export function Passing({ from, to, children }: { from: number; to: number; children: ComponentChildren }) {
  return (
    <div class="res-passing">
      <Mask seat={from} />
      <span class="res-passed">{children}</span>
      <Mask seat={to} />
    </div>
  );
}
