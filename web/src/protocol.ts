// Made from src/herohall/hall by `python web/tools/typescript.py`; do not edit.

import type { Json } from './table';

export const PROTOCOL = 1;

/** In the order in which people need them. */
export const PHRASES = ['hello', 'luck', 'nice', 'wow', 'thanks', 'sorry', 'oops', 'thinking', 'no-hurry', 'moment', 'back', 'doubt', 'trust', 'close', 'again', 'good-game'] as const;

/** The first message. `token` null: a spectator. `since`: the number seen last, as `seat` saw it. */
export interface Hello {
  type: 'hello';
  protocol: number;
  token?: string | null;
  since?: number | null;
  seat?: number | null;
}

/** Answer the decision that followed update `at`. Sending the same id again does no harm. */
export interface Act {
  type: 'act';
  id: string;
  at: number;
  move: string;
}

/** Take back the sender's last move. */
export interface Undo {
  type: 'undo';
  id: string;
  at: number;
}

/** Ask a bot what it would do on the sender's seat. */
export interface Hint {
  type: 'hint';
  id: string;
}

/** Set a standing order for the sender's seat, by a name the game declares; null: the game's first. */
export interface Order {
  type: 'order';
  id: string;
  order: string | null;
}

/** Save private notes for the sender's seat. */
export interface Note {
  type: 'note';
  id: string;
  notes: string;
}

/** Anything about the table besides moves. */
export interface Control {
  type: 'control';
  id: string;
  what: 'agree_end' | 'aids' | 'come_back' | 'concede' | 'hints' | 'hurry' | 'lift' | 'lower' | 'mute' | 'name' | 'offer_end' | 'open' | 'pace' | 'pause' | 'phrase' | 'refuse_end' | 'rematch' | 'remove' | 'resume' | 'sit_in' | 'unmute';
  seat?: number | null;
  value?: string | null;
}

/** Text mode: a line somebody typed. Null asks what has happened since update `at`, or if that is null everything. The server answers in words, from what this viewer may know; actions it only names, and the page does them. */
export interface Say {
  type: 'say';
  id: string;
  at: number | null;
  text: string | null;
  lang: 'de' | 'en' | 'fr';
  theme: string;
}

/** Check that the server is still there. */
export interface Ping {
  type: 'ping';
}

export type ClientMessage = Hello | Act | Undo | Hint | Order | Note | Control | Say | Ping;

/** Time to think: none; `live` with a bank of seconds for the game and free seconds for each answer; or days. */
export interface ClockChoice {
  kind?: 'days' | 'live' | 'none';
  bank?: number;
  reaction?: number;
  days?: number;
}

/** What does not change while a game is played. Only people with a seat get `invite`. */
export interface TableFacts {
  id: string;
  game: string;
  players: number;
  options: Record<string, string | number>;
  box: string | null;
  rules: number;
  rules_before: number | null;
  seed_hash: string;
  created: number;
  clock: ClockChoice;
  watch: boolean;
  origin: string | null;
  invite: string | null;
  daily: string | null;
  rated: boolean;
}

/** Who sits on a seat. `bot` is the level of the bot that plays there now, `away` the person it plays for. */
export interface Person {
  name: string;
  bot: string | null;
  here: boolean;
  host: boolean;
  away: boolean;
  conceded: boolean;
}

/** Times in seconds since 1970 by the server's clock, which reads `now`; `banks` is what each seat has left. */
export interface Clocks {
  now: number;
  deadline: number | null;
  banks: number[];
}

/** What changes at a table besides the game. */
export interface Company {
  status: 'ended' | 'frozen' | 'over' | 'paused' | 'running';
  people: Person[];
  watchers: number;
  pace: 'brisk' | 'calm' | 'instant';
  hints: boolean;
  aids: boolean;
  open: boolean;
  begins: number | null;
  offer: number[] | null;
  pause: number[] | null;
  contest: boolean;
  clocks: Clocks;
}

