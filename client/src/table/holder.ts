/** On a device that several share: who is spoken to. */

import type { Shown } from "../wire";

/** The name, with a colon, of whoever has the device; nothing where it is clear. */
export function holderOf({ table, you }: Shown): string {
  const name = (you.seats?.length ?? 0) > 1 ? table.people?.[you.in_hand ?? -1]?.name : "";
  return name ? `${name}: ` : "";
}
