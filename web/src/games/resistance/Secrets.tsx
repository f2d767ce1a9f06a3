// Who I am, what I know, and why. Shown only while it is asked for.
import type { ComponentChildren } from "preact";
import { listed, t } from "../../language";
import { Mask } from "../../parts/Art";
import type { Happened } from "../../position";
import type { Seen } from "../contract";
import {
  BLIND_SPIES,
  dashed,
  hasChiefFail,
  HIDDEN_REVERSER,
  isSpy,
  looking,
  roleAt,
  SEEN,
  SIDES,
  sideOf,
  type Role,
} from "./nouns";
import { cardArt, Piece } from "./Pieces";
import { cardName, loyaltyName, roleName } from "./words";

export function Secrets({ g }: { g: Seen }) {
  const view = looking(g);
  if (view.role === null) return null;
  const role = roleAt(view.role);
  return (
    <div class="res-secrets">
      <div class="res-me">
        <Piece name={role} class="res-portrait" />
        <div>
          <b class="res-me-name">{roleName(role)}</b>
          <p class={`res-side res-side-${sideOf(role)}`}>{t(`resistance-i-am-${sideOf(role)}`)}</p>
          <p>{power(g, role)}</p>
        </div>
      </div>
      <Known g={g} role={role} />
      <MyCards g={g} />
    </div>
  );
}

/** What a character can do, at this table. */
export function power(g: Seen | null, role: Role): string {
  const view = g && looking(g);
  if (role === "spy" && view && view.modules & BLIND_SPIES) return t("resistance-power-spy-blind");
  if (role === "spy_chief" && view && hasChiefFail(view.seats)) return t("resistance-power-spy-chief-many");
  return t(`resistance-power-${dashed(role)}`);
}

interface Fact {
  seats: readonly number[];
  text: string;
  why?: string;
}

function Known({ g, role }: { g: Seen; role: Role }) {
  const facts = [...fromTheStart(g), ...learnt(g)];
  const ofMe = seenOfMe(g);
  return (
    <>
      <h3>{t("resistance-known")}</h3>
      {facts.length ? <Facts of={facts} /> : <p>{nothing(g, role)}</p>}
      {ofMe.length > 0 && (
        <>
          <h3>{t("resistance-known-of-you")}</h3>
          <Facts of={ofMe} />
        </>
      )}
    </>
  );
}

const Facts = ({ of }: { of: readonly Fact[] }) => (
  <ul class="res-facts">
    {of.map((fact, n) => (
      <Told key={n} seats={fact.seats}>
        {fact.text}
        {fact.why && <small>{fact.why}</small>}
      </Told>
    ))}
  </ul>
);

const Told = ({ seats, children }: { seats: readonly number[]; children: ComponentChildren }) => (
  <li>
    <span class="res-faces" aria-hidden="true">
      {seats.map((seat) => (
        <Mask key={seat} seat={seat} />
      ))}
    </span>
    <span>{children}</span>
  </li>
);

/** §1.4 what I saw while the others had their eyes shut; and, since, a change of sides (§9.6). */
function fromTheStart(g: Seen): Fact[] {
  const view = looking(g);
  const facts: Fact[] = SEEN.flatMap((key, what) => {
    const seats = (view.knows ?? []).filter((known) => known[1] === what).map(([seat]) => seat);
    if (!seats.length) return [];
    const text = t(`resistance-knows-${key}`, { names: listed(seats.map(g.name)), n: seats.length });
    return [{ seats, text, why: t("resistance-knows-eyes") }];
  });
  const swap = g.log.find((one) => one.kind === "blamed" && one.right && [one.seat, one.target].includes(g.me));
  if (swap) {
    const other = swap.seat === g.me ? swap.target : swap.seat;
    facts.unshift({ seats: [other], text: t("resistance-swapped", { seat: g.name(other) }) });
  }
  return facts;
}

/** The mission that was tried, or had just been done, when this happened. */
function missionAt(g: Seen, one: Happened): number {
  const before = g.log.slice(0, one.n);
  const named = before.findLast((event) => ["mission", "proposed", "leader"].includes(event.kind));
  const done = before.filter((event) => event.kind === "mission").length;
  return named?.kind === "mission" ? named.number : named?.kind === "proposed" ? named.mission : done + 1;
}

