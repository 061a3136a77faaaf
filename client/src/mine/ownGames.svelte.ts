/** The player's finished games from the server, a page at a time, with filters. */

import type { OwnGamesListed } from "../api";
import { ask, refusalOf, wordsOf } from "../lib/http";

const SOON = 300;

export class OwnGames {
  game = $state("");
  opponent = $state("");
  outcome = $state("");
  against = $state("");
  page = $state(0);
  told = $state.raw<OwnGamesListed | null>(null);
  trouble = $state("");
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The filters as a query string; empty for all games. */
  get query(): string {
    const { game, opponent, outcome, against } = this;
    const chosen = Object.entries({ game, opponent, outcome, against }).filter(([, value]) => value);
    return new URLSearchParams(chosen).toString();
  }

  /** Load the first page with the current filters. */
  async choose(): Promise<void> {
    this.page = 0;
    await this.load();
  }

  async turn(page: number): Promise<void> {
    this.page = page;
    await this.load();
  }

  /** Answers to earlier requests are dropped. If games still have to be counted, ask again. */
  async load(): Promise<void> {
    const asked = ++this.asked;
    clearTimeout(this.timer);
    try {
      const told = await ask<OwnGamesListed>(
        `/api/mine/games?${[this.query, `page=${this.page}`].filter(Boolean).join("&")}`,
      );
      if (asked !== this.asked) return;
      [this.told, this.trouble, this.page] = [told, "", told.page];
      if (told.waiting) this.timer = setTimeout(() => void this.load(), SOON);
    } catch (error) {
      if (asked === this.asked) this.trouble = wordsOf(error);
    }
  }

  leave(): void {
    this.asked += 1;
    clearTimeout(this.timer);
  }
}

/** Make the server forget this browser's guest and everything stored about them. */
export async function forgetMe(): Promise<void> {
  const answer = await fetch("/api/me", { method: "DELETE" });
  if (!answer.ok) throw await refusalOf(answer);
}
