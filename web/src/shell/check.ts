// A finished game checked as a whole: what the server found in its record, beside what this browser saw of it.
import type { Problem, Verified } from "../protocol";

/** `hash`: the one stored since the start, or null; `result`: what the screen shows, in the format of a record. */
export interface Seen {
  hash: string | null;
  result: string;
}

/** What does not match; empty if all is well. A record refused by the server is not compared further. */
export function doubts(
  found: Verified,
  seen: Seen,
  tell: (result: string) => string,
): Pick<Problem, "key" | "params">[] {
  if (found.fault) return [found.fault];
  const doubts = [];
  if (seen.hash !== null && found.seed_hash !== seen.hash)
    doubts.push({ key: "page-check-other-hash", params: { written: found.seed_hash ?? "", kept: seen.hash } });
  if (found.result !== seen.result)
    doubts.push({
      key: "page-check-other-result",
      params: { replayed: tell(found.result ?? ""), shown: tell(seen.result) },
    });
  return doubts;
}

export const UNFINISHED = "unfinished";

/** A ranking as a record writes it: `2 > 0 = 1`. */
export function standing(ranking: number[][] | null): string {
  return ranking?.map((seats) => seats.join(" = ")).join(" > ") ?? UNFINISHED;
}

/** Such a line with names and places: `1. Ada · 2. Nora, Ben`. */
export function placed(result: string, names: string[]): string {
  let place = 1;
  const lines = result.split(" > ").map((shared) => {
    const seats = shared.split(" = ").map(Number);
    const line = `${place}. ${seats.map((seat) => names[seat] ?? "?").join(", ")}`;
    place += seats.length;
    return line;
  });
  return lines.join(" · ");
}
