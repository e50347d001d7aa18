// What the wandering hero can still be: seen, worked out by the server for this seat, or else what the requirement allows.
import type { Json } from "../table";
import { valuesOf, type SeventhView } from "./view";

/** What the server works out for a seat at a table with aids (herohall/seventh/deduction.py). */
export interface Aid {
  possible: number[];
  unseen: number[]; // of each value, from 1: cards this seat has not seen
}

export const aidOf = (aid: Json | undefined): Aid | null => (aid ?? null) as Aid | null;

/** The values the wandering hero may have, ascending; empty when there is none. */
export function possible(view: SeventhView, aid: Json | undefined): number[] {
  const hero = view.wandering;
  if (!hero) return [];
  if (hero.card) return [hero.card];
  return aidOf(aid)?.possible ?? (hero.must_fit ? view.fits : valuesOf(view));
}
