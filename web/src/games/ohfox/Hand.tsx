// The answer to a turn: a card is chosen, turned to its direction with a finger, and laid down. And the guess.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../language";
import { Art, Icon } from "../../parts/Art";
import { useMark } from "../../parts/mark";
import { choose } from "../../parts/Ring";
import type { Session } from "../../session";
import type { Ask, Choice, Seen } from "../contract";
import art from "./art.svg";
import { Guess } from "./Guess";
import { cardName, played } from "./nouns";
import { useHeld } from "./preview";
import { cardArt, CARDS, DIRECTIONS, laid, PLAY, viewOf } from "./scene";

const KEYS: Readonly<Record<string, number>> = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 };
const DEAD = 12; // pixels around the middle that say nothing about a direction

interface Props {
  g: Seen;
  session: Session;
  ask: Ask;
  children: ComponentChildren;
}

export function Answer({ g, session, ask, children }: Props) {
  if (viewOf(g).frame === "Guess") return <Guess g={g} session={session} />;
  const kind = session.trail.value.length ? ask.choices[0]?.action : undefined;
  const key = `${g.view.ply}/${g.me}/${kind}`;
  if (kind !== undefined) return <Turn key={key} g={g} session={session} choices={ask.choices} />;
  const areCards = ask.choices.every((choice) => choice.art?.startsWith("card-"));
  return areCards ? <Kinds g={g} session={session} ask={ask} /> : children;
}

