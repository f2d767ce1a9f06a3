// Through the film: by itself, shot by shot, turn by turn.
import { t } from "../../../language";
import { Icon } from "../../../parts/Art";
import { sound } from "../../../settings";
import { TURNS } from "../scene";
import { type Player, SPEEDS } from "./player";

export function Controls({ player }: { player: Player }) {
  const { at, chapter, chapters, isPlaying, isOver, speed } = player;
  const last = chapters.length - 1;
  const faster = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
  return (
    <div class="reel-controls" role="group" aria-label={t("ohfox-film-controls")}>
      <div class="reel-scrub">
        <input
          type="range"
          min={0}
          max={last}
          value={chapter}
          aria-label={t("ohfox-film-scrub")}
          aria-valuetext={name(chapters[chapter]?.turn ?? 0)}
          style={{ "--at": `${(100 * chapter) / Math.max(1, last)}%` }}
          onInput={(event) => player.toChapter(Number(event.currentTarget.value))}
        />
        <ol aria-hidden="true">
          {chapters.map((part, n) => (
            <li
              key={n}
              class={n === chapter ? "reel-scrub-now" : n < chapter ? "reel-scrub-past" : ""}
              style={{ "--n": n / Math.max(1, last) }}
            >
              {part.turn === 0 ? <Icon name="eye" /> : part.turn > TURNS ? <Icon name="crown" /> : part.turn}
            </li>
          ))}
        </ol>
      </div>
      <div class="reel-buttons">
        <Button name="fast-back" label={t("ohfox-film-turn-back")} isOff={at === 0} onClick={() => player.turn(-1)} />
        <Button name="step-back" label={t("ohfox-film-back")} isOff={at === 0} onClick={() => player.step(-1)} />
        <button
          type="button"
          class="round bold reel-play"
          aria-label={t(isPlaying ? "ohfox-film-pause" : isOver ? "ohfox-film-again" : "ohfox-film-play")}
          onClick={() => player.play(!isPlaying)}
        >
          <Icon name={isPlaying ? "pause" : isOver ? "replay" : "play"} />
        </button>
        <Button name="step-forward" label={t("ohfox-film-on")} isOff={isOver} onClick={() => player.step(1)} />
        <Button name="fast-forward" label={t("ohfox-film-turn-on")} isOff={isOver} onClick={() => player.turn(1)} />
        <button
          type="button"
          class="chip reel-speed"
          aria-label={t("ohfox-film-speed", { n: speed })}
          onClick={() => player.setSpeed(faster)}
        >
          {speed === 0.5 ? "½" : speed}×
        </button>
        <Mute />
      </div>
    </div>
  );
}

/** A part of the film, in words. */
function name(turn: number): string {
  if (turn === 0) return t("ohfox-film-part-animals");
  return turn > TURNS ? t("ohfox-film-part-scores") : t("ohfox-film-turn", { n: turn, of: TURNS });
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

function Mute() {
  const label = t("ohfox-film-sound", { on: sound.value });
  return (
    <button
      type="button"
      class="round"
      aria-label={label}
      title={label}
      onClick={() => (sound.value = sound.value === "on" ? "off" : "on")}
    >
      <Icon name={sound.value === "on" ? "sound" : "sound-off"} />
    </button>
  );
}