/** Told when the game has ended, so that anyone can check the deal: sha256(salt + seed) is the hash shown before. Seed and salt of a daily deal are sent on the next day. */
export interface Ending {
  seed: string | null;
  salt: string | null;
  result: string;
}

/** The whole table as the viewer may know it: the answer to `hello`, and sent whenever an update is not enough. */
export interface Welcome {
  type: 'welcome';
  protocol: number;
  table: TableFacts;
  company: Company;
  viewer: number | null;
  seats: number[];
  host: boolean;
  number: number;
  view: Record<string, Json>;
  log: Record<string, Json>[];
  undo: string | null;
  order: string | null;
  answered: boolean;
  notes: string;
  aid: Record<string, Json> | null;
  story: number;
  muted: number[];
  ending: Ending | null;
}

/** What happened, and the table after it. The log is its first `log` events, then these. */
export interface Update {
  type: 'update';
  number: number;
  events: Record<string, Json>[];
  log: number;
  view: Record<string, Json>;
  undo: string | null;
  answered: boolean;
  aid: Record<string, Json> | null;
  clocks: Clocks;
  ending: Ending | null;
}

/** Somebody came, left, paused, conceded …: the whole company as it is now. */
export interface People {
  type: 'people';
  company: Company;
}

/** The standing order of the viewer's seat has changed. */
export interface Ordered {
  type: 'ordered';
  order: string | null;
}

/** The notes of the viewer's seat have changed. */
export interface Noted {
  type: 'noted';
  notes: string;
}

/** Done and stored; `number` is the table's number afterwards. */
export interface Ack {
  type: 'ack';
  id: string;
  number: number;
}

/** An error that a person can fix, as a message key with parameters: the body of every error answer. */
export interface Problem {
  key: string;
  params: Record<string, string | number | Problem>;
  rule: string | null;
  problems: Problem[];
}

/** Not done, and why: a message key with parameters, and the rule's number where there is one. */
export interface Refused {
  type: 'refused';
  id: string | null;
  key: string;
  params: Record<string, string | number | Problem>;
  rule: string | null;
  number: number;
}

/** A move, its estimated share of the win, and the reason. */
export interface AdvisedMove {
  move: string;
  share: number;
  key: string;
  params: Record<string, string | number>;
}

/** The answer to `hint`: the best moves first, for the decision after update `at`. */
export interface Advice {
  type: 'advice';
  id: string;
  at: number;
  moves: AdvisedMove[];
}

/** The answer to `say`, in the language asked for, as the table was at `number`. `move` is the move the line meant, to be sent as `act`; `wish` is anything else the page has to do. */
export interface Said {
  type: 'said';
  id: string;
  number: number;
  lines: string[];
  move: string | null;
  wish: 'quit' | 'undo' | null;
}

/** The company has a new table; `token` is the viewer's seat at it. */
export interface Rematch {
  type: 'rematch';
  table: string;
  token: string | null;
}

/** Somebody has said something to the others. */
export interface Spoken {
  type: 'spoken';
  seat: number;
  phrase: string;
}

/** The list of seats whose owners the viewer has muted has changed. */
export interface Muted {
  type: 'muted';
  seats: number[];
}

/** The last message before the server closes; do not come back with the same token. */
export interface Farewell {
  type: 'farewell';
  key: string;
}

/** The answer to `ping`. */
export interface Pong {
  type: 'pong';
  now: number;
}

export type ServerMessage = Welcome | Update | People | Ordered | Noted | Ack | Refused | Advice | Said | Rematch | Spoken | Muted | Farewell | Pong;

/** An option of a game; its words are `GAME-option-NAME` and `GAME-option-NAME-VALUE`. */
export interface OptionInfo {
  name: string;
  values: (string | number)[];
  default: string | number;
}

/** A standing order a game offers; its words are `GAME-order-NAME`. The first holds until one is chosen. */
export interface OrderInfo {
  name: string;
  passing: boolean;
}

