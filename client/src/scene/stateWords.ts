/** The state of things for screen readers, appended to their labels. */

import { say } from "../lib/words";

/** Its distance, if more than one step. */
export const saySteps = (steps: number): string[] => (steps ? [say("in-steps", { n: steps })] : []);

export function sayState(hint: "next" | "end" | "", chosen: boolean, lit: boolean): string[] {
  const hinted = hint ? [say(hint === "next" ? "hint-here" : "hint-there")] : [];
  return [...hinted, ...(chosen ? [say("chosen")] : lit ? [say("may-be-chosen")] : [])];
}
