/** What was wanted when a table was opened from the home page, done as soon as the table is there. */

import type { GameListed } from "../api";
import { openTable } from "../lib/http";
import { route } from "../lib/route.svelte";

export interface Intent {
  names: string[];
  bots: number;
  start: boolean;
}

/** Who sits down where a bot is wanted: neither the weakest nor the strongest. */
export const BOT = "aesop";
const intents = new Map<string, Intent>();

export async function begin(game: GameListed, intent: Intent): Promise<void> {
  const made = await openTable({ game: game.name });
  intents.set(made.name, intent);
  route.go(`/t/${made.name}`);
}

/** What is wanted at a table that somebody else has opened, or the house. */
export function expect(table: string, intent: Intent): void {
  intents.set(table, intent);
}

/** Taken once: whoever comes back to the table has nothing more in mind. */
export function takeIntent(table: string): Intent | undefined {
  const intent = intents.get(table);
  intents.delete(table);
  return intent;
}

/** How many bots make a good game for one. */
export function company(game: GameListed): number {
  return Math.max(game.most === null ? 3 : 2, game.least) - 1;
}