/** A game and all its choices. */
export interface GameInfo {
  name: string;
  rules: number;
  min_players: number;
  max_players: number;
  default_players: number;
  options: OptionInfo[];
  editions: Record<string, Record<string, string | number>>;
  themes: string[];
  levels: string[];
  orders: OrderInfo[];
  phrases: string[];
  own_box: boolean;
  aids: boolean;
  facts: Record<string, Json>;
}

/** GET /api/games. `local`: the server runs on this person's machine, so sharing and folders are offered. */
export interface Games {
  protocol: number;
  version: string;
  local: boolean;
  alone: boolean;
  ratings: boolean;
  open: boolean;
  engine: 'compiled' | 'compiling' | 'plain';
  games: GameInfo[];
}

/** A seat of a new table: the sender's (`bot` null) or a bot's, which a guest may take over. */
export interface NewSeat {
  name?: string;
  bot?: string | null;
}

/** POST /api/tables. Seats not named are bots. `paused`: wait for the guests until the host says `resume`. */
export interface NewTable {
  game: string;
  players?: number | null;
  options?: Record<string, string | number>;
  box?: string | null;
  seats?: NewSeat[];
  pace?: 'brisk' | 'calm' | 'instant';
  clock?: ClockChoice;
  hints?: boolean | null;
  aids?: boolean;
  watch?: boolean;
  paused?: boolean;
  open?: boolean;
  begin_after?: number | null;
  rated?: boolean;
  person?: string | null;
}

/** A seat at a table. The token is sent only this once; keep it in the browser. */
export interface Seated {
  table: string;
  token: string;
  seats: number[];
  invite: string;
}

/** POST /api/tables/{table}/claim: take over a bot's seat; with a token, for a person who is already there. An open table needs no invitation. */
export interface Claim {
  invite?: string;
  name?: string;
  seat?: number | null;
  token?: string | null;
  person?: string | null;
}

/** A table anyone may join; `begins` is null if its host decides when the game begins. */
export interface OpenTable {
  table: string;
  game: string;
  players: number;
  host: string;
  free: number;
  begins: number | null;
}

/** GET /api/open: all open tables, the oldest first; `now` is the server's time. */
export interface OpenTables {
  now: number;
  tables: OpenTable[];
}

/** POST /api/match: play with whoever comes; bots take the free seats after `wait` seconds. */
export interface QuickMatch {
  game: string;
  players: number;
  name?: string;
  wait?: number;
  person?: string | null;
}

/** GET /api/tables/{table}: what anyone with the link may know. `asked` is the seat that must decide. */
export interface TableInfo {
  table: TableFacts;
  company: Company;
  number: number;
  asked: number | null;
  changed: number;
  ending: Ending | null;
}

/** POST /api/tables/{table}/device: a code for another device, valid once and for a short time. */
export interface DeviceCode {
  code: string;
  expires: number;
}

/** POST /api/devices: continue here; the token of the other device is no longer valid. */
export interface DeviceClaim {
  code: string;
}

/** A move of a replay as its viewer may know it, and what it caused. */
export interface ReplayMove {
  seat: number;
  move: string;
  events: Record<string, Json>[];
}

/** GET /api/tables/{table}/replay?eyes=: all moves so far without undone ones, as those eyes may know them. Eyes are the number of a seat, `public` or `all`; by default those that see most. */
export interface Replay {
  table: TableFacts;
  people: Person[];
  finished: boolean;
  viewer: number | null;
  open: boolean;
  opening: Record<string, Json>[];
  moves: ReplayMove[];
  turns: number[];
  scorings: number[];
}

/** GET /api/tables/{table}/replay/{number}?eyes=: the table after this many moves, as those eyes saw it then. */
export interface ReplayStep {
  number: number;
  view: Record<string, Json>;
  aid: Record<string, Json> | null;
}

/** What each seat could work out, at the last moment of a turn with something to work out. */
export interface Insight {
  number: number;
  aids: (Record<string, Json> | null)[];
}

