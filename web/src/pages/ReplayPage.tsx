// The replay of a game: any step of it, through anybody's eyes, and what they could have believed.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Seen } from "../games/contract";
import { type Eyes, eyesFrom, length, nextTold, sceneAt, type Scene } from "../film";
import { beliefs, records, Refusal, replay, table as tableAt } from "../house";
import { t } from "../language";
import { Beliefs } from "../parts/Beliefs";
import { House, Icon, Mask } from "../parts/Art";
import { lines } from "../parts/Log";
import { Proof, recordAddress } from "../parts/Proof";
import { ReplayRing } from "../parts/ReplayRing";
import { Scrubber, type Speed } from "../parts/Scrubber";
import { ShareLink } from "../parts/ShareLink";
import { SPECTATOR } from "../position";
import { follow } from "../router";
import { highest, type Kit, kitFor, see } from "../session";
import type { RecordInfo, Replay, TableInfo } from "../wire";

const BEAT = 1700; // milliseconds that a step with something to tell is shown for
const QUICK = 350; // and one without
const FAR = 90; // a step this far on is fetched before all that lead to it
const LONG = 120; // letters of a step that tells much

export interface Film {
  code: string;
  game: number;
  kit: Kit;
  info: TableInfo;
  record: RecordInfo;
}

export async function open(code: string, game: number): Promise<Film> {
  const [list, info] = await Promise.all([records(code), tableAt(code)]);
  const record = list.records.find((one) => one.game === game);
  if (!record) {
    await replay(code, game, String(SPECTATOR), 0); // it is refused, and the house says why
    throw new Refusal("unknown", "");
  }
  return { code, game, kit: await kitFor(info.game), info, record };
}

export function ReplayPage({ parts }: { parts: string[] }) {
  const code = (parts[0] ?? "").toUpperCase();
  const game = Number(parts[1]);
  const [film, setFilm] = useState<Film | null>(null);
  const [refused, setRefused] = useState("");
  useEffect(() => {
    open(code, game).then(setFilm, (error: unknown) => setRefused(error instanceof Refusal ? error.code : "fault"));
  }, [code, game]);
  if (refused) return <Refused code={refused} table={code} />;
  return film ? (
    <Projector film={film} />
  ) : (
    <p class="loading" role="status">
      {t("loading")}
    </p>
  );
}

export function Refused({ code, table }: { code: string; table: string }) {
  return (
    <main class="page page-small missing">
      <House name="empty-chair" class="missing-art" />
      <h1>{t("replay-refused-title")}</h1>
      <p>{t("replay-refused", { code })}</p>
      <p>
        <a class="button" href={`/t/${table}`} onClick={follow}>
          {t("replay-to-table")}
        </a>
      </p>
    </main>
  );
}

/** Pages for these eyes, as they come; those of the eyes before are shown until the step is there. */
function useReels(film: Film, eyes: Eyes, at: number): { eyes: Eyes; reels: readonly Replay[] } {
  const [shown, setShown] = useState<{ eyes: Eyes; reels: readonly Replay[] }>({ eyes, reels: [] });
  useEffect(() => {
    let isWanted = true;
    const fetched = async (start: number): Promise<Replay> => {
      const reel = await replay(film.code, film.game, String(eyes), start);
      await film.kit.actions.upTo(highestOf(reel, film.kit, eyes));
      return reel;
    };
    const show = (reels: readonly Replay[]): void => {
      if (isWanted && length(reels) > at) setShown({ eyes, reels });
    };
    const load = async (): Promise<void> => {
      if (at > FAR) show([await fetched(at - 1)]);
      const reels: Replay[] = [];
      for (let next: number | null = 0; next !== null && isWanted; next = reels.at(-1)?.next ?? null) {
        reels.push(await fetched(next));
        show([...reels]);
      }
    };
    load().catch(() => undefined); // what has come is shown, and no more
    return () => {
      isWanted = false;
    };
  }, [film, eyes]);
  return shown;
}

function highestOf(reel: Replay, kit: Kit, eyes: Eyes): number {
  const scenes = reel.steps.map((step) => sceneAt([reel], step.row, eyes, 0)).filter((one) => one !== null);
  const last = scenes.at(-1);
  return Math.max(
    0,
    ...scenes.map((one) => highest({ ...one.position, log: [] }, kit)),
    last ? highest(last.position, kit) : 0,
  );
}

