/** The box that was corrected last is kept on this device, one for each game. */

import type { Fields } from "./padStorage";
import { recall, remember } from "./settings.svelte";

export function recallBox(game: string): Fields {
  try {
    const kept: unknown = JSON.parse(recall(`box-${game}`) || "{}");
    return typeof kept === "object" && kept !== null && !Array.isArray(kept) ? (kept as Fields) : {};
  } catch {
    return {};
  }
}

/** The standard box is no box of one's own. */
export function keepBox(game: string, changed: Fields): void {
  remember(`box-${game}`, isStandard(changed) ? "" : JSON.stringify(changed));
}

export const isStandard = (changed: Fields): boolean => Object.keys(changed).length === 0;
