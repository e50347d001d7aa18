// Where the chances changed most, and which turn decided a game. Pure.
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

export interface Decision extends Swing {
  kept: number; // the winner's chance was never smaller again
  last: boolean; // it was the last turn
}

/**
 * The turn that decided the game: the one that brought a winner most of what was not lost again, for a rise that came to
 * nothing decided nothing, nor did one that left the win less likely than not. The last turn only if no other did, for it
 * always ends with certainty.
 */
export function decisive(points: StudyPoint[]): Decision | null {
  const most = Math.max(...(points.at(-1)?.shares ?? []));
  const winners = (points.at(-1)?.shares ?? []).flatMap((share, seat) => (share === most ? [seat] : []));
  const found = winners.flatMap((seat) => points.slice(1).map((point, at) => decision(points, seat, at, point.number)));
  const gains = found.filter((one) => one.kept - one.before >= LEAST);
  const earlier = gains.filter(({ kept, last }) => !last && 2 * kept > most);
  return (earlier.length ? earlier : gains).reduce<Decision | null>(
    (best, one) => (best && best.kept - best.before >= one.kept - one.before ? best : one),
    null,
  );
}

function decision(points: StudyPoint[], seat: number, at: number, number: number): Decision {
  const [before = 0, ...later] = points.slice(at).map(({ shares }) => shares[seat] ?? 0);
  return {
    turn: at + 1,
    number,
    seat,
    before,
    after: later[0] ?? 0,
    kept: Math.min(...later),
    last: later.length === 1,
  };
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
