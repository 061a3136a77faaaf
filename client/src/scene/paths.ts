/** A choice is a path of targets. Touching a space also touches what stands on it, and vice versa, so one touch names
 * several things, and a choice fits as long as each of its steps is among them. */

import type { Choice, Filled } from "../wire";

export type Touch = ReadonlySet<string>;

export const pathsOf = (choice: Choice): string[][] => [choice.path, ...(choice.also ?? [])];

export const fits = (path: readonly string[], touches: readonly Touch[]): boolean =>
  path.length >= touches.length && touches.every((touch, step) => touch.has(path[step] as string));

/** What can be touched next, each with the choices it leads to. */
export function nextTargets<C extends Choice>(choices: readonly C[], touches: readonly Touch[]): Map<string, C[]> {
  const targets = new Map<string, C[]>();
  for (const choice of choices) {
    for (const path of pathsOf(choice)) {
      const target = path[touches.length];
      if (target === undefined || !fits(path, touches)) continue;
      const led = targets.get(target) ?? [];
      if (!led.includes(choice)) led.push(choice);
      targets.set(target, led);
    }
  }
  return targets;
}

/** The choices whose path is complete. */
export const completed = <C extends Choice>(choices: readonly C[], touches: readonly Touch[]): C[] =>
  choices.filter((choice) => pathsOf(choice).some((path) => path.length === touches.length && fits(path, touches)));

/** How a move continues after the touches: what to touch next, the spaces it crosses, and where it ends. */
export interface ChosenPath {
  next: string;
  over: string[];
  end: string;
}

/** Nothing if a touch doesn't lead there, or the path is complete. */
export function chosenPathOf(choice: Choice, touches: readonly Touch[]): ChosenPath | null {
  const path = pathsOf(choice).find((each) => each.length > touches.length && fits(each, touches));
  const next = path?.[touches.length];
  if (!path || next === undefined) return null;
  const over = choice.trail?.length ? choice.trail : path.slice(touches.length);
  return { next, over, end: over.at(-1) ?? next };
}

/** Everything that is touched along with a space or a piece. */
export class Ground {
  private readonly on = new Map<string, string[]>();
  private readonly under = new Map<string, string>();

  constructor(zones: readonly Filled[]) {
    for (const piece of zones.flatMap((zone) => zone.pieces)) {
      if (!piece.on) continue;
      this.under.set(piece.id, piece.on);
      this.on.set(piece.on, [...(this.on.get(piece.on) ?? []), piece.id]);
    }
  }

  touch(id: string): Touch {
    const space = this.under.get(id) ?? id;
    return new Set([id, space, ...(this.on.get(space) ?? [])]);
  }
}
