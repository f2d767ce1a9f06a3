// A beat that has the middle of the table to itself. The dock tells it in words: here it is a picture.
import type { ComponentChildren } from "preact";
import { t } from "../../../language";
import { Art, Mask } from "../../../parts/Art";
import { type Happened, members } from "../../../position";
import type { Seen } from "../../contract";
import art from "../art.svg";
import { Card } from "../Card";
import { together } from "../moments";
import { curseText, newLawText, title } from "../nouns";
import { CURSES, type HexAction, type Law, NOBODY, SHAPES, STICKS } from "../scene";
import { crowd } from "./chains";
import { lies } from "./lies";
import { Sign } from "./Pieces";
import { roundName } from "./round";
import { Grabbed, StixCard } from "./Stix";

const LARGE: readonly string[] = [
  "round",
  "laid open",
  "challenged",
  "hexed",
  "hands up",
  "signs",
  "round over",
  "last round",
  "won",
  "grabbed",
  "stix card",
  "knocked",
  "curse",
  "caught",
  "verdict",
  "law",
  "effect gone",
  "effect moved",
  "dismissed",
  "robbed",
  "opened",
  "aimed",
];

/** Has this beat a scene of its own? Else it is shown by what moves. */
export const isLarge = ({ kind }: Happened): boolean => LARGE.includes(kind);

interface Props {
  g: Seen;
  now: Happened;
}

export function Beat({ g, now }: Props) {
  switch (now.kind) {
    case "round":
      return <Round g={g} now={now} />;
    case "last round":
      return (
        <Big picture="trophy">
          <b class="hex-title">{t("hexhex-table-last")}</b>
        </Big>
      );
    case "laid open":
      return <Opened g={g} now={now} />;
    case "hexed":
      return <Off g={g} now={now} />;
    case "hands up":
      return <Raised g={g} now={now} />;
    case "signs":
      return <Signs g={g} now={now} />;
    case "round over":
      return <Hands g={g} hands={now.hands} />;
    case "won":
      return <Won g={g} now={now} />;
    case "challenged":
      return <Challenged g={g} now={now} />;
    case "dismissed":
      return (
        <Big picture="card-dismiss">
          <Who g={g} seat={now.seat} />
        </Big>
      );
    case "effect gone":
    case "effect moved":
    case "aimed":
    case "robbed":
      return <OneCard g={g} now={now} />;
  }
  return <Rarer g={g} now={now} />;
}

/** Of the expansions and the laws. */
function Rarer({ g, now }: Props) {
  switch (now.kind) {
    case "grabbed":
      return <Grabbed g={g} order={now.order} sticks={now.sticks} />;
    case "stix card":
      return <StixCard card={now.card} sticks={lies(g).sticks.length ? lies(g).sticks : sticksOf(g, now)} />;
    case "knocked":
      return (
        <Big picture={now.ebon ? "stick-3" : "stick-1"} kind={STICKS[now.ebon ? 1 : 2]}>
          <Who g={g} seat={now.seat} />
        </Big>
      );
    case "curse":
      return (
        <Big picture="curse">
          <b class="hex-title">{curseText(CURSES[now.card] ?? "no-talk")}</b>
          <Masks seats={members(now.seats)} />
        </Big>
      );
    case "caught":
      return (
        <Big picture="caught" kind="stamp">
          <Who g={g} seat={now.seat} />
        </Big>
      );
    case "verdict":
      return (
        <Big picture={now.guilty ? "caught" : "ready"} kind="stamp">
          <Who g={g} seat={now.seat} />
          <b class="hex-title">{t(now.guilty ? "hexhex-table-guilty" : "hexhex-table-free")}</b>
        </Big>
      );
    case "law":
      return (
        <Big picture="law">
          <b class="hex-title">{lawOf(g, now)}</b>
          <Who g={g} seat={now.seat} />
        </Big>
      );
    case "opened":
      return <Hands g={g} hands={[now.cards]} of={[now.seat]} />;
  }
  return null;
}

const Big = ({
  picture,
  kind = "",
  children,
}: {
  picture: string;
  kind?: string | undefined;
  children?: ComponentChildren;
}) => (
  <div class={`hex-big hex-big-${kind}`} aria-hidden="true">
    <Art of={art} name={picture} class="hex-big-art" />
    {children}
  </div>
);
const Who = ({ g, seat }: { g: Seen; seat: number }) => (
  <p class="hex-who">
    <Mask seat={seat} />
    <b>{g.name(seat)}</b>
  </p>
);
const Masks = ({ seats }: { seats: readonly number[] }) => (
  <p class="hex-who">
    {seats.map((seat) => (
      <Mask key={seat} seat={seat} />
    ))}
  </p>
);

function Round({ g, now }: Props) {
  const { rounds } = lies(g);
  return (
    <Big picture="deck">
      <b class="hex-title">{roundName(now.number, rounds, now.tie)}</b>
      {now.caster >= 0 && <Who g={g} seat={now.caster} />}
    </Big>
  );
}

