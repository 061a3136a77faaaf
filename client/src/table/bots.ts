/** What is said of a bot beside its name. */

import { say, type Key } from "../lib/words";

const LEVELS: Record<string, Key> = { cub: "bot-cub", aesop: "bot-aesop", reynard: "bot-reynard", kitsune: "bot-kitsune" };

/** That it is one, and of which level; who only wanders has none. */
export function sayBot(level: string | undefined): string {
  const key = LEVELS[level ?? ""];
  return key ? `${say("bot")} · ${say(key)}` : say("bot");
}
