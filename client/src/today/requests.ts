/** Requests about the deals of the day. */

import type { DailyMade, DayShown, Today } from "../api";
import { dateLocale } from "../lib/dates";
import { ask } from "../lib/http";
import { route } from "../lib/route.svelte";
import { settings } from "../lib/settings.svelte";
import { say } from "../lib/words";

export const fetchToday = (): Promise<Today> => ask<Today>("/api/today");
export const fetchDay = (day: string): Promise<DayShown> => ask<DayShown>(`/api/days/${day}`);

/** The table of a try, new or continued. */
export async function tryDaily(game: string, day: string): Promise<void> {
  const name = settings.name || say("guest");
  const made = await ask<DailyMade>("/api/today", { game, day, name });
  route.go(made.link);
}

/** The day before or after. */
export function otherDay(day: string, by: number): string {
  return new Date(Date.parse(day) + by * 86_400_000).toISOString().slice(0, 10);
}

export const spellDay = (day: string): string =>
  new Intl.DateTimeFormat(dateLocale(), { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
