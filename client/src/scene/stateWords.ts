/** How things are, for those who listen: after what they are. */

import { say } from "../lib/words";

export function sayState(hint: "next" | "end" | "", chosen: boolean, lit: boolean): string[] {
  const hinted = hint ? [say(hint === "next" ? "hint-here" : "hint-there")] : [];
  return [...hinted, ...(chosen ? [say("chosen")] : lit ? [say("may-be-chosen")] : [])];
}
