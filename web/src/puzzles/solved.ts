// Which puzzles this person has answered, kept in this browser.

/** How a puzzle was answered at the first try. */
export type Answered = "solved" | "missed";

const KEY = "herohall-puzzles";

function read(): Record<string, Answered> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Answered>;
  } catch {
    return {};
  }
}

const kept = read();

export const answered = (game: string, number: number): Answered | null => kept[`${game}/${number}`] ?? null;

/** The first answer counts: whoever has been told the solution can give it. */
export function remember(game: string, number: number, solved: boolean): void {
  kept[`${game}/${number}`] ??= solved ? "solved" : "missed";
  localStorage.setItem(KEY, JSON.stringify(kept));
}
