// One screen: the numbers of this table, how everybody voted, who is in play, and what the modules do.
import type { ComponentChildren } from "preact";
import { t } from "../../language";
import { Mask } from "../../parts/Art";
import type { Seen } from "../contract";
import {
  BLAME,
  BLIND_SPIES,
  failsNeeded,
  HIDDEN_REVERSER,
  HUNTERS,
  INQUISITOR,
  isSpy,
  looking,
  MISSIONS,
  plotDeck,
  PLOTS,
  plotsDrawn,
  roleAt,
  ROLES,
  SPY_COUNT,
  TARGETING,
  TEAM_SIZE,
  teamSize,
  WITH_PLOTS,
  type Role,
} from "./nouns";
import { Piece } from "./Pieces";
import { power } from "./Secrets";
import { attempts, type Attempt } from "./story";
import { plotName, plotUse, roleName, verdict } from "./words";

export function Sheet({ g }: { g: Seen | null }) {
  const modules = g ? looking(g).modules : 0;
  return (
    <div class="res-sheet">
      {g && <Numbers g={g} />}
      {g?.table.memory_aid && <VoteHistory g={g} />}
      <section>
        <h3>{t("resistance-sheet-play")}</h3>
        <p>{t("resistance-sheet-turn")}</p>
        <p>{t(modules & HUNTERS ? "resistance-sheet-goal-hunter" : "resistance-sheet-goal")}</p>
      </section>
      {!g && <AllNumbers />}
      <Cast g={g} />
      {g && modules & WITH_PLOTS ? <Plots g={g} /> : null}
      {g && <Modules g={g} />}
    </div>
  );
}

/** A line of a table of numbers. */
const Row = ({ head, cells }: { head: string; cells: readonly ComponentChildren[] }) => (
  <tr>
    <th scope="row">{head}</th>
    {cells.map((cell, n) => (
      <td key={n}>{cell}</td>
    ))}
  </tr>
);

const Heads = ({ head, cells }: { head: string; cells: readonly number[] }) => (
  <thead>
    <tr>
      <th scope="row">{head}</th>
      {cells.map((cell) => (
        <th key={cell} scope="col">
          {cell}
        </th>
      ))}
    </tr>
  </thead>
);

const Result = ({ good, label }: { good: boolean; label?: string }) => (
  <Piece name={good ? "space-success" : "space-fail"} class="res-result" {...(label ? { label } : {})} />
);

function Numbers({ g }: { g: Seen }) {
  const view = looking(g);
  const spies = view.cast.filter((role) => isSpy(roleAt(role))).length;
  const results = MISSIONS.map((n) => {
    const done = view.missions.find((mission) => mission[0] === n);
    return done && <Result good={done[2]} label={verdict(done[2])} />;
  });
  return (
    <section>
      <h3>{t("resistance-sheet-numbers")}</h3>
      <table class="res-numbers">
        <Heads head={t("resistance-sheet-mission")} cells={MISSIONS.map((n) => n + 1)} />
        <tbody>
          <Row head={t("resistance-sheet-team")} cells={MISSIONS.map((n) => teamSize(view.seats, n))} />
          <Row head={t("resistance-sheet-fails")} cells={MISSIONS.map((n) => failsNeeded(view.seats, n))} />
          <Row head={t("resistance-sheet-result")} cells={results} />
        </tbody>
      </table>
      <p class="quiet">{t("resistance-sheet-spies-here", { n: spies, seats: view.seats })}</p>
    </section>
  );
}

/** For the page about the game: every size of table. */
function AllNumbers() {
  const sizes = Object.keys(TEAM_SIZE).map(Number);
  return (
    <section>
      <h3>{t("resistance-sheet-numbers")}</h3>
      <table class="res-numbers">
        <Heads head={t("resistance-sheet-seats")} cells={sizes} />
        <tbody>
          <Row head={t("resistance-sheet-spies")} cells={sizes.map((seats) => SPY_COUNT[seats])} />
          {MISSIONS.map((n) => (
            <Row
              key={n}
              head={t("resistance-mission", { mission: n + 1 })}
              cells={sizes.map((seats) => teamSize(seats, n))}
            />
          ))}
        </tbody>
      </table>
      <p class="quiet">{t("resistance-sheet-two")}</p>
    </section>
  );
}

