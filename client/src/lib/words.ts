/** The interface's own sentences, a folder for each part of the house. What a game says comes from the server, in the
 * same language. */

import deHouse from "../words/house/de.json";
import enHouse from "../words/house/en.json";
import frHouse from "../words/house/fr.json";
import itHouse from "../words/house/it.json";
import deLearn from "../words/learn/de.json";
import enLearn from "../words/learn/en.json";
import frLearn from "../words/learn/fr.json";
import itLearn from "../words/learn/it.json";
import { settings } from "./settings.svelte";

const en = { ...enHouse, ...enLearn };
export type Key = keyof typeof en;
type Sentence = string | Partial<Record<Intl.LDMLPluralRule, string>>;

const ALL: Record<string, Record<Key, Sentence>> = { en, it: { ...itHouse, ...itLearn }, fr: { ...frHouse, ...frLearn }, de: { ...deHouse, ...deLearn } };

/** The sentence for a key; `n` chooses among its plural forms. */
export function say(key: Key, values: Record<string, string | number> = {}): string {
  const sentence = ALL[settings.language]![key];
  const text = typeof sentence === "string" ? sentence : choose(sentence, Number(values.n));
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}

function choose(forms: Exclude<Sentence, string>, n: number): string {
  return forms[new Intl.PluralRules(settings.language).select(n)] ?? forms.other ?? "";
}
