// Made by 'make protocol' from src/foxden/table/api.py; do not edit.

import type { Clock, OwnScene, Scene, Stage } from "./wire";

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

/** Our numbered rules, as Markdown. */
export interface RulesPage {
  title: string;
  text: string;
}

/** A one-time code that makes another device the same guest. */
export interface Pass {
  code: string;
}

/** A window of a game, and what holds for all of it. */
export interface Replay {
  game: string;
  title: string;
  names: string[];
  stage: Stage;
  last: number;
  over: boolean;
  window: number;
  first: number;
  moments: Seen[];
}

/** A moment: the position, and the line of the log that led to it. Number 0 is the setup. */
export interface Seen {
  number: number;
  line: string;
  scene: Scene;
  parts?: Part[];
}

/** What one seat has before itself. */
export interface Part {
  seat: number;
  own: OwnScene;
}

/** A record, as its line in a file. */
export interface RecordWanted {
  record: string;
  viewer: string;
  near: number;
}

/** Why nothing was done. */
export interface Trouble {
  code: string;
  words: string;
  rule: string;
}
