// Where a game was decided: the turns in which somebody's chances changed most. Pure.
import type { StudyPoint } from "../protocol";

export interface Swing {
  turn: number; // from 1
  number: number; // moves made when the turn was over
  seat: number; // whose chances changed most
  before: number;
  after: number;
}

const MOST = 4;
const LEAST = 0.15;

/** The largest changes, in the order they happened. */
export function swings(points: StudyPoint[]): Swing[] {
  return points
    .slice(1)
    .map((point, at) => largest(points[at]!, point, at + 1))
    .filter((swing) => change(swing) >= LEAST)
    .sort((one, other) => change(other) - change(one))
    .slice(0, MOST)
    .sort((one, other) => one.number - other.number);
}

/** The turn that decided the game; the last one only if no other did, for it always ends with certainty. */
export function decisive(decided: Swing[], end: number): Swing | null {
  const before = decided.filter(({ number }) => number < end);
  const candidates = before.length ? before : decided;
  return candidates.length ? candidates.reduce((most, one) => (change(one) > change(most) ? one : most)) : null;
}

const change = (swing: Swing): number => Math.abs(swing.after - swing.before);

function largest(earlier: StudyPoint, later: StudyPoint, turn: number): Swing {
  const all = later.shares.map((after, seat) => ({
    turn,
    number: later.number,
    seat,
    before: earlier.shares[seat] ?? 0,
    after,
  }));
  return all.reduce((most, one) => (change(one) > change(most) ? one : most));
}

/** Each seat's chances at a moment: those of the turn it lies in. */
export function sharesAt(points: StudyPoint[], number: number): number[] {
  return points.findLast((point) => point.number <= number)?.shares ?? [];
}
