/** Dragging a piece: another way to touch two things one after the other. */

import { spotOf } from "./zoom.svelte";

const LIFT = 8;

interface Hands {
  /** The piece that can be dragged from this space, if any. */
  find: (space: string) => string;
  take: (space: string) => void;
  put: (space: string) => void;
}

export class Drag {
  /** The dragged piece and its offset, in the board's units. */
  piece = $state("");
  dx = $state(0);
  dy = $state(0);
  private pointer = -1;
  private from = "";
  private ready = "";
  private start = { x: 0, y: 0 };

  constructor(private readonly hands: Hands) {}

  /** Whether a piece is being dragged, or about to be. */
  get holds(): boolean {
    return this.pointer >= 0;
  }

  down(event: PointerEvent): void {
    const space = spaceOf(event.target as Element);
    const piece = event.isPrimary && event.button === 0 && space ? this.hands.find(space) : "";
    if (!piece) return this.let();
    [this.pointer, this.from, this.ready] = [event.pointerId, space, piece];
    this.start = { x: event.clientX, y: event.clientY };
  }

  /** Whether this pointer movement drags a piece. */
  move(event: PointerEvent): boolean {
    if (event.pointerId !== this.pointer) return false;
    if (!this.piece) this.lift(event);
    const board = event.currentTarget as SVGSVGElement;
    const [here, there] = [spotOf(board, this.start.x, this.start.y), spotOf(board, event.clientX, event.clientY)];
    [this.dx, this.dy] = [there.x - here.x, there.y - here.y];
    return true;
  }

  up(event: PointerEvent): void {
    if (event.pointerId !== this.pointer) return;
    const space = spaceOf(document.elementFromPoint(event.clientX, event.clientY));
    const [held, from] = [this.piece, this.from];
    this.let();
    if (held && space && space !== from) this.hands.put(space);
  }

  let(): void {
    [this.pointer, this.piece, this.ready] = [-1, "", ""];
    [this.dx, this.dy] = [0, 0];
  }

  private lift(event: PointerEvent): void {
    if (Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) < LIFT) return;
    this.piece = this.ready;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.hands.take(this.from);
  }
}

const spaceOf = (node: Element | null): string => node?.closest("[data-space]")?.getAttribute("data-space") ?? "";
