// How far this person has come in each lesson, kept in this browser.

export interface Progress {
  step: number;
  done: boolean; // has been at the end once
}

const KEY = "herohall-learn";

function read(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Progress>;
  } catch {
    return {};
  }
}

const kept = read();

export function progressIn(game: string): Progress {
  return kept[game] ?? { step: 0, done: false };
}

export function remember(game: string, step: number, last: boolean): void {
  kept[game] = { step: last ? 0 : step, done: last || progressIn(game).done };
  localStorage.setItem(KEY, JSON.stringify(kept));
}
