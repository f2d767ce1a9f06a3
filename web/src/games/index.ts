// The games that have a table here. A game is loaded when somebody sits down to it.
import { signal } from "@preact/signals";
import { learn } from "../language";
import type { GameTable } from "./contract";

const LOADERS: Record<string, () => Promise<{ TABLE: GameTable }>> = {
  erben: () => import("./erben"),
  hexhex: () => import("./hexhex"),
  hoax: () => import("./hoax"),
  ohfox: () => import("./ohfox"),
  resistance: () => import("./resistance"),
};

export const loaded = signal<Readonly<Record<string, GameTable>>>({});

/** A style that most visits don't need; without it the game can still be played. */
export function dress(address: string): Promise<void> {
  return new Promise((done) => {
    const link = Object.assign(document.createElement("link"), {
      rel: "stylesheet",
      href: address,
      onload: () => done(),
      onerror: () => done(),
    });
    document.head.append(link);
  });
}

/** The table of a game, with its words. */
export async function load(key: string): Promise<GameTable> {
  const known = loaded.value[key];
  if (known) return known;
  const loader = LOADERS[key];
  if (!loader) throw new Error(`no table for ${key}`);
  const { TABLE } = await loader();
  await Promise.all([learn(TABLE.words), ...(TABLE.styles ?? []).map(dress)]);
  loaded.value = { ...loaded.value, [key]: TABLE };
  return TABLE;
}