/** Everybody's identity. A game that was ended early tells none, but each seat knew its own. */
function useRoles(film: Film, isWanted: boolean): readonly (string | undefined)[] {
  const [roles, setRoles] = useState<readonly (string | undefined)[]>([]);
  useEffect(() => {
    if (!isWanted || roles.length) return;
    const { info, record, code, game } = film;
    if (info.result && game === info.played - 1) {
      setRoles(info.result.roles);
      return;
    }
    const own = info.seats.map(async (_, seat) => {
      const known = await beliefs(code, game, seat, record.rows);
      return known.roles[known.chances[seat]?.indexOf(1) ?? -1];
    });
    Promise.all(own).then(setRoles, () => undefined);
  }, [film, isWanted]);
  return isWanted ? roles : [];
}

/** What a step tells, in words. */
function sentences(film: Film, g: Seen, scene: Scene): string[] {
  const { tell, isFilmed } = film.kit.table;
  const news = g.log.slice(scene.since).filter((one) => one.n === g.log.length - 1 || !isFilmed?.(one)); // a film tells the rest
  return news.map((happened) => tell(g, happened)).filter(Boolean);
}

export function seenAt(film: Film, scene: Scene, reel: Replay): Seen {
  const isLast = scene.step.row === film.record.rows;
  const names = reel.names.map((name, seat) => name || t("seat-number", { n: seat + 1 }));
  const table: TableInfo = {
    ...film.info,
    options: reel.options,
    memory_aid: true,
    one_room: false,
    words: "",
    phase: isLast ? "over" : "playing",
    result: isLast && film.game === film.info.played - 1 ? film.info.result : null,
  };
  return see(film.kit, table, scene.position, names);
}

/** By itself: a step with something to tell takes its time, the others pass. */
function usePlay(at: number, last: number, loaded: number, told: number, onAt: (row: number) => void) {
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  useEffect(() => {
    if (!isPlaying) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    if (at >= loaded) return; // it goes on when the next page is there
    const timer = setTimeout(() => onAt(at + 1), (told ? BEAT * Math.min(2, told) : QUICK) / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, at, loaded, speed]);
  return { isPlaying, setPlaying, speed, setSpeed };
}

function Projector({ film }: { film: Film }) {
  const asked = useMemo(() => new URLSearchParams(location.search), []);
  const [eyes, setEyes] = useState<Eyes>(() => eyesFrom(asked.get("eyes"), film.info.seats.length));
  const [at, setAt] = useState(() => Math.max(0, Math.min(film.record.rows, Math.floor(Number(asked.get("at"))) || 0)));
  const { reels, eyes: shownEyes } = useReels(film, eyes, at);
  const roles = useRoles(film, shownEyes === "truth");
  const last = film.record.rows;
  const loaded = length(reels) - 1;
  const look = (row: number): { scene: Scene; g: Seen; told: string[] } | null => {
    const scene = sceneAt(reels, row, shownEyes, film.game);
    if (!scene || !reels[0]) return null;
    const g = seenAt(film, scene, reels[0]);
    return { scene, g, told: sentences(film, g, scene) };
  };
  const newest = look(at);
  const before = useRef(newest);
  const now = newest ?? before.current; // a step that is on its way: the one before stays
  before.current = now;
  const { isPlaying, setPlaying, speed, setSpeed } = usePlay(at, last, loaded, now?.told.length ?? 0, setAt);
  useAddress(at, eyes);
  useEffect(() => {
    document.title = `${t("replay-title", { game: film.kit.info.title })} · Hoodwink`;
  });
  if (!now)
    return (
      <p class="loading" role="status">
        {t("loading")}
      </p>
    );
  const { g, scene, told } = now;
  const says = told.join(" ") || silent(scene, g);
  const to = (row: number): void => {
    setPlaying(false);
    setAt(row);
  };
  const play = (start: boolean): void => {
    if (start && at >= last) setAt(0);
    setPlaying(start);
  };
  return (
    <div class={`playing replay game-${film.kit.info.key}`}>
      <Top film={film} />
      <main class="replay-felt">
        <EyesChoice film={film} g={g} eyes={eyes} onEyes={setEyes} />
        <div class="replay-middle">
          <ReplayRing table={film.kit.table} g={g} roles={g.view.frame ? roles : []} />
          <div class="replay-says" role="status">
            <p class={`replay-told ${says.length > LONG ? "replay-long" : ""}`}>{says}</p>
            <p class="quiet">{pending(film, g)}</p>
          </div>
          <Scrubber
            at={at}
            last={last}
            says={says}
            isPlaying={isPlaying}
            speed={speed}
            onPlay={play}
            onSpeed={setSpeed}
            onAt={to}
            onEvent={(by) => to(nextTold(at, by, loaded + 1, (row) => Boolean(look(row)?.told.length)))}
          />
        </div>
        <section class="panel replay-beliefs" aria-label={beliefsTitle(shownEyes, g)}>
          <h2>{beliefsTitle(shownEyes, g)}</h2>
          {shownEyes === "truth" ? (
            <p class="quiet">{t("beliefs-truth")}</p>
          ) : (
            <Beliefs code={film.code} game={film.game} seat={shownEyes} row={at} table={film.kit.table} g={g} />
          )}
        </section>
        <section class="panel replay-log" aria-label={t("log")}>
          <h2>{t("log")}</h2>
          <LogSoFar film={film} g={g} />
        </section>
        <More film={film} address={addressOf(at, eyes)} />
      </main>
    </div>
  );
}

const Top = ({ film }: { film: Film }) => (
  <header class="top">
    <a class="top-home" href="/" onClick={follow} aria-label={t("to-the-house")}>
      <House name="logo" />
    </a>
    <h1 class="top-title">
      {t("replay-title", { game: film.kit.info.title })}
      <span class="top-standing">{t("replay-number", { n: film.game + 1, code: film.code })}</span>
    </h1>
    <a class="button quiet" href={`/t/${film.code}`} onClick={follow}>
      <Icon name="door" />
      {t("replay-to-table")}
    </a>
  </header>
);

const More = ({ film, address }: { film: Film; address: string }) => (
  <section class="replay-more" aria-label={t("end-afterwards")}>
    <p class="end-links">
      <ShareLink address={location.origin + address} title={document.title} label={t("replay-share")} />
      {film.kit.table.Film && (
        <a class="button" href={`/film/${film.code}/${film.game}`} onClick={follow}>
          <Icon name="play" />
          {t("film-watch")}
        </a>
      )}
      <a class="button" href={recordAddress(film.code, film.game)} download="">
        <Icon name="download" />
        {t("replay-download")}
      </a>
    </p>
    <Proof code={film.code} game={film.game} />
  </section>
);

/** The log up to here. It scrolls within itself: the page stays where the reader has it. */
function LogSoFar({ film, g }: { film: Film; g: Seen }) {
  const list = useRef<HTMLOListElement>(null);
  const told = lines(film.kit.table, g);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [told.length]);
  return (
    <ol class="log" ref={list} tabIndex={0} aria-label={t("log")}>
      {told.map((line) => (
        <li key={line.n} class={line.isTurn ? "log-turn" : ""}>
          {line.text}
        </li>
      ))}
      {!told.length && <li class="quiet">{t("log-empty")}</li>}
    </ol>
  );
}

