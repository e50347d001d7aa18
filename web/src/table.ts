// What a table is, for the games' faces and the shell: views, events, and what a game gives to be shown.
import type { Component } from "svelte";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface Decision {
  seat: number;
  kind: string;
  rule: string;
  moves?: string[]; // only when it is the viewer's
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
  event: string;
  [fact: string]: Json;
}

/** Who sits on a seat. */
export interface Person {
  name: string;
  bot: string | null;
  here: boolean;
}

/** Everything a game's components are given. `view` is after `events`; `events` are what just happened, to be animated. */
export interface TableProps<V extends CommonView = CommonView> {
  view: V;
  people: Person[]; // by seat
  events: GameEvent[];
  batch: number; // number of the update: changes when `events` are new
  moves: string[]; // legal now for this viewer and not being sent; else []
  choose: (move: string) => void;
  highlight: string[]; // ids to mark, from a clicked log line
  theme: string;
  calm: boolean; // no animation
  aid: Json | undefined; // what this viewer could work out, null while there is nothing; undefined without aids
  facts: Json; // static data of the game from GET /api/games: cards, box, …
}

/** What a game registers: components and words. Words are in the present language. */
export interface GameFace<V extends CommonView = CommonView> {
  Board: Component<TableProps<V>>; // the table; fills its box, no scrolling at 1280×720 and 390×844
  Prompt: Component<TableProps<V>>; // bottom bar: own hand, choices, running count; question, "?" and undo are the shell's
  Side?: Component<TableProps<V>>; // above the log in the right column; on a phone in the drawer
  question(view: V, facts: Json): string;
  move(word: string, view: V, facts: Json): string;
  event(event: GameEvent, people: Person[], viewer: number | null, facts: Json): string;
  about(event: GameEvent): string[]; // ids a log line is about: "seat-2", "territory-europe", "card-5"
  rule(event: GameEvent): string | null;
  sound(event: GameEvent): string | null; // name of a sound in shell/sound.ts
  ending(view: V, people: Person[], facts: Json): string;
  headline?(view: V, facts: Json): string; // a few words for the header: "turn 7, requirement: odd"
  say?(key: string, params: Record<string, string | number>, people: Person[], facts: Json): string; // a reason or refusal whose parameters are ids
  insight?(aid: Json): { short: string; words: string }; // what a seat could work out, for the table of a replay
  Ending?: Component<TableProps<V> & { log: GameEvent[] }>; // on the end screen: how the points came about
}
