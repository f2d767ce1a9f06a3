// The proof of a deal: SHA-256 of the seed is the commitment that was shown when the game began. The browser's own
// digest is not there on plain http, so this one is ours.
import type { TableInfo } from "./wire";

/** The first bits of the fractional part of a root of the first primes, as FIPS 180-4 wants them. */
function roots(count: number, power: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    let isPrime = true;
    for (let by = 2; by * by <= n; by++) if (n % by === 0) isPrime = false;
    if (isPrime) found.push(((n ** power % 1) * 2 ** 32) | 0);
  }
  return found;
}

const START = roots(8, 1 / 2);
const ROUNDS = roots(64, 1 / 3);
const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** SHA-256 of a text in UTF-8, as lower-case hex. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const all = new DataView(padded.buffer);
  all.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  all.setUint32(padded.length - 4, bytes.length * 8);
  const hash = Int32Array.from(START);
  for (let at = 0; at < padded.length; at += 64) block(hash, new DataView(padded.buffer, at, 64));
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function block(hash: Int32Array, bytes: DataView): void {
  const w = new Int32Array(64);
  for (let n = 0; n < 64; n++) w[n] = n < 16 ? bytes.getInt32(n * 4) : mixed(w, n);
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let n = 0; n < 64; n++) {
    const choice = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + (ROUNDS[n] ?? 0) + (w[n] ?? 0)) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, n) => (hash[n] = (hash[n] ?? 0) + word));
}

function mixed(w: Int32Array, n: number): number {
  const [near, far] = [w[n - 2] ?? 0, w[n - 15] ?? 0];
  const s0 = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
  const s1 = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
  return ((w[n - 16] ?? 0) + s0 + (w[n - 7] ?? 0) + s1) | 0;
}

const MOST = 40; // games whose commitments are kept; the oldest are let go
const PLACE = "hoodwink.commitments";

function kept(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** Note the commitment of a game while it is played: what is said first counts, not what is said afterwards. */
export function note(info: TableInfo | null): void {
  if (info?.phase !== "playing" || !info.commitment) return;
  const all = kept();
  const key = `${info.code}/${info.played - 1}`;
  if (all[key]) return;
  try {
    const newest = [...Object.entries(all), [key, info.commitment]].slice(-MOST);
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // a browser that keeps nothing can still compare with what the house says now
  }
}

/** What this browser saw when the game began; undefined if it was not there. */
export const noted = (code: string, game: number): string | undefined => kept()[`${code}/${game}`];
