// The games that have a table here. A game is loaded when somebody sits down to it.
import { signal } from "@preact/signals";
import { learn } from "../language";
import type { GameTable } from "./contract";

const LOADERS: Record<string, () => Promise<{ TABLE: GameTable }>> = {
  erben: () => import("./erben"),
  hoax: () => import("./hoax"),
  resistance: () => import("./resistance"),
};

export const loaded = signal<Readonly<Record<string, GameTable>>>({});

/** The table of a game, with its words. */
export async function load(key: string): Promise<GameTable> {
  const known = loaded.value[key];
  if (known) return known;
  const loader = LOADERS[key];
  if (!loader) throw new Error(`no table for ${key}`);
  const { TABLE } = await loader();
  learn(TABLE.words);
  loaded.value = { ...loaded.value, [key]: TABLE };
  return TABLE;
}
