// What the gallery shows of a box: pieces, filtered and in order.
import { bare } from "./book";
import type { Chosen, Piece } from "./part";

export interface Wish {
  kind: string;
  words: string;
  chosen: Chosen;
  order: string; // "name", or a number that pieces have
}

/** The pieces wished for, in the wished order: names from A, numbers from the largest. */
export function sift(pieces: Piece[], wish: Wish): Piece[] {
  const words = bare(wish.words).split(/\s+/).filter(Boolean);
  const tagged = (piece: Piece) =>
    Object.entries(wish.chosen).every(([name, value]) => value === "" || (piece.tags[name]?.includes(value) ?? true));
  const said = (piece: Piece) => bare([piece.name, piece.title, ...piece.lines.map(({ text }) => text)].join(" "));
  const fits = (piece: Piece) =>
    piece.kind === wish.kind && tagged(piece) && words.every((word) => said(piece).includes(word));
  const byName = (one: Piece, other: Piece) => one.name.localeCompare(other.name);
  const byNumber = (one: Piece, other: Piece) => (other.numbers[wish.order] ?? -1) - (one.numbers[wish.order] ?? -1);
  return pieces.filter(fits).sort((one, other) => byNumber(one, other) || byName(one, other));
}

/** The numbers by which pieces of a kind can be sorted. */
export const measuresOf = (pieces: Piece[], kind: string): string[] => [
  ...new Set(pieces.filter((piece) => piece.kind === kind).flatMap((piece) => Object.keys(piece.numbers))),
];
