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

/**
 * The move of a seat that helped it most, and the one that cost it most: by what the seat could know, and with the cards as
 * they lay, too. Nobody is praised for what went wrong, nor blamed for what went well.
 */
export function extremes(moves: StudyMove[], seat: number): { best: StudyMove | null; worst: StudyMove | null } {
  const mine = moves.filter((move) => move.seat === seat).sort((one, other) => one.gain - other.gain);
  return {
    best: mine.findLast(({ gain, outcome }) => gain > 0 && outcome > 0) ?? null,
    worst: mine.find(({ gain, outcome }) => gain < 0 && outcome < 0) ?? null,
  };
}

/** A gain in points of a hundred: "+12". */
export function points(gain: number): string {
  const count = Math.round(100 * Math.abs(gain));
  return `${count ? (gain < 0 ? "−" : "+") : "±"}${count}`;
}
