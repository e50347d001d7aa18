// The boxes that people make, kept in this browser with every change.
import type { Sheets } from "./sheets";

export interface KeptBox {
  id: string;
  game: string;
  changed: number;
  sheets: Sheets;
}

const BEGIN = "herohall-box-";
export const keyOf = (id: string): string => BEGIN + id;

/** All boxes for a game, the one changed last first. */
export function keptBoxes(game: string): KeptBox[] {
  const keys = Array.from({ length: localStorage.length }, (_, number) => localStorage.key(number) ?? "");
  return keys
    .filter((key) => key.startsWith(BEGIN))
    .flatMap((key) => keptBox(key.slice(BEGIN.length)) ?? [])
    .filter((box) => box.game === game)
    .sort((one, other) => other.changed - one.changed);
}

export function keptBox(id: string): KeptBox | null {
  try {
    const box = JSON.parse(localStorage.getItem(keyOf(id)) ?? "null") as KeptBox | null;
    return box && box.id === id && typeof box.sheets === "object" ? box : null;
  } catch {
    return null;
  }
}

/** Keep a box; false if the browser does not. */
export function keepBox(box: KeptBox): boolean {
  try {
    localStorage.setItem(keyOf(box.id), JSON.stringify(box));
    return true;
  } catch {
    return false;
  }
}

export const forgetBox = (id: string): void => localStorage.removeItem(keyOf(id));

export const newBox = (game: string, sheets: Sheets): KeptBox => ({
  id: Math.random().toString(36).slice(2, 12),
  game,
  changed: Date.now(),
  sheets,
});
