// A table before its first game, and the door for whoever has no seat: who is here, how others come, and "begin".
import { useEffect, useRef, useState } from "preact/hooks";
import type { Seen } from "../games/contract";
import { listed, t } from "../language";
import { Icon, Mask } from "../parts/Art";
import { RulesDrawer, SheetDrawer } from "../parts/Book";
import { Cover } from "../parts/Cover";
import { remember } from "../parts/LastTable";
import { habits, inWords } from "../parts/Options";
import { AboutSeat, fill, Seats, Sit } from "../parts/Seats";
import { TopBar } from "../parts/Settings";
import { MoveAway, Share, TvLink } from "../parts/Share";
import { Talk } from "../parts/Talk";
import { SPECTATOR, type View } from "../position";
import type { Kit, Session } from "../session";
import type { SeatInfo, TableInfo } from "../wire";

/** "Play now" leads here with #start: the host's browser begins the game by itself, once. */
function useStart(session: Session): boolean {
  const [starts, setStarts] = useState(() => location.hash === "#start");
  const sent = useRef(false);
  const info = session.info.value;
  const may = info?.phase === "lobby" && session.mine.value.includes(info.host);
  useEffect(() => {
    if (!starts || sent.current) return;
    history.replaceState(null, "", location.pathname);
    sent.current = true;
    if (may) void session.do({ type: "start" }).then((isDone) => isDone || setStarts(false));
    else setStarts(false);
  }, [starts, may]);
  return starts;
}

export function Lobby({ session }: { session: Session }) {
  const table = session.info.value;
  const kit = session.kit.value;
  const starts = useStart(session);
  if (!table || !kit)
    return (
      <p class="loading" role="status">
        {session.trouble.value || t("loading")}
      </p>
    );
  if (starts)
    return (
      <p class="loading dealing" role="status">
        {t("dealing")}
      </p>
    );
  return <Room session={session} table={table} kit={kit} />;
}

interface Props {
  session: Session;
  table: TableInfo;
  kit: Kit;
}

const freeSeats = (table: TableInfo): number => table.seats.filter((one) => one.kind === "open").length;

function Room({ session, table, kit }: Props) {
  const [tapped, setTapped] = useState<number | null>(null);
  const [swapping, setSwapping] = useState<number | null>(null);
  const { info } = kit;
  const hasSeat = session.mine.value.length > 0;
  const free = freeSeats(table);
  useEffect(() => {
    setTapped(null); // the chair that was chosen is mine now
    if (hasSeat) remember(table.code);
  }, [hasSeat]);
  const tap = (seat: number | null): void => {
    if (swapping !== null) {
      if (seat !== null && seat !== swapping) void session.do({ type: "swap", one: swapping, two: seat });
      setSwapping(null);
      setTapped(null);
    } else setTapped(seat);
  };
  const close = (seat: number): void => {
    setTapped(null);
    document.querySelectorAll<HTMLElement>(".chair").item(seat)?.focus();
  };
  const begin = <Begin session={session} table={table} kit={kit} seat={tapped} />;
  return (
    <div class={`lobby game-${info.key}`}>
      <TopBar />
      <main class="page lobby-page">
        <div class="lobby-columns">
          <div class="lobby-main">
            <section class={`poster tile-${info.key}`} aria-labelledby="who-is-here">
              <Cover game={info.key} />
              <div class="poster-words">
                <p>{t("table-code", { code: table.code })}</p>
                <h1>{info.title}</h1>
              </div>
              <div class="card-head">
                <h2 id="who-is-here">{t("who-is-here")}</h2>
                <span>{t("seats-taken", { n: table.seats.length - free, of: table.seats.length })}</span>
              </div>
              <Seats session={session} table={table} tapped={tapped} onTap={tap} swapping={swapping} />
              {hasSeat && free > 0 && <p class="poster-help">{t("second-seat-help")}</p>}
            </section>
            <div class="lobby-dock">
              {session.trouble.value && (
                <p class="trouble" role="alert">
                  {session.trouble.value}
                </p>
              )}
              {swapping !== null ? (
                <Swapping onStop={() => tap(null)} />
              ) : tapped !== null && hasSeat ? (
                <AboutSeat
                  session={session}
                  info={info}
                  table={table}
                  seat={tapped}
                  onDone={() => close(tapped)}
                  onSwap={(seat) => {
                    setSwapping(seat);
                    setTapped(null);
                  }}
                />
              ) : (
                begin
              )}
            </div>
          </div>
          <div class="lobby-side">
            {hasSeat && <Invite session={session} table={table} kit={kit} />}
            <Played table={table} kit={kit} />
            {hasSeat && <TalkBefore session={session} table={table} kit={kit} />}
          </div>
        </div>
      </main>
    </div>
  );
}

function Swapping({ onStop }: { onStop(): void }) {
  return (
    <div class="about-head">
      <Icon name="swap" />
      <p role="status">{t("swap-help")}</p>
      <button type="button" class="button" onClick={onStop}>
        {t("never-mind")}
      </button>
    </div>
  );
}

/** The one thing to do next: sit down, be ready, fill up, begin. */
function Begin({ session, table, kit, seat }: Props & { seat: number | null }) {
  const mine = session.mine.value;
  const free = freeSeats(table);
  if (table.trouble)
    return (
      <p class="trouble" role="alert">
        {t("refused", { code: "trouble" })}
      </p>
    );
  if (!mine.length) return <ForGuests session={session} table={table} free={free} seat={seat} />;
  if (mine.includes(table.host)) return <ForHost session={session} table={table} kit={kit} free={free} />;
  const ready = mine.every((one) => table.seats[one]?.ready);
  return (
    <>
      <p class="dock-says" role="status">
        {t(ready ? "waiting-for-host" : "say-ready", { host: table.seats[table.host]?.name ?? "" })}
      </p>
      <button
        type="button"
        class={`button ${ready ? "" : "glow"} wide`}
        onClick={() => mine.forEach((one) => void session.do({ type: "ready", seat: one, ready: !ready }))}
      >
        <Icon name={ready ? "back" : "hand"} />
        {t(ready ? "not-yet" : "i-am-ready")}
      </button>
    </>
  );
}

