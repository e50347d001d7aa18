// The log in turns: each begins with the event that opens it, and can be folded. Pure.
import type { GameEvent } from "../table";

export interface Line {
  number: number; // its place in the log
  event: GameEvent;
  text: string;
  times: number; // equal neighbours are one line
}

export interface Turn {
  heading: Line | null; // null for what happened before the first turn
  lines: Line[];
}

type Tell = (event: GameEvent) => string; // "" for what is not told

/** `open` returns the heading of a turn for the event it begins with. */
export function inTurns(log: GameEvent[], open: Tell, tell: Tell): Turn[] {
  let turn: Turn = { heading: null, lines: [] };
  const turns = [turn];
  log.forEach((event, number) => {
    const heading = open(event);
    const text = heading || tell(event);
    if (!text) return;
    const line = { number, event, text, times: 1 };
    const last = turn.lines.at(-1);
    if (heading) turns.push((turn = { heading: line, lines: [] }));
    else if (last?.text === text) last.times += 1;
    else turn.lines.push(line);
  });
  return turns.filter(({ heading, lines }) => heading || lines.length);
}

/** The turn a moment lies in, by the number of events that have happened. */
export function turnAt(turns: Turn[], happened: number): number {
  const at = turns.findLastIndex(({ heading }) => heading === null || heading.number < happened);
  return Math.max(0, at);
}
