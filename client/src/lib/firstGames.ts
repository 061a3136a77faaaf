/** A beginner's first games on this device: what is shown, and what has been seen. */

import { recall, remember } from "./settings.svelte";

const FIRST = 3;

/** Whether this is one of the first three games of its kind on this device. Asking counts it as played. */
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