/** What was shown to me alone. */
function learnt(g: Seen): Fact[] {
  return g.log.flatMap((one): Fact[] => {
    const mission = missionAt(g, one);
    if (one.kind === "could_accuse" && one.seat === g.me) {
      const text = t(one.could ? "resistance-could-accuse" : "resistance-could-not-accuse", { mission });
      return [{ seats: [], text }];
    }
    const of = shownBy(g, one);
    if (of === null) return [];
    const args = { seat: g.name(of), mission };
    const why = t(`resistance-learnt-${WHY[one.kind] ?? "side"}-why`, args) + doubt(g, one);
    return [{ seats: [of], text: whatWasShown(one, args), why }];
  });
}

const WHY: Readonly<Record<string, string>> = {
  side_shown: "side",
  examined: "examined",
  investigated: "loyalty",
  looked: "card",
};

function whatWasShown(one: Happened, args: { seat: string; mission: number }): string {
  if (one.kind === "investigated") return t("resistance-learnt-loyalty", { ...args, card: loyaltyName(one.card) });
  if (one.kind === "looked") return t("resistance-learnt-card", { ...args, card: cardName(one.card) });
  return t("resistance-learnt-side", { ...args, side: SIDES[one.side as number] ?? "" });
}

/** Who has shown me something by this event; null if nobody has. */
function shownBy(g: Seen, one: Happened): number | null {
  if (one.kind === "side_shown") return one.to === g.me ? one.seat : null;
  if (one.kind === "examined" || one.kind === "investigated") return one.seat === g.me ? one.target : null;
  return one.kind === "looked" && one.seat === g.me ? one.member : null;
}

/** §9.1 A Chief's card need not be true where a Dummy Agent is in play. */
function doubt(g: Seen, one: Happened): string {
  const hasDummy = looking(g).cast.some((role) => roleAt(role) === "dummy_agent");
  return hasDummy && one.kind === "investigated" && one.card > 0 ? ` ${t("resistance-learnt-loyalty-dummy")}` : "";
}

/** What I have shown. */
function seenOfMe(g: Seen): Fact[] {
  return g.log.flatMap((one): Fact[] => {
    const mission = missionAt(g, one);
    const told = (by: number, key: string, card = ""): Fact[] => [
      { seats: [by], text: t(`resistance-seen-${key}`, { seat: g.name(by), card, mission }) },
    ];
    if (one.kind === "side_shown" && one.seat === g.me) return told(one.to, "side");
    if (one.kind === "examined" && one.target === g.me) return told(one.seat, "side");
    if (one.kind === "investigated" && one.target === g.me) return told(one.seat, "loyalty", loyaltyName(one.card));
    if (one.kind === "looked" && one.member === g.me) return told(one.seat, "card", cardName(one.card));
    return [];
  });
}

/** Why one who was dealt this has seen nobody. */
function nothing(g: Seen, role: Role): string {
  const { cast, modules } = looking(g);
  const roles = cast.map(roleAt);
  const chiefs = roles.filter((one) => one === "resistance_chief").length;
  const alike = roles.includes("pretender") ? "-pretender" : "";
  if (role === "deep_agent") return t(`resistance-nothing-deep-agent${alike}`);
  if (role === "pretender") return t("resistance-nothing-pretender");
  if (role === "coordinator") return t("resistance-nothing-coordinator", { n: chiefs });
  if (role === "spy_reverser" && modules & HIDDEN_REVERSER) return t("resistance-nothing-hidden");
  if (!isSpy(role)) return t("resistance-nothing");
  return t(modules & BLIND_SPIES ? "resistance-nothing-blind" : "resistance-nothing-lone");
}

function MyCards({ g }: { g: Seen }) {
  const view = looking(g);
  const cards = view.mine.flatMap((card, n) =>
    card === null ? [] : [{ card, mission: (view.missions[n]?.[0] ?? view.number) + 1 }],
  );
  if (!cards.length) return null;
  return (
    <>
      <h3>{t("resistance-my-cards")}</h3>
      <ul class="res-my-cards">
        {cards.map(({ card, mission }) => (
          <li key={mission}>
            <Piece name={cardArt(card)} class="res-card" />
            <small>{t("resistance-my-card", { mission, card: cardName(card) })}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
