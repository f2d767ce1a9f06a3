// The projector: which shot is shown, how far it is, and whether it goes on by itself.
import { signal, type Signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { cue } from "../../../sound";
import { isStill } from "../../../settings";
import type { Cue } from "../../contract";
import { chapterOf, chapters, type Shot } from "./shots";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const JOLT = 100; // milliseconds; a tab that slept does not jump
const CUES: Readonly<Record<string, Cue>> = {
  shown: "card",
  turn: "card",
  attacked: "bad",
  spared: "vote",
  ate: "token",
  healed: "good",
  heart: "good",
  scored: "call",
  won: "end",
};

export interface Player {
  at: number;
  /** how far the shot is, from 0 to 1; it changes with every frame */
  share: Signal<number>;
  isPlaying: boolean;
  isOver: boolean;
  speed: Speed;
  setSpeed(speed: Speed): void;
  /** the chapter that is shown, and how many there are */
  chapter: number;
  chapters: readonly { turn: number; at: number }[];
  play(isPlaying: boolean): void;
  /** a shot on or back; it is played, then the film waits */
  step(by: 1 | -1): void;
  toChapter(n: number): void;
  /** to the next turn, or the start of this one, or the one before */
  turn(by: 1 | -1): void;
}

type Mode = "play" | "step" | "wait";

export function usePlayer(shots: readonly Shot[], startsAtEnd: boolean, onOver: () => void): Player {
  const last = shots.length - 1;
  const [at, setAt] = useState(startsAtEnd ? last : 0);
  const [mode, setMode] = useState<Mode>(startsAtEnd ? "wait" : "play");
  const [speed, setSpeed] = useState<Speed>(1);
  const share = useMemo(() => signal(startsAtEnd ? 1 : 0), []);
  const clock = useRef(startsAtEnd ? 1 : 0);
  const parts = useMemo(() => chapters(shots), [shots]);
  const put = (shot: number, gone: number): void => {
    clock.current = gone;
    share.value = isStill() ? 1 : gone;
    setAt(shot);
  };
  useSounds(shots[at], at, mode !== "wait");
  useEffect(() => {
    const shot = shots[at];
    if (mode === "wait" || !shot) return;
    let before = performance.now();
    let frame = 0;
    const tick = (now: number): void => {
      clock.current += (Math.min(JOLT, now - before) * speed) / shot.lasts;
      before = now;
      share.value = isStill() ? 1 : Math.min(1, clock.current);
      if (clock.current < 1) frame = requestAnimationFrame(tick);
      else if (mode === "play" && at < last) put(at + 1, 0);
      else {
        setMode("wait");
        if (mode === "play") onOver(); // whoever goes step by step may want to go back
      }
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [shots, at, mode, speed]);
  const chapter = chapterOf(parts, at);
  const go = (shot: number, gone: number, then: Mode): void => {
    put(shot, gone);
    setMode(then);
  };
  const toChapter = (n: number): void => {
    const part = parts[Math.max(0, Math.min(parts.length - 1, n))];
    if (part) go(part.at, 0, mode === "play" ? "play" : "step");
  };
  return {
    at,
    share,
    speed,
    setSpeed,
    chapter,
    chapters: parts,
    isPlaying: mode === "play",
    isOver: mode === "wait" && at === last,
    play: (on) => (on && at === last && clock.current >= 1 ? go(0, 0, "play") : setMode(on ? "play" : "wait")),
    step: (by) => {
      if (by > 0 && at < last) go(at + 1, 0, "step");
      else if (by < 0) go(Math.max(0, at - 1), 1, "wait");
    },
    toChapter,
    turn: (by) => {
      if (by > 0 && chapter === parts.length - 1) go(last, 0, "step");
      else toChapter(by > 0 ? chapter + 1 : at > (parts[chapter]?.at ?? 0) ? chapter : chapter - 1);
    },
  };
}

function useSounds(shot: Shot | undefined, at: number, isRunning: boolean): void {
  useEffect(() => {
    if (!shot || !isRunning) return;
    const sound = shot.kind === "guessed" ? (shot.told?.right ? "good" : "bad") : CUES[shot.kind];
    if (sound) cue(sound);
  }, [at]);
}

/** Space and arrows, wherever no control wants them for itself; with Shift, or up and down a page, by turns. */
export function useKeys(player: Player): void {
  useLayoutEffect(() => {
    // at once: a key may come before the next frame
    const press = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || document.querySelector("dialog[open]")) return;
      const target = event.target as Element;
      if (target.closest("input, select, textarea, pre")) return;
      const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key] as 1 | -1 | undefined;
      if (event.key === " ") {
        if (target.closest("button, a, summary")) return;
        player.play(!player.isPlaying);
      } else if (by && event.shiftKey) player.turn(by);
      else if (by) player.step(by);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
