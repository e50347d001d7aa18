// What a table is, for the games' faces and the shell: views, events, and what a game gives to be shown.
import type { Component } from "svelte";
import type { Scenes } from "./shell/scenes.svelte";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface Decision {
  seat: number;
  kind: string;
  rule: string;
  moves?: string[]; // only when it is the viewer's
  forecasts?: Record<string, Json>; // by move, what it would bring, as the engine predicts it
}

/** What the views of all games have in common. */
export interface CommonView {
  game: string;
  players: number;
  options: Record<string, string | number>;
  viewer: number | null;
  decision: Decision | null;
  over: boolean;
  scores: number[];
  ranking: number[][] | null;
}

export interface GameEvent {
  event: string; // beside its facts also `rule`, the number of the rule behind it
  [fact: string]: Json;
}

/** Who sits on a seat. */
export interface Person {
  name: string;
  bot: string | null;
  here: boolean;
}

/** The standing orders of a game: which questions the viewer wants to be asked. */
export interface StandingOrders {
  now: string;
  kept: string[]; // those that hold until another is chosen
  passing: string[]; // those that end by themselves
  give: (name: string) => void;
}

/** Everything a game's components are given. `view` is after `events`; `events` are what just happened, to be animated. */
export interface TableProps<V extends CommonView = CommonView> {
  view: V;
  people: Person[]; // by seat
  events: GameEvent[];
  batch: number; // number of the update: changes when `events` are new
  moves: string[]; // legal now for this viewer and not being sent; else []
  choose: (move: string) => void; // of a move that is not legal the engine says why, in a notice
  highlight: string[]; // ids to mark, from a clicked log line
  theme: string;
  calm: boolean; // no animation
  scenes: Scenes; // the board tells it what to show of `events`, and shows `scenes.now`
  orders?: StandingOrders; // answers in advance, for a seated viewer
  aid: Json | undefined; // what this viewer could work out, null while there is nothing; undefined without aids
  log: GameEvent[]; // all that has happened, where it is known
  advised: string | null; // the move a hint shows, to be lit where it would be made
  facts: Json; // static data of the game from GET /api/games: cards, box, …
}

/** What the list of all choices gives to a game for each of them. */
export interface OutlookProps<V extends CommonView = CommonView> {
  view: V;
  move: string;
  people: Person[];
  facts: Json;
}

/** What a game registers: components and words. Words are in the present language. */
export interface GameFace<V extends CommonView = CommonView> {
  Board: Component<TableProps<V>>; // the table; fills its box, no scrolling at 1280×720 and 390×844
  Hand?: Component<TableProps<V>>; // own cards, at the bottom left; on a phone at the thumb
  Prompt: Component<TableProps<V>>; // bottom bar: own hand, choices, running count; question, "?" and undo are the shell's
  Side?: Component<TableProps<V>>; // above the log in the right column; on a phone in the drawer
  Outlook?: Component<OutlookProps<V>>; // in the list of all choices, below a choice: what chance may make of it
  question(view: V, people: Person[], facts: Json): string;
  move(word: string, view: V, facts: Json): string;
  event(event: GameEvent, people: Person[], viewer: number | null, facts: Json): string;
  heading?(event: GameEvent, people: Person[], facts: Json): string; // for the log, if a turn begins with this event; else ""
  about(event: GameEvent): string[]; // ids a log line is about: "seat-2", "territory-europe", "card-5"
  learned?(event: GameEvent): number | null; // the seat that alone has just seen something
  sound(event: GameEvent): string | null; // name of a sound in shell/sound.ts
  ending(view: V, people: Person[], facts: Json): string;
  turnOf?(event: GameEvent): number | null; // the seat whose turn begins with it
  turns?(events: GameEvent[], people: Person[], facts: Json): { seat: number; words: string }[]; // each turn in one line
  phrase?(code: string): string; // what people may say at tables of this game alone
  headline?(view: V, facts: Json): string; // a few words for the header: "turn 7, requirement: odd"
  say?(key: string, params: Record<string, string | number>, people: Person[], facts: Json): string; // a reason or refusal whose parameters are ids
  insight?(aid: Json): { short: string; words: string }; // what a seat could work out, for the table of a replay
  Result?: Component<TableProps<V> & { seat: number }>; // on the end screen, in the row of a seat: what its place is made of
  Ending?: Component<TableProps<V> & { log: GameEvent[] }>; // on the end screen: how the points came about
}
