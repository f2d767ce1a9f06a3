// Every word that people read comes from Fluent files: the house's own in words/, a game's beside its table.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { effect, signal } from "@preact/signals";
import { type Language, language } from "./settings";
import { WORDS } from "./words";

type Args = Record<string, FluentVariable>;
export type HouseWords = Record<Language, string>;
/** A part's own words: a file for each language, fetched by those who read in it. */
export type Words = Record<Language, () => Promise<{ default: string }>>;

const bundles: Record<Language, FluentBundle> = { en: bundle("en", WORDS), de: bundle("de", WORDS) };
const learnt = signal(0); // rises with each game's words, so that what is shown is written anew

function bundle(of: Language, words: readonly HouseWords[]): FluentBundle {
  const made = new FluentBundle(of, { useIsolating: false });
  for (const some of words) made.addResource(new FluentResource(some[of]));
  return made;
}

const brought: Words[] = [];

/** Words that come with a game's table. */
export async function learn(words: Words): Promise<void> {
  brought.push(words);
  await read(words, language.value);
}

/** Change the language, once all that is open has its words in it; on a lost line it stays as it was. */
export async function speak(to: Language): Promise<void> {
  await Promise.all(brought.map((words) => read(words, to)));
  language.value = to;
}

async function read(words: Words, of: Language): Promise<void> {
  const { default: text } = await words[of]();
  bundles[of].addResource(new FluentResource(text), { allowOverrides: true });
  learnt.value += 1;
}

/** Is there something to say under this key? */
export function has(key: string): boolean {
  learnt.value;
  return bundles[language.value].hasMessage(key);
}

/** The words for a key, in the language of this browser. */
export function t(key: string, args: Args = {}): string {
  learnt.value;
  const bundle = bundles[language.value];
  const message = bundle.getMessage(key);
  if (!message?.value) {
    console.error(`no words for ${key} in ${language.value}`);
    return key;
  }
  return bundle.formatPattern(message.value, args);
}

/** `Ada, Ben and Cleo`. */
export function listed(them: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(language.value, { type }).format(them);
}

export const percent = (share: number): string =>
  new Intl.NumberFormat(language.value, { style: "percent", maximumFractionDigits: 0 }).format(share);

effect(() => {
  document.documentElement.lang = language.value;
});
