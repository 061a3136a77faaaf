/** What is asked of the house over HTTP. */

import type { Games, Listed, NewTable, Replay, RuleFound, RulesFound, RulesPage, TableCode, TableFound, TableMade, Tally, Trouble } from "../api";
import { settings } from "./settings.svelte";

export class Refusal extends Error {}

export async function ask<T>(path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": settings.language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const init = body === undefined ? { headers } : { headers, method: "POST", body: JSON.stringify(body) };
  const answer = await fetch(path, init);
  if (!answer.ok) throw refusalOf((await answer.json()) as Trouble);
  return (await answer.json()) as T;
}

/** In words, with the number of the rule where a rule forbids it. */
const refusalOf = (trouble: Trouble): Refusal => new Refusal(trouble.rule ? `${trouble.words} (${trouble.rule})` : trouble.words);

export const fetchGames = async (): Promise<Games["games"]> => (await ask<Games>("/api/games")).games;
/** Also makes the guest's cookie on a first visit. */
export const fetchMine = async (): Promise<Listed["tables"]> => (await ask<Listed>("/api/mine")).tables;
export const openTable = (wanted: NewTable): Promise<TableMade> => ask<TableMade>("/api/tables", wanted);
export const findCode = (code: string): Promise<TableFound> => ask<TableFound>(`/api/codes/${encodeURIComponent(code)}`);
export const fetchCode = async (name: string): Promise<string> => (await ask<TableCode>(`/api/tables/${name}/code`)).code;
export const findRules = async (asked: string): Promise<RuleFound[]> => (await ask<RulesFound>(`/api/rules?q=${encodeURIComponent(asked)}`)).found;
export const fetchRules = (game: string): Promise<RulesPage> => ask<RulesPage>(`/api/rules/${game}`);
export const fetchPublic = async (): Promise<Listed["tables"]> => (await ask<Listed>("/api/tables")).tables;
export const fetchReplay = (name: string, viewer: string, near: number): Promise<Replay> =>
  ask<Replay>(`/api/tables/${encodeURIComponent(name)}/replay?viewer=${viewer}&near=${near}`);
export const showRecord = (record: string, viewer: string, near: number): Promise<Replay> => ask<Replay>("/api/replay", { record, viewer, near });
export const countAgain = (record: string): Promise<Tally> => ask<Tally>("/api/ending", { record });
