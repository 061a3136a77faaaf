/** Bots: which one to add, how many, and what is shown next to a bot's name. */

import type { GameListed } from "../api";
import { recall, remember, settings } from "./settings.svelte";
import { say, type Key } from "./words";

const LEVELS: Record<string, Key> = {
  cub: "bot-cub",
  aesop: "bot-aesop",
  reynard: "bot-reynard",
  kitsune: "bot-kitsune",
};

/** A label that says it is a bot, and its level; the random bot has none. */
export function sayBot(level: string | undefined): string {
  const key = LEVELS[level ?? ""];
  return key ? `${say("bot")} · ${say(key)}` : say("bot");
}

/** What it is called, at the start of a sentence. */
export function nameBot(level: string): string {
  const key = LEVELS[level];
  const name = key ? say(key) : level;
  return name.charAt(0).toLocaleUpperCase(settings.language) + name.slice(1);
}

/** The bot to add: the one chosen last, or else one of middle strength. */
export function chosenBot(game: GameListed): string {
  const chosen = game.bots.find((bot) => bot.name === settings.bot) ?? game.bots[1] ?? game.bots[0];
  return chosen?.name ?? "";
}

/** How hard each of a game's bots is to beat, in plain words, and which it is. */
export function sayDifficulty(game: GameListed, bot: string): string {
  const nth = game.bots.findIndex((each) => each.name === bot) + 1;
  const level = LEVELS[bot];
  const words = nth >= 1 && nth <= 4 ? say(`level-${nth}` as Key) : bot;
  return level ? `${words} · ${say(level)}` : words;
}

/** If any number can play, this many opponents can be chosen at once; more can be added at the table. */
const MOST_AT_ONCE = 7;

/** The possible numbers of opponents. */
export function opponentCounts(game: GameListed): number[] {
  const least = Math.max(1, game.least - 1);
  const most = game.most === null ? MOST_AT_ONCE : game.most - 1;
  return Array.from({ length: most - least + 1 }, (_, nth) => least + nth);
}

/** The number chosen last time, or else a good number for one person. */
export function opponentCount(game: GameListed): number {
  const counts = opponentCounts(game);
  const usual = Math.max(game.most === null ? 3 : 2, game.least) - 1;
  const kept = Number.parseInt(recall(`opponents-${game.name}`), 10);
  return counts.includes(kept) ? kept : usual;
}

export const rememberOpponents = (game: GameListed, count: number): void =>
  remember(`opponents-${game.name}`, String(count));

export const opponents = (game: GameListed): string[] =>
  Array.from({ length: opponentCount(game) }, () => chosenBot(game));
