/** Times to think, in words and in figures. */

import { say } from "../lib/words";

/** A time limit as offered: seconds, minutes or days. */
export function lengthOf(seconds: number): string {
  if (seconds % 86400 === 0 && seconds) return say("days", { n: seconds / 86400 });
  if (seconds % 60 === 0 && seconds) return say("minutes", { n: seconds / 60 });
  return say("seconds", { n: seconds });
}

/** What is left, as a clock shows it. */
export function timeLeft(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= 2 * 86400) return say("days", { n: Math.floor(left / 86400) });
  const [hours, minutes] = [Math.floor(left / 3600), Math.floor((left % 3600) / 60)];
  const two = (n: number): string => String(n).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`;
}
