// The turn as a chain: the action, every answer and reaction to it, what was doubted and what stands.
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../../language";
import { Art, Icon, Mask } from "../../../parts/Art";
import type { Seen } from "../../contract";
import art from "../art.svg";
import { type Chip, chip, currentClaim, scene, type Step, thread, type Trial, viewOf } from "../scene";
import { called, tell } from "../words";

export function Thread({ g }: { g: Seen }) {
  const steps = thread(g);
  const now = currentClaim(g)?.step?.n ?? -1;
  const box = useRef<HTMLOListElement>(null);
  const waits = g.moment ? null : asked(g);
  useEffect(() => {
    const node = box.current;
    if (node) node.scrollTop = node.scrollHeight;
  }, [steps.length, now, waits?.key, steps.at(-1)?.trials.at(-1)?.support.length]);
  return (
    <ol class="erben-thread" ref={box} tabIndex={0} aria-label={t("erben-board-thread")}>
      {steps.map((step) => (
        <Link key={step.n} g={g} step={step} isNow={step.n === now} />
      ))}
      {waits && <Waits g={g} art={waits.art} />}
    </ol>
  );
}

type Fate = "now" | "fell" | "proved" | "stands";

function Link({ g, step, isNow }: { g: Seen; step: Step; isNow: boolean }) {
  const fate: Fate = step.fate || (isNow ? "now" : "stands");
  return (
    <li class={`erben-step erben-step-${fate} ${isNow ? "erben-step-large" : ""}`}>
      <span class="unseen">
        {tell(g, step.happened)} {step.identity && !isNow ? t(`erben-board-${fate}`) : ""}
      </span>
      <span class="erben-said" aria-hidden="true">
        <Mask seat={step.seat} />
        <Face step={step} isNow={isNow} />
        <span class="erben-said-words">
          <span class="erben-said-name">{g.name(step.seat)}</span>
          {isNow && step.identity && <b class="erben-title">{called(step.identity)}?</b>}
          <Deed g={g} step={step} />
        </span>
        {!isNow && <Fated step={step} fate={fate} />}
      </span>
      <Trials g={g} step={step} isNow={isNow} />
    </li>
  );
}

const Face = ({ step, isNow }: { step: Step; isNow: boolean }) => {
  if (!step.identity) return null;
  return isNow ? (
    <Art of={art} name={step.identity} class="erben-said-portrait" />
  ) : (
    <Art of={art} name={`head-${step.identity}`} class="erben-said-head" />
  );
};

/** Settled: it stands, it fell, or the card proved it. */
const Fated = ({ step, fate }: { step: Step; fate: Fate }) =>
  step.identity ? (
    <span class={`erben-fate erben-fate-${fate}`}>
      <Icon name={fate === "fell" ? "close" : "check"} />
    </span>
  ) : null;

/** What is done, in pictures; the words are in the log and for the ear. */
function Deed({ g, step }: { g: Seen; step: Step }) {
  const { action, happened } = step;
  const type = (action?.type as Chip | undefined) ?? null;
  const count = (action?.count as number | undefined) ?? 0;
  switch (step.kind) {
    case "claim":
      return (
        <span class="erben-deed">
          <Aim step={step} />
        </span>
      );
    case "declare":
      return <Words art="illegal" text={t("erben-board-illegal")} />;
    case "immune":
      return <Words art="immune" text={t("erben-board-immune")} />;
    case "condemn":
      return (
        <span class="erben-deed">
          <Piece name="fine" />
          <Some n={count || 1} type={type} />
          {action?.share !== undefined && <Mask seat={action.share as number} />}
        </span>
      );
    case "reprieve":
      return (
        <span class="erben-deed">
          <Piece name="reprieve" />
          <Some n={1} type={type} />
        </span>
      );
    case "pay":
      return (
        <span class="erben-deed">
          <Some n={happened.count} type={chip(happened.type)} />
          <To seat={step.to} />
        </span>
      );
    case "buy":
      return (
        <span class="erben-deed">
          <Piece name="buy" />
          <b>{happened.count}</b>
          <Piece name="accusation" />
          <To seat={step.to} />
        </span>
      );
    case "accuse":
      return (
        <span class="erben-deed">
          <Piece name="accuse" />
          <To seat={step.to} />
          <b>{t(happened.right ? "erben-board-right" : "erben-board-wrong")}</b>
        </span>
      );
    case "doubt":
      return (
        <span class="erben-deed">
          <Piece name="doubt" />
          <To seat={step.to} />
        </span>
      );
  }
  return <span>{g.name(step.seat)}</span>;
}

const Words = ({ art: name, text }: { art: string; text: string }) => (
  <span class="erben-deed">
    <Piece name={name} />
    <span>{text}</span>
  </span>
);
const Piece = ({ name }: { name: string }) => <Art of={art} name={name} class="erben-piece" />;
const Some = ({ n, type }: { n: number; type: Chip | null }) =>
  type && (
    <>
      <b>{n}</b>
      <Piece name={type} />
    </>
  );
