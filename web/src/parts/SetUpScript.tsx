// What is read aloud when all have been dealt: heard where the device has a voice, read always.
import { useState } from "preact/hooks";
import type { GameTable, Seen } from "../games/contract";
import { t } from "../language";
import { language } from "../settings";
import { Drawer } from "./Drawer";
import { Icon } from "./Art";

const EARLY = 3; // events after which nobody needs it any more

export function SetUpScript({ table, g }: { table: GameTable; g: Seen }) {
  const [isOpen, setOpen] = useState(false);
  const lines = table.script?.(g) ?? [];
  if (!lines.length || g.log.length > EARLY) return null;
  return (
    <>
      <button type="button" class="chip script-open" onClick={() => setOpen(true)}>
        <Icon name="speaker" />
        {t("script")}
      </button>
      {isOpen && (
        <Drawer
          title={t("script")}
          onClose={() => {
            hush();
            setOpen(false);
          }}
        >
          <Script lines={lines} />
        </Drawer>
      )}
    </>
  );
}

export function Script({ lines }: { lines: readonly string[] }) {
  const [at, setAt] = useState(-1);
  const hasVoice = "speechSynthesis" in window;
  return (
    <>
      {hasVoice && (
        <p>
          <button type="button" class="button" onClick={() => read(lines, setAt)}>
            <Icon name="speaker" />
            {t("script-read")}
          </button>{" "}
          <button
            type="button"
            class="button quiet"
            onClick={() => {
              hush();
              setAt(-1);
            }}
          >
            {t("script-stop")}
          </button>
        </p>
      )}
      <ol class="script">
        {lines.map((line, n) => (
          <li key={n} class={n === at ? "script-now" : ""} aria-current={n === at ? "step" : undefined}>
            {line}
          </li>
        ))}
      </ol>
    </>
  );
}

const PAUSE = 4000; // milliseconds of silence in which thumbs move and eyes look
let timer = 0;
let reading = 0;

function hush(): void {
  reading += 1;
  clearTimeout(timer);
  if ("speechSynthesis" in window) speechSynthesis.cancel();
}

/** One line after another, with time to do what it says. */
function read(lines: readonly string[], tell: (n: number) => void): void {
  hush();
  const mine = reading;
  const next = (n: number): void => {
    if (mine !== reading) return;
    tell(n < lines.length ? n : -1);
    const line = lines[n];
    if (line === undefined) return;
    const speech = new SpeechSynthesisUtterance(line);
    speech.lang = language.value;
    speech.rate = 0.95;
    const on = (): void => {
      clearTimeout(timer);
      timer = window.setTimeout(() => next(n + 1), PAUSE);
    };
    speech.onend = on;
    speech.onerror = on;
    speechSynthesis.speak(speech);
  };
  next(0);
}
