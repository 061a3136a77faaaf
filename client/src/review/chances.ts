/** The numbers of a review, for its graphs and its table. */

import type { Review } from "../api";
import { settings } from "../lib/settings.svelte";
import { say } from "../lib/words";

/** Chances are whole numbers of millionths. */
export const WHOLE = 1_000_000;
/** How many players get their own line and columns; in a crowd, the first ones. */
export const SHOWN = 12;

/** The seats of one line, and its chances before the first move and after each. */
export interface Line {
  seats: number[];
  known: number[];
  true: number[];
}

/** One line per seat; partners, whose chances are always equal, share one. */
export function linesOf(review: Review): Line[] {
  const found = new Map<string, Line>();
  for (let seat = 0; seat < Math.min(review.names.length, SHOWN); seat++) {
    const known = [review.known, ...review.lines.map((line) => line.known)].map((row) => row[seat] ?? 0);
    const truth = [review.true, ...review.lines.map((line) => line.true)].map((row) => row[seat] ?? 0);
    const run = `${known.join()};${truth.join()}`;
    const line = found.get(run);
    if (line) line.seats.push(seat);
    else found.set(run, { seats: [seat], known, true: truth });
  }
  return [...found.values()];
}

export const percent = (chance: number): string => say("review-percent", { percent: Math.round(chance / 10_000) });

const decimal = (points: number): string =>
  points.toLocaleString(settings.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A change in percentage points. */
export function signed(change: number): string {
  const points = Math.round(change / 1_000) / 10;
  return points === 0 ? "0" : `${points > 0 ? "+" : "−"}${decimal(Math.abs(points))}`;
}
