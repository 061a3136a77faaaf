/** Keeps the last corrected box of each game on this device. */

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

/** The standard box isn't stored. */
export function keepBox(game: string, changed: Fields): void {
  remember(`box-${game}`, isStandard(changed) ? "" : JSON.stringify(changed));
}

export const isStandard = (changed: Fields): boolean => Object.keys(changed).length === 0;
