/** A self-reconnecting connection to a table. Unanswered requests are sent again in the same order with the same ids:
 * the server carries out each id once. */

import type { Answer, Done, Hello, Refused, Request } from "../wire";
import { fetchMine } from "./http";
import { randomSigns } from "./random";

export type Link = "opening" | "open" | "lost" | "ended";
type Without<T, K extends keyof T> = T extends unknown ? Omit<T, K> : never;
export type Wish = Without<Exclude<Request, Hello>, "id">;

/** Close codes that are final. With any other code, reconnect. */
export const CLOSED = { noGuest: 4401, foreign: 4403, unknown: 4404, newer: 4505 };
const FINAL = [CLOSED.foreign, CLOSED.unknown, CLOSED.newer];
const TOO_FAST = 4429;

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 5000;
/** How long to wait for the table to be shown, and for an answer. */
const OPENING = 10_000;
const ANSWERING = 6000;

interface Waiting {
  text: string;
  settle: (answer: Done | Refused) => void;
  timer: number;
}

/** Longer each time, with jitter, so that clients cut off together don't reconnect together. */
export function pauseBefore(attempt: number, chance = Math.random()): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt) * (0.5 + chance / 2);
}

export class Connection {
  private socket: WebSocket | null = null;
  /** In the order of the requests. */
  private readonly waiting = new Map<string, Waiting>();
  private readonly me = randomSigns(6);
  private count = 0;
  /** Failed attempts since the table was last shown. */
  private failed = 0;
  private attempt = 0;
  /** Timer until the next attempt, or until this one times out. */
  private timer = 0;
  private isGuest = false;
  /** Not recognised as a guest, and fetching a new cookie. */
  private wasNobody = false;
  /** The seq last shown on this connection. */
  private seq = -1;
  private over = false;

  constructor(
    private readonly table: string,
    private readonly language: () => Hello["language"],
    private readonly hear: (answer: Answer) => void,
    private readonly tell: (link: Link, code: number) => void,
  ) {
    window.addEventListener("online", this.hurry);
    window.addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.hurry);
    void this.open();
  }

  request(wish: Wish): Promise<Done | Refused> {
    const id = this.newId();
    const text = JSON.stringify({ ...wish, id });
    return new Promise((settle) => {
      this.waiting.set(id, { text, settle, timer: 0 });
      this.send(id);
    });
  }

  /** Tell the server the language. Never resent, because every connection starts with it. */
  greet(): void {
    const hello: Hello = { type: "hello", id: this.newId(), language: this.language() };
    if (this.isOpen()) this.socket?.send(JSON.stringify(hello));
  }

  close(): void {
    this.over = true;
    this.attempt++;
    window.clearTimeout(this.timer);
    window.removeEventListener("online", this.hurry);
    window.removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.hurry);
    this.forget()?.close();
  }

  private newId(): string {
    return `${this.me}-${++this.count}`;
  }

  private isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Only the newest attempt continues. */
  private async open(): Promise<void> {
    const attempt = ++this.attempt;
    this.later(OPENING, () => this.abandon());
    try {
      if (!this.isGuest) await fetchMine();
    } catch {
      if (attempt === this.attempt) this.abandon();
      return;
    }
    if (attempt !== this.attempt) return;
    this.isGuest = true;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.table}`);
    [this.socket, this.seq] = [socket, -1];
    socket.onopen = () => socket === this.socket && this.opened();
    socket.onmessage = (event) => socket === this.socket && this.take(JSON.parse(event.data as string) as Answer);
    socket.onclose = (event) => socket === this.socket && this.closed(event.code);
  }

  private opened(): void {
    this.greet();
    for (const id of this.waiting.keys()) this.send(id);
  }

  private send(id: string): void {
    const wait = this.waiting.get(id);
    if (!wait || !this.isOpen()) return;
    this.socket?.send(wait.text);
    wait.timer = window.setTimeout(this.drop, ANSWERING);
  }

  private take(answer: Answer): void {
    if (answer.type === "shown" && !this.isNews(answer.seq)) return;
    if (answer.type === "done" || answer.type === "refused") {
      const wait = this.waiting.get(answer.id);
      this.waiting.delete(answer.id);
      window.clearTimeout(wait?.timer);
      wait?.settle(answer);
    }
    this.hear(answer);
  }

  /** On one connection a table never goes back. The connection counts as open only once the table is shown, because a
   * server in trouble can accept and drop it. */
  private isNews(seq: number): boolean {
    if (seq < this.seq) return false;
    if (this.seq === -1) {
      window.clearTimeout(this.timer);
      [this.failed, this.wasNobody] = [0, false];
      this.tell("open", 0);
    }
    this.seq = seq;
    return true;
  }

  private closed(code: number): void {
    const isNobody = code === CLOSED.noGuest;
    // If a new cookie isn't recognised either, the browser doesn't keep cookies.
    if (FINAL.includes(code) || (isNobody && this.wasNobody)) {
      this.close();
      this.tell("ended", code);
      return;
    }
    if (isNobody) [this.isGuest, this.wasNobody] = [false, true];
    this.abandon(isNobody ? 0 : code === TOO_FAST ? LONGEST_PAUSE : undefined);
  }

  /** Ignore whatever it still sends. */
  private forget(): WebSocket | null {
    const { socket } = this;
    this.socket = null;
    this.waiting.forEach((wait) => window.clearTimeout(wait.timer));
    return socket;
  }

  private abandon(pause = pauseBefore(this.failed)): void {
    const socket = this.forget();
    this.attempt++;
    this.failed++;
    this.later(pause, () => void this.open());
    this.tell("lost", 0);
    socket?.close();
  }

  private later(pause: number, what: () => void): void {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(what, pause);
  }

  /** The network is gone, even if the socket hasn't noticed yet. */
  private drop = (): void => {
    if (this.socket) this.abandon();
  };

  /** The network or the person is back: reconnect now. */
  private hurry = (): void => {
    if (this.over || this.socket || document.visibilityState === "hidden") return;
    void this.open();
  };
}
