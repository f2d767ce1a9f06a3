// A beat on the stage: most are a new link of the chain; what changes the round is shown large.
import type { ComponentChildren } from "preact";
import { t } from "../../../language";
import { Art, Mask } from "../../../parts/Art";
import { type Happened, members } from "../../../position";
import type { Seen } from "../../contract";
import art from "../art.svg";
import { together } from "../moments";
import { chip, identity, storyOf } from "../scene";
import { called, tell } from "../words";
import { Cards, Crowned, Facing, Pair, Ribbon, Turning, Who } from "./Pieces";

const LARGE = [
  "round",
  "starts",
  "covered",
  "chips",
  "admitted",
  "turned",
  "covered_all",
  "showed",
  "marked",
  "accused",
  "out",
  "scored",
  "drew",
  "showdown",
  "round_won",
  "shown",
  "won",
  "crowned",
  "toast",
];

/** Has this beat a scene of its own? Else it is a link of the chain. */
export const isLarge = ({ kind }: Happened): boolean => LARGE.includes(kind);

export function Beat({ g, now }: { g: Seen; now: Happened }) {
  switch (now.kind) {
    case "round":
      return (
        <Big art="throne">
          <b class="erben-title">{t("erben-board-round", { n: now.number })}</b>
        </Big>
      );
    case "starts":
      return (
        <Big art="crown">
          <Who g={g} seat={now.seat} />
          <b class="erben-title">{t("erben-board-starts")}</b>
        </Big>
      );
    case "covered":
    case "chips":
      return <AllAtOnce g={g} now={now} />;
    case "admitted":
      return <Admitted g={g} now={now} />;
    case "turned":
      return <Turned g={g} now={now} />;
    case "covered_all":
      return (
        <Big art={identity(now.identity)}>
          <p>{tell(g, now)}</p>
        </Big>
      );
    case "showed":
      return <Showed g={g} now={now} />;
    case "marked":
      return <Facing g={g} />;
    case "accused":
      return <Accused g={g} now={now} />;
    case "out":
      return <Gone g={g} seat={now.seat} />;
    case "scored":
      return <Scored g={g} now={now} />;
    case "drew":
      return <Drew g={g} now={now} />;
  }
  return <Ending g={g} now={now} />;
}

/** The end of a round and of the game. */
function Ending({ g, now }: { g: Seen; now: Happened }) {
  switch (now.kind) {
    case "showdown":
      return (
        <div class="erben-versus">
          <Mask seat={now.seat} />
          <b class="erben-stamp">{t("erben-board-showdown")}</b>
          <Mask seat={now.other} />
          <span>{g.name(now.seat)}</span>
          <span>{g.name(now.other)}</span>
        </div>
      );
    case "round_won":
      return (
        <Big art="throne">
          <Who g={g} seat={now.seat} />
          <Ribbon is="yes">{t("erben-board-round-won")}</Ribbon>
        </Big>
      );
    case "shown":
      return <Cards g={g} cards={now.cards} />;
    case "won":
      return <Crowned g={g} seat={now.seat} />;
    case "crowned":
      return <Crowned g={g} seat={now.seat} now={now} />;
    case "toast":
      return (
        <Big art="toast">
          <p>{tell(g, now)}</p>
        </Big>
      );
  }
  return null;
}

const Big = ({ art: name, children }: { art: string; children: ComponentChildren }) => (
  <div class="erben-big">
    <Art of={art} name={name} class="erben-big-art" />
    {children}
  </div>
);

/** §2.2 §2.3 What all have chosen in secret lies open, at once. */
function AllAtOnce({ g, now }: { g: Seen; now: Happened }) {
  const isCover = now.kind === "covered";
  const all = together(storyOf(g, now), now);
  return (
    <div class="erben-all">
      <b>{t(isCover ? "erben-board-covers" : "erben-board-chips")}</b>
      <ul class={all.length > 5 ? "erben-all-many" : ""}>
        {all.map((one) => (
          <li key={one.n} title={g.name(one.seat)}>
            <Mask seat={one.seat} />
            {isCover ? (
              <Marked head={one.identity} />
            ) : (
              (one.chips as number[]).flatMap((n, type) =>
                Array.from({ length: n }, (_, k) => (
                  <Art key={`${type}${k}`} of={art} name={chip(type)} class="erben-piece" />
                )),
              )
            )}
            <small>{isCover ? called(identity(one.identity)) : ""}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

const Marked = ({ head }: { head: number }) => (
  <span class="erben-head">
    <Art of={art} name={`head-${identity(head)}`} />
    <Art of={art} name="covered" class="erben-marker" />
  </span>
);

const Admitted = ({ g, now }: { g: Seen; now: Happened }) => (
  <div class="erben-trial erben-false">
    <Art of={art} name={identity(now.identity)} class="erben-portrait" />
    <Who g={g} seat={now.seat} />
    <Ribbon is="no">{t("erben-board-lied", { who: called(identity(now.identity)) })}</Ribbon>
  </div>
);

/** §4.6 The doubt was wrong: the card is turned up. */
const Turned = ({ g, now }: { g: Seen; now: Happened }) => (
  <div class="erben-trial">
    <Turning card={now.identity} class="erben-portrait" />
    <Who g={g} seat={now.seat} />
    <Ribbon is="yes">{t("erben-board-true", { who: called(identity(now.identity)) })}</Ribbon>
  </div>
);

/** §8.3 Two see the faces, the others how many. */
function Showed({ g, now }: { g: Seen; now: Happened }) {
  const cards = now.cards === null ? null : members(now.cards);
  return (
    <div class="erben-trial">
      <Pair g={g} from={now.seat} to={now.to} />
      <ul class={`erben-hand ${now.count > 2 ? "erben-hand-many" : ""}`}>
        {Array.from({ length: now.count }, (_, n) => (
          <li key={n}>
            <Art of={art} name={cards ? identity(cards[n] ?? 0) : "accusation"} />
            {cards && <span>{called(identity(cards[n] ?? 0))}</span>}
          </li>
        ))}
      </ul>
      <p class="erben-note">
        {t(!cards ? "erben-board-hidden" : now.to === g.me ? "erben-board-they-not" : "erben-board-you-not")}
      </p>
    </div>
  );
}

/** §9.1 Only the two see the name. */
function Accused({ g, now }: { g: Seen; now: Happened }) {
  return (
    <div class="erben-trial erben-accusation">
      <Pair g={g} from={now.seat} to={now.target} />
      <Art of={art} name={now.name === null ? "accusation" : identity(now.name)} class="erben-portrait" />
      <Ribbon is={now.right ? "yes" : "no"}>{t(now.right ? "erben-board-right" : "erben-board-wrong")}</Ribbon>
    </div>
  );
}

const Gone = ({ g, seat }: { g: Seen; seat: number }) => (
  <div class="erben-gone">
    <Mask seat={seat} />
    <b>{g.name(seat)}</b>
    <Ribbon is="no">{t("erben-board-out")}</Ribbon>
  </div>
);

const Scored = ({ g, now }: { g: Seen; now: Happened }) => (
  <ul class="erben-scored">
    {together(storyOf(g, now), now).map((one) => (
      <li key={one.n}>
        <Who g={g} seat={one.seat} />
        <b>+{one.count}</b>
        <Art of={art} name="throne-point" class="erben-piece" />
      </li>
    ))}
  </ul>
);

const Drew = ({ g, now }: { g: Seen; now: Happened }) => (
  <div class="erben-trial">
    <Who g={g} seat={now.seat} />
    <Art of={art} name="card-back" class="erben-portrait" />
    <p class="erben-note">{t("erben-board-drew")}</p>
  </div>
);
