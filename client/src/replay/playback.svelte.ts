/** A replay: the current moment, and the moments loaded so far. They come a window at a time, the next one before it
 * is needed. */

import { SvelteMap } from "svelte/reactivity";
import type { Replay, Seen } from "../api";
import { wordsOf } from "../lib/http";

/** Where a game comes from: a table on this server, or a file. */
export type Source = (viewer: string, near: number) => Promise<Replay>;

export const OPEN = "open";
export const PUBLIC = "public";
export const SPEEDS = [0.5, 1, 2, 4];
const STEP = 1600;

export class Playback {
  at = $state(0);
  viewer = $state(OPEN);
  speed = $state(1);
  playing = $state(false);
  refusal = $state("");
  /** What applies to the whole game. */
  replay = $state.raw<Replay | null>(null);
  private readonly moments = new SvelteMap<number, Seen>();
  private asked = new Set<number>();
  private last: Seen | null = null;

  constructor(
    private readonly source: Source,
    at: number,
    viewer: string,
  ) {
    [this.at, this.viewer] = [at, viewer];
    void this.load(at);
  }

  /** The current moment; until it has loaded, the one before. */
  readonly seen = $derived.by(() => {
    const found = this.moments.get(this.at);
    if (found) this.last = found;
    return found ?? this.last;
  });

  get end(): number {
    return this.replay?.last ?? 0;
  }

  moment(number: number): Seen | undefined {
    return this.moments.get(number);
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(this.end, Math.round(to) || 0));
    if (this.at === this.end) this.playing = false;
    const around = (this.replay?.window ?? 0) / 2;
    for (const near of [this.at, this.at + around, this.at - around])
      if (near >= 0 && near <= this.end) void this.load(near);
  }

  /** A new viewer or language: everything the previous viewer saw is dropped. */
  look(viewer: string): void {
    this.viewer = viewer;
    this.moments.clear();
    this.asked = new Set();
    void this.load(this.at);
  }

  /** From the beginning, if it has reached its end. */
  play(): void {
    if (!this.playing && this.at === this.end) this.go(0);
    this.playing = !this.playing;
  }

  /** Plays until stopped; waits for moments that haven't loaded yet. */
  run(): () => void {
    const timer = setInterval(() => this.moments.has(this.at) && this.go(this.at + 1), STEP / this.speed);
    return () => clearInterval(timer);
  }

  private async load(near: number): Promise<void> {
    const asked = this.asked;
    const first = this.replay ? Math.floor(near / this.replay.window) : -1;
    if (this.moments.has(near) || asked.has(first)) return;
    asked.add(first);
    try {
      const replay = await this.source(this.viewer, near);
      if (asked !== this.asked) return;
      this.refusal = "";
      replay.moments.forEach((moment) => this.moments.set(moment.number, moment));
      this.replay = replay;
      if (this.at > replay.last) this.go(replay.last);
      else if (first === -1) this.go(this.at);
    } catch (error) {
      if (asked === this.asked) this.refusal = wordsOf(error);
    } finally {
      asked.delete(first);
    }
  }
}
