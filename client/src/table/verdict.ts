/** How a game ended for this viewer, in a word or two, and whether to celebrate. */

import { say } from "../lib/words";
import type { Shown } from "../wire";

export interface Verdict {
  words: string;
  /** A trophy for winners, and for spectators. */
  trophy: boolean;
}

export function verdictOf({ table, you }: Shown): Verdict {
  const winners = table.winners ?? [];
  const mine = you.seats ?? [];
  if (table.daily) return { words: table.daily.words ?? "", trophy: false };
  if (!winners.length) return { words: say("nobody-wins"), trophy: false };
  if (winners.length > 1 && winners.length === table.seats) return { words: say("a-tie"), trophy: false };
  // On a shared device, winners are named.
  if (mine.length === 1) {
    const won = winners.includes(mine[0]!);
    return { words: say(won ? "you-win" : "kind-word"), trophy: won };
  }
  const names = winners.flatMap((seat) => table.people?.[seat]?.name ?? []);
  return { words: names.length ? say("they-win", { n: names.length, names: names.join(" & ") }) : "", trophy: true };
}