/** The five kinds, with how many are left of each. */
function Kinds({ g, session, ask }: Omit<Props, "children">) {
  const hinted = session.hint.value && laid(session.hint.value.action).card;
  return (
    <div class="wood-hand">
      <ul class="choices wood-kinds">
        {ask.choices.map((choice) => {
          const isHinted = hinted !== null && choice.art === cardArt(hinted);
          return (
            <li key={choice.art}>
              <button
                type="button"
                disabled={session.busy.value}
                aria-disabled={choice.why !== undefined}
                class={`choice wood-kind ${choice.why !== undefined ? "choice-not" : ""} ${isHinted ? "choice-hinted" : ""}`}
                onClick={() => take(session, choice)}
              >
                <Art of={art} name={choice.art ?? ""} class="wood-kind-art" />
                <span class="wood-kind-name">{choice.label}</span>
                <span class="unseen">{choice.hint}</span>
                <Left choice={choice} g={g} />
                {isHinted && <Icon name="lamp" label={t("suggested")} class="choice-lamp" />}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Left({ choice, g }: { choice: Choice; g: Seen }) {
  const n = CARDS.findIndex((kind) => choice.art === cardArt(kind));
  return (
    <b class="wood-kind-left" aria-hidden="true">
      {viewOf(g).hands[g.me]?.[n] ?? 0}
    </b>
  );
}

/** Every card is laid down by a second tap: the stop too, though it points nowhere. */
function take(session: Session, choice: Choice): void {
  if (choice.action === undefined) return choose(session, choice);
  choose(session, {
    label: choice.label,
    ...(choice.section ? { section: choice.section } : {}),
    next: { title: choice.label, choices: [choice] },
  });
}

/** One card, in the middle of a compass. */
function Turn({ g, session, choices }: { g: Seen; session: Session; choices: readonly Choice[] }) {
  useMark("wood-turns");
  const card = laid(choices[0]?.action ?? PLAY).card;
  const isStop = card === "stop";
  const [direction, setDirection] = useState<number | null>(null);
  const chosen = choices.find((one) => isStop || laid(one.action ?? PLAY).direction === direction)?.action;
  const held = useHeld(g.me, chosen === undefined ? null : chosen - PLAY);
  const hinted = session.hint.value?.action;
  const lay = (): void => {
    if (chosen !== undefined) void session.reply(chosen);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const side = KEYS[event.key];
      const isHere = document.activeElement?.closest(".dock"); // the question itself has the focus at first
      if (side === undefined || isStop || !isHere) return;
      event.preventDefault();
      setDirection(side);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [isStop]);
  return (
    <div class="wood-hand wood-turning">
      <Compass card={cardArt(card)} direction={direction} onTurn={isStop ? null : setDirection} held={held}>
        {!isStop && (
          <ul class={chosen === undefined ? "choices" : ""}>
            {choices.map((choice) => {
              const side = laid(choice.action ?? PLAY).direction ?? 0;
              const isHinted = choice.action === hinted && chosen !== hinted;
              return (
                <li key={side} class={`wood-side wood-side-${side}`}>
                  <button
                    type="button"
                    class={`choice wood-arrow ${isHinted ? "choice-hinted" : ""}`}
                    title={choice.label}
                    aria-label={isHinted ? `${choice.label} ${t("suggested")}` : choice.label}
                    aria-pressed={direction === side}
                    disabled={session.busy.value}
                    onClick={() => setDirection(side)}
                  >
                    <Icon name="arrow-right" />
                    {isHinted && <Icon name="lamp" class="choice-lamp" />}
                  </button>
                </li>
              );
            })}
          </ul>
        )}
      </Compass>
      <div class={`wood-lay ${chosen === undefined ? "" : "choices"}`}>
        <Eye held={held} isTurned={chosen !== undefined} />
        <button
          type="button"
          class={`choice choice-bold ${chosen !== undefined && chosen === hinted ? "choice-hinted" : ""}`}
          disabled={chosen === undefined || session.busy.value}
          onClick={lay}
        >
          <span class="choice-words">
            <span class="choice-label">{t("ohfox-lay")}</span>
            <span class="choice-hint">{chosen === undefined ? t("ohfox-lay-turn") : played(chosen)}</span>
          </span>
          {chosen !== undefined && chosen === hinted && <Icon name="lamp" label={t("suggested")} class="choice-lamp" />}
        </button>
      </div>
      <p class="unseen" role="status">
        {direction !== null && t("ohfox-lay-points", { card: cardName(card), direction: DIRECTIONS[direction] ?? "" })}
      </p>
    </div>
  );
}

type Held = ReturnType<typeof useHeld>;

interface CompassProps {
  card: string;
  direction: number | null;
  /** null for a card that points nowhere */
  onTurn: ((side: number) => void) | null;
  held: Held;
  children: ComponentChildren;
}

/** The card points at the finger that holds it; let go, it falls into place. A tap turns it by a quarter. */
function Compass({ card, direction, onTurn, held, children }: CompassProps) {
  const [angle, setAngle] = useState<number | null>(null);
  const middle = useRef<HTMLDivElement>(null);
  const turned = useRef(false);
  const from = (event: PointerEvent): { angle: number; far: number } => {
    const box = middle.current?.getBoundingClientRect();
    if (!box) return { angle: 0, far: 0 };
    const [x, y] = [event.clientX - box.x - box.width / 2, event.clientY - box.y - box.height / 2];
    return { angle: (Math.atan2(x, -y) * 180) / Math.PI, far: Math.hypot(x, y) };
  };
  const start = useRef<readonly [number, number]>([0, 0]);
  const onDown = (event: PointerEvent): void => {
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    turned.current = false;
    start.current = [event.clientX, event.clientY];
    held.hold();
  };
  const onMove = (event: PointerEvent): void => {
    if (!onTurn || !held.isHeld) return;
    const { angle: now, far } = from(event);
    const moved = Math.hypot(event.clientX - start.current[0], event.clientY - start.current[1]);
    if ((!turned.current && moved < DEAD) || far < DEAD) return;
    turned.current = true;
    setAngle(now);
    onTurn((Math.round(now / 90) + 4) % 4);
  };
  const onUp = (): void => {
    setAngle(null);
    held.letGo();
    if (onTurn && !turned.current) onTurn(direction === null ? 0 : (direction + 1) % 4);
  };
  const shown = angle ?? (direction ?? 0) * 90;
  return (
    <div
      class={`wood-compass ${onTurn ? "" : "wood-compass-still"} ${direction === null && onTurn ? "wood-unturned" : ""}`}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for fingers; for keys there are the buttons around it */}
      <div
        ref={middle}
        class={`wood-turner ${angle === null ? "" : "wood-turner-held"}`}
        onPointerDown={onDown}
        onPointerMove={onMove}
        onPointerUp={onUp}
        onPointerCancel={() => setAngle(null)}
        onContextMenu={(event) => event.preventDefault()}
      >
        <span class="wood-turner-card" style={{ transform: `rotate(${shown}deg)` }}>
          <Art of={art} name={card} />
        </span>
      </div>
      {children}
    </div>
  );
}

/** While it is held, the board shows where I am and where the card takes me. */
function Eye({ held, isTurned }: { held: Held; isTurned: boolean }) {
  const onKey = (event: KeyboardEvent, open: boolean): void => {
    if (event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    if (event.repeat) return;
    if (open) held.hold();
    else held.letGo();
  };
  return (
    <button
      type="button"
      class="wood-eye"
      aria-pressed={held.isHeld}
      onPointerDown={held.hold}
      onKeyDown={(event) => onKey(event, true)}
      onKeyUp={(event) => onKey(event, false)}
      onBlur={held.letGo}
      onContextMenu={(event) => event.preventDefault()}
    >
      <Icon name={held.isHeld ? "eye" : "eye-off"} />
      <span>{t(isTurned ? "ohfox-eye" : "ohfox-eye-here")}</span>
    </button>
  );
}
