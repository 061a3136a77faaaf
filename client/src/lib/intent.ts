/** What to do at a table opened from the home page, as soon as it is there. */

import type { GameListed } from "../api";
import { openTable } from "./http";
import { route } from "./route.svelte";
import { settings } from "./settings.svelte";
import { say } from "./words";

export interface Intent {
  names: string[];
  bots: string[];
  start: boolean;
}

const intents = new Map<string, Intent>();

export async function begin(game: GameListed, intent: Intent): Promise<void> {
  const made = await openTable({ game: game.name, pace: settings.pace });
  intents.set(made.name, intent);
  route.go(`/t/${made.name}`);
}

/** The table a player left to take the lesson; others are waiting there. */
export const lessonFrom = { table: "" };

/** A lesson. */
export async function learn(game: string, from = lessonFrom.table): Promise<void> {
  lessonFrom.table = from;
  const made = await openTable({ game, lesson: true, name: settings.name || say("guest") });
  route.go(`/t/${made.name}`);
}

/** What to do at a table opened by somebody else or by the server. */
export function expect(table: string, intent: Intent): void {
  intents.set(table, intent);
}

/** Taken only once, not again when returning to the table. */
export function takeIntent(table: string): Intent | undefined {
  const intent = intents.get(table);
  intents.delete(table);
  return intent;
}
