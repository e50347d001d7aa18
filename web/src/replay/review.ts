// What a study says about single moves: a person's doubtful ones, and everybody's best and worst. Pure.
import type { StudyMove } from "../protocol";

const MOST = 12;

/** The moves of a seat that a bot would not have made, the dearest first. */
export function doubtful(moves: StudyMove[], seat: number): StudyMove[] {
  return moves
    .filter((move) => move.seat === seat && move.gain < 0)
    .sort((one, other) => one.gain - other.gain)
    .slice(0, MOST);
}

/** The move of a seat that helped it most, and the one that cost it most. */
export function extremes(moves: StudyMove[], seat: number): { best: StudyMove | null; worst: StudyMove | null } {
  const mine = moves.filter((move) => move.seat === seat).sort((one, other) => one.gain - other.gain);
  const [first, last] = [mine[0] ?? null, mine.at(-1) ?? null];
  return { best: last && last.gain > 0 ? last : null, worst: first && first.gain < 0 ? first : null };
}

/** A gain in points of a hundred: "+12". */
export const points = (gain: number): string =>
  `${gain < 0 ? "−" : "+"}${Math.max(1, Math.round(100 * Math.abs(gain)))}`;
