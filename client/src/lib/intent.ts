/** What was wanted when a table was opened from the home page, done as soon as the table is there. */

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

/** The table from which somebody went to learn the game; there they are waited for. */
export const lessonFrom = { table: "" };

/** A first game that teaches itself. */
export async function learn(game: string, from = lessonFrom.table): Promise<void> {
  lessonFrom.table = from;
  const made = await openTable({ game, lesson: true, name: settings.name || say("guest") });
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
