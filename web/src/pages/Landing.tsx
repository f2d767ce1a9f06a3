// The front door: what this is, what there is to play, and the shortest ways to a table.
import { useEffect, useState } from "preact/hooks";
import * as house from "../house";
import { t } from "../language";
import { House, Icon } from "../parts/Art";
import { SheetDrawer } from "../parts/Book";
import { Cover } from "../parts/Cover";
import { Drawer } from "../parts/Drawer";
import { nameOrGuest, Trouble } from "../parts/Fields";
import { LastTable, remember } from "../parts/LastTable";
import { TopBar } from "../parts/Settings";
import { follow, go } from "../router";
import { hasPlayed } from "../settings";
import type { GameInfo, NewTable, TableList } from "../wire";

/** Seats of a table that nobody wanted to think about, where the game takes so few. */
const FEW = 4;
/** Milliseconds between two looks at the tables that are open to all. */
const LOOK_AGAIN = 15000;

/** A table against bots at which the game begins by itself. */
function quick(game: GameInfo): NewTable {
  const seats = Math.min(game.most, Math.max(game.least, FEW));
  const level = game.levels.includes("regular") ? "regular" : (game.levels.at(-1) ?? "");
  const preset = !hasPlayed(game.key) && "first game" in game.presets ? "first game" : null;
  const bots = Array<string>(seats - 1).fill(level);
  // nobody is to be kept waiting: without spectators the house need not hide how long a single person thinks
  return {
    game: game.key,
    name: nameOrGuest(),
    seats,
    preset,
    clock: "none",
    bots,
    spectators: false,
  };
}

type Way = "play" | "learn";

/** Making a table without a question: busy while the house does it, or why it did not. */
function useDoor() {
  const [busy, setBusy] = useState("");
  const [refusal, setRefusal] = useState<house.Refusal | null>(null);
  const open = async (game: GameInfo, way: Way): Promise<void> => {
    if (busy) return;
    setBusy(`${way} ${game.key}`);
    setRefusal(null);
    try {
      const wanted = way === "play" ? quick(game) : { game: game.key, name: nameOrGuest(), lesson: true };
      const { code } = await house.makeTable(wanted);
      remember(code);
      go(way === "play" ? `/t/${code}#start` : `/t/${code}`);
    } catch (error) {
      if (!(error instanceof house.Refusal)) throw error;
      setRefusal(error);
      setBusy("");
    }
  };
  return { busy, refusal, open };
}

export function Landing() {
  const [games, setGames] = useState<readonly GameInfo[]>([]);
  const [trouble, setTrouble] = useState("");
  const [choosing, setChoosing] = useState(false);
  const [sheet, setSheet] = useState<GameInfo | null>(null);
  const door = useDoor();
  useEffect(() => {
    document.title = "Hoodwink";
    house.games().then(
      (all) => setGames(all.games),
      (error: Error) => setTrouble(error.message),
    );
  }, []);
  return (
    <div class="landing">
      <div class="stage">
        <TopBar />
        <House name="hero" class="hero-art" fit="slice" />
        <section class="hero-words" aria-labelledby="headline">
          <h1 id="headline">{t("headline")}</h1>
          <p class="hero-line">{t("in-a-line")}</p>
          <div class="hero-ways">
            <button type="button" class="button glow play-now" onClick={() => setChoosing(true)}>
              <Icon name="play" />
              {t("play-now")}
            </button>
            <JoinByCode />
          </div>
        </section>
      </div>
      <main class="page">
        <LastTable games={games} />
        {trouble && (
          <p class="trouble" role="alert">
            {trouble}
          </p>
        )}
        {!choosing && <Trouble refusal={door.refusal} />}
        <h2 class="unseen">{t("the-games")}</h2>
        <ul class="tiles">
          {games.map((game) => (
            <Tile key={game.key} game={game} door={door} onSheet={() => setSheet(game)} />
          ))}
        </ul>
        <OpenTables games={games} />
        <Footer games={games} />
      </main>
      {choosing && <Choose games={games} door={door} onClose={() => setChoosing(false)} />}
      {sheet && <SheetDrawer info={sheet} onClose={() => setSheet(null)} />}
    </div>
  );
}

type Door = ReturnType<typeof useDoor>;

const seatsOf = (game: GameInfo): string => t("seats-range", { least: game.least, most: game.most });

function Tile({ game, door, onSheet }: { game: GameInfo; door: Door; onSheet(): void }) {
  const of = (key: string): string => `${t(key)}: ${game.title}`;
  return (
    <li class={`tile tile-${game.key}`}>
      <div class="tile-art">
        <Cover game={game.key} />
        <span class="tile-seats">
          <Icon name="people" />
          {seatsOf(game)}
        </span>
      </div>
      <div class="tile-words">
        <h3>{game.title}</h3>
        <p>{t(`game-${game.key}-summary`)}</p>
      </div>
      <div class="tile-ways">
        <button
          type="button"
          class="button bold"
          aria-label={of("against-bots")}
          disabled={door.busy !== ""}
          onClick={() => void door.open(game, "play")}
        >
          <Icon name="robot" />
          {t(door.busy === `play ${game.key}` ? "dealing" : "against-bots")}
        </button>
        <a class="button" href={`/new/${game.key}`} aria-label={of("invite-friends")} onClick={follow}>
          <Icon name="person-plus" />
          {t("invite-friends")}
        </a>
        <button
          type="button"
          class="button"
          aria-label={of("learn")}
          disabled={door.busy !== ""}
          onClick={() => void door.open(game, "learn")}
        >
          <Icon name="lamp" />
          {t("learn")}
        </button>
      </div>
      <p class="tile-reads">
        <a href={`/rules/${game.key}`} aria-label={of("rules")} onClick={follow}>
          <Icon name="book" />
          {t("rules")}
        </a>
        <button type="button" class="plain" aria-label={of("sheet")} onClick={onSheet}>
          <Icon name="sheet" />
          {t("sheet")}
        </button>
        {game.options.some(({ name }) => name === "deck") && (
          <a href="/decks" onClick={follow}>
            <Icon name="gear" />
            {t("deck-maker")}
          </a>
        )}
      </p>
    </li>
  );
}

