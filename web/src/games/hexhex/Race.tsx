// Hands up, and GRAB: who is quickest counts. The whole screen is the button, and what counts is the time from when it
// is seen to the tap: the house takes the line off.
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../language";
import { Art, Icon } from "../../parts/Art";
import { buzz } from "../../sound";
import type { Session } from "../../session";
import type { Ask, Seen } from "../contract";
import art from "./art.svg";
import { type HexAction, isLaw, viewOf } from "./scene";
import { StickPiece } from "./table/Pieces";

/** Milliseconds: a tap that comes sooner was meant for what had been there before. Nobody is that quick. */
const TOO_SOON = 80;
const KEYS: Readonly<Record<string, number>> = { ArrowLeft: 0, ArrowUp: 0, ArrowRight: 1, ArrowDown: 1 };

interface Props {
  g: Seen;
  session: Session;
  ask: Ask;
}

export function Race({ g, session, ask }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const shown = useRef(0);
  const [isDone, setDone] = useState(false);
  const isGrab = viewOf(g).frame === "Grabbing";
  const isDear = isLaw(viewOf(g), "raised");
  const said = t(isGrab ? "hexhex-race-grab" : "hexhex-race-hands");
  useEffect(() => {
    const node = dialog.current;
    const opener = document.activeElement;
    node?.showModal();
    buzz();
    const frame = requestAnimationFrame((time) => (shown.current = time)); // when it is painted, and not before
    return () => {
      cancelAnimationFrame(frame);
      node?.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  const tap = (action: number | undefined): void => {
    const after = Math.round(performance.now() - shown.current);
    if (action === undefined || isDone || !shown.current || after < TOO_SOON) return;
    setDone(true);
    void run(session, action, after).then((isTaken) => setDone(isTaken));
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.repeat && (event.key === " " || event.key === "Enter")) event.preventDefault(); // held since before
    const side = KEYS[event.key];
    if (side === undefined) return;
    event.preventDefault();
    dialog.current?.querySelectorAll<HTMLElement>(".choice")[Math.min(side, ask.choices.length - 1)]?.focus();
  };
  const hinted = session.hint.value?.action;
  return (
    <dialog
      ref={dialog}
      class={`hex-race ${isGrab ? "hex-race-grab" : "hex-race-hands"}`}
      aria-label={said}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={onKey}
    >
      <h2 class="hex-race-title">{said}</h2>
      <Art of={art} name={isGrab ? "grab" : "hands-up"} class="hex-race-art" />
      <ul class={`choices hex-race-choices ${isDone ? "hex-race-done" : ""}`}>
        {ask.choices.map((choice, n) => (
          <li key={n}>
            <button
              type="button"
              class={`choice hex-race-tap ${choice.action === hinted ? "choice-hinted" : ""} ${kindOf(g, choice.action)}`}
              aria-disabled={isDone}
              onPointerDown={(event) => event.button === 0 && tap(choice.action)}
              onClick={() => tap(choice.action)}
            >
              {isGrab && <StickPiece stick={kindOf(g, choice.action) === "hex-race-ebon" ? "ebon" : "bone"} />}
              <span class="choice-label">{choice.label}</span>
              {choice.action === hinted && <Icon name="lamp" label={t("suggested")} class="choice-lamp" />}
            </button>
          </li>
        ))}
      </ul>
      <p class="hex-race-how">{t(`hexhex-race-${isGrab ? "grab" : isDear ? "still" : "hands"}-how`)}</p>
    </dialog>
  );
}

function kindOf(g: Seen, action: number | undefined): string {
  const { ebon } = (action === undefined ? {} : g.action(action)) as Partial<HexAction>;
  return ebon === undefined ? "" : ebon ? "hex-race-ebon" : "hex-race-bone";
}

/** As a reply, with how long I took. */
async function run(session: Session, action: number, after: number): Promise<boolean> {
  const position = session.newest.value;
  if (!position) return false;
  const { game, view } = position;
  return session.do({ type: "reply", game, ply: view.ply, seat: view.seat, action, after });
}
