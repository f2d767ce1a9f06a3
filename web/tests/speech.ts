// What a game says, so strictly that a test hears whatever the page would pass over.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Every file of words in the source, by its path. */
export const WORDS: Readonly<Record<string, string>> = import.meta.glob<string>("../src/**/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export interface Speech {
  t(key: string, args?: object): string;
  has(key: string): boolean;
}

/** Whatever can't be said whole is a fault: no words, or no value for a variable. */
export function speech(game: string, language: Language): Speech {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(WORDS)) {
    if (path.startsWith(`../src/games/${game}/`) && path.endsWith(`/${language}.ftl`)) {
      bundle.addResource(new FluentResource(text));
    }
  }
  return {
    has: (key) => bundle.hasMessage(key),
    t: (key, args) => {
      const value = bundle.getMessage(key)?.value;
      if (!value) throw new Error(`no words for ${key}`);
      const faults: Error[] = [];
      const said = bundle.formatPattern(value, args as Record<string, FluentVariable>, faults);
      if (faults.length) throw new Error(`${key}: ${faults}`);
      return said;
    },
  };
}
