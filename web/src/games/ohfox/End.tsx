// Who was who, what everybody got hearts for, line by line, and how a tie was settled.
import { t } from "../../language";
import { Art, Mask } from "../../parts/Art";
import { ShareLink } from "../../parts/ShareLink";
import { type Happened, members } from "../../position";
import type { Result } from "../../wire";
import type { Seen } from "../contract";
import art from "./art.svg";
import { boardOf } from "./board";
import { foodArt } from "./film/foods";
import { type Tally, tallies } from "./film/shots";
import { aim, called } from "./nouns";
import { animal, FILTERS, isPredator, laid, objective, TURNS, viewOf } from "./scene";
import { tell } from "./tale";

export function End({ g }: { g: Seen; result: Result | null }) {
  const { animals, winners, seats } = viewOf(g);
  if (!animals || !winners.length)
    return (
      <p class="fox-end-none">
        <Art of={art} name="head-hidden" />
        {t("ohfox-end-hidden")}
      </p>
    );
  const counts = tallies(g.log, seats);
  const order = animals
    .map((_, seat) => seat)
    .sort(
      (a, b) =>
        Number(winners.includes(b)) - Number(winners.includes(a)) ||
        (counts[b]?.score ?? 0) - (counts[a]?.score ?? 0) ||
        a - b,
    );
  const ties = g.log.filter((one) => one.kind === "tied");
  const address = `${location.origin}/film/${g.table.code}/${g.table.played - 1}`;
  return (
    <div class="fox-end">
      <ul class={`fox-end-seats fox-end-${seats}`} aria-label={t("ohfox-end-seats")}>
        {order.map((seat) => (
          <One
            key={seat}
            g={g}
            seat={seat}
            of={animals[seat] ?? 0}
            count={counts[seat] as Tally}
            isWinner={winners.includes(seat)}
          />
        ))}
      </ul>
      {ties.length > 0 && (
        <section class="fox-ties" aria-label={t("ohfox-end-tie")}>
          <h3>{t("ohfox-end-tie")}</h3>
          <ol>
            {ties.map((one) => (
              <li key={one.n}>
                <p>{tell(g, one)}</p>
                <Facts g={g} tie={one} />
              </li>
            ))}
          </ol>
        </section>
      )}
      <p class="fox-end-share">
        <ShareLink address={address} title={t("film-title", { game: g.info.title })} label={t("film-share")} />
      </p>
    </div>
  );
}

interface Line {
  art: string;
  what: string;
  hearts: number;
}

/** What a seat has to show for itself, in the order of the rules. */
function linesOf(g: Seen, of: number, count: Tally): Line[] {
  const board = boardOf(viewOf(g).board);
  return [
    { art: "guess", what: t("ohfox-end-guess"), hearts: count.guess },
    { art: "attack", what: t("ohfox-end-attacks", { n: count.attacks }), hearts: count.attacks },
    { art: "bonus", what: t("ohfox-end-all-prey"), hearts: count.allPrey },
    {
      art: foodArt(board.foods[board.diet[of] ?? -1]),
      what: t("ohfox-end-food", { n: count.food }),
      hearts: count.food,
    },
    { art: "bonus", what: t("ohfox-end-full"), hearts: count.full },
    ...count.objectives.map((n) => ({ art: `objective-${objective(n)}`, what: aim(n), hearts: 1 })),
    { art: "home-heart", what: t("ohfox-end-home"), hearts: count.home },
  ].filter((line) => line.hearts > 0);
}

function One({ g, seat, of, count, isWinner }: { g: Seen; seat: number; of: number; count: Tally; isWinner: boolean }) {
  const lines = linesOf(g, of, count);
  return (
    <li class={`fox-was seat-${seat % 14} ${isWinner ? "fox-was-winner" : ""}`}>
      <span class="fox-was-portrait">
        <Art of={art} name={animal(of)} />
        {isWinner && <Art of={art} name="trophy" class="fox-was-trophy" label={t("ohfox-end-winner")} />}
      </span>
      <div class="fox-was-who">
        <span class="reel-who">
          <Mask seat={seat} />
          <b>{g.name(seat)}</b>
        </span>
        <span class="fox-was-animal">
          {called(animal(of))} <small>{t(isPredator(of) ? "ohfox-is-predator" : "ohfox-is-prey")}</small>
        </span>
      </div>
      <p class="fox-was-score">
        <Art of={art} name="heart" />
        <b>{count.score}</b>
        <span class="unseen">{t("ohfox-film-hearts")}</span>
      </p>
      <ul class="fox-lines" aria-label={t("ohfox-end-lines", { name: g.name(seat) })}>
        {lines.map((line, n) => (
          <li key={n}>
            <Art of={art} name={line.art} />
            <span>{line.what}</span>
            <b>+{line.hearts}</b>
          </li>
        ))}
        {!lines.length && <li class="fox-lines-none">{t("ohfox-end-nothing")}</li>}
        {count.healed > 0 && (
          <li class="fox-lines-healed">
            <Art of={art} name="heal" />
            <span>{t("ohfox-end-healed", { n: count.healed })}</span>
            <b>·</b>
          </li>
        )}
        {count.wounds > 0 && (
          <li class="fox-lines-wounds">
            <Art of={art} name="wound" />
            <span>{t("ohfox-end-wounds", { n: count.wounds })}</span>
            <b>−{count.wounds}</b>
          </li>
        )}
      </ul>
    </li>
  );
}

/** By what a tie was settled, for each who was in it. */
function Facts({ g, tie }: { g: Seen; tie: Happened }) {
  const filter = FILTERS[tie.filter];
  if (filter !== "trigger" && filter !== "attacks") return null;
  const fact = (seat: number): string => {
    if (filter === "attacks") {
      return t("ohfox-end-suffered", {
        name: g.name(seat),
        n: g.log.filter((one) => one.kind === "attacked" && one.seat === seat).length,
      });
    }
    const turn = (viewOf(g).rows[seat] ?? []).findIndex((id) => laid(id).card === "trigger") + 1;
    return t("ohfox-end-trigger", { name: g.name(seat), turn: turn || TURNS + 1, never: turn ? "no" : "yes" });
  };
  return (
    <ul>
      {members(tie.among).map((seat) => (
        <li key={seat}>{fact(seat)}</li>
      ))}
    </ul>
  );
}
