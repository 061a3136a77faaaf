/** Bots: which one is wanted, how many, and what is said of one beside its name. */

import type { GameListed } from "../api";
import { settings } from "./settings.svelte";
import { say, type Key } from "./words";

const LEVELS: Record<string, Key> = {
  cub: "bot-cub",
  aesop: "bot-aesop",
  reynard: "bot-reynard",
  kitsune: "bot-kitsune",
};

/** That it is one, and of which level; who only wanders has none. */
export function sayBot(level: string | undefined): string {
  const key = LEVELS[level ?? ""];
  return key ? `${say("bot")} · ${say(key)}` : say("bot");
}

/** Who sits down where a bot is wanted: the one chosen last, or else neither the weakest nor the strongest. */
export function chosenBot(game: GameListed): string {
  const chosen = game.bots.find((bot) => bot.name === settings.bot) ?? game.bots[1] ?? game.bots[0];
  return chosen?.name ?? "";
}

/** As many bots as make a good game for one. */
export function opponents(game: GameListed): string[] {
  return Array.from({ length: Math.max(game.most === null ? 3 : 2, game.least) - 1 }, () => chosenBot(game));
}
