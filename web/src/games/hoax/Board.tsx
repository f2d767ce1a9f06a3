// The middle of the table: the mansion, and before it what is going on.
import type { ComponentChildren } from "preact";
import { t } from "../../language";
import { Art, Icon, Mask } from "../../parts/Art";
import { type Happened, members } from "../../position";
import type { Seen } from "../contract";
import art from "./art.svg";
import { Flights } from "./Flights";
import { character, type Claim, type Resource, type Said, saidBefore, saidNow, scene, storyOf, viewOf } from "./scene";
import { aim, called, isDown, isTruth, names, say } from "./words";

export function Board({ g }: { g: Seen }) {
  return (
    <div class="hoax-board">
      <div class="hoax-view">
        <Art of={art} name="mansion" class="hoax-mansion" />
      </div>
      <div class="hoax-stage">
        <Stage g={g} />
      </div>
      <Quiet g={g} />
      <Flights g={g} />
    </div>
  );
}

function Stage({ g }: { g: Seen }) {
  const now = g.moment?.happened;
  if (now) return <Beat g={g} now={now} />;
  const [said, ...others] = saidNow(g);
  if (!said) return winnerOf(g);
  if (others.length) return <Several g={g} said={[said, ...others]} />;
  return <Trial g={g} said={said} />;
}

function winnerOf(g: Seen) {
  const { winner, points } = viewOf(g);
  return winner === null ? null : <Winner g={g} seat={winner} points={points} />;
}

/** While nothing is on the stage: the hoax card, where it lies in the middle. */
function Quiet({ g }: { g: Seen }) {
  if (viewOf(g).winner !== null || scene(g).hoaxCard !== null) return null;
  return (
    <div class="hoax-quiet">
      <Art of={art} name="hoax-card" class="hoax-card" label={t("hoax-board-middle")} />
    </div>
  );
}

function Beat({ g, now }: { g: Seen; now: Happened }) {
  switch (now.kind) {
    case "claimed":
    case "immune":
      return <Heard g={g} said={saidNow(g)[0]} />;
    case "called":
      return <Heard g={g} said={saidNow(g)[0]} note={<b class="hoax-stamp">{t("hoax-cry")}</b>} />;
    case "voted":
      return <Verdict g={g} now={now} />;
    case "admitted": {
      const said = saidBefore(g, now, now.seat);
      return <Heard g={g} said={said} isFalse note={<Ribbon is="no" text={t("hoax-board-lied")} />} />;
    }
    case "investigated":
      return <Cards g={g} now={now} />;
    case "accused":
      return <Accusation g={g} now={now} />;
    case "out":
      return <Out g={g} seat={now.seat} />;
    case "won":
      return <Winner g={g} seat={now.seat} points={now.points} won={now} />;
    case "shown":
      return <Winner g={g} seat={storyOf(g, now)[now.n - 1]?.seat ?? 0} points={0} />;
  }
  return winnerOf(g);
}

/** Whose words these are, who they say they are, and what for. */
function Trial({ g, said, note }: { g: Seen; said: Said; note?: ComponentChildren }) {
  return (
    <div class="hoax-trial">
      <Art of={art} name={said.character} class="hoax-portrait" />
      <p class="hoax-words">
        <Who g={g} seat={said.seat} />
        <b class="hoax-title">{called(said.character)}?</b>
        {said.claim && (
          <span class={`hoax-aim ${said.claim.gives ? "hoax-aim-exchange" : ""}`}>
            <Tokens claim={said.claim} />
            <span>{briefly(g, said.claim)}</span>
          </span>
        )}
      </p>
      {note}
    </div>
  );
}

interface HeardProps {
  g: Seen;
  said: Said | null | undefined;
  note?: ComponentChildren;
  /** it has turned out to be a lie */
  isFalse?: boolean;
}

const Heard = ({ g, said, note, isFalse }: HeardProps) =>
  said ? (
    <div class={`hoax-heard ${isFalse ? "hoax-false" : ""}`}>
      <Trial g={g} said={said} note={note} />
    </div>
  ) : null;

const Ribbon = ({ is, text }: { is: "yes" | "no"; text: string }) => <b class={`hoax-ribbon hoax-${is}`}>{text}</b>;

const Who = ({ g, seat }: { g: Seen; seat: number }) => (
  <span class="hoax-who">
    <Mask seat={seat} />
    {g.name(seat)}
  </span>
);

/** What a claim is for; of an exchange the tokens tell the most. */
function briefly(g: Seen, claim: Claim): string {
  if (claim.gives === undefined) return aim(g, claim);
  return claim.of === undefined ? t("hoax-board-supply") : say(g, "hoax-board-with", { whom: claim.of });
}