/** The beginning of a turn, or the end: each seat's share of the win, estimated by a bot that knows all cards. */
export interface StudyPoint {
  number: number;
  shares: number[];
  insight: Insight | null;
}

/** The move after `number` others: `gain` is what it added to its seat's share of the win, compared with `rival`. Below zero the bot would have played the rival; above, the rival is the second best move. That goes by what the seat could know; `outcome` is the same with the cards as they lay, so a good move may have brought bad luck. */
export interface StudyMove {
  number: number;
  seat: number;
  move: string;
  rival: string;
  gain: number;
  outcome: number;
}

/** GET /api/tables/{table}/study of a finished game, computed turn by turn; ask until `reviewed` is `count`. */
export interface Study {
  points: StudyPoint[];
  count: number;
  done: boolean;
  moves: StudyMove[];
  reviewed: number;
}

/** POST /api/tables/{table}/play-on: continue a finished game from one moment with the same cards, against bots. */
export interface PlayOn {
  number: number;
  seat: number;
  name?: string;
  level?: string | null;
}

/** POST /api/records: the table at which the game of a record can be replayed. */
export interface Opened {
  table: string;
}

/** Something that happened, and the table after it. */
export interface LessonFrame {
  events: Record<string, Json>[];
  view: Record<string, Json>;
  aid: Record<string, Json> | null;
}

/** What the coach says after the frames. `move`: what the learner should do; null: read on. */
export interface LessonStep {
  say: string;
  params: Record<string, string | number>;
  point: string[];
  move: string | null;
  frames: LessonFrame[];
}

/** GET /api/lessons/{game}: a whole lesson; the learner sits on seat 0, `names` are those of the others. */
export interface Lesson {
  game: string;
  names: string[];
  facts: Record<string, Json>;
  steps: LessonStep[];
}

/** The puzzles of a game: how many there are, and the number of today's. */
export interface PuzzleShelf {
  game: string;
  count: number;
  daily: number;
}

/** GET /api/puzzles: the games that have puzzles. */
export interface Puzzles {
  shelves: PuzzleShelf[];
}

/** GET /api/puzzles/{game}/{number}: a moment of a game as the seat that is asked knows it. */
export interface PuzzleTask {
  game: string;
  number: number;
  count: number;
  names: string[];
  facts: Record<string, Json>;
  log: Record<string, Json>[];
  view: Record<string, Json>;
  aid: Record<string, Json> | null;
}

/** POST /api/puzzles/{game}/{number}: the move somebody thinks best. */
export interface PuzzleMove {
  move: string;
}

/** Whether it is, what is best, and what speaks for both. */
export interface PuzzleVerdict {
  solved: boolean;
  best: AdvisedMove;
  chosen: AdvisedMove;
}

/** POST /api/daily: play today's deal, or continue it here. */
export interface DailyStart {
  game: string;
  person: string;
  name?: string;
}

/** Somebody's attempt: place and score at the table, null if given up. `table` from the next day on. */
export interface DailyLine {
  name: string;
  you: boolean;
  place: number | null;
  score: number | null;
  table: string | null;
}

/** A day's deal of one game. Seed and salt are sent on the next day; the lines only to people who have finished. */
export interface DailyGame {
  game: string;
  players: number;
  bot: string;
  hash: string;
  seed: string | null;
  salt: string | null;
  table: string | null;
  finished: number;
  lines: DailyLine[];
}

/** GET /api/daily?day=2026-11-16, a person's key as the token: a day's deals and results. Without `day`: today's. */
export interface DailyBoard {
  day: string;
  past: boolean;
  ends: number;
  earlier: string | null;
  later: string | null;
  games: DailyGame[];
}

/** A person's rating. `certain`: enough games for it to mean something. */
export interface RatingLine {
  name: string;
  points: number;
  games: number;
  certain: boolean;
  you: boolean;
}

/** The ratings of one game, the best first. */
export interface RatingList {
  game: string;
  lines: RatingLine[];
}

/** GET /api/ratings, with the person's key as the token. */
export interface RatingLists {
  on: boolean;
  lists: RatingList[];
}

