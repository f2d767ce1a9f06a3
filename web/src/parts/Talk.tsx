// Talk: what was said, quick phrases in everybody's own language, and a line to type.
import { useState } from "preact/hooks";
import type { Seen } from "../games/contract";
import { t } from "../language";
import type { View } from "../position";
import type { Session } from "../session";
import { Icon, Mask } from "./Art";
import { said } from "./Ring";

export function Talk({ session, g }: { session: Session; g: Seen }) {
  const [about, setAbout] = useState<string | null>(null);
  const mute = mayNotSpeak(g);
  const lines = session.line.talk.value;
  const say = (what: { text?: string; phrase?: string; about?: number | null }) => {
    setAbout(null);
    void session.do({ type: "say", seat: g.me, ...what });
  };
  return (
    <div class="talk">
      <ol class="talk-lines" aria-live="polite" aria-label={t("talk")}>
        {lines.map((line) => (
          <li key={line.n} class={line.seat === g.me ? "mine" : ""}>
            <Mask seat={line.seat} />
            <span>
              <b>{g.name(line.seat)}</b> {said(g, line)}
            </span>
          </li>
        ))}
        {!lines.length && <li class="quiet">{t("talk-empty")}</li>}
      </ol>
      {mute ? (
        <p class="quiet">{mute}</p>
      ) : (
        <>
          <Phrases g={g} about={about} onAbout={setAbout} say={say} />
          {g.table.chat && <Typed say={(text) => say({ text })} />}
        </>
      )}
    </div>
  );
}

function mayNotSpeak(g: Seen): string {
  if (g.me < 0) return t("talk-watching");
  return !maySpeak(g.view) && g.table.phase === "playing" ? t("talk-silent") : "";
}

/** Do the rules let the owner of this view talk? */
export const maySpeak = (view: View): boolean =>
  (view.may_speak as readonly number[] | undefined)?.includes(view.seat) ?? true;

interface PhraseProps {
  g: Seen;
  about: string | null;
  onAbout(key: string | null): void;
  say(what: { phrase: string; about?: number | null }): void;
}

function Phrases({ g, about, onAbout, say }: PhraseProps) {
  if (about !== null) {
    const others = g.table.seats.map((_, seat) => seat).filter((seat) => seat !== g.me);
    return (
      <ul class="phrases" aria-label={t("talk-about")}>
        <li>
          <button type="button" class="chip" onClick={() => onAbout(null)}>
            <Icon name="back" />
            {t("back")}
          </button>
        </li>
        {others.map((seat) => (
          <li key={seat}>
            <button type="button" class="chip" onClick={() => say({ phrase: about, about: seat })}>
              <Mask seat={seat} />
              {t(`phrase-${about}`, { seat: g.name(seat) })}
            </button>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul class="phrases" aria-label={t("talk-phrases")}>
      {g.info.phrases.map(({ key, text }) => (
        <li key={key}>
          <button
            type="button"
            class="chip"
            onClick={() => (text.includes("{seat}") ? onAbout(key) : say({ phrase: key }))}
          >
            {t(`phrase-${key}`, { seat: "…" }).replace("….", "…")}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Typed({ say }: { say(text: string): void }) {
  const [text, setText] = useState("");
  const send = (event: Event) => {
    event.preventDefault();
    if (text.trim()) say(text.trim());
    setText("");
  };
  return (
    <form class="typed" onSubmit={send}>
      <input
        value={text}
        maxLength={300}
        aria-label={t("talk-type")}
        placeholder={t("talk-type")}
        autocomplete="off"
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="round bold" aria-label={t("talk-send")}>
        <Icon name="arrow-right" />
      </button>
    </form>
  );
}