const To = ({ seat }: { seat: number }) => (
  <>
    <Icon name="arrow-right" class="erben-to" />
    {seat < 0 ? <span>{t("erben-do-bank")}</span> : <Mask seat={seat} />}
  </>
);

/** What a way takes from the bank. */
const BANKED: Readonly<Record<string, readonly [number, Chip]>> = {
  "baron-a": [2, "gold"],
  "monk-a": [2, "wine"],
  "judge-a": [1, "wine"],
  "judge-b": [1, "grain"],
  "merchant-a": [1, "gold"],
  "farmer-a": [2, "grain"],
};
const PICTURES: Readonly<Record<string, string>> = {
  "baron-b": "taxes",
  "monk-b": "collection",
  "merchant-b": "swap",
  "magician-a": "bewitch",
  "thief-a": "steal",
};

function Aim({ step }: { step: Step }) {
  const action = step.action;
  if (!action) return null;
  const key = `${step.identity}-${(action.way as string | undefined) ?? "a"}`;
  const banked = BANKED[key];
  if (banked)
    return (
      <>
        <b>+</b>
        <Some n={banked[0]} type={banked[1]} />
      </>
    );
  return (
    <>
      <Piece name={PICTURES[key] ?? "hidden"} />
      {action.type !== undefined && <Some n={(action.count as number | undefined) ?? 1} type={action.type as Chip} />}
      {action.of !== undefined && <To seat={action.of as number} />}
    </>
  );
}

/** Doubts that are over in a word; of the one that is on, every vote in the order in which it is cast. */
function Trials({ g, step, isNow }: { g: Seen; step: Step; isNow: boolean }) {
  const last = isNow ? step.trials.at(-1) : undefined;
  const over = step.trials.filter((trial) => trial !== last);
  return (
    <>
      {over.length > 0 && (
        <ul class="erben-over">
          {over.map((trial, n) => (
            <li key={n} class={`erben-over-${trial.verdict}`}>
              <Mask seat={trial.doubter} />
              <span>
                {trial.support.length}:{trial.opposed.length}
              </span>
              {trial.verdict !== "open" && <b>{t(`erben-board-doubt-${trial.verdict}`)}</b>}
            </li>
          ))}
        </ul>
      )}
      {last && <Votes g={g} trial={last} />}
    </>
  );
}

function Votes({ g, trial }: { g: Seen; trial: Trial }) {
  const { seats } = viewOf(g);
  const way = (seat: number): string =>
    trial.support.includes(seat) ? "support" : trial.opposed.includes(seat) ? "against" : "hidden";
  const isOn = (seat: number): boolean => trial.verdict === "open" && scene(g).remaining.includes(seat);
  const voters = Array.from({ length: seats }, (_, n) => (trial.doubter + n) % seats).filter(
    (seat) => seat !== trial.claimant && (way(seat) !== "hidden" || isOn(seat)),
  );
  return (
    <div class={`erben-votes erben-votes-${trial.verdict}`} aria-hidden="true">
      {voters.map((seat) => (
        <span key={seat} class={`erben-ballot erben-ballot-${way(seat)}`} title={g.name(seat)}>
          <Mask seat={seat} />
          <Art key={way(seat)} of={art} name={way(seat)} />
        </span>
      ))}
      {trial.verdict !== "open" && <b class="erben-verdict">{t(`erben-board-doubt-${trial.verdict}`)}</b>}
    </div>
  );
}

// the step that is awaited --------------------------------------------------------------------------------------------

interface Awaited {
  key: string;
  art: string;
}

const AWAITED: Readonly<Record<string, string>> = {
  Answer: "head-magician",
  Declaring: "head-baron",
  Condemning: "head-judge",
  Reprieving: "head-monk",
  Guilty: "fine",
  Swaps: "swap",
  Information: "accusation",
  StackNow: "trio",
  MoreInformation: "buy",
  Accusations: "accuse",
};

function asked(g: Seen): Awaited | null {
  const { frame } = viewOf(g);
  const name = AWAITED[frame];
  return name ? { key: frame.toLowerCase(), art: name } : null;
}

const Waits = ({ g, art: name }: { g: Seen; art: string }) => {
  const { frame, waiting } = viewOf(g);
  return (
    <li class="erben-step erben-step-awaited">
      <span class="erben-said">
        <Art of={art} name={name} class="erben-said-head" />
        <span class="erben-said-words">
          <b>{t(`erben-board-wait-${frame.toLowerCase()}`)}</b>
        </span>
        <span class="erben-asked" aria-hidden="true">
          {waiting.slice(0, 7).map((seat) => (
            <Mask key={seat} seat={seat} />
          ))}
        </span>
      </span>
    </li>
  );
};
