/** How things are, for those who listen: after what they are. */

import { say } from "../lib/words";

/** How far away it is, where that is more than a step. */
export const saySteps = (steps: number): string[] => (steps ? [say("in-steps", { n: steps })] : []);

export function sayState(hint: "next" | "end" | "", chosen: boolean, lit: boolean): string[] {
  const hinted = hint ? [say(hint === "next" ? "hint-here" : "hint-there")] : [];
  return [...hinted, ...(chosen ? [say("chosen")] : lit ? [say("may-be-chosen")] : [])];
}
