// What the gallery shows of a box: pieces, filtered and in order.
import type { Epoch } from "../world/view";
import { bare } from "./book";

export type Kind = "heroes" | "discoveries" | "wonders" | "territories" | "die";
export const MEASURES = ["value", "population", "discovery", "conquest", "treasure"] as const;
export type Measure = (typeof MEASURES)[number];
export type Order = "name" | Measure;

export interface Piece {
  id: string;
  kind: Kind;
  name: string;
  icon: string | null;
  band: string; // a CSS colour
  epoch: Epoch | null;
  lands: string[]; // where it acts
  numbers: Partial<Record<Measure, number>>;
  title: string; // a short line below the name
  about: string;
  rule: string; // the rule about it
  ours: boolean; // its numbers are this house's, not the printed game's
}

export interface Wish {
  kind: Kind;
  words: string;
  epoch: Epoch | "all";
  land: string; // "" for all
  order: Order;
}

/** The pieces wished for, in the wished order: names from A, numbers from the largest. */
export function chosen(pieces: Piece[], wish: Wish): Piece[] {
  const words = bare(wish.words).split(/\s+/).filter(Boolean);
  const fits = (piece: Piece) =>
    piece.kind === wish.kind &&
    (wish.epoch === "all" || piece.epoch === null || piece.epoch === wish.epoch) &&
    (wish.land === "" || piece.lands.includes(wish.land)) &&
    words.every((word) => bare(`${piece.name} ${piece.title} ${piece.about}`).includes(word));
  const { order } = wish;
  const byName = (one: Piece, other: Piece) => one.name.localeCompare(other.name);
  const byNumber = (one: Piece, other: Piece) =>
    order === "name" ? 0 : (other.numbers[order] ?? -1) - (one.numbers[order] ?? -1);
  return pieces.filter(fits).sort((one, other) => byNumber(one, other) || byName(one, other));
}

/** The measures by which pieces of a kind can be sorted. */
export const measuresOf = (pieces: Piece[], kind: Kind): Measure[] =>
  MEASURES.filter((measure) => pieces.some((piece) => piece.kind === kind && piece.numbers[measure] !== undefined));
