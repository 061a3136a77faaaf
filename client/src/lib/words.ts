/** The interface's own sentences. What a game says comes from the server, in the same language. */

import de from "../words/de.json";
import en from "../words/en.json";
import fr from "../words/fr.json";
import it from "../words/it.json";
import { settings } from "./settings.svelte";

export type Key = keyof typeof en;
type Sentence = string | Partial<Record<Intl.LDMLPluralRule, string>>;

const ALL: Record<string, Record<Key, Sentence>> = { en, it, fr, de };

/** The sentence for a key; `n` chooses among its plural forms. */
export function say(key: Key, values: Record<string, string | number> = {}): string {
  const sentence = ALL[settings.language]![key];
  const text = typeof sentence === "string" ? sentence : choose(sentence, Number(values.n));
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}

function choose(forms: Exclude<Sentence, string>, n: number): string {
  return forms[new Intl.PluralRules(settings.language).select(n)] ?? forms.other ?? "";
}
