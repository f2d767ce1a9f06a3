// The table's screen: for a TV in the middle of the room. It shows what everybody may see, large, and asks nothing.
import { useEffect, useState } from "preact/hooks";
import type { GameTable, Seen } from "../games/contract";
import { listed, t } from "../language";
import { House, Icon, Mask } from "../parts/Art";
import { ClockRing } from "../parts/Clock";
import { headline, how, Scores } from "../parts/End";
import { FilmAgain, FilmFirst, useSeen } from "../parts/FilmFirst";
import { lines } from "../parts/Log";
import { Ring } from "../parts/Ring";
import { SetUpScript } from "../parts/SetUpScript";
import type { Session } from "../session";
import { sound } from "../settings";
import type { TableInfo } from "../wire";
import { Missing } from "./Missing";
import { useSession } from "./TablePage";

const LAST = 6; // lines of the log that a room can read at a glance

export function Tv({ parts }: { parts: string[] }) {
  const session = useSession(parts[0] ?? "", true);
  const info = session?.info.value;
  useAwake();
  useEffect(() => {
    document.title = `${t("tv-title", { code: info?.code ?? "" })} · Hoodwink`;
  });
  if (session?.line.health.value === "gone") return <Missing why={session.line.gone.value?.message ?? t("no-table")} />;
  if (!session || !info)
    return (
      <p class="loading" role="status">
        {t("loading")}
      </p>
    );
  const mayWatch = session.line.table.value?.may_watch ?? false;
  return (
    <div class={`tv game-${info.game}`}>
      {session.line.health.value === "lost" && (
        <p class="line-lost" role="status">
          {t("line-lost")}
        </p>
      )}
      {info.phase === "lobby" ? (
        <TvLobby session={session} info={info} />
      ) : mayWatch ? (
        <TvGame session={session} />
      ) : (
        <NotAllowed info={info} />
      )}
    </div>
  );
}

/** The screen stays on, where the browser can see to it. */
function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    const hold = async (): Promise<void> => {
      if (document.visibilityState === "visible")
        lock = await navigator.wakeLock?.request("screen").catch(() => undefined);
    };
    void hold();
    document.addEventListener("visibilitychange", hold);
    return () => {
      document.removeEventListener("visibilitychange", hold);
      void lock?.release();
    };
  }, []);
}

function Top({ title, standing, children }: { title: string; standing?: string; children?: preact.ComponentChildren }) {
  return (
    <header class="tv-top">
      <House name="logo" class="tv-logo" />
      <h1>
        {title} {standing && <span class="tv-standing">{standing}</span>}
      </h1>
      {children}
      <Switches />
    </header>
  );
}

