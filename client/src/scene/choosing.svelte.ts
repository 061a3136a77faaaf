/** Touch by touch to a move, or to a journey of several. */

import type { Choice, Journey } from "../wire";
import { completed, type ChosenPath, chosenPathOf, type Ground, nextTargets, type Touch } from "./paths";
import type { Trace } from "./traces.svelte";

/** What may be chosen: a move, and for a journey, those that follow it. */
export interface Option extends Choice {
  then?: string[];
}

export const optionOf = ({ moves: [move = "", ...then], ...journey }: Journey): Option => ({ ...journey, move, then });

/** What can be chosen, what lies where, the move that a hint means, and what the others have just done. */
export interface Offer {
  choices: Option[];
  ground: Ground;
  hinted?: string;
  traces?: Trace[];
  /** Who chooses. */
  seat?: number | null;
}

export class Choosing {
  /** What was touched so far. */
  touches = $state.raw<Touch[]>([]);
  /** Where the pointer or the focus is: its way is shown. */
  pointed = $state("");
  /** What was touched in vain. */
  refused = $state("");
  /** How often everything was taken back: a new question is never answered with an old touch. */
  private cleared = 0;
  /** The piece that was moved, and by whom: it stays chosen as long as they can move it further. */
  private moved: { piece: string; seat?: number | null } | null = null;

  constructor(
    private readonly look: () => Offer,
    /** Answers whether it is settled; if not, it may be tried again. */
    private readonly play: (...moves: string[]) => Promise<boolean>,
  ) {}

  readonly targets = $derived.by(() => nextTargets(this.look().choices, this.touches));
  /** What could be touched first, whatever has been touched since. */
  private readonly beginnings = $derived.by(() => nextTargets(this.look().choices, []));
  /** Several moves fit what was touched: one of them is to be named. */
  readonly named = $derived.by(() => (this.touches.length ? completed(this.look().choices, this.touches) : []));
  readonly lit = $derived.by(() => this.around(this.targets.keys()));
  readonly marked = $derived.by(() => this.around(this.touches.flatMap((touch) => [...touch])));

  /** How the move that a hint means goes on from here. Nothing, once something else was touched. */
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

  /** What the hint has to do with it: touch it next, or come to it in the end. */
  hintAt(id: string): "next" | "end" | "" {
    return this.hintNext.has(id) ? "next" : this.hintEnd.has(id) ? "end" : "";
  }

  isTarget(id: string): boolean {
    return this.targets.has(id);
  }

  /** It may be touched next, or instead of all that was touched. */
  isOffered(id: string): boolean {
    return this.targets.has(id) || this.beginnings.has(id);
  }

  /** Lights up: it, or what stands on it, or what it stands on, may be touched next. */
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

  /** How many steps a touch here would take; 0 where it takes none, or leads on in another way. */
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

  /** Something new is asked: what was moved last stays chosen where its mover can move it on. */
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

  /** The spaces that a touch here would lead over. */
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
