// At the table while a game is on, and when it is over.
import { useState } from "preact/hooks";
import { t } from "../language";
import { Icon, House } from "../parts/Art";
import { ClockRing } from "../parts/Clock";
import { PassOn } from "../parts/Curtain";
import { Dock } from "../parts/Dock";
import { Drawer } from "../parts/Drawer";
import { End } from "../parts/End";
import { Announcer, Log } from "../parts/Log";
import { Menu } from "../parts/Menu";
import { Ring } from "../parts/Ring";
import { Rules } from "../parts/Book";
import { Secrets } from "../parts/Secrets";
import { SetUpScript } from "../parts/SetUpScript";
import { maySpeak, Talk } from "../parts/Talk";
import { follow } from "../router";
import type { Session } from "../session";

type Open = { what: "rules"; section: string } | { what: "sheet" | "log" | "talk" | "menu" } | null;

export function Playing({ session }: { session: Session }) {
  const [open, setOpen] = useState<Open>(null);
  const g = session.seen.value;
  const kit = session.kit.value;
  if (!g || !kit)
    return (
      <p class="loading" role="status">
        {session.trouble.value || t("loading")}
      </p>
    );
  const { table, info } = kit;
  // the table may be known to be over before its last view is here, and before that has been shown
  const isOver = g.table.phase === "over" && !g.moment && (!g.view.frame || g.table.result === null);
  const marks = [
    `game-${info.key}`,
    isOver ? "is-over" : "",
    g.me < 0 ? "is-watching" : "",
    table.wide ? "is-wide" : "",
  ];
  const openRules = (section: string): void => setOpen({ what: "rules", section });
  return (
    <div class={`playing ${marks.filter(Boolean).join(" ")}`} data-asked={`${g.table.played}/${g.view.ply}/${g.me}`}>
      <header class="top">
        <a class="top-home" href="/" onClick={follow} aria-label={t("to-the-house")}>
          <House name="logo" />
        </a>
        <h1 class="top-title">
          {info.title} <span class="top-standing">{table.standing(g)}</span>
        </h1>
        {session.newest.value && <ClockRing clock={session.newest.value.clock} ahead={session.line.ahead} me={g.me} />}
        <Moment session={session} />
        <button type="button" class="round" aria-label={t("menu")} onClick={() => setOpen({ what: "menu" })}>
          <Icon name="menu" />
        </button>
      </header>
      <Away session={session} />
      <main class="felt">
        {isOver ? (
          <End session={session} table={table} g={g} />
        ) : (
          <Dock session={session} table={table} g={g} onRules={openRules} />
        )}
        <div class="middle">
          <div class="middle-ways">
            <SetUpScript table={table} g={g} />
            <PassOn session={session} />
          </div>
          <Ring session={session} table={table} g={g} />
        </div>
        <aside class="side side-left" aria-label={t("log-and-talk")}>
          <section class="panel panel-log" aria-label={t("log")} tabIndex={0}>
            <h2>{t("log")}</h2>
            <Log table={table} g={g} />
          </section>
          <section class="panel panel-talk" aria-label={t("talk")}>
            <h2>{t("talk")}</h2>
            <Talk session={session} g={g} />
          </section>
        </aside>
        <aside class="side side-right" aria-label={t("mine")}>
          <Secrets table={table} g={g} />
          <section class="panel panel-sheet" aria-label={t("sheet")} tabIndex={0}>
            <h2>{t("sheet")}</h2>
            <table.Sheet g={g} />
          </section>
        </aside>
      </main>
      <nav class="tabs" aria-label={t("more")}>
        <button type="button" onClick={() => setOpen({ what: "log" })}>
          <Icon name="log" />
          {t("log")}
        </button>
        <button type="button" onClick={() => setOpen({ what: "talk" })}>
          <Icon name="talk" />
          {t("talk")}
          <Unread session={session} />
        </button>
        <button type="button" onClick={() => setOpen({ what: "sheet" })}>
          <Icon name="sheet" />
          {t("sheet")}
        </button>
        <button type="button" onClick={() => openRules(g.view.section)}>
          <Icon name="book" />
          {t("rules")}
        </button>
      </nav>
      {open?.what === "rules" && (
        <Drawer title={`${t("rules")} · ${info.title}`} onClose={() => setOpen(null)}>
          <Rules game={info.key} section={open.section} />
        </Drawer>
      )}
      {open?.what === "sheet" && (
        <Drawer wide title={t("sheet")} onClose={() => setOpen(null)}>
          <table.Sheet g={g} />
        </Drawer>
      )}
      {open?.what === "log" && (
        <Drawer title={t("log")} onClose={() => setOpen(null)}>
          <Log table={table} g={g} />
        </Drawer>
      )}
      {open?.what === "talk" && (
        <Drawer title={t("talk")} onClose={() => setOpen(null)}>
          <Talk session={session} g={g} />
        </Drawer>
      )}
      {open?.what === "menu" && <Menu session={session} onClose={() => setOpen(null)} />}
      <Announcer table={table} g={g} />
    </div>
  );
}

/** "One moment": once for each question, by whoever is asked, and while there is talk by whoever may speak. */
function Moment({ session }: { session: Session }) {
  const newest = session.newest.value;
  if (!newest || newest.clock.until === null || !newest.clock.moment) return null;
  const seat = newest.view.seat;
  if (!newest.options.length && (newest.talk === null || seat < 0 || !maySpeak(newest.view))) return null;
  return (
    <button
      type="button"
      class="round"
      aria-label={t("one-moment")}
      title={t("one-moment")}
      onClick={() => void session.do({ type: "moment", seat })}
    >
      <Icon name="hourglass" />
    </button>
  );
}

/** A bot plays for this seat until somebody touches the screen. */
function Away({ session }: { session: Session }) {
  const newest = session.newest.value;
  if (!newest?.away) return null;
  const seat = newest.view.seat;
  return (
    <p class="away" role="status">
      {t("away")}{" "}
      <button type="button" class="button" onClick={() => void session.do({ type: "back", seat })}>
        {t("i-am-back")}
      </button>
    </p>
  );
}

function Unread({ session }: { session: Session }) {
  const fresh = session.fresh.value.size;
  return fresh ? <span class="unread">{fresh}</span> : null;
}
