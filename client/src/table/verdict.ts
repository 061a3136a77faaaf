/** How a game has ended, for whoever looks: in a word or two, and whether there is something to celebrate. */

import { say } from "../lib/words";
import type { Shown } from "../wire";

export interface Verdict {
  words: string;
  /** A trophy is for those who have won, and for those who only watched them. */
  trophy: boolean;
}

export function verdictOf({ table, you }: Shown): Verdict {
  const winners = table.winners ?? [];
  const mine = you.seats ?? [];
  if (table.daily) return { words: table.daily.words ?? "", trophy: false };
  if (!winners.length) return { words: say("nobody-wins"), trophy: false };
  if (winners.length > 1 && winners.length === table.seats) return { words: say("a-tie"), trophy: false };
  // Who shares a device with others is called by name.
  if (mine.length === 1) {
    const won = winners.includes(mine[0]!);
    return { words: say(won ? "you-win" : "kind-word"), trophy: won };
  }
  const names = winners.flatMap((seat) => table.people?.[seat]?.name ?? []);
  return { words: names.length ? say("they-win", { n: names.length, names: names.join(" & ") }) : "", trophy: true };
}