/** The second of two taps. */
function Choose({ games, door, onClose }: { games: readonly GameInfo[]; door: Door; onClose(): void }) {
  return (
    <Drawer title={t("which-game")} onClose={onClose}>
      <p class="quiet">{t("which-game-help")}</p>
      <ul class="choose">
        {games.map((game) => (
          <li key={game.key}>
            <button
              type="button"
              class="choose-game"
              disabled={door.busy !== ""}
              onClick={() => void door.open(game, "play")}
            >
              <Cover game={game.key} />
              <span class="choose-name">{game.title}</span>
              <Icon name={door.busy === `play ${game.key}` ? "hourglass" : "arrow-right"} />
            </button>
          </li>
        ))}
      </ul>
      <Trouble refusal={door.refusal} />
    </Drawer>
  );
}

/** A code however it was typed or pasted: small letters, blanks, dashes, a whole link. */
export function codeIn(text: string): string {
  const link = /\/(?:t|tv)\/([A-Za-z0-9]{6})\b/.exec(text);
  return (link?.[1] ?? text).replace(/[^A-Za-z0-9]/g, "").toUpperCase();
}

const SIX = 6;

function JoinByCode() {
  const [text, setText] = useState("");
  const [why, setWhy] = useState("");
  const join = async (event: Event): Promise<void> => {
    event.preventDefault();
    const code = codeIn(text);
    if (code.length !== SIX) return setWhy(t("code-six"));
    try {
      await house.table(code);
      go(`/t/${code}`);
    } catch (error) {
      if (!(error instanceof house.Refusal)) throw error;
      setWhy(error.code === "unknown" || error.code === "bad_message" ? t("no-table") : error.message);
    }
  };
  return (
    <form class="join-code" onSubmit={(event) => void join(event)} noValidate>
      <label class="unseen" for="join-code">
        {t("join-with-code")}
      </label>
      <input
        id="join-code"
        value={text}
        placeholder={t("join-with-code")}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        enterkeyhint="go"
        aria-describedby="join-why"
        aria-invalid={why ? "true" : undefined}
        onInput={(event) => {
          setText(event.currentTarget.value);
          setWhy("");
        }}
      />
      <button type="submit" class="round" aria-label={t("join")}>
        <Icon name="arrow-right" />
      </button>
      <p id="join-why" class="join-why" role="alert">
        {why}
      </p>
    </form>
  );
}

/** Tables that anybody may join; nothing where there are none. */
function OpenTables({ games }: { games: readonly GameInfo[] }) {
  const [{ tables, next }, setTables] = useState<TableList>({ tables: [], next: null });
  const [pages, setPages] = useState(1);
  useEffect(() => {
    let left = false;
    const look = async (): Promise<void> => {
      if (document.visibilityState !== "visible") return;
      let all = await house.tables();
      for (let page = 1; page < pages && all.next; page++) {
        const more = await house.tables(all.next);
        all = { tables: [...all.tables, ...more.tables], next: more.next };
      }
      if (!left) setTables(all);
    };
    const quietly = (): void => void look().catch(() => undefined);
    quietly();
    const again = setInterval(quietly, LOOK_AGAIN);
    return () => {
      left = true;
      clearInterval(again);
    };
  }, [pages]);
  if (!tables.length) return null;
  return (
    <section class="open-tables" aria-labelledby="open-tables">
      <h2 id="open-tables">{t("open-tables")}</h2>
      <ul>
        {tables.map((table) => {
          const free = table.seats.filter((seat) => seat.kind === "open").length;
          const names = table.seats.filter((seat) => seat.kind === "human").map((seat) => seat.name);
          return (
            <li key={table.code}>
              <a class="open-table" href={`/t/${table.code}`} onClick={follow}>
                <Cover game={table.game} />
                <span class="open-table-words">
                  <b>{games.find((game) => game.key === table.game)?.title ?? table.game}</b>
                  <span>{names.join(", ")}</span>
                </span>
                <span class="open-table-free">{t("free-seats", { n: free })}</span>
              </a>
            </li>
          );
        })}
      </ul>
      {next && (
        <button type="button" class="button" onClick={() => setPages(pages + 1)}>
          {t("more-tables")}
        </button>
      )}
    </section>
  );
}

function Footer({ games }: { games: readonly GameInfo[] }) {
  return (
    <footer class="house-footer">
      <House name="logo" class="footer-logo" />
      <p>{t("house-keeps")}</p>
      <p>
        {t("house-words")}{" "}
        {games.map(({ key, title }) => (
          <a key={key} href={`/rules/${key}`} onClick={follow}>
            {title}
          </a>
        ))}
      </p>
    </footer>
  );
}
