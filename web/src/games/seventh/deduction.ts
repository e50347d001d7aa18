// What the wandering hero can still be: as anybody sees it, or worked out by the server for this seat.
import type { Json } from "../../table";
import { valuesOf, type SeventhView } from "./view";

/** What the server works out for a seat at a table with aids (herohall/games/seventh/deduction.py). */
export interface Aid {
  possible: number[];
  unseen: number[]; // of each value, from 1: cards this seat has not seen
}

export const aidOf = (aid: Json | undefined): Aid | null => (aid ?? null) as Aid | null;

/** What needs no working out: a hero from the hand meets the requirement. */
export const plainly = (view: SeventhView): Aid => ({
  possible: view.wandering?.must_fit ? view.fits : valuesOf(view),
  unseen: [],
});
