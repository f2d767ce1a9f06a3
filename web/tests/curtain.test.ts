// Several seats on one device: whose turn it is behind the curtain, and when it falls.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Session as SessionType } from "../src/session";
import type { Phase } from "../src/wire";

const BEAT = 500;
const KINDS = [
  { name: "quiet", fields: [] },
  { name: "beat", fields: [] },
];

vi.mock("../src/words", () => ({ WORDS: [] }));
vi.mock("../src/games", () => ({
  load: async () => ({
    ask: () => ({ choices: [] }),
    moment: (_: unknown, happened: { kind: string }) => (happened.kind === "beat" ? { happened, lasts: BEAT } : null),
  }),
}));
vi.mock("../src/house", () => ({
  Refusal: class extends Error {},
  game: async (key: string) => ({ key, events: KINDS }),
  lesson: async () => ({ steps: [] }),
  Actions: class {
    async upTo() {}
    get() {
      return { do: "pass" };
    }
  },
}));

class Socket {
  static readonly OPEN = 1;
  static last: Socket;
  readonly readyState = 1;
  readonly sent: string[] = [];
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose = (): void => undefined;
  constructor() {
    Socket.last = this;
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {}
}

const tell = (message: unknown): void => Socket.last.onmessage({ data: JSON.stringify(message) });
const table = (mine: number[], phase: Phase = "playing", played = 1): void =>
  tell({
    type: "table",
    table: {
      code: "BCDFGH",
      game: "hoax",
      phase,
      played,
      host: 0,
      commitment: null,
      lesson: false,
      seats: [0, 1, 2, 3].map((n) => ({ name: `N${n}`, kind: "human" })),
    },
    mine,
    may_watch: false,
  });

interface Sees {
  ply: number;
  asked?: boolean;
  events?: number[];
  start?: number;
  game?: number;
  away?: boolean;
  talk?: number | null;
}

/** A frame of one seat; its events are kinds. */
const frame = (
  seat: number,
  { ply, asked = false, events = [], start = 0, game = 0, away = false, talk = null }: Sees,
): void =>
  tell({
    type: "frame",
    start,
    public: {
      game,
      view: { seat: -2, seats: 4, ply, waiting: [], replied: null },
      events: events.map((kind) => [kind]),
      clock: { until: null, seconds: null, moment: false },
      talk,
    },
    private: { seat, mine: { seat }, secrets: [], options: asked ? [0, 1] : [], away },
  });

describe("the curtain", () => {
  let session: SessionType;
  beforeEach(async () => {
    vi.useFakeTimers();
    const nothing = (): void => undefined;
    vi.stubGlobal("document", {
      documentElement: { dataset: {} },
      addEventListener: nothing,
      removeEventListener: nothing,
      visibilityState: "visible",
      hidden: false,
    });
    vi.stubGlobal("location", { protocol: "http:", host: "house" });
    vi.stubGlobal("window", globalThis);
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: nothing }));
    vi.stubGlobal("addEventListener", nothing);
    vi.stubGlobal("removeEventListener", nothing);
    vi.stubGlobal("navigator", { language: "en" });
    vi.stubGlobal("WebSocket", Socket);
    const { Session } = await import("../src/session");
    session = new Session("BCDFGH");
  });
  afterEach(() => {
    session.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

  /** Seats 0 to 2 are here, the game is on, and seat 0 has opened the curtain. */
  const begin = async (mine = [0, 1, 2]): Promise<void> => {
    table(mine);
    await settle();
    for (const seat of mine) frame(seat, { ply: 1, asked: seat === 0 });
    await settle();
    session.openCurtain();
    await settle();
    expect([session.active.value, session.curtain.value]).toEqual([0, null]);
  };

  it("falls for the seat that opens a question after talk", async () => {
    await begin();
    for (const seat of [0, 1, 2]) frame(seat, { ply: 2, talk: 1 });
    await settle();
    expect(session.curtain.value).toBe(1);
    session.openCurtain();
    void session.open();
    await settle();
    expect(JSON.parse(Socket.last.sent.at(-1) ?? "")).toMatchObject({ type: "open", seat: 1 });
  });

  it("never falls for a single seat, nor in the lobby, nor when all is over", async () => {
    table([2]);
    frame(2, { ply: 1, asked: true });
    await settle();
    expect([session.active.value, session.curtain.value]).toEqual([2, null]);
    for (const phase of ["lobby", "over"] as const) {
      table([0, 1], phase);
      await settle();
      expect(session.curtain.value).toBeNull();
    }
  });

  it("is the first that a page shows, before any frame is there", async () => {
    table([0, 1]);
    await settle();
    expect(session.curtain.value).toBe(0);
    frame(0, { ply: 7 });
    frame(1, { ply: 7, asked: true });
    await settle();
    expect(session.curtain.value).toBe(1);
  });

  it("lets everyone answer a ballot in turn", async () => {
    await begin();
    for (const seat of [0, 1, 2]) frame(seat, { ply: 2, asked: true });
    await settle();
    const order = [session.active.value];
    for (let n = 0; n < 2; n++) {
      frame(session.active.value, { ply: 2 });
      await settle();
      expect(session.curtain.value).not.toBeNull();
      session.openCurtain();
      order.push(session.active.value);
    }
    expect(order).toEqual([0, 1, 2]);
    frame(2, { ply: 2 });
    await settle();
    expect([session.active.value, session.curtain.value]).toEqual([2, null]); // nobody is asked: it stays with the last
  });

  it("does not fall for a question that the same reply has closed", async () => {
    await begin();
    for (const seat of [0, 1, 2]) frame(seat, { ply: 2, asked: true });
    await settle();
    frame(0, { ply: 3 }); // seat 0 called: the window is shut, the others' frames are still under way
    await settle();
    expect(session.curtain.value).toBeNull();
    frame(1, { ply: 3 });
    frame(2, { ply: 3 });
    await settle();
    expect(session.curtain.value).toBeNull();
  });

  it("waits until what has happened was shown", async () => {
    await begin();
    frame(1, { ply: 2, asked: true, events: [1] });
    frame(0, { ply: 2, events: [1] });
    await settle();
    expect(session.seen.value?.moment).not.toBeNull();
    expect(session.curtain.value).toBeNull();
    await vi.advanceTimersByTimeAsync(BEAT + 1);
    expect(session.curtain.value).toBe(1);
  });

  it("turns to somebody else when the question behind it is over, and is opened by people only", async () => {
    await begin();
    frame(0, { ply: 2 });
    frame(1, { ply: 2, asked: true });
    await settle();
    expect(session.curtain.value).toBe(1);
    frame(1, { ply: 3 });
    frame(0, { ply: 3, asked: true });
    await settle();
    expect(session.curtain.value).toBe(0);
    frame(0, { ply: 4 });
    await settle();
    expect(session.curtain.value).toBe(0);
  });

  it("falls again when the next game begins", async () => {
    await begin();
    table([0, 1, 2], "over");
    await settle();
    expect(session.curtain.value).toBeNull();
    table([0, 1, 2], "playing", 2);
    expect(session.curtain.value).not.toBeNull();
    for (const seat of [0, 1, 2]) frame(seat, { ply: 1, game: 1, asked: seat === 2 });
    await settle();
    expect(session.curtain.value).toBe(2);
  });

  it("falls when the seat that looked is given up", async () => {
    await begin();
    table([1, 2]);
    await settle();
    expect(session.curtain.value).toBe(1);
  });

  it("tells the house that whoever opens it is back", async () => {
    await begin();
    frame(0, { ply: 2 });
    frame(1, { ply: 2, asked: true, away: true });
    await settle();
    session.openCurtain();
    expect(Socket.last.sent.map((text) => JSON.parse(text) as object)).toContainEqual(
      expect.objectContaining({ type: "back", seat: 1 }),
    );
  });
});