/** A step that these eyes saw nothing of. */
function silent({ step }: Scene, g: Seen): string {
  if (step.by === null) return t("replay-start");
  return step.by < 0 ? t("replay-chance") : t("replay-by", { name: g.name(step.by) });
}

/** What comes next; chance says nothing beforehand. */
function pending(film: Film, g: Seen): string {
  if (!g.view.frame) return t("replay-over");
  return g.view.waiting.length ? film.kit.table.pending(g) : "";
}

function beliefsTitle(eyes: Eyes, g: Seen): string {
  if (eyes === "truth") return t("replay-truth");
  return eyes === SPECTATOR ? t("beliefs-spectator") : t("beliefs", { name: g.name(eyes) });
}

const addressOf = (at: number, eyes: Eyes): string => `${location.pathname}?at=${at}&eyes=${eyes}`;

/** The address keeps the step and the eyes: loading anew, or giving it away, leads to the same moment. */
function useAddress(at: number, eyes: Eyes): void {
  useEffect(() => {
    const timer = setTimeout(() => history.replaceState(null, "", addressOf(at, eyes)), 300);
    return () => clearTimeout(timer);
  }, [at, eyes]);
}

function EyesChoice({ film, g, eyes, onEyes }: { film: Film; g: Seen; eyes: Eyes; onEyes(eyes: Eyes): void }) {
  const all: readonly Eyes[] = ["truth", SPECTATOR, ...film.info.seats.map((_, seat) => seat)];
  const name = (one: Eyes): string =>
    one === "truth" ? t("replay-truth") : one === SPECTATOR ? t("replay-spectator") : g.name(one);
  const says =
    eyes === "truth"
      ? t("replay-eyes-truth")
      : eyes === SPECTATOR
        ? t("replay-eyes-spectator")
        : t("replay-eyes-of", { name: name(eyes) });
  return (
    <fieldset class="eyes">
      <legend>
        {t("replay-eyes")} <span class="quiet">{says}</span>
      </legend>
      <div class="eyes-row">
        {all.map((one) => (
          <label key={one} class={`chip eyes-one ${one === eyes ? "eyes-now" : ""}`}>
            <input type="radio" name="eyes" value={one} checked={one === eyes} onChange={() => onEyes(one)} />
            {typeof one === "number" && one >= 0 ? (
              <Mask seat={one} />
            ) : (
              <Icon name={one === "truth" ? "lamp" : "eye"} />
            )}
            {name(one)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
