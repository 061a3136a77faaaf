/** Zoom and pan over a board: with buttons, wheel, two fingers or a double tap, around the pointer. */

import type { Box } from "./places";

const MOST = 4;
const DRAG = 8;
const CLOSER = 2.2;

interface Spot {
  x: number;
  y: number;
}

export class Zoom {
  scale = $state(1);
  /** Scroll position to the right and down, from 0 to 1. */
  private x = $state(0.5);
  private y = $state(0.5);
  private fingers = new Map<number, Spot>();
  private moved = 0;
  dragged = false;

  constructor(private readonly whole: () => Box) {}

  get box(): Box {
    const whole = this.whole();
    const [width, height] = [whole.width / this.scale, whole.height / this.scale];
    return {
      x: whole.x + (whole.width - width) * this.x,
      y: whole.y + (whole.height - height) * this.y,
      width,
      height,
    };
  }

  /** Zoom around a spot of the board, which stays in place; by default the middle. */
  by(factor: number, around?: Spot): void {
    const before = this.box;
    const spot = around ?? { x: before.x + before.width / 2, y: before.y + before.height / 2 };
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    if (scale < 1.05) return this.reset();
    this.scale = scale;
    const [across, down] = [(spot.x - before.x) / before.width, (spot.y - before.y) / before.height];
    const { width, height } = this.box;
    this.show(spot.x - across * width, spot.y - down * height);
  }

  reset(): void {
    [this.scale, this.x, this.y] = [1, 0.5, 0.5];
  }

  /** Double tap: zoom in, or back out. */
  toggle(around: Spot): void {
    if (this.scale > 1) this.reset();
    else this.by(CLOSER, around);
  }

  /** Bring a spot into view if necessary. */
  reveal(x: number, y: number): void {
    const { box } = this;
    if (
      this.scale === 1 ||
      (x > box.x + 0.5 && x < box.x + box.width - 0.5 && y > box.y + 0.5 && y < box.y + box.height - 0.5)
    )
      return;
    this.show(x - box.width / 2, y - box.height / 2);
  }

  down = (event: PointerEvent): void => {
    if (!this.fingers.size) [this.moved, this.dragged] = [0, false];
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  move = (event: PointerEvent): void => {
    const was = this.fingers.get(event.pointerId);
    if (!was) return;
    const board = event.currentTarget as SVGSVGElement;
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    const now = { x: event.clientX, y: event.clientY };
    this.moved += Math.hypot(now.x - was.x, now.y - was.y);
    this.dragged ||= this.moved > DRAG;
    this.fingers.set(event.pointerId, now);
    if (other) this.pinch(board, was, now, other);
    else if (this.scale > 1 && this.dragged) this.pan(board, now.x - was.x, now.y - was.y);
  };

  up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
  };

  wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.by(
      event.deltaY < 0 ? 1.15 : 1 / 1.15,
      spotOf(event.currentTarget as SVGSVGElement, event.clientX, event.clientY),
    );
  };

  /** Two fingers move the board, and so does one if it is zoomed; otherwise the page scrolls. */
  keeps(event: TouchEvent): boolean {
    return event.touches.length > 1 || this.scale > 1;
  }

  private pinch(board: SVGSVGElement, was: Spot, now: Spot, other: Spot): void {
    const apart = (one: Spot): number => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
    this.by(apart(now) / apart(was), spotOf(board, (now.x + other.x) / 2, (now.y + other.y) / 2));
    this.pan(board, (now.x - was.x) / 2, (now.y - was.y) / 2);
  }

  private pan(board: SVGSVGElement, dx: number, dy: number): void {
    const unit = board.getScreenCTM()?.a ?? 1;
    const { box } = this;
    this.show(box.x - dx / unit, box.y - dy / unit);
  }

  private show(left: number, top: number): void {
    const [whole, box] = [this.whole(), this.box];
    this.x = clamp((left - whole.x) / (whole.width - box.width || 1));
    this.y = clamp((top - whole.y) / (whole.height - box.height || 1));
  }
}

/** A point of the screen in the board's own units. */
export function spotOf(board: SVGSVGElement, x: number, y: number): Spot {
  const matrix = board.getScreenCTM();
  return matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : { x: 0, y: 0 };
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));
