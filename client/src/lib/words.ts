/** The interface's own sentences, a folder for each part of the house. What a game says comes from the server, in the
 * same language. Only the language that is spoken is loaded. */

import type advice from "../words/advice/en.json";
import type box from "../words/box/en.json";
import type companion from "../words/companion/en.json";
import type device from "../words/device/en.json";
import type house from "../words/house/en.json";
import type learn from "../words/learn/en.json";
import type life from "../words/life/en.json";
import type mine from "../words/mine/en.json";
import type play from "../words/play/en.json";
import type replay from "../words/replay/en.json";
import type review from "../words/review/en.json";
import type today from "../words/today/en.json";
import { type Language, languageOf, LOAD, type Sentence, type Words } from "./languages";
import { settings } from "./settings.svelte";

type Parts = typeof advice &
  typeof box &
  typeof companion &
  typeof device &
  typeof house &
  typeof learn &
  typeof life &
  typeof mine &
  typeof play &
  typeof replay &
  typeof review &
  typeof today;
export type Key = keyof Parts;

const loaded = new Map<Language, Words>();

/** Words of pages that few people open, loaded with those pages. */
const brought = new Map<Language, Words>();

/** The files of one part of the page, by their path. */
export function bring(files: Record<string, Words>): void {
  for (const [path, words] of Object.entries(files)) {
    const language = languageOf(path);
    brought.set(language, { ...brought.get(language), ...words });
  }
}

/** Load a language before it is used. */
export async function load(language: Language): Promise<void> {
  if (!loaded.has(language)) loaded.set(language, (await LOAD[language]()).default);
}

/** Switch the language; if its words don't load, nothing changes. */
export async function speak(language: Language): Promise<void> {
  await load(language);
  settings.language = language;
}

/** The sentence for a key; `n` chooses among its plural forms. */
export function say(key: Key, values: Record<string, string | number> = {}): string {
  const sentence = loaded.get(settings.language)![key] ?? brought.get(settings.language)?.[key] ?? key;
  const text = typeof sentence === "string" ? sentence : choose(sentence, Number(values.n));
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}

function choose(forms: Exclude<Sentence, string>, n: number): string {
  return forms[new Intl.PluralRules(settings.language).select(n)] ?? forms.other ?? "";
}