/** How a game changed the rating of the person on a seat. */
export interface RatingChange {
  seat: number;
  before: number;
  after: number;
}

/** GET /api/tables/{table}/ratings */
export interface RatingChanges {
  changes: RatingChange[];
}

/** POST /api/forget: remove the person with this key from all lists. */
export interface Forget {
  person: string;
}

/** POST /api/boxes: the files of a box by name, its tables, or on a server on the same machine, its folder. */
export interface BoxFiles {
  game: string;
  files?: Record<string, string>;
  sheets?: Record<string, string[][]> | null;
  folder?: string | null;
  keep?: boolean;
}

/** A box that can be played with; `box` is its name in NewTable. */
export interface BoxInfo {
  box: string;
  label: string;
}

/** A column. Its words are `GAME-box-label-COLUMN`, `GAME-box-column-COLUMN`, `GAME-box-word-COLUMN-WORD`. */
export interface ColumnForm {
  name: string;
  kind: 'number' | 'one' | 'phrase' | 'prose' | 'some' | 'text' | 'word';
  low?: number;
  high?: number;
  words?: string[];
  lines_of?: string;
  optional?: boolean;
  lang?: string;
  like?: string;
  start?: string;
}

/** A file of a box. Its title is `GAME-box-sheet-FILE`. */
export interface SheetForm {
  file: string;
  columns: ColumnForm[];
  first: string[];
  count?: number;
  keyed?: boolean;
}

/** GET /api/boxes/{game}: the sheets of a box as a form asks for them, and the game's own box. */
export interface BoxForm {
  forms: SheetForm[];
  own: Record<string, string[][]>;
}

/** A box as tables: POST /api/boxes/zip, and GET /api/boxes/{game}/{box} of a box stored here. */
export interface BoxSheets {
  game: string;
  sheets: Record<string, string[][]>;
}

/** POST /api/boxes/check: a box that is being made, and the card to be drawn, by its file and line. */
export interface BoxDraft {
  game: string;
  sheets: Record<string, string[][]>;
  file?: string;
  line?: number;
}

/** Something wrong with a box: where (line 0: the whole file), what, and both in one sentence. */
export interface BoxProblem {
  file: string;
  line: number;
  column: string;
  what: Problem;
  said: Problem;
}

/** A word that may come next in a phrase: the word, the phrase with it, and what it means, by language. */
export interface NextWord {
  word: string;
  phrase: string;
  text: Record<string, string>;
}

/** What is wrong with a box; its name and hash if nothing is; the facts of the game with the card asked for. */
export interface BoxReport {
  problems: BoxProblem[];
  label: string | null;
  facts: Record<string, Json> | null;
  next_words: Record<string, NextWord[]>;
  meaning: Record<string, string>;
}

/** A box as one zip file: POST /api/boxes/read. The bytes are base64. */
export interface BoxZip {
  game: string;
  zip: string;
}

/** The tables of a box from a zip file, and what was wrong with its files. */
export interface BoxRead {
  sheets: Record<string, string[][]>;
  problems: BoxProblem[];
}

/** GET /api/rules/{game}/{lang}: the rulebook in Markdown, or with `?rule=S2.3` one rule or section of it. */
export interface RuleText {
  text: string;
}

/** POST /api/verify, POST /api/records: the text of a record. */
export interface RecordText {
  record: string;
  box?: string | null;
}

/** The result of checking a record; `fault` is null if it is correct. */
export interface Verified {
  fault: Problem | null;
  game: string | null;
  seed_hash: string | null;
  result: string | null;
  moves: number;
}

/** POST /api/qr: a path of this server, beginning with a slash. */
export interface Path {
  path: string;
}

/** A link another device can open, and its QR code as SVG. */
export interface QrCode {
  link: string;
  svg: string;
}

/** GET and POST /api/share: whether other devices in this network can reach the server, and where. */
export interface Sharing {
  on: boolean;
  address: string | null;
}
