/** HTTP requests to the server. */

import type {
  AgainWanted,
  Aids,
  Games,
  Listed,
  MyTable,
  MyTables,
  NewTable,
  Replay,
  ReviewFound,
  RuleFound,
  RulesFound,
  RulesPage,
  TableCode,
  TableFound,
  TableMade,
  Tally,
  Trouble,
} from "../api";
import { settings } from "./settings.svelte";
import { say } from "./words";

/** The server refused. Any other error means that it didn't answer. */
export class Refusal extends Error {
  constructor(
    { words, rule }: Trouble,
    /** The server has a problem itself; trying again later may work. */
    readonly passes: boolean,
  ) {
    super(rule ? `${words} (${rule})` : words);
  }
}

export const wordsOf = (error: unknown): string => (error instanceof Refusal ? error.message : say("no-answer"));

export const ask = async <T>(path: string, body?: unknown): Promise<T> => (await (await send(path, body)).json()) as T;
/** An empty response. */
export const tell = async (path: string): Promise<void> => void (await send(path, {}));

/** Requests that give a newcomer their cookie. */
const welcomes = (path: string, body?: unknown): boolean =>
  /^\/api\/(mine|mine\/games|today|again)(\?|$)/.test(path) || (path === "/api/tables" && body !== undefined);
let welcome: Promise<unknown> = Promise.resolve();
let isWelcome = false;

/** The first of them goes alone: two at once would make two guests of one person, one of whom owns the new table. */
async function send(path: string, body?: unknown): Promise<Response> {
  if (isWelcome || !welcomes(path, body)) return sendNow(path, body);
  const mine = welcome.then(() => sendNow(path, body));
  welcome = mine.then(
    () => (isWelcome = true),
    () => undefined,
  );
  return mine;
}

async function sendNow(path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": settings.language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const init = body === undefined ? { headers } : { headers, method: "POST", body: JSON.stringify(body) };
  const answer = await fetch(path, init);
  if (!answer.ok) throw await refusalOf(answer);
  return answer;
}

/** The refusal in words, with the rule's number if a rule forbids it. */
export const refusalOf = async (answer: Response): Promise<Refusal> =>
  new Refusal((await answer.json()) as Trouble, answer.status >= 500);

export const fetchGames = async (): Promise<Games["games"]> => (await ask<Games>("/api/games")).games;
/** Also sets the guest's cookie on a first visit. */
export const fetchMine = async (): Promise<MyTable[]> => (await ask<MyTables>("/api/mine")).tables;
export const leaveTable = (name: string): Promise<void> => tell(`/api/tables/${name}/leave`);
export const hideTable = (name: string): Promise<void> => tell(`/api/tables/${name}/hide`);
export const openTable = (wanted: NewTable): Promise<TableMade> => ask<TableMade>("/api/tables", wanted);
export const findCode = (code: string): Promise<TableFound> =>
  ask<TableFound>(`/api/codes/${encodeURIComponent(code)}`);
export const fetchCode = async (name: string): Promise<string> =>
  (await ask<TableCode>(`/api/tables/${name}/code`)).code;
export const findRules = async (asked: string): Promise<RuleFound[]> =>
  (await ask<RulesFound>(`/api/rules?q=${encodeURIComponent(asked)}`)).found;
export const fetchAids = (game: string): Promise<Aids> => ask<Aids>(`/api/aids/${game}`);
export const fetchRules = (game: string): Promise<RulesPage> => ask<RulesPage>(`/api/rules/${game}`);
export const fetchPublic = async (): Promise<Listed["tables"]> => (await ask<Listed>("/api/tables")).tables;
export const fetchReplay = (name: string, viewer: string, near: number): Promise<Replay> =>
  ask<Replay>(`/api/tables/${encodeURIComponent(name)}/replay?viewer=${viewer}&near=${near}`);
export const showRecord = (record: string, viewer: string, near: number): Promise<Replay> =>
  ask<Replay>("/api/replay", { record, viewer, near });
export const fetchReview = (name: string): Promise<ReviewFound> =>
  ask<ReviewFound>(`/api/tables/${encodeURIComponent(name)}/review`);
export const reviewRecord = (record: string): Promise<ReviewFound> => ask<ReviewFound>("/api/review", { record });
export const playAgain = (wanted: AgainWanted): Promise<TableMade> => ask<TableMade>("/api/again", wanted);
export const countAgain = (record: string): Promise<Tally> => ask<Tally>("/api/ending", { record });
