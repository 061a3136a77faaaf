/** What is asked of the house over HTTP. */

import type { Games, Listed, NewTable, RuleFound, RulesFound, RulesPage, TableCode, TableFound, TableMade, Trouble } from "../api";
import { settings } from "./settings.svelte";

export class Refusal extends Error {}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": settings.language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const init = body === undefined ? { headers } : { headers, method: "POST", body: JSON.stringify(body) };
  const answer = await fetch(path, init);
  if (!answer.ok) throw new Refusal(((await answer.json()) as Trouble).words);
  return (await answer.json()) as T;
}

export const fetchGames = async (): Promise<Games["games"]> => (await ask<Games>("/api/games")).games;
/** Also makes the guest's cookie on a first visit. */
export const fetchMine = async (): Promise<Listed["tables"]> => (await ask<Listed>("/api/mine")).tables;
export const openTable = (wanted: NewTable): Promise<TableMade> => ask<TableMade>("/api/tables", wanted);
export const findCode = (code: string): Promise<TableFound> => ask<TableFound>(`/api/codes/${encodeURIComponent(code)}`);
export const fetchCode = async (name: string): Promise<string> => (await ask<TableCode>(`/api/tables/${name}/code`)).code;
export const findRules = async (asked: string): Promise<RuleFound[]> => (await ask<RulesFound>(`/api/rules?q=${encodeURIComponent(asked)}`)).found;
export const fetchRules = (game: string): Promise<RulesPage> => ask<RulesPage>(`/api/rules/${game}`);