function Switches() {
  const [isFull, setFull] = useState(document.fullscreenElement !== null);
  useEffect(() => {
    const look = (): void => setFull(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", look);
    return () => document.removeEventListener("fullscreenchange", look);
  }, []);
  const toggle = (): void => {
    const done = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    done.catch(() => undefined); // a browser that won't shows the page as it is
  };
  return (
    <div class="tv-switches">
      <button
        type="button"
        class="round"
        aria-label={t("tv-sound", { on: sound.value })}
        title={t("tv-sound", { on: sound.value })}
        onClick={() => (sound.value = sound.value === "on" ? "off" : "on")}
      >
        <Icon name={sound.value === "on" ? "sound" : "sound-off"} />
      </button>
      {document.fullscreenEnabled && (
        <button
          type="button"
          class="round"
          aria-label={t("tv-full-screen")}
          title={t("tv-full-screen")}
          aria-pressed={isFull}
          onClick={toggle}
        >
          <Icon name="tv" />
        </button>
      )}
    </div>
  );
}

const Qr = ({ code }: { code: string }) => <img class="tv-qr" src={`/api/tables/${code}/qr.svg`} alt={t("tv-qr")} />;

/** The code and the QR, in a corner as long as the game lasts. */
const Corner = ({ code }: { code: string }) => (
  <p class="tv-corner">
    <Qr code={code} />
    <span>
      <small>{location.host}</small>
      <b class="tv-code">{code}</b>
    </span>
  </p>
);

function TvLobby({ session, info }: { session: Session; info: TableInfo }) {
  const open = info.seats.filter((seat) => seat.kind === "open").length;
  return (
    <>
      <Top title={session.kit.value?.info.title ?? ""} />
      <main class="tv-lobby">
        <section class="tv-join">
          <h2>{t("tv-join")}</h2>
          <Qr code={info.code} />
          <p>{t("tv-join-scan")}</p>
          <p class="quiet">{t("tv-join-type", { address: location.host })}</p>
          <p class="tv-code-large">
            <span class="unseen">{t("tv-code")} </span>
            <span>{info.code}</span>
          </p>
        </section>
        <section class="tv-who">
          <h2>{t("tv-who")}</h2>
          <ol class={`tv-people ${info.seats.length > 6 ? "tv-people-many" : ""}`}>
            {info.seats.map((seat, n) => (
              <li key={n} class={`tv-person ${seat.kind === "open" ? "tv-free" : ""}`}>
                {seat.kind === "open" ? <House name="empty-chair" class="mask" /> : <Mask seat={n} />}
                <span class="tv-name">
                  {seat.kind === "open" ? t("tv-open-seat") : seat.name}
                  {seat.kind === "bot" && <House name="bot" label={t("a-bot")} class="tv-bot" />}
                </span>
                {n === info.host && (
                  <span class="tv-mark">
                    <Icon name="crown" />
                    {t("tv-host")}
                  </span>
                )}
                {seat.kind === "human" && n !== info.host && (
                  <span class={`tv-mark ${seat.ready ? "tv-is-ready" : ""}`}>
                    <Icon name={seat.ready ? "check" : "hourglass"} />
                    {t(seat.ready ? "tv-ready" : "tv-not-ready")}
                  </span>
                )}
              </li>
            ))}
          </ol>
          <p class="tv-missing" role="status">
            {t("tv-missing", { n: open, host: info.seats[info.host]?.name ?? "" })}
          </p>
          {!("wakeLock" in navigator) && <p class="quiet">{t("tv-sleeps")}</p>}
        </section>
      </main>
    </>
  );
}

function TvGame({ session }: { session: Session }) {
  const g = session.seen.value;
  const kit = session.kit.value;
  if (!g || !kit)
    return (
      <p class="loading" role="status">
        {session.trouble.value || t("loading")}
      </p>
    );
  const { table, info } = kit;
  const isOver = g.table.phase === "over" && !g.moment && (!g.view.frame || g.table.result === null);
  return (
    <>
      <Top title={info.title} standing={table.standing(g)}>
        <SetUpScript table={table} g={g} />
        {session.newest.value && <ClockRing clock={session.newest.value.clock} ahead={session.line.ahead} />}
      </Top>
      {isOver ? (
        <TvOver table={table} g={g} />
      ) : (
        <main class="tv-game">
          <div class="tv-table">
            <Ring session={session} table={table} g={g} />
          </div>
          <aside class="tv-side" aria-label={t("tv-now")}>
            <Now table={table} g={g} />
            <Last table={table} g={g} />
            <Corner code={g.table.code} />
          </aside>
        </main>
      )}
    </>
  );
}

/** The film has the whole screen; then comes who won. */
function TvOver({ table, g }: { table: GameTable; g: Seen }) {
  const film = useSeen(table, g);
  if (!film.isSeen)
    return (
      <main class="tv-film end-film">
        <FilmFirst table={table} g={g} film={film} />
      </main>
    );
  return (
    <main class="tv-game">
      <div class="tv-table">
        <TvEnd table={table} g={g} />
      </div>
      <aside class="tv-side" aria-label={t("tv-now")}>
        {g.table.goal > 1 && <Scores info={g.table} />}
        <Last table={table} g={g} />
        <FilmAgain film={film} />
        <Corner code={g.table.code} />
      </aside>
    </main>
  );
}

/** The present question, in words for the room, and whom it waits for. */
function Now({ table, g }: { table: GameTable; g: Seen }) {
  const told = g.moment ? table.tell(g, g.moment.happened) : "";
  const waiting = g.moment ? [] : g.view.waiting;
  return (
    <section class="tv-now" aria-live="polite">
      <h2>{told || table.pending(g)}</h2>
      {g.table.paused ? (
        <p>
          <Icon name="pause" /> {t("paused")}
        </p>
      ) : (
        waiting.length > 0 && (
          <>
            <ul class="tv-waits" aria-hidden="true">
              {waiting.map((seat) => (
                <li key={seat}>
                  <Mask seat={seat} />
                </li>
              ))}
            </ul>
            <p>{t("waiting-for", { names: listed(waiting.map(g.name)) })}</p>
          </>
        )
      )}
    </section>
  );
}

function Last({ table, g }: { table: GameTable; g: Seen }) {
  const told = lines(table, g).slice(-LAST);
  if (!told.length) return null;
  return (
    <section class="tv-last" aria-label={t("tv-last")}>
      <ol>
        {told.map((line) => (
          <li key={line.n}>{line.text}</li>
        ))}
      </ol>
    </section>
  );
}

function TvEnd({ table, g }: { table: GameTable; g: Seen }) {
  return (
    <section class="end tv-end" aria-label={t("end")}>
      <h2 class="end-title">{headline(g)}</h2>
      <p class="end-how">{how(g)}</p>
      <table.End g={g} result={g.table.result} />
      <p class="quiet">{t("tv-next", { host: g.table.seats[g.table.host]?.name ?? "" })}</p>
    </section>
  );
}

function NotAllowed({ info }: { info: TableInfo }) {
  return (
    <main class="tv-no">
      <Icon name="lock" />
      <h1>{t("tv-not-allowed")}</h1>
      <p>{t("tv-not-allowed-how", { host: info.seats[info.host]?.name ?? "" })}</p>
      <Corner code={info.code} />
    </main>
  );
}
