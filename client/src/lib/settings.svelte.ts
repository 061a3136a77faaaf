/** What a person has chosen for this device, remembered here and nowhere else. */

import type { Hello } from "../wire";

export type Language = Hello["language"];
export type Theme = "light" | "dark";
export const LANGUAGES: Record<Language, string> = { en: "English", it: "Italiano", fr: "Français", de: "Deutsch" };

/** Where storage is forbidden: remembered as long as the page is open. */
const held = new Map<string, string>();

export function recall(key: string): string {
  try {
    return localStorage.getItem(`foxden-${key}`) ?? "";
  } catch {
    return held.get(key) ?? "";
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`foxden-${key}`, value);
  } catch {
    held.set(key, value);
  }
}

function firstLanguage(): Language {
  const wanted = [recall("language"), ...navigator.languages.map((each) => each.slice(0, 2).toLowerCase())];
  return (wanted.find((each) => each in LANGUAGES) ?? "en") as Language;
}

function firstTheme(): Theme {
  const kept = recall("theme");
  if (kept === "light" || kept === "dark") return kept;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

class Settings {
  #language = $state<Language>(firstLanguage());
  #theme = $state<Theme>(firstTheme());
  #sound = $state(recall("sound") === "on");
  #name = $state(recall("name"));
  #bot = $state(recall("bot"));
  #tips = $state(recall("tips") !== "off");

  get language(): Language {
    return this.#language;
  }
  set language(value: Language) {
    remember("language", (this.#language = value));
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(value: Theme) {
    remember("theme", (this.#theme = value));
  }

  get sound(): boolean {
    return this.#sound;
  }
  set sound(value: boolean) {
    this.#sound = value;
    remember("sound", value ? "on" : "off");
  }

  get name(): string {
    return this.#name;
  }
  set name(value: string) {
    remember("name", (this.#name = value));
  }

  get tips(): boolean {
    return this.#tips;
  }
  set tips(value: boolean) {
    this.#tips = value;
    remember("tips", value ? "on" : "off");
  }

  /** Against whom one likes to play; nothing: nobody was chosen yet. */
  get bot(): string {
    return this.#bot;
  }
  set bot(value: string) {
    remember("bot", (this.#bot = value));
  }

  /** Put the choices onto the page. */
  wear(): void {
    document.documentElement.lang = this.language;
    document.documentElement.dataset.theme = this.theme;
  }
}

export const settings = new Settings();
