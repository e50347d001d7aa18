// What a game provides for lessons, rulebook and gallery: `games/<name>/learn.ts`, found by its folder, loaded when needed.
import type { Component } from "svelte";
import type { Json } from "../table";
import type { Params } from "../texts";

/** A piece in the gallery. */
export interface Piece {
  id: string;
  kind: string;
  name: string;
  icon: string | null;
  band: string; // a CSS colour
  tags: Record<string, string[]>; // what the filters of these names look at
  numbers: Record<string, number>; // by which it can be sorted
  counts?: { label: string; count: number }[]; // numbers shown beside each other
  lines: Line[];
  title: string; // a short line below the name
  rule: string; // the rule about it
}

/** A text about a piece. */
export interface Line {
  text: string;
  label?: string;
  soft?: boolean;
}

/** A choice above the gallery; "" lets all pieces through. */
export interface Filter {
  name: string;
  label: string;
  start?: string; // "" if nothing else is said
  values: { value: string; label: string }[];
}

/** What is chosen, by the names of the filters. */
export type Chosen = Record<string, string>;

export interface LearnPart {
  terms?(facts: Json): Params; // names and numbers that the words of a lesson take from the game
  box?(facts: Json): { title: string; about: string };
  pieces(facts: Json, chosen: Chosen): Piece[];
  filters(facts: Json, kind: string): Filter[];
  PieceCard: Component<{ piece: Piece; facts: Json; chosen: Chosen }>;
  Figure?: Component<{ rule: string; facts: Json }>; // the pieces a rule is about; nothing where a picture would not help
  beside?(rule: string): boolean; // whether its figure stands beside the rule
}

const PARTS = import.meta.glob<LearnPart>("../games/*/learn.ts", { import: "default" });

export async function learnPart(game: string): Promise<LearnPart | null> {
  return (await PARTS[`../games/${game}/learn.ts`]?.()) ?? null;
}
