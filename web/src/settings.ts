// What this browser remembers: nothing of it is secret, and the house works without it.
import { effect, signal, type Signal } from "@preact/signals";

export type Theme = "auto" | "light" | "dark" | "contrast";
export type Language = "en" | "de";

/** A signal that is kept in this browser, where that is possible. */
function kept<T extends string>(name: string, allowed: readonly T[] | null, first: T): Signal<T> {
  const value = signal(first);
  try {
    const found = localStorage.getItem(`hoodwink.${name}`) as T | null;
    if (found !== null && (allowed === null || allowed.includes(found))) value.value = found;
    effect(() => localStorage.setItem(`hoodwink.${name}`, value.value));
  } catch {
    // a browser that keeps nothing: the setting lasts as long as the page
  }
  return value;
}

const spoken: Language = navigator.language.toLowerCase().startsWith("de") ? "de" : "en";

export const THEMES: readonly Theme[] = ["auto", "light", "dark", "contrast"];
export const LANGUAGES: readonly Language[] = ["en", "de"];
export const theme = kept<Theme>("theme", THEMES, "auto");
export const language = kept<Language>("language", LANGUAGES, spoken);
export const sound = kept<"on" | "off">("sound", ["on", "off"], "on");
/** What happens is shown beat by beat, or at once. */
export const beats = kept<"on" | "off">("beats", ["on", "off"], "on");
export const myName = kept<string>("name", null, "");

const played = kept<string>("played", null, "");
/** Has somebody at this browser played this game to its end? The first one is easier. */
export const hasPlayed = (game: string): boolean => played.value.split(" ").includes(game);
export function notePlayed(game: string): void {
  if (!hasPlayed(game)) played.value = `${played.value} ${game}`.trim();
}

effect(() => {
  document.documentElement.dataset.theme = theme.value;
});

const still = matchMedia("(prefers-reduced-motion: reduce)");
const motionless = signal(still.matches);
still.addEventListener("change", () => (motionless.value = still.matches));

/** Whoever asked their device for less motion gets none. */
export const isStill = (): boolean => motionless.value;
