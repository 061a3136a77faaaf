/** A box being corrected: changes show at once, and are checked by the server after a short pause. */

import type { BoxForm } from "../api";
import type { Fields } from "../lib/padStorage";
import { Refusal } from "../lib/http";
import { showBox } from "./requests";

const BREATH = 200;
const PATIENCE = 2000;

export class Box {
  /** As last returned by the server. */
  form = $state.raw<BoxForm | null>(null);
  /** Entered since. */
  private fresh = $state.raw<Fields>({});
  readonly fields = $derived<Fields>({ ...this.form?.fields, ...this.fresh });
  /** What differs from the standard box, as far as is known. */
  changed = $state.raw<Fields>({});
  /** Not all entries have been checked yet. */
  waiting = $state(true);
  /** Why the server couldn't even look at it. */
  trouble = $state("");
  private asked = 0;
  private timer = 0;

  constructor(
    readonly game: string,
    /** Called on every change, and whenever the server has said what differs from the standard box. */
    private readonly heard: (changed: Fields) => void,
  ) {}

  /** Something is wrong, or nothing is known yet. */
  get isGood(): boolean {
    return this.form !== null && !this.waiting && !this.form.problem && !this.trouble;
  }

  write(changes: Fields): void {
    if (!Object.keys(changes).length) return;
    this.fresh = { ...this.fresh, ...changes };
    this.changed = { ...this.changed, ...changes };
    this.later(BREATH);
    this.heard(this.changed);
  }

  /** Replace this box by another. */
  show(changed: Fields): Promise<void> {
    this.changed = changed;
    return this.check();
  }

  /** Use a box already checked by the server. */
  take(form: BoxForm): void {
    this.asked++;
    window.clearTimeout(this.timer);
    this.put(form);
    this.heard(form.changed);
  }

  leave(): void {
    this.asked++;
    window.clearTimeout(this.timer);
  }

  /** Only the answer to the latest request counts. */
  async check(): Promise<void> {
    window.clearTimeout(this.timer);
    this.waiting = true;
    const asked = ++this.asked;
    try {
      const form = await showBox(this.game, this.changed);
      if (asked !== this.asked) return;
      this.put(form);
      this.heard(form.changed);
    } catch (error) {
      if (asked === this.asked) this.fail(error);
    }
  }

  private put(form: BoxForm): void {
    [this.form, this.changed, this.fresh] = [form, form.changed, {}];
    [this.waiting, this.trouble] = [false, ""];
  }

  private later(pause: number): void {
    this.waiting = true;
    this.asked++;
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.check(), pause);
  }

  private fail(error: unknown): void {
    if (error instanceof Refusal && !error.passes) [this.trouble, this.waiting] = [error.message, false];
    else this.later(PATIENCE);
  }
}
