// What is asked of me, and the answers as large controls. On a phone it is always within reach of the thumb.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Ask, Choice, GameTable, Say, Seen } from "../games/contract";
import { listed, t } from "../language";
import type { Session } from "../session";
import { Art, Icon, Mask } from "./Art";
import { choose, toggle } from "./Ring";

interface Props {
  session: Session;
  table: GameTable;
  g: Seen;
  /** opens the rules at a § */
  onRules(section: string): void;
}

export function Dock({ session, table, g, onRules }: Props) {
  const ask = session.ask.value;
  const heading = useRef<HTMLHeadingElement>(null);
  const isMine = ask !== null || session.opens.value;
  const key = isMine ? `${g.view.ply}/${g.me}/${g.talk}/${session.trail.value.length}` : "";
  useEffect(() => {
    const typing = document.activeElement?.matches("input, textarea, select");
    const elsewhere = document.activeElement?.closest("dialog, .secrets-open"); // reading, and not to be torn away
    const isLost = document.activeElement === document.body; // what was pressed is gone: the answer
    if ((key || isLost) && !typing && !elsewhere) heading.current?.focus({ preventScroll: true });
  }, [key]);
  const section = session.trail.value.findLast((choice) => choice.section)?.section ?? g.view.section;
  const title = ask?.title ?? (ask ? table.question(g) : standing(table, g));
  return (
    <section
      class={`dock ${isMine ? "dock-asks" : ""} ${session.hint.value ? "dock-coached" : ""}`}
      aria-label={t("question")}
    >
      <Coach session={session} />
      <div class="dock-head">
        {session.trail.value.length > 0 && (
          <button type="button" class="round" aria-label={t("back")} onClick={() => back(session)}>
            <Icon name="back" />
          </button>
        )}
        {section && !g.moment && (
          <button
            type="button"
            class="section-link"
            aria-label={t("rules-at", { section })}
            onClick={() => onRules(section)}
          >
            §{section}
          </button>
        )}
        <h2 ref={heading} tabIndex={-1} class="question" aria-describedby={session.hint.value ? "coach" : undefined}>
          {title}
        </h2>
      </div>
      {ask && <Answers session={session} table={table} ask={ask} g={g} />}
      {!ask && <Waiting session={session} table={table} g={g} />}
      <Because session={session} onRules={onRules} />
      {session.trouble.value && (
        <p class="trouble" role="alert">
          {session.trouble.value}
        </p>
      )}
    </section>
  );
}

/** While nothing is asked: the beat that is shown, or what the table waits for. */
function standing(table: GameTable, g: Seen): string {
  if (g.moment) return table.tell(g, g.moment.happened) || table.pending(g);
  return table.pending(g);
}

function Waiting({ session, table, g }: Omit<Props, "onRules">) {
  if (g.moment) {
    return (
      <button type="button" class="plain skip" onClick={() => session.skip()}>
        {t("skip")}
      </button>
    );
  }
  const others = g.view.waiting.filter((seat) => seat !== g.me);
  if (session.info.value?.paused)
    return (
      <p class="waiting">
        <Icon name="pause" /> {t("paused")}
      </p>
    );
  if (session.opens.value)
    return (
      <ul class="choices choices-1">
        <li>
          <button
            type="button"
            class="choice choice-bold"
            disabled={session.busy.value}
            onClick={() => void session.open()}
          >
            <span class="choice-words">
              <span class="choice-label">{table.opens?.(g) ?? t("talk-over")}</span>
            </span>
          </button>
        </li>
      </ul>
    );
  if (g.view.replied !== null && g.view.replied !== undefined && g.view.frame) {
    return (
      <p class="waiting">
        <Icon name="check" /> {t("you-have-answered")}{" "}
        {others.length ? t("waiting-for", { names: listed(others.map(g.name)) }) : ""}
      </p>
    );
  }
  return others.length ? (
    <p class="waiting">
      <Icon name="hourglass" /> {t("waiting-for", { names: listed(others.map(g.name)) })}
    </p>
  ) : null;
}

/** The game's own control, where it has one. */
function Answers({ session, table, ask, g }: Omit<Props, "onRules"> & { ask: Ask }) {
  const choices = <Choices session={session} art={table.art} ask={ask} g={g} />;
  return table.Answer ? (
    <table.Answer session={session} ask={ask} g={g}>
      {choices}
    </table.Answer>
  ) : (
    choices
  );
}

