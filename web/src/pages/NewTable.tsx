// Making a table: what is played, who sits there, how long one may think, who may come.
import { type Signal, signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { brought } from "../brought";
import { games, makeTable, Refusal } from "../house";
import { t } from "../language";
import { Line } from "../line";
import { Icon, Mask } from "../parts/Art";
import { RulesDrawer } from "../parts/Book";
import { Cover } from "../parts/Cover";
import { NameField, Pick, Segmented, Stepper, Switch, Trouble } from "../parts/Fields";
import {
  asksForTheRoom,
  fitting,
  KINDS,
  Options,
  presetKey,
  presetOf,
  secondsInWords,
  usualMemoryAid,
  warningsOf,
  valuesOf,
  type Values,
} from "../parts/Options";
import { TopBar } from "../parts/Settings";
import { follow, go } from "../router";
import { myName } from "../settings";
import type { Access, Decision, GameInfo, Games, NewTable as Wanted, Pace } from "../wire";
import { Missing } from "./Missing";

type Seconds = Partial<Record<Decision, number>>;

interface Draft {
  options: Values;
  seats: number;
  /** by seat: a bot's level, or "" for a friend; seat 0 is the maker's */
  who: readonly string[];
  clock: Pace;
  seconds: Seconds;
  access: Access;
  spectators: boolean;
  chat: boolean;
  /** null: as the game has it */
  memory_aid: boolean | null;
  one_room: boolean;
}

const FRIEND = "";
const FEW = 4;
const LONGEST = 600; // seconds that can be set here for a question
const PACES: readonly Pace[] = ["none", "relaxed", "brisk", "custom"];

/** What has been set so far, by game: going away to read the rules loses nothing. */
const drafts = new Map<string, Signal<Draft>>();

function draftOf(info: GameInfo, clocks: Games["clocks"]): Signal<Draft> {
  let draft = drafts.get(info.key);
  if (!draft) {
    const seats = Math.min(info.most, Math.max(info.least, FEW));
    const [preset] = Object.values(info.presets);
    draft = signal<Draft>({
      options: valuesOf(info, preset),
      seats,
      who: Array<string>(info.most).fill(FRIEND),
      clock: "relaxed",
      seconds: { ...clocks.relaxed },
      access: "link",
      spectators: true,
      chat: true,
      memory_aid: null,
      one_room: false,
    });
    drafts.set(info.key, draft);
  }
  const some = brought.get(info.key);
  if (some) draft.value = { ...draft.peek(), options: { ...draft.peek().options, ...some } };
  brought.delete(info.key);
  return draft;
}

export function NewTable({ parts }: { parts: string[] }) {
  const key = parts[0] ?? "";
  const [all, setAll] = useState<Games | null>(null);
  const [why, setWhy] = useState("");
  useEffect(() => {
    games().then(setAll, (error: Error) => setWhy(error.message));
  }, []);
  const info = all?.games.find((game) => game.key === key);
  if (why || (all && !info)) return why ? <Missing why={why} /> : <Missing />;
  return all && info ? (
    <Form info={info} clocks={all.clocks} />
  ) : (
    <p class="loading" role="status">
      {t("loading")}
    </p>
  );
}

const hasOwnFile = (info: GameInfo, values: Values): boolean =>
  info.options.some(({ name, document }) => document !== "" && values[name] !== "");

type Place = "name" | "rules" | "seats" | "clock" | "make";

/** Beside what a refusal is about. */
function placeOf(refusal: Refusal): Place {
  if (refusal.code === "bad_message" && refusal.detail.includes("name")) return "name";
  if (refusal.code !== "bad_setup") return "make";
  if (refusal.detail.startsWith("a name")) return "name";
  if (refusal.detail.startsWith("seconds")) return "clock";
  return /\blevel\b|\bbots\b/.test(refusal.detail) ? "seats" : "rules";
}

/** Bots sit where they were wanted: the first ones come with the table, those beyond a friend's seat are put there. */
async function make(info: GameInfo, draft: Draft): Promise<string> {
  const who = draft.who.slice(1, draft.seats);
  const friend = who.indexOf(FRIEND);
  const lead = friend < 0 ? who : who.slice(0, friend);
  const { who: _, seconds: __, ...rest } = draft;
  const options = fitting(info, draft.options);
  const wanted: Wanted = { game: info.key, name: myName.value.trim(), ...rest, options, bots: lead };
  const seconds = Object.entries(draft.seconds).filter(([, n]) => n > 0);
  if (draft.clock === "custom") wanted.seconds = Object.fromEntries(seconds);
  const { code } = await makeTable(wanted);
  const bots = who.map((level, n) => ({ level, seat: n + 1 })).filter(({ level }) => level !== FRIEND);
  const later = bots.slice(lead.length);
  if (later.length) {
    const line = new Line(code);
    await Promise.all(later.map(({ seat, level }) => line.send({ type: "bot", seat, level })));
    line.close();
  }
  return code;
}

function Form({ info, clocks }: { info: GameInfo; clocks: Games["clocks"] }) {
  const [draft] = useState(() => draftOf(info, clocks));
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [nameless, setNameless] = useState(false);
  const [busy, setBusy] = useState(false);
  const [reads, setReads] = useState(false);
  const [fine, setFine] = useState(
    () => presetOf(info, draft.peek().options) === "" || hasOwnFile(info, draft.peek().options),
  );
  const form = useRef<HTMLFormElement>(null);
  const now = draft.value;
  const set = (some: Partial<Draft>): void => {
    draft.value = { ...draft.value, ...some };
    setRefusal(null);
  };
  useEffect(() => {
    document.title = `${t("new-table")} · ${info.title} · Hoodwink`;
  });
  useEffect(() => {
    if (refusal || nameless) form.current?.querySelector(".trouble")?.scrollIntoView({ block: "center" });
  }, [refusal, nameless]);
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setRefusal(null);
    const isNameless = !myName.value.trim();
    setNameless(isNameless);
    if (isNameless) return form.current?.querySelector<HTMLInputElement>(".name-field input")?.focus();
    setBusy(true);
    try {
      go(`/t/${await make(info, draft.value)}`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setRefusal(error);
      if (placeOf(error) === "rules") setFine(true);
    } finally {
      setBusy(false);
    }
  };
  const at = (place: Place) => refusal && placeOf(refusal) === place && <Trouble refusal={refusal} />;
  const name =
    nameless && !myName.value.trim() ? (
      <p class="trouble" role="alert">
        {t("name-needed")}
      </p>
    ) : (
      at("name")
    );
  return (
    <>
      <TopBar />
      <main class="page">
        <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
          <div class={`banner tile-${info.key}`}>
            <Cover game={info.key} />
            <div class="banner-words">
              <p>{t("new-table")}</p>
              <h1>{info.title}</h1>
            </div>
          </div>
          <div class="new-sections">
            <div class="new-column">
              <section class="card new-1" aria-labelledby="new-rules">
                <div class="card-head">
                  <h2 id="new-rules">{t("what-is-played")}</h2>
                  <button type="button" class="plain" onClick={() => setReads(true)}>
                    <Icon name="book" />
                    {t("rules")}
                  </button>
                </div>
                <Presets info={info} values={now.options} onPick={(options) => set({ options })} />
                {warningsOf(info, now.options).map((key) => (
                  <p key={key} class="quiet" role="status">
                    <Icon name="lamp" />
                    {t(key)}
                  </p>
                ))}
                {at("rules")}
                <details class="fine" open={fine} onToggle={(event) => setFine(event.currentTarget.open)}>
                  <summary>{t("fine-tune")}</summary>
                  <Options
                    info={info}
                    values={now.options}
                    onSet={(option, value) => set({ options: { ...now.options, [option]: value } })}
                  />
                </details>
                {info.options.some(({ name }) => name === "deck") && (
                  <a class="button" href="/decks" onClick={follow}>
                    <Icon name="sheet" />
                    {t("deck-maker")}
                  </a>
                )}
              </section>
              <section class="card new-3" aria-labelledby="new-clock">
                <h2 id="new-clock">{t("clock")}</h2>
                <Pacing draft={now} clocks={clocks} onSet={set} />
                {at("clock")}
              </section>
            </div>
            <div class="new-column">
              <section class="card new-2" aria-labelledby="new-seats">
                <h2 id="new-seats">{t("who-plays")}</h2>
                <Stepper
                  label={t("seats")}
                  value={now.seats}
                  low={info.least}
                  high={info.most}
                  onStep={(seats) => set({ seats })}
                />
                {at("seats")}
                <Who info={info} draft={now} onWho={(who) => set({ who })} you={<NameField trouble={name} />} />
              </section>
              <section class="card new-4" aria-labelledby="new-door">
                <h2 id="new-door">{t("the-door")}</h2>
                <Segmented
                  label={t("access")}
                  bare
                  value={now.access}
                  onPick={(access) => set({ access })}
                  help={t(`access-${now.access}-help`)}
                  parts={[
                    { value: "link", label: t("access-link"), icon: "lock" },
                    { value: "open", label: t("access-open"), icon: "door" },
                  ]}
                />
                <Switch
                  label={t("spectators")}
                  help={t("spectators-help")}
                  on={now.spectators}
                  onFlip={(spectators) => set({ spectators })}
                />
                <Switch label={t("chat")} help={t("chat-help")} on={now.chat} onFlip={(chat) => set({ chat })} />
                <Switch
                  label={t("memory-aid")}
                  help={t("memory-aid-help")}
                  on={now.memory_aid ?? usualMemoryAid(info, now.options)}
                  onFlip={(memory_aid) => set({ memory_aid })}
                />
                {asksForTheRoom(info) && (
                  <Switch
                    label={t("one-room")}
                    help={t("one-room-help")}
                    on={now.one_room}
                    onFlip={(one_room) => set({ one_room })}
                  />
                )}
              </section>
            </div>
          </div>
          <div class="make-bar">
            {at("make")}
            <button type="submit" class="button glow wide make" disabled={busy}>
              {t(busy ? "making" : "make-the-table")}
              <Icon name="arrow-right" />
            </button>
          </div>
        </form>
      </main>
      {reads && <RulesDrawer info={info} onClose={() => setReads(false)} />}
    </>
  );
}

/** Presets as big choices; a mix of one's own is one more, once there is one. */
function Presets({ info, values, onPick }: { info: GameInfo; values: Values; onPick(values: Values): void }) {
  const now = presetOf(info, values);
  const pick = (preset: string): void => {
    const files = new Set(info.options.filter(({ document }) => document).map(({ name }) => name));
    const kept = Object.entries(values).filter(([name, value]) => typeof value === "number" || files.has(name));
    onPick({ ...valuesOf(info, info.presets[preset]), ...Object.fromEntries(kept), ...info.presets[preset] });
  };
  return (
    <fieldset class="presets">
      <legend class="unseen">{t("what-is-played")}</legend>
      {[...Object.keys(info.presets), ...(now ? [] : [""])].map((preset) => {
        const key = preset ? presetKey(info, preset) : "preset-own";
        return (
          <label key={preset} class="preset">
            <input
              type="radio"
              name="preset"
              aria-label={t(key)}
              aria-describedby={key}
              checked={preset === now}
              onChange={() => pick(preset)}
            />
            <span class="preset-words">
              <b>{t(key)}</b>
              <span id={key}>{t(`${key}-help`)}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

interface WhoProps {
  info: GameInfo;
  draft: Draft;
  onWho(who: readonly string[]): void;
  /** at the maker's own seat */
  you: ComponentChildren;
}

/** A friend or a bot, seat by seat. */
function Who({ info, draft, onWho, you }: WhoProps) {
  const levels = [...info.levels].reverse();
  const parts = [
    { value: FRIEND, label: t("friend") },
    ...levels.map((level) => ({ value: level, label: t("bot-of-level", { level: t(`level-${level}`) }) })),
  ];
  const usual = levels.includes("regular") ? "regular" : (levels[0] ?? FRIEND);
  const bot = draft.who.slice(1, draft.seats).find((one) => one !== FRIEND) ?? usual; // "all bots": like the first one
  const isAll = (what: string): boolean => draft.who.slice(1, draft.seats).every((one) => one === what);
  return (
    <>
      <div class="buttons">
        <button
          type="button"
          class="chip"
          aria-pressed={isAll(FRIEND)}
          onClick={() => onWho(draft.who.map(() => FRIEND))}
        >
          {t("all-friends")}
        </button>
        <button type="button" class="chip" aria-pressed={isAll(bot)} onClick={() => onWho(draft.who.map(() => bot))}>
          {t("all-bots")}
        </button>
      </div>
      <ol class="who">
        {Array.from({ length: draft.seats }, (_, seat) => (
          <li key={seat}>
            <Mask seat={seat} />
            {seat === 0 ? (
              you
            ) : (
              <Pick
                label={t("seat-number", { n: seat + 1 })}
                value={draft.who[seat] ?? FRIEND}
                parts={parts}
                onPick={(what) => onWho(draft.who.map((one, n) => (n === seat ? what : one)))}
              />
            )}
          </li>
        ))}
      </ol>
      <dl class="levels">
        {levels.map((level) => (
          <div key={level}>
            <dt>
              <Icon name="robot" />
              {t(`level-${level}`)}
            </dt>
            <dd>{t(`level-${level}-help`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface PacingProps {
  draft: Draft;
  clocks: Games["clocks"];
  onSet(some: Partial<Draft>): void;
}

function Pacing({ draft, clocks, onSet }: PacingProps) {
  const { clock, seconds } = draft;
  const usual = clocks[clock];
  const isOwn = clock === "none" || clock === "custom";
  const help = isOwn ? t(`clock-${clock}-help`) : secondsInWords(usual ?? {});
  const pick = (pace: Pace): void =>
    onSet(pace === "custom" && usual ? { clock: pace, seconds: usual } : { clock: pace });
  return (
    <>
      <Segmented
        label={t("clock")}
        bare
        value={clock}
        onPick={pick}
        help={help}
        parts={PACES.map((value) => ({ value, label: t(`clock-${value}`) }))}
      />
      {clock === "custom" &&
        KINDS.map((kind) => {
          const n = seconds[kind] ?? 0;
          return (
            <Stepper
              key={kind}
              label={t(`decision-${kind}`)}
              help={t(`decision-${kind}-help`)}
              value={n}
              low={0}
              high={LONGEST}
              step={n < 30 ? 5 : 15}
              shown={n ? t("seconds-short", { n }) : t("no-limit")}
              onStep={(to) => onSet({ seconds: { ...seconds, [kind]: to } })}
            />
          );
        })}
    </>
  );
}
