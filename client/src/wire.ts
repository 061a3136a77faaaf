// Made by 'make protocol' from src/foxden/live/wire.py; do not edit.

export interface Sit {
  type: "sit";
  id: string;
  name: string;
  avatar?: "bow" | "cap" | "feather" | "flower" | "glasses" | "hat" | "leaf" | "night" | "plain" | "scarf" | "snow" | "star" | null;
}

export interface Stand {
  type: "stand";
  id: string;
  seat: number;
}

/** Take back one's own seat. */
export interface Return {
  type: "return";
  id: string;
  seat: number;
}

export interface AddBot {
  type: "addbot";
  id: string;
  bot: string;
  seat?: number | null;
}

export interface Rename {
  type: "rename";
  id: string;
  seat: number;
  name: string;
}

/** The host sends away whoever sits there. */
export interface Remove {
  type: "remove";
  id: string;
  seat: number;
  name?: string;
}

export interface Choose {
  type: "choose";
  id: string;
  options: Record<string, string | boolean>;
  clock: Clock;
  data?: string | Record<string, unknown> | null;
}

/** How long people may think. `move` and `days` start anew with every move, a `bank` lasts the whole game. */
export interface Clock {
  kind: "bank" | "days" | "move" | "none";
  seconds: number;
}

export interface Ready {
  type: "ready";
  id: string;
  salt: string;
}

export interface Start {
  type: "start";
  id: string;
}

export interface Move {
  type: "move";
  id: string;
  seat: number;
  turn: number;
  text: string;
}

export interface Undo {
  type: "undo";
  id: string;
  seat: number;
}

export interface Pause {
  type: "pause";
  id: string;
  wanted: boolean;
}

export interface Rematch {
  type: "rematch";
  id: string;
}

/** The host lets everyone who visits the house find this table, to join or to watch; or no more. */
export interface Publish {
  type: "publish";
  id: string;
  wanted: boolean;
}

/** Turn to this page of a lesson: any earlier one, or the next; a move that is wanted is made for the learner. */
export interface Page {
  type: "page";
  id: string;
  page: number;
}

/** Remind somebody who has been away for a while that it is their turn. */
export interface Nudge {
  type: "nudge";
  id: string;
  seat: number;
}

/** Let a bot play on for somebody who has left, or has been away for a while on their turn, until they are back. */
export interface SitIn {
  type: "sitin";
  id: string;
  seat: number;
}

/** End the game unfinished, or no more. It ends when everyone wants it who acts for a seat and is not away. */
export interface Stop {
  type: "stop";
  id: string;
  wanted: boolean;
}

/** Give up, in a game in which that is a natural end. */
export interface Resign {
  type: "resign";
  id: string;
  seat: number;
}

/** How quickly bots move here. Whoever sits at the table may change it, for all. */
export interface SetPace {
  type: "setpace";
  id: string;
  pace: "brisk" | "calm" | "instant";
}

/** Be shown as another fox, on a seat of one's own. */
export interface Wear {
  type: "wear";
  id: string;
  seat: number;
  avatar: "bow" | "cap" | "feather" | "flower" | "glasses" | "hat" | "leaf" | "night" | "plain" | "scarf" | "snow" | "star";
}

/** The first message: which language the reader speaks. Pages loaded before an update may say more. */
export interface Hello {
  type: "hello";
  id: string;
  language: "de" | "en" | "es" | "fr" | "it";
}

/** What keeps this seat from what it has touched? Always answered by `refused`; without a rule where no move can be meant by it. Nothing changes. */
export interface WhyNot {
  type: "whynot";
  id: string;
  seat: number;
  turn: number;
  path: string[];
}

/** Which journeys, of several moves each, lead on from what this seat has touched? Answered by `reached`. Nothing changes. */
export interface Reach {
  type: "reach";
  id: string;
  seat: number;
  turn: number;
  path: string[];
}

/** On one device: this seat's player has it in hand now, and looks at what only they may see; or covers it again. */
export interface HandOver {
  type: "handover";
  id: string;
  seat: number;
  covered?: boolean;
}