function Choices({ session, art, ask, g }: { session: Session; art: string; ask: Ask; g: Seen }) {
  const hinted = session.hint.value?.action;
  return (
    <>
      {ask.pick && <Picker session={session} ask={ask} g={g} />}
      {ask.say && <Sayer session={session} say={ask.say} />}
      <ul class={["choices", `choices-${ask.choices.length}`, ...marksOf(ask)].join(" ")}>
        {ask.choices.map((choice, n) => (
          <li key={`${choice.label}-${n}`}>
            <ChoiceButton
              session={session}
              art={art}
              choice={choice}
              isHinted={hinted !== undefined && leadsTo(choice, hinted)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

const marksOf = ({ choices, pair }: Ask): string[] => [
  ...(pair ? ["choices-pair"] : []),
  ...(choices.length > 6 ? ["choices-many"] : []),
  ...(choices[3]?.seat === undefined ? [] : ["choices-seats"]),
];

function ChoiceButton({
  session,
  art,
  choice,
  isHinted,
}: {
  session: Session;
  art: string;
  choice: Choice;
  isHinted: boolean;
}) {
  const isBarred = choice.why !== undefined && !choice.veiled;
  const marks = [
    "choice",
    `choice-${choice.tone ?? "plain"}`,
    isBarred ? "choice-not" : "",
    isHinted ? "choice-hinted" : "",
  ];
  return (
    <button
      type="button"
      class={marks.filter(Boolean).join(" ")}
      disabled={session.busy.value}
      aria-disabled={isBarred}
      onClick={() => choose(session, choice)}
    >
      {choice.seat !== undefined && <Mask seat={choice.seat} class="choice-art" />}
      {choice.art && choice.seat === undefined && <Art of={art} name={choice.art} class="choice-art" />}
      <span class="choice-words">
        <span class="choice-label">{choice.label}</span>
        {choice.hint && <span class="choice-hint">{choice.hint}</span>}
        {isBarred && <span class="choice-hint">{t("why-cant-i")}</span>}
      </span>
      {isHinted && <Icon name="lamp" label={t("suggested")} class="choice-lamp" />}
      {choice.next && <Icon name="arrow-right" class="choice-on" />}
    </button>
  );
}

/** Several seats, named together: here as chips, in the ring by a tap. */
function Picker({ session, ask, g }: { session: Session; ask: Ask; g: Seen }) {
  const pick = ask.pick;
  if (!pick) return null;
  const picked = session.picked.value;
  const action = picked.size === pick.size ? pick.action([...picked].sort((a, b) => a - b)) : undefined;
  const hinted = session.hint.value ? g.action(session.hint.value.action) : null;
  const team = (hinted?.team ?? []) as readonly number[];
  return (
    <div class="picker">
      <ul class="chips">
        {pick.seats.map((seat) => (
          <li key={seat}>
            <button
              type="button"
              class={`chip ${team.includes(seat) ? "choice-hinted" : ""}`}
              aria-pressed={picked.has(seat)}
              onClick={() => toggle(session, seat)}
            >
              <Mask seat={seat} />
              {g.name(seat)}
              {team.includes(seat) && <Icon name="lamp" label={t("suggested")} />}
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        class="choice choice-bold"
        disabled={action === undefined || session.busy.value}
        onClick={() => action !== undefined && void session.reply(action)}
      >
        <span class="choice-words">
          <span class="choice-label">{pick.confirm}</span>
          <span class="choice-hint">{t("picked", { n: picked.size, of: pick.size })}</span>
        </span>
      </button>
    </div>
  );
}

/** Words of one's own that go with a choice. */
function Sayer({ session, say }: { session: Session; say: Say }) {
  const [words, setWords] = useState("");
  const submit = (event: Event): void => {
    event.preventDefault();
    if (words.trim() && !session.busy.value) void session.reply(say.action, words.trim());
  };
  return (
    <form class="picker" onSubmit={submit}>
      <label class="sayer">
        <span>{say.label}</span>
        <input value={words} maxLength={say.most} onInput={(event) => setWords(event.currentTarget.value)} />
      </label>
      <button type="submit" class="choice choice-bold" disabled={!words.trim() || session.busy.value}>
        <span class="choice-words">
          <span class="choice-label">{say.confirm}</span>
        </span>
      </button>
    </form>
  );
}

/** The answer to "why can't I?". */
function Because({ session, onRules }: { session: Session; onRules(section: string): void }) {
  const because = session.because.value;
  if (!because) return null;
  return (
    <p class="because" role="status">
      <Icon name="question" />
      <span>{because.text}</span>
      {because.section && (
        <button
          type="button"
          class="section-link"
          onClick={() => onRules(because.section)}
          aria-label={t("rules-at", { section: because.section })}
        >
          §{because.section}
        </button>
      )}
      <button type="button" class="round small" aria-label={t("close")} onClick={() => (session.because.value = null)}>
        <Icon name="close" />
      </button>
    </p>
  );
}

/** The voice of the lesson. */
function Coach({ session }: { session: Session }) {
  const hint = session.hint.value;
  const kit = session.kit.value;
  if (!hint || !kit) return null;
  const n = session.lesson.value.indexOf(hint) + 1;
  return (
    <div class="coach" id="coach" role="note">
      <Icon name="lamp" />
      <p>
        {t(`lesson-${kit.info.key}-${hint.key}`, names(session))}{" "}
        <span class="coach-step">{t("lesson-step", { n, of: session.lesson.value.length })}</span>
      </p>
    </div>
  );
}

/** The others by their names: a learner may be called like a bot of the lesson, which has another name then. */
function names(session: Session): Record<string, string> {
  const seats = session.info.value?.seats ?? [];
  return Object.fromEntries(
    ["you", "one", "two", "three", "four"].map((word, seat) => [word, seats[seat]?.name ?? ""]),
  );
}

const back = (session: Session): void => {
  session.trail.value = session.trail.value.slice(0, -1);
  session.picked.value = new Set();
};

export function leadsTo(choice: Choice, action: number): boolean {
  return (
    choice.action === action ||
    (choice.next?.choices ?? []).some((one) => leadsTo(one, action)) ||
    choice.next?.pick !== undefined ||
    choice.next?.say?.action === action
  );
}
