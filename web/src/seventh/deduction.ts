// What the wandering hero can still be, from what this viewer sees: an aid to memory, never more than they may know.
import type { Json } from "../table";
import { counted, fitsOf, valuesOf, type Clue, type SeventhView } from "./view";

/** The values the wandering hero may have, ascending; empty when there is none. */
export function possible(view: SeventhView, facts: Json): number[] {
  const hero = view.wandering;
  if (!hero) return [];
  if (hero.card) return [hero.card];
  const seen = counted(seenCards(view));
  const copies = Number(view.options["copies"] ?? 11);
  return valuesOf(view).filter(
    (value) =>
      (!hero.must_fit || view.fits.includes(value)) &&
      (seen.get(value) ?? 0) < copies &&
      view.clues.every((clue) => agrees(clue, value, view, facts)),
  );
}

/** Every card that lies open for this viewer. */
function seenCards(view: SeventhView): number[] {
  const own = view.clues.flatMap((clue) => clue.card ?? []);
  const doubled = view.doubled ? [view.doubled.card] : [];
  return [...view.discard, ...view.seats.flatMap((seat) => [...seat.party, ...seat.eliminated]), ...(view.hand ?? []), ...own, ...doubled];
}

/** Whether a clue's answer allows this value; a clue with a card we do not know allows all. */
function agrees(clue: Clue, value: number, view: SeventhView, facts: Json): boolean {
  if (!clue.card) return true;
  if (view.options["clue"] !== "requirement") return (clue.card === value) === clue.answer;
  const fitting = fitsOf(facts, clue.card, view.players);
  return !fitting || fitting.includes(value) === clue.answer;
}
