// Sound cues, made here: a few soft tones, no files. Muted by a setting, and silent until the page was touched.
import type { Cue } from "./games/contract";
import { sound } from "./settings";

let context: AudioContext | null = null;

type Tone = [start: number, frequency: number, length: number, shape: OscillatorType, loud: number];

const CUES: Record<Cue, readonly Tone[]> = {
  turn: [
    [0, 587, 0.18, "triangle", 0.2],
    [0.14, 880, 0.3, "triangle", 0.2],
  ],
  card: [
    [0, 180, 0.05, "square", 0.05],
    [0.03, 340, 0.06, "triangle", 0.08],
  ],
  token: [
    [0, 1320, 0.06, "sine", 0.08],
    [0.07, 1760, 0.1, "sine", 0.06],
  ],
  vote: [
    [0, 240, 0.12, "triangle", 0.14],
    [0.1, 200, 0.16, "triangle", 0.12],
  ],
  good: [
    [0, 523, 0.16, "triangle", 0.14],
    [0.12, 659, 0.16, "triangle", 0.14],
    [0.24, 784, 0.4, "triangle", 0.14],
  ],
  bad: [
    [0, 311, 0.22, "sawtooth", 0.06],
    [0.18, 233, 0.5, "sawtooth", 0.06],
  ],
  call: [
    [0, 440, 0.09, "square", 0.06],
    [0.1, 440, 0.09, "square", 0.06],
    [0.2, 660, 0.25, "square", 0.06],
  ],
  end: [
    [0, 392, 0.2, "triangle", 0.14],
    [0.18, 523, 0.2, "triangle", 0.14],
    [0.36, 659, 0.2, "triangle", 0.14],
    [0.54, 784, 0.7, "triangle", 0.16],
  ],
};

/** A page that nobody has touched must be silent. Not navigator.userActivation: Firefox has it since 120. */
let isTouched = false;
for (const sign of ["pointerdown", "keydown"])
  addEventListener(sign, () => (isTouched = true), { capture: true, once: true });

/** Play a cue, if this browser may and wants to. */
export function cue(name: Cue): void {
  if (sound.value === "off" || !isTouched) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [start, frequency, length, shape, loud] of CUES[name]) {
    const tone = new OscillatorNode(context, { type: shape, frequency });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, now + start);
    volume.gain.linearRampToValueAtTime(loud, now + start + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.001, now + start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(now + start);
    tone.stop(now + start + length + 0.02);
  }
}

/** "Your turn", in the hand. */
export function buzz(): void {
  if (sound.value === "on" && isTouched) navigator.vibrate?.([60, 40, 60]);
}
