// Through a game that is over: by hand, by keys, or by itself.
import { useLayoutEffect } from "preact/hooks";
import { t } from "../language";
import { Icon } from "./Art";

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

interface Props {
  at: number;
  last: number;
  /** what happens at this step, for whoever hears the slider */
  says: string;
  isPlaying: boolean;
  speed: Speed;
  onAt(row: number): void;
  /** to the next event, or the one before */
  onEvent(by: 1 | -1): void;
  onPlay(isPlaying: boolean): void;
  onSpeed(speed: Speed): void;
}

export function Scrubber(props: Props) {
  const { at, last, says, isPlaying, speed, onAt, onEvent, onPlay, onSpeed } = props;
  useKeys(props);
  const faster = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
  return (
    <section class="scrubber" aria-label={t("replay-controls")}>
      <div class="scrubber-line">
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={t("replay-scrub")}
          aria-valuetext={`${t("replay-step", { n: at, of: last })}. ${says}`}
          style={{ "--at": `${last ? (100 * at) / last : 0}%` }}
          onInput={(event) => onAt(Number(event.currentTarget.value))}
        />
        <span class="scrubber-step" aria-hidden="true">
          {at} / {last}
        </span>
      </div>
      <div class="scrubber-buttons">
        <Button name="fast-back" label={t("replay-event-back")} isOff={at === 0} onClick={() => onEvent(-1)} />
        <Button name="step-back" label={t("replay-back")} isOff={at === 0} onClick={() => onAt(at - 1)} />
        <button
          type="button"
          class="round bold scrubber-play"
          aria-label={t(isPlaying ? "replay-pause" : "replay-play")}
          onClick={() => onPlay(!isPlaying)}
        >
          <Icon name={isPlaying ? "pause" : "play"} />
        </button>
        <Button name="step-forward" label={t("replay-on")} isOff={at === last} onClick={() => onAt(at + 1)} />
        <Button name="fast-forward" label={t("replay-event-on")} isOff={at === last} onClick={() => onEvent(1)} />
        <button
          type="button"
          class="chip scrubber-speed"
          aria-label={t("replay-speed", { n: speed })}
          onClick={() => onSpeed(faster)}
        >
          {speed}×
        </button>
      </div>
    </section>
  );
}

/** A control that ends at an end stays in the order of the keyboard. */
const Button = ({ name, label, isOff, onClick }: { name: string; label: string; isOff: boolean; onClick(): void }) => (
  <button
    type="button"
    class="round"
    aria-label={label}
    title={label}
    aria-disabled={isOff}
    onClick={() => !isOff && onClick()}
  >
    <Icon name={name} />
  </button>
);

/** Arrows and the space bar, wherever no control wants them for itself. */
function useKeys({ at, last, isPlaying, onAt, onPlay }: Props): void {
  useLayoutEffect(() => {
    // at once: a key may come before the next frame
    const press = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if ((event.target as Element).closest("input, select, button, a, summary, pre, [tabindex='0']")) return;
      if (event.key === "ArrowRight") onAt(Math.min(last, at + 1));
      else if (event.key === "ArrowLeft") onAt(Math.max(0, at - 1));
      else if (event.key === " ") onPlay(!isPlaying);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
