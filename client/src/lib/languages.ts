/** The languages of the page: those that have a module in `words/`. */

import type { Hello } from "../wire";

export type Language = Hello["language"];
export type Sentence = string | Partial<Record<Intl.LDMLPluralRule, string>>;
export type Words = Record<string, Sentence>;

const MODULES = Object.entries(import.meta.glob<{ default: Words }>("../words/*.ts"));

/** How the words of each are loaded. */
export const LOAD = Object.fromEntries(MODULES.map(([path, load]) => [languageOf(path), load])) as Record<
  Language,
  (typeof MODULES)[number][1]
>;

/** Each language's own name, sorted by these names. */
export const LANGUAGES = Object.fromEntries(
  Object.keys(LOAD)
    .map((code) => [code, nameOf(code)] as const)
    .sort(([, one], [, other]) => one.localeCompare(other)),
) as Record<Language, string>;

/** `../words/mine/it.json` is Italian. */
export function languageOf(path: string): Language {
  return path.slice(path.lastIndexOf("/") + 1, path.lastIndexOf(".")) as Language;
}

function nameOf(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
