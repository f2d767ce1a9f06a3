// What is held open right now: where I am, and where a card would take me. Nobody sees it a moment longer.
import { signal } from "@preact/signals";
import { useLayoutEffect, useState } from "preact/hooks";

/** A play (an action's id less PLAY); null shows only where I am. */
export const preview = signal<{ seat: number; play: number | null } | null>(null);

/** Held by a finger or a key; let go by whatever ends a touch. `play` may change while it is held. */
export function useHeld(seat: number, play: number | null): { isHeld: boolean; hold(): void; letGo(): void } {
  const [isHeld, setHeld] = useState(false);
  const letGo = (): void => {
    preview.value = null;
    setHeld(false);
  };
  useLayoutEffect(() => {
    // at once: a finger may be gone before the next frame
    if (!isHeld) return;
    preview.value = { seat, play };
    const ends = ["blur", "pointerup", "pointercancel"] as const;
    for (const end of ends) addEventListener(end, letGo);
    return () => {
      preview.value = null;
      for (const end of ends) removeEventListener(end, letGo);
    };
  }, [isHeld, seat, play]);
  return { isHeld, hold: () => setHeld(true), letGo };
}
