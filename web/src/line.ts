// One socket to one table. A line that breaks is mended by itself, and what was not acknowledged is sent again.
import { batch, signal } from "@preact/signals";
import { Refusal } from "./house";
import { fold, type Position } from "./position";
import type { Because, FromClient, Line as Said, Table, ToClient } from "./wire";

export type Health = "opening" | "open" | "lost" | "gone";
type Unsent<T> = T extends { id: string } ? Omit<T, "id"> : never;
export type Request = Unsent<FromClient>;

const WAITS = [100, 300, 1000, 2000]; // milliseconds before the next try
const SILENCE = 8000; // milliseconds without an answer after which a line is not believed any more
const NO_TABLE = 4004;
const LATER = new Set(["too_fast", "busy", "unavailable"]); // not done now: the same is sent again, by the same id
const AGAIN = 1000; // milliseconds until then
const build = document.documentElement.dataset.build ?? "";

interface Pending {
  text: string;
  done(answer?: Because): void;
  failed(why: Refusal): void;
}

/** Unguessable is not needed, different is; this works on plain http too. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join("");
}

export class Line {
  readonly health = signal<Health>("opening");
  readonly table = signal<Table | null>(null);
  /** by seat; the spectator's under −2 */
  readonly positions = signal<ReadonlyMap<number, Position>>(new Map());
  readonly talk = signal<readonly Said[]>([]);
  /** why there is no table at this address */
  readonly gone = signal<Refusal | null>(null);
  /** the house's clock less ours, in milliseconds */
  ahead = 0;

  private socket: WebSocket | null = null;
  private readonly pending = new Map<string, Pending>();
  private tries = 0;
  private timer = 0;
  private closed = false;

  constructor(
    readonly code: string,
    private readonly screen = false,
  ) {
    this.open();
    addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.again);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.again);
    this.socket?.close();
  }

  /** Done when the house has written it down; Refusal says why not. A line that breaks meanwhile doesn't matter. */
  send(request: Request): Promise<Because | undefined> {
    const id = newId();
    const text = JSON.stringify({ ...request, id });
    return new Promise((done, failed) => {
      this.pending.set(id, { text, done, failed });
      this.post(id, text);
    });
  }

  /** If no answer comes for long, the line may be dead without knowing it: then another one is opened. */
  private post(id: string, text: string): void {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return; // it goes out when the line is up
    socket.send(text);
    setTimeout(() => {
      if (this.pending.has(id) && this.socket === socket && !this.closed) this.reopen();
    }, SILENCE);
  }

  /** Connect anew, to be known by a seat that has just been taken. */
  reopen(): void {
    this.socket?.close();
    this.tries = 0;
    this.health.value = "opening";
    clearTimeout(this.timer);
    this.open();
  }

  private readonly again = (event: Event): void => {
    const isLost = this.health.value === "lost" || event.type === "online"; // another network: the old line is dead
    if (document.visibilityState === "visible" && isLost) this.reopen();
  };

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.code}${this.screen ? "?screen" : ""}`);
    this.socket = socket;
    socket.onmessage = (event) => this.socket === socket && this.read(JSON.parse(event.data as string) as ToClient);
    socket.onclose = (event) => this.socket === socket && this.lost(event.code);
  }

  private lost(code: number): void {
    if (this.closed) return;
    if (code === NO_TABLE) {
      this.health.value = "gone";
      return;
    }
    this.health.value = "lost";
    const wait = WAITS[Math.min(this.tries++, WAITS.length - 1)] ?? 2000;
    this.timer = window.setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }

  private read(message: ToClient): void {
    switch (message.type) {
      case "welcome":
        this.ahead = message.now - Date.now();
        if (isOld(message.build)) location.reload();
        return;
      case "ping":
        this.socket?.send(JSON.stringify({ type: "pong", n: message.n }));
        return;
      case "table":
        batch(() => {
          this.table.value = message;
          if (this.health.value !== "open") this.mended();
        });
        return;
      case "frame": {
        const seat = message.private?.seat ?? -2;
        const positions = new Map(this.positions.value);
        positions.set(seat, fold(positions.get(seat) ?? null, message));
        this.positions.value = positions;
        return;
      }
      case "said":
        this.talk.value = [...this.talk.value.filter((line) => line.n < (message.lines[0]?.n ?? 0)), ...message.lines];
        return;
      case "ack":
        this.settle(message.id)?.done();
        return;
      case "because":
        this.settle(message.id)?.done(message);
        return;
      case "refused": {
        const refusal = new Refusal(message.code, message.message, message.section);
        if (message.id === null) {
          if (this.table.value === null) this.gone.value = refusal;
        } else if (LATER.has(message.code)) this.later(message.id);
        else this.settle(message.id)?.failed(refusal);
      }
    }
  }

  private later(id: string): void {
    const socket = this.socket;
    setTimeout(() => {
      const pending = this.pending.get(id);
      if (pending && this.socket === socket && !this.closed) this.post(id, pending.text);
    }, AGAIN);
  }

  private mended(): void {
    this.tries = 0;
    this.health.value = "open";
    for (const [id, { text }] of this.pending) this.post(id, text);
  }

  private settle(id: string): Pending | undefined {
    const pending = this.pending.get(id);
    this.pending.delete(id);
    return pending;
  }
}

/** Was this page built for another house? It is loaded anew, once: a house that can't serve its new pages is no loop. */
function isOld(theirs: string): boolean {
  if (!build || theirs === build) return false;
  try {
    if (sessionStorage.getItem("hoodwink.build") === theirs) return false;
    sessionStorage.setItem("hoodwink.build", theirs);
    return true;
  } catch {
    return false;
  }
}