interface GuestProps {
  session: Session;
  table: TableInfo;
  free: number;
  seat: number | null;
}

function ForGuests({ session, table, free, seat }: GuestProps) {
  const mayWatch = session.line.table.value?.may_watch ?? false;
  if (table.phase === "playing")
    return (
      <p class="dock-says" role="status">
        {t("game-is-on")}
      </p>
    );
  if (!free)
    return (
      <p class="dock-says" role="status">
        {t(mayWatch ? "full-watch" : "full")}
      </p>
    );
  const chosen = seat !== null && table.seats[seat]?.kind === "open" ? seat : null;
  return (
    <>
      <p class="dock-says" role="status">
        {chosen === null ? t("sit-down") : t("sit-down-at", { n: chosen + 1 })}
      </p>
      <Sit session={session} seat={chosen} />
      {mayWatch && (
        <p class="field-help">
          <Icon name="eye" />
          {t("or-watch")}
        </p>
      )}
    </>
  );
}

function ForHost({ session, table, kit, free }: Props & { free: number }) {
  const [busy, setBusy] = useState(false);
  const mine = session.mine.value;
  const isLate = (one: SeatInfo, seat: number): boolean => one.kind === "human" && !one.ready && !mine.includes(seat);
  const late = table.seats.filter(isLate).map((one) => one.name);
  const fillUp = async (): Promise<void> => {
    setBusy(true);
    await fill(session, kit.info, table);
    setBusy(false);
  };
  if (free) {
    return (
      <>
        <p class="dock-says" role="status">
          {t("seats-to-fill", { n: free })}
        </p>
        <button type="button" class="button glow wide" disabled={busy} onClick={() => void fillUp()}>
          <Icon name="robot" />
          {t("fill-with-bots")}
        </button>
      </>
    );
  }
  return (
    <>
      <p class="dock-says" role="status">
        {late.length ? t("not-ready-yet", { names: listed(late), n: late.length }) : t("all-set")}
      </p>
      <button type="button" class="button glow wide" onClick={() => void session.do({ type: "start" })}>
        <Icon name="play" />
        {t(late.length ? "start-anyway" : "start")}
      </button>
    </>
  );
}

function Invite({ session, table, kit }: Props) {
  return (
    <section class="card" aria-labelledby="invite">
      <h2 id="invite">{t("invite")}</h2>
      <Share code={table.code} title={kit.info.title} />
      <details class="fine">
        <summary>
          <Icon name="tv" />
          {t("tv")}
        </summary>
        <TvLink session={session} />
      </details>
      <details class="fine">
        <summary>
          <Icon name="phone" />
          {t("move")}
        </summary>
        <MoveAway session={session} />
      </details>
    </section>
  );
}

/** What is played here, in words. */
function Played({ table, kit }: { table: TableInfo; kit: Kit }) {
  const [open, setOpen] = useState<"rules" | "sheet" | null>(null);
  return (
    <section class="card" aria-labelledby="what-is-played">
      <h2 id="what-is-played">{t("what-is-played")}</h2>
      <ul class="tags">
        {inWords(kit.info, table.options).map((words) => (
          <li key={words} class="tag tag-big">
            {words}
          </li>
        ))}
      </ul>
      <ul class="habits">
        {habits(table).map(({ icon, words }) => (
          <li key={icon}>
            <Icon name={icon} />
            {words}
          </li>
        ))}
      </ul>
      <div class="buttons">
        <button type="button" class="button" onClick={() => setOpen("rules")}>
          <Icon name="book" />
          {t("rules")}
        </button>
        <button type="button" class="button" onClick={() => setOpen("sheet")}>
          <Icon name="sheet" />
          {t("sheet")}
        </button>
      </div>
      {open === "rules" && <RulesDrawer info={kit.info} onClose={() => setOpen(null)} />}
      {open === "sheet" && <SheetDrawer info={kit.info} onClose={() => setOpen(null)} />}
    </section>
  );
}

/** What people say before a game; the rest is about one that is on. */
const SOCIAL: readonly string[] = ["hello", "thanks", "well_played", "sorry", "hurry", "yes", "no", "again"];
const NOTHING_YET: View = {
  seat: SPECTATOR,
  seats: 0,
  ply: 0,
  frame: "",
  section: "",
  asked: false,
  replied: null,
  waiting: [],
};

/** Talk goes by what a seat sees; before the game that is nothing but the table. */
function TalkBefore({ session, table, kit }: Props) {
  const mine = session.mine.value;
  const me = mine.includes(session.active.value) ? session.active.value : (mine[0] ?? SPECTATOR);
  const g: Seen = {
    info: { ...kit.info, phrases: kit.info.phrases.filter(({ key }) => SOCIAL.includes(key)) },
    table,
    actions: kit.actions,
    view: NOTHING_YET,
    me,
    log: [],
    options: [],
    talk: null,
    moment: null,
    name: (seat) => table.seats[seat]?.name || t("seat-number", { n: seat + 1 }),
    action: () => ({ do: "?" }),
  };
  return (
    <section class="card" aria-labelledby="talk-before">
      <h2 id="talk-before">
        {t("talk")} {mine.length > 1 && <Mask seat={me} />}
      </h2>
      <Talk session={session} g={g} />
    </section>
  );
}