/** A bot's view of one's own position. Answered by `advised` a moment later; not in games against other people. */
export interface Hint {
  type: "hint";
  id: string;
  seat: number;
  turn: number;
}

/** A whole position that this seat cannot tell from the true one, for bots that look ahead. Answered by `imagined`. Nothing changes. */
export interface Imagine {
  type: "imagine";
  id: string;
  seat: number;
  turn: number;
}

export interface React {
  type: "react";
  id: string;
  reaction: "hello" | "hurry" | "laugh" | "oops" | "thanks" | "think" | "well-played" | "wow";
}

export interface Done {
  type: "done";
  id: string;
  seq: number;
}

/** Nothing has changed. Why, by the rule's number where a rule forbids it, and in words. */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  rule: string;
  words: string;
  seq: number;
}

/** What does not change while a game is played; before the first scene, and anew with another language. */
export interface Staged {
  type: "staged";
  table: string;
  game: string;
  stage: Stage;
}

export interface Stage {
  zones: Zone[];
  roles?: Role[];
  alike?: string[];
  legend?: Piece[];
}

/** A board has spaces, all in their places; a row and a fan show their pieces (a row with spaces: the spaces, full or empty) side by side, as they fit; a pile only the last piece. */
export interface Zone {
  id: string;
  kind: "board" | "fan" | "pile" | "row";
  label: string;
  spaces?: Space[];
  own?: boolean;
  beside?: boolean;
}

/** A place on a board or in a row. One unit is the width of a space; x grows to the right, y downwards. */
export interface Space {
  id: string;
  label: string;
  x: number;
  y: number;
  shape?: "hex" | "square";
  marks?: string[];
  name?: string;
}

/** Who a seat is that has a certain piece (`mine`), what it can do and what it wants: a small card that it always sees. */
export interface Role {
  piece: string;
  art: string;
  name: string;
  goal: string;
  side?: string;
  ability?: string;
  marks?: string[];
}

export interface Piece {
  id: string;
  kind: "card" | "note" | "pawn" | "tile";
  art: string;
  label: string;
  on?: string;
  turned?: number;
  shows?: string[];
  text?: string;
  of?: string;
  marks?: string[];
}

/** The whole scene, on every change. `table` and `scene` are the same for all readers of a language. */
export interface Shown {
  type: "shown";
  seq: number;
  turn: number;
  table: TableInfo;
  scene: Scene | null;
  you: You;
  own: OwnScene | null;
  coach: Coach | null;
}

/** The table itself, the same for everyone. */
export interface TableInfo {
  name: string;
  game: string;
  title: string;
  phase: "closed" | "lobby" | "over" | "playing";
  options: Record<string, string | boolean>;
  clock: Clock;
  commitment: string;
  seats: number;
  asked: number;
  ready: number;
  watching: number;
  people?: SeatInfo[];
  paused?: boolean;
  pace?: "brisk" | "calm" | "instant";
  public?: boolean;
  own_box?: boolean;
  log?: Line[];
  winners?: number[];
  unfinished?: boolean;
  rematch?: string;
  rematch_by?: string;
  daily?: DailyInfo | null;
}

export interface SeatInfo {
  name: string;
  kind: "bot" | "empty" | "person";
  bot?: string;
  avatar?: string;
  sits_in?: boolean;
  will?: string;
  host?: boolean;
  ready?: boolean;
  asked?: boolean;
  here?: boolean;
  pausing?: boolean;
  missed?: boolean;
  nudged?: boolean;
  stopping?: boolean;
  left?: number | null;
}

/** A line of the log. */
export interface Line {
  seq: number;
  text: string;
  heading?: string;
}

/** The deal of a day: what is asked, and once the try is over what came of it, in the reader's words. */
export interface DailyInfo {
  day: string;
  counts: boolean;
  ask: string;
  words?: string;
}

export interface Scene {
  zones: Filled[];
  status: string;
  summary: string;
  notes?: string[];
  trails?: Trail[];
  sheet?: Sheet | null;
}

