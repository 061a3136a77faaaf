/** Entries from a real table: saved here, scored by the server and, if shared, the same on every phone. */

import type { Tally } from "../api";
import { Refusal } from "../lib/http";
import { randomSigns } from "../lib/random";
import { LASTING } from "../lib/boxFields";
import { openPad, readPad, score, writePad } from "./requests";
import { type Fields, keep, recall, rememberShared, type Sending, type Written } from "../lib/padStorage";

const EVERY = 2000;

export class Pad {
  private base = $state.raw<Fields>({});
  private unsent = $state.raw<Fields>({});
  private sending = $state.raw<Sending | null>(null);
  readonly fields = $derived<Fields>({ ...this.base, ...this.sending?.fields, ...this.unsent });
  tally = $state.raw<Tally | null>(null);
  /** The score doesn't include all entries yet. */
  waiting = $state(true);
  /** The server doesn't answer. */
  lost = $state(false);
  /** Why the last entry was impossible and was undone. */
  refusal = $state("");
  /** Why the sheet itself can't be used. */
  trouble = $state("");

  private seq = 0;
  /** Increases with every change; `scored` is the version the tally is for. */
  private version = 0;
  private scored = -1;
  private busy = false;
  private again = false;
  /** Entries since the last answer, with the previous values. */
  private fresh: Fields = {};
  private readonly timer: number;

  constructor(
    readonly game: string,
    readonly name: string,
  ) {
    const kept = recall(this.key);
    if (kept) [this.base, this.unsent, this.sending] = [kept.fields, kept.unsent, kept.sending];
    if (name) rememberShared(name);
    this.timer = window.setInterval(() => (this.name || this.waiting) && this.hurry(), EVERY);
    window.addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    void this.settle();
  }

  get key(): string {
    return this.name || this.game;
  }

  /** The number of players, if entered. */
  players(start: number): number {
    const told = this.fields.players;
    return typeof told === "number" ? told : start;
  }

  write(changes: Fields): void {
    for (const field of Object.keys(changes))
      if (!(field in this.fresh)) this.fresh[field] = this.fields[field] ?? null;
    this.refusal = "";
    this.put(changes);
  }

  wipe(): void {
    const kept = Object.keys(this.fields).filter((field) => !LASTING.test(field));
    this.put(Object.fromEntries(kept.map((field) => [field, null])));
  }

  /** Share the sheet with everyone who has the link; returns its name. */
  async share(): Promise<string> {
    return (await openPad(this.game, randomSigns(8), this.fields)).name;
  }

  leave(): void {
    window.clearInterval(this.timer);
    window.removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
  }

  /** Score it again, for example in another language. */
  renew(): void {
    this.scored = -1;
    void this.settle();
  }

  private put(changes: Fields): void {
    if (this.name) this.unsent = { ...this.unsent, ...changes };
    else this.base = strip({ ...this.base, ...changes });
    this.version++;
    this.save();
    void this.settle();
  }

  private save(): void {
    keep(this.key, { game: this.game, fields: this.base, unsent: this.unsent, sending: this.sending });
  }

  private hurry = (): void => {
    if (document.visibilityState !== "hidden") void this.settle();
  };

  /** Ask until the tally matches the entries; one request at a time. */
  private async settle(): Promise<void> {
    this.again = true;
    if (this.busy) return;
    this.busy = true;
    try {
      while (this.again) {
        this.again = false;
        await this.step();
      }
    } catch (error) {
      this.fail(error);
    } finally {
      this.busy = false;
    }
  }

  private async step(): Promise<void> {
    if (this.scored !== this.version) await this.count();
    if (this.name && !this.again) await this.exchange();
    this.waiting = this.scored !== this.version;
    this.again ||= this.waiting;
    this.lost = false;
    this.trouble = "";
  }

  private async count(): Promise<void> {
    const [fields, fresh, version] = [this.fields, this.fresh, this.version];
    this.fresh = {};
    this.waiting = true;
    const tally = await score(this.game, fields);
    const wrong = (tally.problems ?? []).find((problem) =>
      problem.fields.some((field) => field in fresh && fields[field] !== null),
    );
    if (wrong) {
      this.refusal = wrong.words;
      const back = Object.entries(fresh).filter(
        ([field]) => wrong.fields.includes(field) && this.fields[field] === fields[field],
      );
      this.put(Object.fromEntries(back));
    } else {
      this.tally = tally;
      this.scored = version;
    }
  }

  /** Send entries made here, or receive those made elsewhere. */
  private async exchange(): Promise<void> {
    if (!this.sending && Object.keys(this.unsent).length) {
      [this.sending, this.unsent] = [{ id: randomSigns(8), fields: this.unsent }, {}];
      this.save();
    }
    const found = this.sending ? await writePad(this.name, this.sending) : await readPad(this.name, this.seq);
    if (!found) return;
    const before = this.fields;
    [this.base, this.seq, this.sending] = [strip(found.fields), found.seq, null];
    if (!same(before, this.fields)) this.version++;
    this.save();
  }

  private fail(error: unknown): void {
    this.fresh = {};
    this.waiting = true;
    if (error instanceof Refusal) this.trouble = error.message;
    else this.lost = true;
  }
}

/** A cleared field counts as missing. */
function strip(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]: [string, Written]) => value !== null));
}

function same(one: Fields, other: Fields): boolean {
  const [these, those] = [strip(one), strip(other)];
  const names = Object.keys(these);
  return names.length === Object.keys(those).length && names.every((name) => these[name] === those[name]);
}