/** Every vote of the game: seats down, attempts across, missions as groups. */
function VoteHistory({ g }: { g: Seen }) {
  const told = attempts(g.log).filter((one) => one.approve);
  const seats = Array.from({ length: g.view.seats }, (_, seat) => seat);
  const missions = [...new Set(told.map((one) => one.mission))];
  return (
    <section>
      <h3>{t("resistance-sheet-votes")}</h3>
      {!told.length ? (
        <p class="quiet">{t("resistance-sheet-votes-none")}</p>
      ) : (
        <>
          <div class="res-history-scroll" tabIndex={0} role="group" aria-label={t("resistance-sheet-votes")}>
            <table class="res-history">
              <thead>
                <tr>
                  <td />
                  {missions.map((mission) => (
                    <Head key={mission} g={g} mission={mission} told={told} />
                  ))}
                </tr>
              </thead>
              <tbody>
                {seats.map((seat) => (
                  <tr key={seat}>
                    <th scope="row">
                      <Mask seat={seat} />
                      <span>{g.name(seat)}</span>
                    </th>
                    {told.map((one, n) => (
                      <Cell key={n} one={one} seat={seat} />
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p class="quiet">{t("resistance-sheet-votes-key")}</p>
        </>
      )}
    </section>
  );
}

function Head({ g, mission, told }: { g: Seen; mission: number; told: readonly Attempt[] }) {
  const done = looking(g).missions.find((one) => one[0] === mission - 1);
  return (
    <th scope="colgroup" colSpan={told.filter((one) => one.mission === mission).length}>
      <span class="unseen">
        {t("resistance-mission", { mission })} {done && verdict(done[2])}
      </span>
      <span aria-hidden="true">
        {mission}
        {done && <Result good={done[2]} />}
      </span>
    </th>
  );
}

function Cell({ one, seat }: { one: Attempt; seat: number }) {
  const approved = one.approve?.includes(seat) ?? false;
  const isOn = one.team.includes(seat);
  const heard = [
    t(approved ? "resistance-approve" : "resistance-reject"),
    isOn ? t("resistance-is-on-team") : "",
    one.leader === seat ? t("resistance-is-leader") : "",
  ];
  return (
    <td
      class={`${approved ? "res-for" : "res-against"} ${isOn ? "res-was-on" : ""}`}
      title={t("resistance-sheet-attempt", { mission: one.mission, attempt: one.attempt })}
    >
      <span class="unseen">{heard.filter(Boolean).join(", ")}</span>
      <span class="res-cell" aria-hidden="true">
        {approved ? "✓" : "✗"}
      </span>
      {one.leader === seat && <Piece name="leader" class="res-was-leader" />}
    </td>
  );
}

function Cast({ g }: { g: Seen | null }) {
  const cast: Role[] = g ? looking(g).cast.map(roleAt) : ["resistance", "spy"];
  const kinds = ROLES.filter((role) => cast.includes(role)).sort((a, b) => Number(isSpy(a)) - Number(isSpy(b)));
  return (
    <section>
      <h3>{t("resistance-sheet-cast")}</h3>
      <ul class="res-cast">
        {kinds.map((role) => {
          const n = cast.filter((one) => one === role).length;
          return (
            <li key={role} class={isSpy(role) ? "res-cast-spy" : "res-cast-resistance"}>
              <Piece name={role} class="res-portrait" />
              <span>
                <b>
                  {roleName(role)}
                  {g && n > 1 ? ` × ${n}` : ""}
                </b>{" "}
                <span>{power(g, role)}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Plots({ g }: { g: Seen }) {
  const { seats } = g.view;
  return (
    <section>
      <h3>{t("resistance-sheet-plots")}</h3>
      <p>{t("resistance-sheet-plots-drawn", { n: plotsDrawn(seats) })}</p>
      <ul class="res-plots">
        {plotDeck(seats).map(([plot, n]) => (
          <li key={plot}>
            <Piece name={PLOTS[plot] ?? "plot-back"} />
            <span>
              <b>
                {plotName(plot)}
                {n > 1 ? ` × ${n}` : ""}
              </b>{" "}
              <span>{plotUse(plot)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Modules({ g }: { g: Seen }) {
  const view = looking(g);
  const hasReverser = view.cast.some((role) => roleAt(role).endsWith("_reverser"));
  const notes = [
    view.modules & BLIND_SPIES ? "blind-spies" : "",
    view.modules & TARGETING ? "targeting" : "",
    ...(view.modules & HUNTERS ? ["investigator", "early"] : []),
    view.modules & BLAME ? "blame" : "",
    view.modules & INQUISITOR ? "inquisitor" : "",
    hasReverser ? "reverser" : "",
    view.modules & HIDDEN_REVERSER ? "hidden-reverser" : "",
  ].filter(Boolean);
  if (!notes.length) return null;
  return (
    <section>
      <h3>{t("resistance-sheet-modules")}</h3>
      <ul class="res-notes">
        {notes.map((note) => (
          <li key={note}>{t(`resistance-module-${note}`)}</li>
        ))}
      </ul>
    </section>
  );
}
