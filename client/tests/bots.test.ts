/** Against whom one plays, and how many of them: remembered on this device. */

import { beforeEach, describe, expect, it } from "vitest";
import type { GameListed } from "../src/api";
import { chosenBot, opponentCount, opponentCounts, opponents, rememberOpponents, sayDifficulty } from "../src/lib/bots";
import { settings } from "../src/lib/settings.svelte";

const game = (least: number, most: number | null): GameListed =>
  ({
    name: `game-${least}-${most}`,
    least,
    most,
    bots: ["cub", "aesop", "reynard", "kitsune"].map((name) => ({ name, label: name })),
  }) as GameListed;

describe("opponents", () => {
  beforeEach(() => localStorage.clear());

  it("there are as many as the game allows, and a few where any number may play", () => {
    expect(opponentCounts(game(2, 4))).toEqual([1, 2, 3]);
    expect(opponentCounts(game(1, null))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it("one likes to meet as many as last time", () => {
    expect(opponentCount(game(2, 4))).toBe(1);
    rememberOpponents(game(2, 4), 3);
    expect(opponents(game(2, 4))).toHaveLength(3);
    expect(opponentCount(game(1, null))).toBe(2);
    localStorage.setItem("foxden-opponents-game-2-4", "99");
    expect(opponentCount(game(2, 4))).toBe(1);
  });

  it("the four levels are called easy to expert", () => {
    const words = ["cub", "aesop", "reynard", "kitsune"].map((bot) => sayDifficulty(game(2, 4), bot).split(" ")[0]);
    expect(words).toEqual(["easy", "medium", "hard", "expert"]);
    settings.bot = "reynard";
    expect(chosenBot(game(2, 4))).toBe("reynard");
  });
});