/** §2.1 Cards for when dealt, all that are laid open at once. */
function Opened({ g, now }: Props) {
  const opened = together(g, now);
  return (
    <ul class={`hex-window hex-window-${crowd(opened.length)}`} aria-hidden="true">
      {opened.map((one) => (
        <li key={one.n} class="hex-chain">
          <span class="hex-chain-cards">
            <span class="hex-link">
              <Card g={g} card={one.card} size={opened.length > 1 ? "mini" : "whole"} />
              <Mask seat={one.seat} class="hex-link-who" />
            </span>
          </span>
          <span class="hex-chain-name">{title(g, one.card)}</span>
        </li>
      ))}
    </ul>
  );
}

function OneCard({ g, now }: Props) {
  const isGone = now.kind === "effect gone";
  const to = now.kind === "aimed" ? now.at : now.seat;
  return (
    <div class={`hex-big ${isGone ? "hex-big-gone" : ""}`} aria-hidden="true">
      <Card g={g} card={now.card} size="whole" class="hex-big-card" isStruck={isGone} />
      <b class="hex-chain-name">{title(g, now.card)}</b>
      <Who g={g} seat={to} />
    </div>
  );
}

/** A Hex goes off. */
function Off({ g, now }: Props) {
  return (
    <div class="hex-big hex-off" aria-hidden="true">
      <Art of={art} name="hex-off" class="hex-big-art" />
      <span class="hex-off-who">
        <Mask seat={now.seat} />
      </span>
      <p class="hex-who">
        <b>{g.name(now.seat)}</b>
      </p>
      {now.card >= 0 && (
        <p class="hex-off-card">
          <Card g={g} card={now.card} />
          <span>{title(g, now.card)}</span>
        </p>
      )}
      {now.targeter !== NOBODY && now.targeter !== now.seat && (
        <p class="hex-off-by">
          <Mask seat={now.targeter} />
          <Art of={art} name="voice" />
        </p>
      )}
    </div>
  );
}

/** §9.2 The first raised first; the last is Hexed, but by the law of §13.6. */
function Raised({ g, now }: Props) {
  const order = now.order as number[];
  return (
    <div class="hex-big hex-big-order" aria-hidden="true">
      <Art of={art} name="hands-up" class="hex-big-art" />
      <ol class="hex-order">
        {order.map((seat, n) => (
          <li key={seat} style={{ animationDelay: `${n * 0.12}s` }} class={seat === now.seat ? "hex-order-last" : ""}>
            <Mask seat={seat} />
            <span>{g.name(seat)}</span>
            <Art of={art} name={seat === now.seat ? "hexed" : "hands-up"} class="hex-order-none" />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Signs({ g, now }: Props) {
  return (
    <ul class="hex-signs" aria-hidden="true">
      {(now.signs as number[]).map((shape, seat) => (
        <li key={seat} class={seat === now.seat ? "hex-signs-first" : ""}>
          <Sign shape={SHAPES[shape] ?? "rock"} />
          <Mask seat={seat} />
          <span>{g.name(seat)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Cards that are shown to all, seat by seat. */
export function Hands({ g, hands, of }: { g: Seen; hands: readonly (readonly number[])[]; of?: readonly number[] }) {
  return (
    <ul class="hex-hands" aria-hidden="true">
      {hands.map((cards, n) => {
        const seat = of?.[n] ?? n;
        return (
          <li key={seat}>
            <Mask seat={seat} />
            <span class="hex-hands-cards">
              {cards.map((card, at) => (
                <Card key={at} g={g} card={card} />
              ))}
              {!cards.length && "–"}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const Won = ({ g, now }: Props) => (
  <div class="hex-big hex-won" aria-hidden="true">
    <Art of={art} name="trophy" class="hex-big-art" />
    <Mask seat={now.seat} class="hex-won-mask" />
    <b class="hex-title">{g.name(now.seat)}</b>
  </div>
);

/** §8.5 The card is turned up: a lie, or the truth. */
const Challenged = ({ g, now }: Props) => (
  <div class="hex-big" aria-hidden="true">
    <Card g={g} card={now.card} class="hex-big-card" isStruck={now.lie} />
    <b class="hex-title">{t(now.lie ? "hexhex-table-lie" : "hexhex-table-truth")}</b>
    <p class="hex-who">
      <Mask seat={now.lie ? now.seat : now.by} />
      <Art of={art} name="voice-lost" class="hex-who-art" />
    </p>
  </div>
);

/** Who grabbed what, from the story: the view may not know it yet. */
function sticksOf(g: Seen, now: Happened): number[] {
  const story = (now.story as Happened[] | undefined) ?? g.log;
  return story.findLast((one) => one.kind === "grabbed" && one.n < now.n)?.sticks ?? [];
}

function lawOf(g: Seen, now: Happened): string {
  const action = g.action(now.law) as HexAction;
  return typeof action.law === "string"
    ? newLawText(g, action.law as Law)
    : action.card === undefined
      ? t("hexhex-table-law")
      : title(g, action.card);
}
