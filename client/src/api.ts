// Made by 'make protocol' from src/foxden/table/api.py; do not edit.

export interface Healthy {
  status: string;
  version: string;
}

export interface Games {
  games: GameListed[];
}

/** A game, in the reader's words. */
export interface GameListed {
  name: string;
  title: string;
  pitch: string;
  least: number;
  most: number | null;
  minutes: number[];
  options: OptionListed[];
  bots: BotListed[];
  skin: string;
}

/** One thing to choose before a game; the first choice is the default. */
export interface OptionListed {
  name: string;
  label: string;
  choices: ChoiceListed[];
}

export interface ChoiceListed {
  value: string | boolean;
  label: string;
}

/** One who plays this game, from the lowest level to the highest. */
export interface BotListed {
  name: string;
  label: string;
}

export interface Listed {
  tables: TableListed[];
}

export interface TableListed {
  name: string;
  game: string;
  phase: string;
  seats: number;
  touched: number;
}

/** Open a table. Whoever opens it is its host. */
export interface NewTable {
  game: string;
  options?: Record<string, string | boolean>;
  clock?: Clock;
  public?: boolean;
  lesson?: boolean;
  name?: string;
}

/** How long people may think. `move` and `days` start anew with every move, a `bank` lasts the whole game. */
export interface Clock {
  kind: "bank" | "days" | "move" | "none";
  seconds: number;
}

export interface TableMade {
  name: string;
  link: string;
  code: string;
}

export interface TableFound {
  name: string;
  link: string;
}

/** The code by which others find a table, good for a day. */
export interface TableCode {
  code: string;
}

/** Our numbered rules in the reader's language, as Markdown. */
export interface RulesPage {
  title: string;
  text: string;
}

/** A one-time code that makes another device the same guest. */
export interface Pass {
  code: string;
}

/** The best first. */
export interface RulesFound {
  found: RuleFound[];
}

/** A rule, as Markdown, and where it has one the name and the words of its picture (under /rules/pictures). */
export interface RuleFound {
  game: string;
  title: string;
  rule: string;
  text: string;
  picture: string;
  caption: string;
}

/** Why nothing was done. */
export interface Trouble {
  code: string;
  words: string;
  rule: string;
}
