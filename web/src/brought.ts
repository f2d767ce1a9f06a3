// What another page has made for a new table: options by game, taken once.
import type { Value } from "./wire";

export const brought = new Map<string, Readonly<Record<string, Value>>>();
