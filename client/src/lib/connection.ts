/** One connection to a table that comes back by itself. What was asked and not answered is asked again: the server
 * does it once, by its id. */

import type { Answer, Done, Refused, Request } from "../wire";
import { fetchMine } from "./http";
import { randomSigns } from "./random";

export type Link = "opening" | "open" | "lost" | "ended";
type Without<T, K extends keyof T> = T extends unknown ? Omit<T, K> : never;
export type Wish = Without<Request, "id">;

const NO_GUEST = 4401;
const FINAL = [4403, 4404];
const SLOWEST = 8000;
const PATIENCE = 6000;

interface Waiting {
  text: string;
  settle: (answer: Done | Refused) => void;
  timer: number;
}

export class Connection {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private me = randomSigns(6);
  private count = 0;
  private tries = 0;
  private attempt = 0;
  private retry = 0;
  private over = false;

  constructor(
    private readonly table: string,
    private readonly hello: () => Wish,
    private readonly hear: (answer: Answer) => void,
    private readonly tell: (link: Link, code: number) => void,
  ) {
    window.addEventListener("online", this.hurry);
    window.addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.hurry);
    void this.open();
  }

  request(wish: Wish): Promise<Done | Refused> {
    const id = `${this.me}-${++this.count}`;
    const text = JSON.stringify({ ...wish, id });
    return new Promise((settle) => {
      this.waiting.set(id, { text, settle, timer: 0 });
      if (this.isOpen()) this.send(id);
    });
  }

  close(): void {
    this.over = true;
    window.clearTimeout(this.retry);
    window.removeEventListener("online", this.hurry);
    window.removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Only the newest attempt goes on. */
  private async open(): Promise<void> {
    const attempt = ++this.attempt;
    try {
      await fetchMine();
    } catch {
      if (attempt === this.attempt) this.again();
      return;
    }
    if (this.over || attempt !== this.attempt) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.table}`);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.take(JSON.parse(event.data as string) as Answer);
    socket.onclose = (event) => this.closed(socket, event.code);
  }

  private opened(): void {
    this.tries = 0;
    const earlier = [...this.waiting.keys()];
    void this.request(this.hello());
    earlier.forEach((id) => this.send(id));
    this.tell("open", 0);
  }

  private send(id: string): void {
    const wait = this.waiting.get(id);
    if (!wait || !this.isOpen()) return;
    this.socket?.send(wait.text);
    window.clearTimeout(wait.timer);
    wait.timer = window.setTimeout(() => this.socket?.close(), PATIENCE);
  }

  private take(answer: Answer): void {
    if (answer.type === "done" || answer.type === "refused") {
      const wait = this.waiting.get(answer.id);
      this.waiting.delete(answer.id);
      window.clearTimeout(wait?.timer);
      wait?.settle(answer);
    }
    this.hear(answer);
  }

  private closed(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.over) return;
    this.socket = null;
    this.waiting.forEach((wait) => window.clearTimeout(wait.timer));
    if (FINAL.includes(code)) {
      this.over = true;
      this.tell("ended", code);
    } else {
      this.again(code === NO_GUEST ? 0 : undefined);
    }
  }

  private again(pause = Math.min(SLOWEST, 400 * 2 ** this.tries)): void {
    this.tries++;
    this.tell("lost", 0);
    window.clearTimeout(this.retry);
    this.retry = window.setTimeout(() => void this.open(), pause);
  }

  /** The network is gone, though the socket may not know it yet. */
  private drop = (): void => {
    const socket = this.socket;
    if (!socket) return;
    this.closed(socket, 0);
    socket.close();
  };

  /** The network is back, or the person is: do not wait any longer. */
  private hurry = (): void => {
    if (this.over || this.socket || document.visibilityState === "hidden") return;
    window.clearTimeout(this.retry);
    void this.open();
  };
}
