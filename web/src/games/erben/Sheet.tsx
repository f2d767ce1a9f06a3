// One screen: the seven identities, what a turn is made of, and what this table plays otherwise.
import { has, t } from "../../language";
import { Art } from "../../parts/Art";
import type { Value } from "../../wire";
import type { Seen } from "../contract";
import art from "./art.svg";
import { called } from "./nouns";
import { Rich } from "./Rich";
import { currentClaim, GOAL, type Identity, IDENTITIES } from "./scene";

const WAYS = ["a", "b"] as const;
const WITH_FINES: readonly Identity[] = ["baron", "judge", "monk"];

/** An option of this table, or as it usually is where no table is looked at. */
const option = (g: Seen | null, name: string, usual: Value): Value => g?.table.options[name] ?? usual;
const yes = (g: Seen | null, name: string): string => (option(g, name, false) ? "yes" : "no");

/** §7 How an identity reacts, where the table is played so (§12.13). */
export function reaction(g: Seen | null, who: Identity): string {
  const key = `erben-react-${who}`;
  return has(key) && (option(g, "fines", true) || !WITH_FINES.includes(who)) ? t(key) : "";
}

export function Sheet({ g }: { g: Seen | null }) {
  const claimed = g ? currentClaim(g)?.identity : undefined;
  const cast = IDENTITIES.filter((who) => who !== "merchant" || option(g, "merchant", true));
  return (
    <div class="erben-sheet">
      <ul class="erben-sheet-rows">
        {cast.map((who) => (
          <Row key={who} g={g} who={who} isClaimed={claimed === who} />
        ))}
      </ul>
      <Parts title={t("erben-sheet-turn")} parts={turnParts(g)} />
      <Parts title={t("erben-sheet-more")} parts={[...trialParts(g), goal(g)]} />
      {g && <Variants g={g} />}
    </div>
  );
}

function Row({ g, who, isClaimed }: { g: Seen | null; who: Identity; isClaimed: boolean }) {
  const reacts = reaction(g, who);
  return (
    <li class={`erben-row ${isClaimed ? "erben-row-now" : ""}`}>
      <Art of={art} name={who} class="erben-row-art" />
      <div>
        <b>{called(who)}</b>
        <Ways who={who} />
        {reacts && <p class="erben-reacts">{reacts}</p>}
      </div>
    </li>
  );
}

/** What an identity may do: A, and B where there is one. */
export function Ways({ who }: { who: Identity }) {
  const ways = WAYS.filter((way) => has(`erben-way-${who}-${way}`));
  return (
    <div class="erben-ways">
      {ways.map((way) => (
        <p key={way} class="erben-way">
          {ways.length > 1 && <b class="erben-way-mark">{way.toUpperCase()}</b>}
          <span>
            <Rich text={`erben-way-${who}-${way}`} />
          </span>
        </p>
      ))}
    </div>
  );
}

interface Part {
  art: string;
  title: string;
  text: string;
}

function Parts({ title, parts }: { title: string; parts: readonly Part[] }) {
  return (
    <section class="erben-sheet-part">
      <h3>{title}</h3>
      <dl>
        {parts.map((part) => (
          <div key={part.title}>
            <dt>
              <Art of={art} name={part.art} />
              {part.title}
            </dt>
            <dd>{part.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** §3.1 */
function turnParts(g: Seen | null): Part[] {
  const n = Number(option(g, "cards_a_trio", 1));
  const points = option(g, "throne_points", true) ? "yes" : "no";
  const beside = yes(g, "information_beside");
  return [
    { art: "card-back", title: t("erben-sheet-claim"), text: t("erben-sheet-claim-how") },
    { art: "buy", title: t("erben-sheet-buy"), text: t("erben-sheet-buy-how", { n, beside }) },
    { art: "accuse", title: t("erben-sheet-accuse"), text: t("erben-sheet-accuse-how", { points }) },
  ];
}

/** §4.6 §12.11 What a wrong doubt gives; 0 where it wins the game (§12.2). */
const wrongDoubt = (g: Seen | null): number =>
  option(g, "throne_points", true) ? Number(option(g, "wrong_doubt", 3)) : 0;

function trialParts(g: Seen | null): Part[] {
  const doubt = { points: wrongDoubt(g), stronger: yes(g, "stronger_doubts"), lost: yes(g, "lost_turn") };
  const order = option(g, "fines", true)
    ? t("erben-sheet-order-how", { all: yes(g, "all_reactions") })
    : t("erben-sheet-order-short");
  return [
    { art: "doubt", title: t("erben-sheet-doubt"), text: t("erben-sheet-doubt-how", doubt) },
    { art: "illegal", title: t("erben-sheet-order"), text: order },
    { art: "trio", title: t("erben-sheet-trio"), text: t("erben-sheet-trio-how", { hand: yes(g, "stack_by_hand") }) },
    { art: "against", title: t("erben-sheet-showdown"), text: t("erben-sheet-showdown-how") },
  ];
}

function goal(g: Seen | null): Part {
  const points = wrongDoubt(g);
  if (!points) return { art: "crown", title: t("erben-sheet-king"), text: t("erben-sheet-king-how") };
  return {
    art: "throne-point",
    title: t("erben-sheet-points", { goal: GOAL }),
    text: t("erben-sheet-points-how", { points, last: GOAL - 1 }),
  };
}

/** §12 What is not as usual. */
function Variants({ g }: { g: Seen }) {
  const changed = g.info.options.filter(({ name, default: usual }) => option(g, name, usual) !== usual);
  if (!changed.length) return null;
  return (
    <section class="erben-sheet-part">
      <h3>{t("erben-sheet-variants")}</h3>
      <ul class="erben-variants">
        {changed.map(({ name }) => (
          <li key={name}>{t(`erben-variant-${name}`, { n: Number(option(g, name, 0)) })}</li>
        ))}
      </ul>
    </section>
  );
}
