/** What is entered at a real table: kept here, scored by the house, and where it is shared the same on every phone. */

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
  /** Not everything that was entered is in the score yet. */
  waiting = $state(true);
  /** The house does not answer. */
  lost = $state(false);
  /** Why what was just entered cannot be, and was taken back. */
  refusal = $state("");
  /** Why the sheet itself is of no use. */
  trouble = $state("");

  private seq = 0;
  /** Goes up with every change of the fields; `scored` is the one that the tally is of. */
  private version = 0;
  private scored = -1;
  private busy = false;
  private again = false;
  /** What was entered since the last answer, with what stood there before. */
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

  /** How many play, where somebody has said so. */
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

  /** Opens it to everyone with the link; the name of the shared sheet. */
  async share(): Promise<string> {
    return (await openPad(this.game, randomSigns(8), this.fields)).name;
  }

  leave(): void {
    window.clearInterval(this.timer);
    window.removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
  }

  /** Score it anew, in another language say. */
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

  /** Ask until what is shown is what was entered; one question at a time. */
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

  /** Send what was entered here, or hear what was entered elsewhere. */
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

/** A field that was wiped out is as good as none. */
function strip(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]: [string, Written]) => value !== null));
}

function same(one: Fields, other: Fields): boolean {
  const [these, those] = [strip(one), strip(other)];
  const names = Object.keys(these);
  return names.length === Object.keys(those).length && names.every((name) => these[name] === those[name]);
}
