/** Zoom and pan over a board, by buttons, wheel and two fingers. */

import type { Box } from "./places";

const MOST = 4;
const DRAG = 8;

export class Zoom {
  scale = $state(1);
  private x = $state(0.5);
  private y = $state(0.5);
  private fingers = new Map<number, { x: number; y: number }>();
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

  by(factor: number): void {
    this.scale = Math.min(MOST, Math.max(1, this.scale * factor));
    if (this.scale < 1.05) this.reset();
  }

  reset(): void {
    [this.scale, this.x, this.y] = [1, 0.5, 0.5];
  }

  /** Bring a spot into view, where it is not. */
  reveal(x: number, y: number): void {
    const { box } = this;
    if (this.scale === 1 || (x > box.x + 0.5 && x < box.x + box.width - 0.5 && y > box.y + 0.5 && y < box.y + box.height - 0.5)) return;
    const whole = this.whole();
    this.x = clamp((x - box.width / 2 - whole.x) / (whole.width - box.width));
    this.y = clamp((y - box.height / 2 - whole.y) / (whole.height - box.height));
  }

  down = (event: PointerEvent): void => {
    if (!this.fingers.size) [this.moved, this.dragged] = [0, false];
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  move = (event: PointerEvent): void => {
    const was = this.fingers.get(event.pointerId);
    if (!was) return;
    const others = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    const now = { x: event.clientX, y: event.clientY };
    this.moved += Math.hypot(now.x - was.x, now.y - was.y);
    this.dragged ||= this.moved > DRAG;
    if (others[0]) this.by(Math.hypot(now.x - others[0].x, now.y - others[0].y) / Math.max(1, Math.hypot(was.x - others[0].x, was.y - others[0].y)));
    if (this.scale > 1 && this.dragged) this.pan(event.currentTarget as Element, now.x - was.x, now.y - was.y);
    this.fingers.set(event.pointerId, now);
  };

  up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
  };

  wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.by(event.deltaY < 0 ? 1.15 : 1 / 1.15);
  };

  private pan(node: Element, dx: number, dy: number): void {
    const shown = node.getBoundingClientRect();
    this.x = clamp(this.x - dx / (shown.width * (this.scale - 1)));
    this.y = clamp(this.y - dy / (shown.height * (this.scale - 1)));
  }
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));
