// Made by 'make protocol' from src/foxden/web/api.py; do not edit.

import type { Clock, OwnScene, Piece, Scene, Sheet, Space, Stage } from "./wire";

export type { Clock, OwnScene, Piece, Scene, Sheet, Space, Stage };

/** A day begins at midnight UTC. */
export interface Today {
  today: DayShown;
  left: number;
  tomorrow: string;
  streak: number;
  earliest: string;
}

export interface DayShown {
  day: string;
  games: DailyListed[];
  commitment: string;
  seed: string;
}

/** A game's deal of a day, as far as this guest has come with it. */
export interface DailyListed {
  game: string;
  title: string;
  ask: string;
  phase: "given-up" | "going" | "open" | "over";
  table: string;
  result: DailyResult | null;
  answer: string;
  solution: Record<string, unknown> | null;
}

/** What came of the one try that counts. Of others only how many they are, and how many of them did worse. */
export interface DailyResult {
  words: string;
  signs: string;
  others: number;
  percent: number | null;
  levels: DailyLevel[];
}

/** In how many of a hundred games bots of this level do worse. */
export interface DailyLevel {
  name: string;
  percent: number;
}

/** Try a deal of today, or of a day that is over. The first try of today counts, all others are practice. */
export interface NewDaily {
  game: string;
  day: string;
  name: string;
}

export interface DailyMade {
  name: string;
  link: string;
  counts: boolean;
}

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
  best: number | null;
  minutes: number[];
  options: OptionListed[];
  bots: BotListed[];
  skin: string;
  own_box: boolean;
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
  data?: string | Record<string, unknown>;
  pace?: "brisk" | "calm" | "instant";
}

export interface TableMade {
  name: string;
  link: string;
  code: string;
}

/** Those first that wait for the reader, then the newest; at last those that are over. */
export interface MyTables {
  tables: MyTable[];
}

/** A table at which the reader sits or sat, in their words. */
export interface MyTable {
  name: string;
  game: string;
  phase: string;
  touched: number;
  asked: boolean;
  words: string;
  how: string;
  alone: boolean;
}

/** A page of one's finished games, the newest first, and what all that were asked for add up to. */
export interface OwnGamesListed {
  games: OwnGameListed[];
  page: number;
  pages: number;
  found: number;
  all: number;
  waiting: number;
  opponents: OpponentListed[];
  statistics: GameStatistics[];
}

/** A finished game of the reader's, in their words. */
export interface OwnGameListed {
  table: string;
  game: string;
  ended: number;
  outcome: "lost" | "shared" | "won";
  words: string;
  points: string;
  kept: boolean;
}

export interface OpponentListed {
  name: string;
  games: number;
}

/** What some games add up to; the last column of each table says how many of them are behind a line. */
export interface GameStatistics {
  game: string;
  tables: ReviewTable[];
}

/** Something particular to a game that a review shows: a table with a heading, and remarks below it. */
export interface ReviewTable {
  title: string;
  columns: string[];
  rows: string[][];
  notes: string[];
}