/** The pieces in a zone, from below to above or from left to right. */
export interface Filled {
  zone: string;
  pieces: Piece[];
}

/** A way that a piece may go now, space by space. When it has gone to the last of them, it has gone this way. */
export interface Trail {
  piece: string;
  spaces: string[];
}

/** A score sheet. Its rows may be shown one after the other, as a count is done. */
export interface Sheet {
  label: string;
  columns: Column[];
  rows: Row[];
  tracks?: Track[];
  more?: string;
  counted?: boolean;
}

export interface Column {
  label: string;
  seat?: number | null;
}

export interface Row {
  label: string;
  cells: Cell[];
  piece?: Piece | null;
  tracks?: number[];
  marks?: string[];
}

export interface Cell {
  text: string;
  points?: number;
  why?: string;
  marks?: string[];
}

export interface Track {
  art: string;
  label: string;
}

/** Who the reader is at this table. */
export interface You {
  seats?: number[];
  away?: number[];
  host?: boolean;
  in_hand?: number | null;
  covered?: boolean;
  peeking?: boolean;
  hand_over_to?: number | null;
  undo?: number | null;
  since?: number;
  resign?: boolean;
}

export interface OwnScene {
  zones?: Filled[];
  ask?: string;
  answered?: boolean;
  summary?: string;
  mine?: string[];
  marks?: Record<string, string[]>;
  labels?: Record<string, string>;
  choices?: Choice[];
  reach?: number | null;
  buttons?: Button[];
  number?: Number | null;
  notes?: string[];
  tip?: string;
  sheet?: Sheet | null;
}

/** A legal move: the pieces, spaces or buttons to touch one after the other. Whoever touches a space touches what stands on it, and the other way round. */
export interface Choice {
  path: string[];
  move: string;
  label: string;
  also?: string[][];
  trail?: string[];
}

/** A target that lies on no board. Shown when it is the next step of a path. */
export interface Button {
  id: string;
  label: string;
  aside?: boolean;
}

/** A choice too long to list: any number from least to most. */
export interface Number {
  least: number;
  most: number;
  written: number | null;
  toggle: Toggle | null;
  reach: number | null;
}

/** May be set along with a number; then its text follows the number in the move. */
export interface Toggle {
  label: string;
  text: string;
  on: boolean;
}

/** A lesson's page: what is said, what to look at, and who is to do something about it. */
export interface Coach {
  words: string;
  page: number;
  pages: number;
  waits_for: "move" | "nobody" | "reader" | "script";
  ring?: string[];
}

export interface Reacted {
  type: "reacted";
  name: string;
  reaction: "hello" | "hurry" | "laugh" | "oops" | "thanks" | "think" | "well-played" | "wow";
  words: string;
}

/** The hint that was asked for: words, and perhaps the move that they mean. */
export interface Advised {
  type: "advised";
  seat: number;
  turn: number;
  words: string;
  move?: string;
}

/** The journeys that were asked for. */
export interface Reached {
  type: "reached";
  seat: number;
  turn: number;
  path: string[];
  journeys: Journey[];
}

/** Several legal moves in a row that one path asks for, the shortest way there. Each is made for itself, and the rest not at all where one of them is refused. */
export interface Journey {
  path: string[];
  moves: string[];
  label: string;
  trail: string[];
}

/** All that is hidden from this seat is dealt anew; all else is as it is. `state`: as `State.freeze` writes it. */
export interface Imagined {
  type: "imagined";
  seat: number;
  turn: number;
  game: string;
  seats: number;
  options: Record<string, string | boolean>;
  data: string | Record<string, unknown>;
  state: number[];
}

export type Request = Sit | Stand | Return | AddBot | Rename | Remove | Choose | Ready | Start | Move | Undo | Pause | Rematch | Publish | Page | Nudge | SitIn | Stop | Resign | SetPace | Wear | Hello | WhyNot | Reach | HandOver | Hint | Imagine | React;

export type Answer = Done | Refused | Staged | Shown | Reacted | Advised | Reached | Imagined;
