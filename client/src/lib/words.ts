/** The interface's own sentences, a folder for each part of the house. What a game says comes from the server, in the
 * same language. */

import deHouse from "../words/house/de.json";
import enHouse from "../words/house/en.json";
import frHouse from "../words/house/fr.json";
import itHouse from "../words/house/it.json";
import deAdvice from "../words/advice/de.json";
import enAdvice from "../words/advice/en.json";
import frAdvice from "../words/advice/fr.json";
import itAdvice from "../words/advice/it.json";
import deBox from "../words/box/de.json";
import enBox from "../words/box/en.json";
import frBox from "../words/box/fr.json";
import itBox from "../words/box/it.json";
import deCompanion from "../words/companion/de.json";
import enCompanion from "../words/companion/en.json";
import frCompanion from "../words/companion/fr.json";
import itCompanion from "../words/companion/it.json";
import deDevice from "../words/device/de.json";
import enDevice from "../words/device/en.json";
import frDevice from "../words/device/fr.json";
import itDevice from "../words/device/it.json";
import deLearn from "../words/learn/de.json";
import enLearn from "../words/learn/en.json";
import frLearn from "../words/learn/fr.json";
import itLearn from "../words/learn/it.json";
import deLife from "../words/life/de.json";
import enLife from "../words/life/en.json";
import frLife from "../words/life/fr.json";
import itLife from "../words/life/it.json";
import dePlay from "../words/play/de.json";
import enPlay from "../words/play/en.json";
import frPlay from "../words/play/fr.json";
import itPlay from "../words/play/it.json";
import deReplay from "../words/replay/de.json";
import enReplay from "../words/replay/en.json";
import frReplay from "../words/replay/fr.json";
import itReplay from "../words/replay/it.json";
import { settings } from "./settings.svelte";

const en = {
  ...enHouse,
  ...enAdvice,
  ...enBox,
  ...enCompanion,
  ...enDevice,
  ...enLearn,
  ...enLife,
  ...enPlay,
  ...enReplay,
};
export type Key = keyof typeof en;
type Sentence = string | Partial<Record<Intl.LDMLPluralRule, string>>;

const ALL: Record<string, Record<Key, Sentence>> = {
  en,
  it: { ...itHouse, ...itAdvice, ...itBox, ...itCompanion, ...itDevice, ...itLearn, ...itLife, ...itPlay, ...itReplay },
  fr: { ...frHouse, ...frAdvice, ...frBox, ...frCompanion, ...frDevice, ...frLearn, ...frLife, ...frPlay, ...frReplay },
  de: { ...deHouse, ...deAdvice, ...deBox, ...deCompanion, ...deDevice, ...deLearn, ...deLife, ...dePlay, ...deReplay },
};

/** The sentence for a key; `n` chooses among its plural forms. */
export function say(key: Key, values: Record<string, string | number> = {}): string {
  const sentence = ALL[settings.language]![key];
  const text = typeof sentence === "string" ? sentence : choose(sentence, Number(values.n));
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}

function choose(forms: Exclude<Sentence, string>, n: number): string {
  return forms[new Intl.PluralRules(settings.language).select(n)] ?? forms.other ?? "";
}
