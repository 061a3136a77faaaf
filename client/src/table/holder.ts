/** On a shared device: who is addressed. */

import { say } from "../lib/words";
import type { Shown } from "../wire";

/** The name, with a colon, of the player who has the device; empty if it is clear. */
export function holderOf({ table, you }: Shown): string {
  const name = (you.seats?.length ?? 0) > 1 ? table.people?.[you.in_hand ?? -1]?.name : "";
  return name ? `${say("label", { label: name })} ` : "";
}
