// Who may still react to the power announced last (S5.8). It follows from public facts; the question itself comes from
// the view, and this is only the row that shows how far the round has come.
import type { SeventhView } from "./view";

export type Turn = "declined" | "asked" | "later" | "cannot";
export interface Reactor {
  seat: number;
  turn: Turn;
}

const CANCEL = 1;
const READY = 3;

/** All seats but the announcer's, clockwise from the active player, in the order in which they are asked. */
export function reactors(view: SeventhView): Reactor[] {
  const top = view.announced.at(-1);
  if (!top) return [];
  const order = view.seats.map((_, step) => (view.active + step) % view.players);
  const asked = order.indexOf(view.decision?.seat ?? -1);
  return order
    .map((seat, place): Reactor => ({ seat, turn: turnOf(view, seat, place, asked) }))
    .filter(({ seat }) => seat !== top.seat);
}

function turnOf(view: SeventhView, seat: number, place: number, asked: number): Turn {
  if (!canReact(view, seat)) return "cannot";
  if (place === asked) return "asked";
  return place < asked ? "declined" : "later";
}

function canReact(view: SeventhView, seat: number): boolean {
  const { party, used } = view.seats[seat]!;
  const ready = (value: number) => party.includes(value) && !used.includes(value);
  return ready(CANCEL) || (ready(READY) && used.includes(CANCEL));
}
