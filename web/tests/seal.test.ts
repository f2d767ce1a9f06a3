import { beforeEach, describe, expect, it, vi } from "vitest";
import { note, noted, sha256 } from "../src/seal";
import type { TableInfo } from "../src/wire";

const VECTORS: readonly (readonly [string, string])[] = [
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  [
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  ],
  ["a".repeat(1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"],
];

describe("sha256", () => {
  it.each(VECTORS)("knows %.20s", (text, digest) => expect(sha256(text)).toBe(digest));

  it("agrees with the platform at every length around a block's end", async () => {
    for (let length = 50; length < 130; length++) {
      const text = "ü".repeat(length % 7) + "x".repeat(length);
      const raw = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
      expect(sha256(text)).toBe(Array.from(new Uint8Array(raw), (byte) => byte.toString(16).padStart(2, "0")).join(""));
    }
  });
});

describe("the commitment", () => {
  beforeEach(() => {
    const store = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
    });
  });
  const table = (phase: string, commitment: string, played = 1, code = "BCDFGH") =>
    ({ code, phase, commitment, played }) as TableInfo;

  it("that was said first counts", () => {
    note(table("playing", "first"));
    note(table("playing", "changed"));
    expect(noted("BCDFGH", 0)).toBe("first");
  });

  it("is not taken from a game that is over", () => {
    note(table("over", "late"));
    expect(noted("BCDFGH", 0)).toBeUndefined();
  });

  it("of old games is let go", () => {
    for (let game = 1; game <= 50; game++) note(table("playing", `c${game}`, game));
    expect(noted("BCDFGH", 49)).toBe("c50");
    expect(noted("BCDFGH", 0)).toBeUndefined();
  });
});
