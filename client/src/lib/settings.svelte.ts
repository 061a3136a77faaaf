/** Settings for this device, stored only here. */

import type { SetPace, Wear } from "../wire";
import { type Language, LANGUAGES } from "./languages";

export type Theme = "light" | "dark";
export type BotPace = SetPace["pace"];
export const PACES: BotPace[] = ["calm", "brisk", "instant"];

/** If storage is forbidden, kept while the page is open. */
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

/** Half volume by default. */
const USUAL_VOLUME = 50;

function firstVolume(): number {
  const kept = Number.parseInt(recall("volume"), 10);
  return kept >= 0 && kept <= 100 ? kept : USUAL_VOLUME;
}

class Settings {
  #language = $state<Language>(firstLanguage());
  #theme = $state<Theme>(firstTheme());
  #sound = $state(recall("sound") === "on");
  #name = $state(recall("name"));
  #bot = $state(recall("bot"));
  #volume = $state(firstVolume());
  #avatar = $state(recall("avatar"));
  #pace = $state<BotPace>(PACES.find((pace) => pace === recall("pace")) ?? "calm");
  #places = $state(recall("places") === "on");
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

  /** Volume from 0 to 100. */
  get volume(): number {
    return this.#volume;
  }
  set volume(value: number) {
    remember("volume", String((this.#volume = value)));
  }

  /** Whether the spaces of a board are named at its edge. */
  get places(): boolean {
    return this.#places;
  }
  set places(value: boolean) {
    this.#places = value;
    remember("places", value ? "on" : "off");
  }

  /** The player's fox; if empty, one is given. */
  get avatar(): Wear["avatar"] | "" {
    return this.#avatar as Wear["avatar"] | "";
  }
  set avatar(value: Wear["avatar"]) {
    remember("avatar", (this.#avatar = value));
  }

  /** The bots' pace at tables opened here. */
  get pace(): BotPace {
    return this.#pace;
  }
  set pace(value: BotPace) {
    remember("pace", (this.#pace = value));
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

  /** The preferred bot; empty if none was chosen yet. */
  get bot(): string {
    return this.#bot;
  }
  set bot(value: string) {
    remember("bot", (this.#bot = value));
  }

  /** Apply the settings to the page. */
  wear(): void {
    document.documentElement.lang = this.language;
    document.documentElement.dataset.theme = this.theme;
  }
}

export const settings = new Settings();
