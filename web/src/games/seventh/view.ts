// The view of a seat in Seventh Hero, with types, and simple facts derived from it without rules.
import type { CommonView, GameEvent } from "../../table";

export interface SeatView {
  party: number[];
  used: number[];
  hand_size: number;
  eliminated: number[];
  hand?: number[]; // when the game is over
}

export interface Wandering {
  at: number;
  source: "hand" | "deck" | "unseen" | "party";
  seen_by: number[];
  must_fit: boolean;
  forbidden?: number[]; // who must pass it on when it comes to them (S6.4, where anyone can be named)
  card?: number; // for those who know it
}

export interface Clue {
  seat: number;
  answer: boolean;
  card?: number; // for asker and active player
}

export interface Announced {
  seat: number;
  power: number;
  target: number; // the hero a 3 readies; 0 for the others
  to?: number; // the player a 4 names
}

export interface SeventhView extends CommonView {
  turn: number;
  active: number;
  requirement: number;
  fits: number[];
  ignored: boolean;
  unmatched: boolean;
  deck: number;
  discard: number[];
  seats: SeatView[];
  hand: number[] | null;
  wandering: Wandering | null;
  clues: Clue[];
  window: "W1" | "W2" | "W3" | "W4" | "R" | null;
  announced: Announced[];
  doubled: { seat: number; card: number } | null;
}

/** The values in this game: 1–7, fewer with a small deck. */
export const valuesOf = (view: SeventhView): number[] =>
  Array.from({ length: Number(view.options["values"] ?? 7) }, (_, at) => at + 1);

/** How many different heroes win. */
export const goalOf = (view: SeventhView): number => Math.max(3, valuesOf(view).length - 1);

export const leftOf = (view: SeventhView, seat: number): number => (seat + 1) % view.players;

/** The seat at the lower edge: one's own, for a spectator the first. */
export const nearSeat = (view: SeventhView): number => view.viewer ?? 0;

/** The others clockwise, as they sit round the table: left neighbour first. */
export const farSeats = (view: SeventhView): number[] =>
  Array.from({ length: view.players - 1 }, (_, at) => (nearSeat(view) + at + 1) % view.players);

/** How many of each value: `[3, 3, 5]` → `{3: 2, 5: 1}`. */
export function counted(cards: number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

/** A number among the facts of an event, or null. */
export const fact = (event: GameEvent, name: string): number | null => {
  const value = event[name];
  return typeof value === "number" ? value : null;
};
