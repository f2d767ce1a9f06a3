// A request that the house can't do just now is sent again, by the same id, until it is done.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Line as LineType } from "../src/line";

vi.mock("../src/house", () => ({
  Refusal: class extends Error {
    constructor(readonly code: string) {
      super(code);
    }
  },
}));

class Socket {
  static readonly OPEN = 1;
  static last: Socket;
  readonly readyState = 1;
  readonly sent: { id: string; type: string }[] = [];
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose = (): void => undefined;
  constructor() {
    Socket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
}

const tell = (message: unknown): void => Socket.last.onmessage({ data: JSON.stringify(message) });
const refuse = (id: string | undefined, code: string): void => tell({ type: "refused", id, code, message: code });

describe("a line", () => {
  let line: LineType;
  beforeEach(async () => {
    vi.useFakeTimers();
    const nothing = (): void => undefined;
    const page = { addEventListener: nothing, removeEventListener: nothing, visibilityState: "visible" };
    vi.stubGlobal("document", { documentElement: { dataset: {} }, ...page });
    vi.stubGlobal("location", { protocol: "http:", host: "house" });
    vi.stubGlobal("window", globalThis);
    vi.stubGlobal("addEventListener", nothing);
    vi.stubGlobal("removeEventListener", nothing);
    vi.stubGlobal("WebSocket", Socket);
    const { Line } = await import("../src/line");
    line = new Line("BCDFGH");
    tell({ type: "table", table: { code: "BCDFGH" }, mine: [0], may_watch: false });
  });
  afterEach(() => {
    line.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each(["too_fast", "busy", "unavailable"])("sends again what was refused as %s, by the same id", async (code) => {
    const done = line.send({ type: "back", seat: 0 });
    const { sent } = Socket.last;
    for (let tries = 1; tries < 4; tries++) {
      expect(sent.length).toBe(tries);
      refuse(sent[0]?.id, code);
      expect(sent.length).toBe(tries);
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    tell({ type: "ack", id: sent[0]?.id });
    await expect(done).resolves.toBeUndefined();
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent.length).toBe(4);
  });

  it("gives up what is refused for good", async () => {
    const done = line.send({ type: "back", seat: 0 });
    const failed = expect(done).rejects.toThrow("not_yours");
    refuse(Socket.last.sent[0]?.id, "not_yours");
    await failed;
    await vi.advanceTimersByTimeAsync(5000);
    expect(Socket.last.sent.length).toBe(1);
  });
});