/** The tokens that a claim is about. */
function Tokens({ claim }: { claim: Claim }) {
  const type: Resource | undefined = claim.takes ?? (claim.helps !== undefined ? "cash" : undefined);
  if (!type) return null;
  return (
    <span class="hoax-deal" aria-hidden="true">
      {claim.gives && (
        <>
          {claim.count}
          <Art of={art} name={claim.gives} class="hoax-token" />
          <Icon name="swap" />
          {claim.count}
        </>
      )}
      <Art of={art} name={type} class="hoax-token" />
    </span>
  );
}

/** §9.4 Immunities that are claimed together. */
const Several = ({ g, said }: { g: Seen; said: readonly Said[] }) => (
  <ul class="hoax-several">
    {said.map((one) => (
      <li key={one.seat}>
        <Art of={art} name={one.character} class="hoax-portrait-small" />
        <Who g={g} seat={one.seat} />
        <b>{called(one.character)}?</b>
      </li>
    ))}
  </ul>
);

/** All thumbs at once, and what they say. */
function Verdict({ g, now }: { g: Seen; now: Happened }) {
  const said = saidNow(g)[0];
  const side = (seats: readonly number[], way: "up" | "down") => (
    <li class={`hoax-side hoax-side-${way} ${seats.length ? "" : "hoax-side-none"}`}>
      <Art of={art} name={`thumb-${way}`} />
      <b>{seats.length}</b>
      <span>{seats.length ? names(g, seats) : ""}</span>
    </li>
  );
  return (
    <div class="hoax-verdict">
      {said && (
        <p class="hoax-who">
          <Mask seat={said.seat} />
          {g.name(said.seat)}: {called(said.character)}?
        </p>
      )}
      <ul class="hoax-sides">
        {side(members(now.up), "up")}
        {side(members(now.down), "down")}
      </ul>
      {isDown(now) ? <Ribbon is="no" text={t("hoax-board-down")} /> : <Ribbon is="yes" text={t("hoax-board-stands")} />}
    </div>
  );
}

/** §4.3 Two see the faces, the others the backs. */
function Cards({ g, now }: { g: Seen; now: Happened }) {
  const cards = now.cards === null ? null : members(now.cards);
  return (
    <div class="hoax-clue">
      <Pair g={g} from={now.seat} to={now.target} />
      <ul class={`hoax-cards ${cards ? "hoax-cards-open" : ""}`}>
        {[0, 1, 2, 3].map((n) => (
          <li key={n} class={cards ? "hoax-face" : ""}>
            <Art of={art} name={cards ? character(cards[n] ?? 0) : "suspicion"} />
            {cards && <span>{called(character(cards[n] ?? 0))}</span>}
          </li>
        ))}
      </ul>
      <p class="hoax-note">{t(cards ? "hoax-board-cards" : "hoax-board-hidden")}</p>
    </div>
  );
}

const Pair = ({ g, from, to }: { g: Seen; from: number; to: number }) => (
  <p class="hoax-pair">
    <Who g={g} seat={from} />
    <Icon name="arrow-right" />
    <Who g={g} seat={to} />
  </p>
);

function Accusation({ g, now }: { g: Seen; now: Happened }) {
  return (
    <div class="hoax-accusation">
      <Pair g={g} from={now.seat} to={now.target} />
      <Art of={art} name={now.name === null ? "card-back" : character(now.name)} class="hoax-portrait" />
      {now.right ? <Ribbon is="yes" text={t("hoax-board-right")} /> : <Ribbon is="no" text={t("hoax-board-wrong")} />}
    </div>
  );
}

const Out = ({ g, seat }: { g: Seen; seat: number }) => (
  <div class="hoax-gone">
    <Mask seat={seat} />
    <p>
      <b>{g.name(seat)}</b> <Ribbon is="no" text={t("hoax-board-out")} />
    </p>
  </div>
);

function Winner({ g, seat, points, won }: { g: Seen; seat: number; points: number; won?: Happened }) {
  const card = (won ? storyOf(g, won).at(-1)?.identities?.[seat] : undefined) ?? viewOf(g).identities?.[seat];
  const how = won ? t(isTruth(g, won) ? "hoax-board-truth" : "hoax-board-last") : "";
  return (
    <div class="hoax-won">
      {card === undefined ? (
        <Mask seat={seat} class="hoax-won-mask" />
      ) : (
        <Art of={art} name={character(card)} class="hoax-portrait" />
      )}
      <p class="hoax-words">
        <span class="hoax-title">
          <Icon name="crown" /> {g.name(seat)}
        </span>
        {how && <Ribbon is="yes" text={how} />}
        {points > 0 && <span>{t("hoax-points", { n: points })}</span>}
      </p>
    </div>
  );
}
