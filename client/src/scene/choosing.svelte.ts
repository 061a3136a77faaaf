/** Turns touches into a move, or into a journey of several. */

import type { Choice, Journey } from "../wire";
import { completed, type ChosenPath, chosenPathOf, type Ground, nextTargets, type Touch } from "./paths";
import type { Trace } from "./traces.svelte";

/** What can be chosen: a move and, for a journey, the moves that follow. */
export interface Option extends Choice {
  then?: string[];
}

export const optionOf = ({ moves: [move = "", ...then], ...journey }: Journey): Option => ({ ...journey, move, then });

/** What can be chosen, what is where, the move of a hint, and what the others have just done. */
export interface Offer {
  choices: Option[];
  ground: Ground;
  hinted?: string;
  traces?: Trace[];
  /** The seat that chooses. */
  seat?: number | null;
}

export class Choosing {
  /** What was touched so far. */
  touches = $state.raw<Touch[]>([]);
  /** Where the pointer or the focus is; its path is shown. */
  pointed = $state("");
  /** The touched target that did nothing. */
  refused = $state("");
  /** How often the choice was reset, so that a new question is never answered with an old touch. */
  private cleared = 0;
  /** The piece that was moved, and by whom; it stays selected as long as it can be moved further. */
  private moved: { piece: string; seat?: number | null } | null = null;

  constructor(
    private readonly look: () => Offer,
    /** Resolves to whether it is settled; if not, it can be tried again. */
    private readonly play: (...moves: string[]) => Promise<boolean>,
  ) {}

  readonly targets = $derived.by(() => nextTargets(this.look().choices, this.touches));
  /** What can be touched first, whatever has been touched since. */
  private readonly beginnings = $derived.by(() => nextTargets(this.look().choices, []));
  /** Several moves fit the touches: the player has to pick one. */
  readonly named = $derived.by(() => (this.touches.length ? completed(this.look().choices, this.touches) : []));
  readonly lit = $derived.by(() => this.around(this.targets.keys()));
  readonly marked = $derived.by(() => this.around(this.touches.flatMap((touch) => [...touch])));

  /** How the hinted move continues from here; nothing once something else was touched. */
  readonly hint = $derived.by((): ChosenPath | null => {
    const choice = this.look().choices.find((each) => this.isHinted(each));
    return choice ? chosenPathOf(choice, this.touches) : null;
  });
  private readonly hintNext = $derived.by(() => this.around(this.hint ? [this.hint.next] : []));
  private readonly hintEnd = $derived.by(() => this.around(this.hint ? [this.hint.end] : []));

  get traces(): Trace[] {
    return this.look().traces ?? [];
  }

  isHinted(choice: Option): boolean {
    return choice.move === this.look().hinted && !choice.then;
  }

  /** Its part in the hint: touch it next, or the move ends there. */
  hintAt(id: string): "next" | "end" | "" {
    return this.hintNext.has(id) ? "next" : this.hintEnd.has(id) ? "end" : "";
  }

  isTarget(id: string): boolean {
    return this.targets.has(id);
  }

  /** Whether it can be touched next, or instead of what was touched. */
  isOffered(id: string): boolean {
    return this.targets.has(id) || this.beginnings.has(id);
  }

  /** Whether it lights up: it, what stands on it, or what it stands on can be touched next. */
  isLit(id: string): boolean {
    return this.lit.has(id);
  }

  isChosen(id: string): boolean {
    return this.touches.some((touch) => touch.has(id));
  }

  /** It was chosen, or something on it was. */
  isMarked(id: string): boolean {
    return this.marked.has(id);
  }

  /** How many steps a touch here would take; 0 if none, or if it does something else. */
  stepsTo(id: string): number {
    const led = this.targets.get(id) ?? [];
    return led.length === 1 && led[0]?.then ? led[0].then.length + 1 : 0;
  }

  /** What was touched so far, and this. */
  pathTo(id: string): string[] {
    return [...this.path, id];
  }

  /** What was touched so far, each by its first name. */
  get path(): string[] {
    return this.touches.map((touch) => [...touch][0] as string);
  }

  touch(id: string): boolean {
    this.refused = "";
    const touched = this.look().ground.touch(id);
    const here = this.touches.length;
    if (this.advance(this.touches, touched)) return true;
    if (here && this.touches[here - 1]?.has(id)) {
      this.back();
      return true;
    }
    if (here && this.advance([], touched)) return true;
    return false;
  }

  back(): void {
    this.refused = "";
    this.moved = null;
    this.touches = this.touches.slice(0, -1);
  }

  clear(): void {
    this.cleared++;
    this.refused = "";
    this.touches = [];
  }

  /** A hint has arrived: touches that don't lead to it are dropped, or it would be shown nowhere. */
  heed(): void {
    if (this.look().hinted && !this.hint) this.clear();
  }

  /** Something new is asked: the piece moved last stays selected if it can be moved on. */
  renew(): void {
    this.clear();
    const [{ ground, seat }, moved] = [this.look(), this.moved];
    if (!moved) return;
    if (moved.seat === seat && this.beginnings.has(moved.piece)) this.advance([], ground.touch(moved.piece));
    else this.moved = null;
  }

  choose(choice: Option): void {
    const touched = this.touches;
    this.clear();
    const before = this.cleared;
    const piece = choice.path.length > 1 ? choice.path[0] : undefined;
    this.moved = piece === undefined ? null : { piece, seat: this.look().seat };
    void this.play(choice.move, ...(choice.then ?? [])).then((settled) => {
      // Nothing was saved: the last touch is enough to try again.
      if (!settled && before === this.cleared && !this.touches.length) this.touches = touched;
    });
  }

  /** The spaces that a touch here would cross. */
  trailOf(id: string): string[] {
    const touched = this.look().ground.touch(id);
    for (const [target, choices] of this.targets) {
      const trail = choices[0]?.trail;
      if (touched.has(target) && choices.length === 1 && trail) return trail;
    }
    return [];
  }

  private around(ids: Iterable<string>): Set<string> {
    return new Set(Array.from(ids, (id) => [...this.look().ground.touch(id)]).flat());
  }

  private advance(before: readonly Touch[], touched: Touch): boolean {
    const targets = nextTargets(this.look().choices, before);
    const hit = new Set([...touched].filter((id) => targets.has(id)));
    if (!hit.size) return false;
    const touches = [...before, hit];
    const done = completed(this.look().choices, touches);
    const further = nextTargets(this.look().choices, touches).size;
    if (done.length === 1 && !further) this.choose(done[0] as Option);
    else this.touches = touches;
    return true;
  }
}
