// What is asked of the house over HTTP. The socket is in line.ts.
import { t } from "./language";
import { language } from "./settings";
import type {
  ActionList,
  Beliefs,
  DeckChecked,
  DeckVocabulary,
  GameInfo,
  Games,
  Joined,
  Lesson,
  Move,
  Moved,
  MoveLink,
  NewTable,
  Problem,
  RecordList,
  Replay,
  RuleBook,
  TableInfo,
  TableList,
} from "./wire";

export type Action = Record<string, unknown> & { do: string };

/** The house said no; `message` is for people. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly detail: string,
    readonly section = "",
  ) {
    super(inWords(code, detail));
  }
}

/** The house's own words are English; in another language the code says it. */
function inWords(code: string, detail: string): string {
  return language.value === "en" && detail ? sentence(detail) : t("refused", { code });
}

const sentence = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?…]$/.test(text) ? "" : ".");

async function ask<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(
      path,
      body === undefined
        ? {}
        : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
    );
  } catch {
    throw new Refusal("offline", "");
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => ({ code: "fault", message: "" }))) as Problem;
  throw new Refusal(problem.code, problem.message, problem.section);
}

const once = new Map<string, Promise<unknown>>();

/** Asked once as long as the page lives; a failure is forgotten. */
function known<T>(path: string): Promise<T> {
  let answer = once.get(path) as Promise<T> | undefined;
  if (!answer) {
    answer = ask<T>(path);
    answer.catch(() => once.delete(path));
    once.set(path, answer);
  }
  return answer;
}

export const games = (): Promise<Games> => known("/api/games");
export const rules = (key: string): Promise<RuleBook> => known(`/api/games/${key}/rules?lang=${language.value}`);
export const lesson = (key: string): Promise<Lesson> => known(`/api/games/${key}/lesson`);

export const deckVocabulary = (): Promise<DeckVocabulary> => known("/api/decks/vocabulary");
/** A deck file read by the house, with all its faults; "" is the house's own. */
export const checkDeck = (deck: string): Promise<DeckChecked> => ask("/api/decks/check", { deck });

export async function game(key: string): Promise<GameInfo> {
  const found = (await games()).games.find((info) => info.key === key);
  if (!found) throw new Refusal("unknown", `there is no game ${key}`);
  return found;
}

export const makeTable = (table: NewTable): Promise<Joined> => ask("/api/tables", table);
export const tables = (after = ""): Promise<TableList> => ask(`/api/tables${after && `?after=${after}`}`);
export const table = (code: string): Promise<TableInfo> => ask(`/api/tables/${code}`);
export const sit = (code: string, name: string, seat: number | null = null): Promise<Joined> =>
  ask(`/api/tables/${code}/seats`, { name, seat });
export const offerMove = (code: string, move: Move): Promise<MoveLink> => ask(`/api/tables/${code}/moves`, move);
export const takeMove = (code: string, key: string): Promise<Moved> => ask(`/api/tables/${code}/moved`, { key });
export const records = (code: string): Promise<RecordList> => ask(`/api/tables/${code}/records`);
export const replay = (code: string, game: number, seat: string, start: number): Promise<Replay> =>
  known(`/api/tables/${code}/records/${game}/replay?seat=${seat}&start=${start}`);
export const beliefs = (code: string, game: number, seat: number, row: number): Promise<Beliefs> =>
  known(`/api/tables/${code}/records/${game}/beliefs?seat=${seat}&row=${row}`);

/** A game's actions by id. The list is fetched in pieces, and may grow when an id lies beyond it. */
export class Actions {
  private readonly all: Action[] = [];
  private more = true;

  constructor(private readonly key: string) {}

  get(id: number): Action | undefined {
    return this.all[id];
  }

  /** Every action that is known by now. */
  list(): readonly Action[] {
    return this.all;
  }

  /** The id of the first action like this one. */
  find(like: Partial<Action>): number | undefined {
    const id = this.all.findIndex((action) => Object.entries(like).every(([name, value]) => action[name] === value));
    return id < 0 ? undefined : id;
  }

  /** Fetch until all of these ids are known. */
  async upTo(highest: number): Promise<void> {
    while (this.more && (this.all.length <= highest || this.all.length === 0)) {
      const piece = await known<ActionList>(`/api/games/${this.key}/actions?start=${this.all.length}`);
      if (piece.start !== this.all.length) continue; // another call was quicker
      this.all.push(...(piece.actions as Action[]));
      this.more = piece.more;
    }
  }
}