/** Nothing need be said; but it must be JSON, which no form can send. */
export interface NothingMore {

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

/** What to have at hand while playing, and what to understand before the first move, in the reader's language. */
export interface Aids {
  title: string;
  cards: AidCard[];
  primer: AidCard[];
}

/** A card that lies beside the board: a heading, sentences, and the name of a picture of the skin, or none. */
export interface AidCard {
  heading: string;
  lines: string[];
  picture: string;
}

/** A one-time code that makes another device the same guest. */
export interface Pass {
  code: string;
}

/** Whoever connects with it (`Authorization: Bearer …`) is this bot. */
export interface BotToken {
  token: string;
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

/** A window of a game, and what holds for all of it. */
export interface Replay {
  game: string;
  title: string;
  names: string[];
  stage: Stage;
  last: number;
  over: boolean;
  own_box: boolean;
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

/** A record, as its line in a file. */
export interface RecordTold {
  record: string;
}

/** What was entered so far, scored by the rules. */
export interface Tally {
  sheet?: Sheet | null;
  problems?: Problem[];
  missing?: string[];
  notes?: string[];
  result?: string;
  wrong?: Problem | null;
}

/** What cannot be: the fields that say so, and why. Whoever has just written one of them is refused. */
export interface Problem {
  fields: string[];
  words: string;
  rule?: string;
}

/** A review, or how far it is: how many moves are done, of how many. Nothing done of nothing: others come first. */
export interface ReviewFound {
  done: number;
  of: number;
  shown: ShownReview | null;
}

/** For each moment of the review, in the same order, the position before it. */
export interface ShownReview {
  review: Review;
  headings: ReviewHeadings;
  own_box: boolean;
  stage: Stage | null;
  positions: Seen[];
}

/** In one language. Chances are millionths; whatever is added up is exact. */
export interface Review {
  game: string;
  title: string;
  language: string;
  names: string[];
  known: number[];
  true: number[];
  lines: ToldMove[];
  moments: ToldMoment[];
  tables: ReviewTable[];
  notes: string[];
}

/** One row of the table behind the graph. */
export interface ToldMove {
  number: number;
  seat: number | null;
  words: string;
  known: number[];
  true: number[];
  choice: number;
  luck: number[];
}

/** A moment that decided the game, in words, with the position before it. */
export interface ToldMoment {
  number: number;
  seat: number;
  words: string;
  picture: string;
}

/** What stands above the parts of a review, in the reader's language. */
export interface ReviewHeadings {
  title: string;
  moments: string;
  no_moments: string;
  known: string;
  true: string;
  how: string;
  table: string;
  number: string;
  what: string;
  choice: string;
  luck: string;
  known_of: string[];
  true_of: string[];
  before: string[];
}

/** Play a finished game on from before one of its moves, in one of its seats, against bots. */
export interface AgainWanted {
  number: number;
  seat: number;
  table: string;
  record: string;
}

/** All that can be entered of a game, in the reader's words. */
export interface Form {
  game: string;
  title: string;
  intro: string;
  least: number;
  most: number | null;
  start: number;
  parts: (Give | Pick | Pile | Boxes | Board | Steps | Deal | Ask)[];
  hand: boolean;
}

/** Each player has some of the things. Tapped: the field is true; tapped again: it is wiped out. */
export interface Give {
  type: "give";
  label: string;
  how: string;
  field: string;
  groups: Group[];
}

/** Things that lie side by side. */
export interface Group {
  label: string;
  things: Piece[];
}

/** Each player has one of the things; the field holds its id. */
export interface Pick {
  type: "pick";
  label: string;
  how: string;
  field: string;
  groups: Group[];
}

/** Cards one after the other, each with several things on it; a field holds their ids, joined by `+`. */
export interface Pile {
  type: "pile";
  label: string;
  how: string;
  field: string;
  most: number;
  things: Piece[];
  cards: string[][];
}

/** Each player has a row of numbers, one of which may be circled: that field holds which. */
export interface Boxes {
  type: "boxes";
  label: string;
  how: string;
  field: string;
  many: number;
  least: number;
  most: number;
  circle: string;
  circle_field: string;
}

/** Tiles that lie one way or the other. A field holds what the field `stamp` held when its tile was turned over. A space with a mark holds something else, which stays as it is. */
export interface Board {
  type: "board";
  label: string;
  how: string;
  field: string;
  spaces: Space[];
  down: Piece;
  up: string;
  fixed: Piece;
  stamp: string;
}

/** A number that goes up by one, and back down by one where somebody was too quick. It begins at 1. */
export interface Steps {
  type: "steps";
  field: string;
  next: string;
  back: string;
}

/** Chance decides: the house answers with the fields to be written. */
export interface Deal {
  type: "deal";
  label: string;
  how: string;
}

/** One of several answers; the first counts where nothing was chosen. */
export interface Ask {
  type: "choice";
  label: string;
  field: string;
  answers: Answer[];
}

export interface Answer {
  value: string | boolean;
  label: string;
}

/** What was entered of a game on a real table: names of fields, which its form tells, and what stands in them. */
export interface Entered {
  fields: Record<string, string | number | boolean | null>;
}

/** A box as it can be corrected, in the reader's words. It is made anew whenever something was entered: which parts there are, and where things stand, may depend on it. */
export interface BoxForm {
  game: string;
  title: string;
  intro: string;
  parts: (Counts | Amount | Texts | Marks | Order | Ask)[];
  fields: Record<string, string | number | boolean | null>;
  changed: Record<string, string | number | boolean | null>;
  data: string | Record<string, unknown>;
  problem?: Problem | null;
}

/** How many there are of each thing. Each group has so many things in all. */
export interface Counts {
  type: "counts";
  label: string;
  how: string;
  field: string;
  groups: Group[];
  total: number;
}

/** A single number. */
export interface Amount {
  type: "amount";
  label: string;
  field: string;
  least: number;
  most: number;
}

/** Short texts; each has a label and a field of its own. */
export interface Texts {
  type: "texts";
  label: string;
  how: string;
  fields: Label[];
  longest: number;
}

/** The name of a field, and what it is called on the page. */
export interface Label {
  field: string;
  label: string;
}

/** Which spaces of the board are what. A field holds the id of the space's mark, or nothing. */
export interface Marks {
  type: "marks";
  label: string;
  how: string;
  field: string;
  spaces: Space[];
  marks: Mark[];
}

/** What a space may be, and how many such spaces there are. */
export interface Mark {
  id: string;
  label: string;
  many: number;
  piece: Piece;
}

/** Which thing is in which place; two things change places. A field holds the id of the thing there. */
export interface Order {
  type: "order";
  label: string;
  how: string;
  field: string;
  places: Space[];
  things: Piece[];
  on_board: boolean;
}

/** A box of one's own: by the fields in which it differs from the standard one, or by its contents. */
export interface BoxWanted {
  fields: Record<string, string | number | boolean | null>;
  data: string | Record<string, unknown> | null;
}

/** The box that a table is played with: the fields in which it differs from the standard one. */
export interface BoxOfTable {
  game: string;
  fields: Record<string, string | number | boolean | null>;
}

/** Keep what was entered where everyone with the link sees it. */
export interface NewPad {
  game: string;
  id: string;
  fields: Record<string, string | number | boolean | null>;
}

export interface PadMade {
  name: string;
  link: string;
}

/** A pad and how often it was written on. Asked with `If-None-Match`, the answer is 304 while nothing is new. */
export interface PadShown {
  name: string;
  game: string;
  seq: number;
  fields: Record<string, string | number | boolean | null>;
}

/** Write some fields; a write with the id of an earlier one is not done again. */
export interface PadWrite {
  id: string;
  fields: Record<string, string | number | boolean | null>;
}

export interface Prints {
  prints: PrintListed[];
  papers: string[];
  most: number;
}

/** Something to print, at /api/print/NAME.pdf?paper=…&language=…&copies=…; without copies, one is all there is. */
export interface PrintListed {
  name: string;
  title: string;
  label: string;
  copies: number;
}

/** Why nothing was done. */
export interface Trouble {
  code: string;
  words: string;
  rule: string;
}
