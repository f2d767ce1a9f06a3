// The game is over: who won and how, who was who, how the series stands, and what comes next.
import { useEffect, useRef } from "preact/hooks";
import type { GameTable, Seen } from "../games/contract";
import { has, listed, t } from "../language";
import { follow } from "../router";
import type { Session } from "../session";
import type { TableInfo } from "../wire";
import { Icon, Mask } from "./Art";
import { FilmAgain, FilmFirst, useSeen } from "./FilmFirst";
import { Proof, recordAddress } from "./Proof";
import { ShareLink } from "./ShareLink";

interface Props {
  session: Session;
  table: GameTable;
  g: Seen;
}

export function End({ session, table, g }: Props) {
  const info = g.table;
  const heading = useRef<HTMLHeadingElement>(null);
  const game = info.played - 1;
  const film = useSeen(table, g);
  useEffect(() => {
    if (!document.activeElement?.closest("dialog, input")) heading.current?.focus({ preventScroll: true });
  }, [game, film.isSeen]);
  if (!film.isSeen)
    return (
      <section class="end end-film" aria-label={t("end")}>
        <FilmFirst table={table} g={g} film={film} />
      </section>
    );
  return (
    <section class="end" aria-label={t("end")}>
      <h2 ref={heading} tabIndex={-1} class="end-title">
        {headline(g)}
      </h2>
      <p class="end-how">{how(g)}</p>
      {session.lesson.value.length > 0 && info.lesson && game === 0 && (
        <p class="end-lesson">
          <Icon name="lamp" />
          {t(`lesson-${g.info.key}-done`)}
        </p>
      )}
      <div class="end-do">
        <Next session={session} info={info} seat={g.me} />
        <FilmAgain film={film} />
      </div>
      {session.trouble.value && (
        <p class="trouble" role="alert">
          {session.trouble.value}
        </p>
      )}
      <div class="end-two">
        <div class="end-one">
          <table.End g={g} result={info.result} />
          {info.goal > 1 && <Scores info={info} />}
        </div>
        <Afterwards code={info.code} game={game} g={g} />
      </div>
    </section>
  );
}

/** Who won, with me first where it was me. */
export function headline(g: Seen): string {
  const result = g.table.result;
  if (!result) return t("end-stopped");
  if (!result.winners.length) return t("end-nobody");
  if (!result.winners.includes(g.me))
    return t("end-won", { names: listed(result.winners.map(g.name)), n: result.winners.length });
  const others = result.winners.filter((seat) => seat !== g.me);
  return others.length
    ? t("end-you-and", { names: listed([t("end-you-first"), ...others.map(g.name)]) })
    : t("end-you");
}

/** How it came about; the words are the game's. */
export function how(g: Seen): string {
  const { result } = g.table;
  if (!result) return t("end-stopped-why");
  const key = `ending-${g.info.key}-${result.ending.replace(/[^a-z]+/g, "-")}`;
  return has(key) ? t(key, { names: listed(result.winners.map(g.name)), n: result.winners.length }) : "";
}

/** The series: points so far, with what this game has brought. */
export function Scores({ info }: { info: TableInfo }) {
  const order = info.seats
    .map((_, seat) => seat)
    .sort((a, b) => (info.seats[b]?.score ?? 0) - (info.seats[a]?.score ?? 0));
  const leaders = order.filter((seat) => info.seats[seat]?.score === info.seats[order[0] ?? 0]?.score);
  const title = info.series_over
    ? t("end-series-over", { names: listed(leaders.map((seat) => info.seats[seat]?.name ?? "")), n: leaders.length })
    : t("end-series", { goal: info.goal });
  return (
    <section class="scores" aria-label={t("end-score")}>
      <h3>
        {info.series_over && <Icon name="crown" />}
        {title}
      </h3>
      <ol>
        {order.map((seat) => {
          const { name = "", score = 0 } = info.seats[seat] ?? {};
          const won = info.result?.points[seat] ?? 0;
          return (
            <li key={seat}>
              <Mask seat={seat} />
              <span class="score-name">{name}</span>
              <span class={`score-bar seat-${seat % 14}`} aria-hidden="true">
                <i style={{ width: `${Math.min(100, (100 * score) / info.goal)}%` }} />
              </span>
              <span class="score-points">
                {t("end-points", { n: score })}
                {won > 0 && <small> {t("end-plus", { n: won })}</small>}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Again: the host begins, the others say that they are ready. */
function Next({ session, info, seat }: { session: Session; info: TableInfo; seat: number }) {
  if (seat < 0)
    return (
      <p class="waiting">
        <Icon name="hourglass" />
        {t("end-watching")}
      </p>
    );
  const isHost = session.mine.value.includes(info.host);
  const notReady = info.seats.filter((one, n) => one.kind === "human" && !one.ready && !session.mine.value.includes(n));
  const isOpen = info.seats.some((one) => one.kind === "open");
  if (isHost) {
    return (
      <div class="end-next">
        <button type="button" class="button bold" disabled={isOpen} onClick={() => void session.do({ type: "start" })}>
          <Icon name="replay" />
          {t(again(info))}
        </button>
        {isOpen ? (
          <p class="quiet">{t("end-open-seat")}</p>
        ) : (
          notReady.length > 0 && (
            <p class="quiet">{t("end-not-ready", { names: listed(notReady.map((one) => one.name)) })}</p>
          )
        )}
      </div>
    );
  }
  const { ready = false } = info.seats[seat] ?? {};
  return (
    <div class="end-next">
      <button
        type="button"
        class="button bold"
        aria-pressed={ready}
        onClick={() => void session.do({ type: "ready", seat, ready: !ready })}
      >
        <Icon name={ready ? "check" : "replay"} />
        {t(ready ? "end-i-am-ready" : "end-again-please")}
      </button>
      <p class="quiet">{t("end-host-starts", { name: info.seats[info.host]?.name ?? "" })}</p>
    </div>
  );
}

function again(info: TableInfo): string {
  if (info.lesson && info.played === 1) return "end-real-game";
  if (!info.goal || info.goal === 1) return "end-again";
  return info.series_over ? "end-new-series" : "end-next-game";
}

/** Replay, what each knew, the record and the proof: all of them at addresses that can be given away. */
function Afterwards({ code, game, g }: { code: string; game: number; g: Seen }) {
  const address = `/replay/${code}/${game}`;
  return (
    <section class="afterwards" aria-label={t("end-afterwards")}>
      <p class="end-links">
        <a class="button glow" href={address} onClick={follow}>
          <Icon name="play" />
          {t("end-replay")}
        </a>
        <ShareLink
          address={location.origin + address}
          title={t("replay-title", { game: g.info.title })}
          label={t("end-share")}
        />
        <a class="button" href={recordAddress(code, game)} download="">
          <Icon name="download" />
          {t("end-download")}
        </a>
      </p>
      <h3>{t("end-knew")}</h3>
      <ul class="knew">
        {g.table.seats.map((_, seat) => (
          <li key={seat}>
            <a class="chip" href={`${address}?eyes=${seat}`} onClick={follow}>
              <Mask seat={seat} />
              {g.name(seat)}
            </a>
          </li>
        ))}
      </ul>
      <Proof code={code} game={game} />
      <p>
        <a class="button quiet" href="/" onClick={follow}>
          <Icon name="door" />
          {t("to-the-house")}
        </a>
      </p>
    </section>
  );
}
