/** One's first games of each kind on this device: what a beginner is shown, and has seen. */

import { recall, remember } from "./settings.svelte";

const FIRST = 3;

/** Is this one of the first three games of its kind that were played here? Asked once, it counts as played. */
export function isAmongFirst(game: string, table: string): boolean {
  const played = recall(`played-${game}`).split(" ").filter(Boolean);
  if (!played.includes(table) && played.length <= FIRST) {
    played.push(table);
    remember(`played-${game}`, played.join(" "));
  }
  const nth = played.indexOf(table);
  return nth >= 0 && nth < FIRST;
}

export const hasRead = (game: string): boolean => recall(`primer-${game}`) === "read";
export const markRead = (game: string): void => remember(`primer-${game}`, "read");
