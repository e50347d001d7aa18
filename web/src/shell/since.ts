// What happened since the viewer's last turn, found in the log.
import type { GameEvent } from "../table";

/** Where it begins and ends in the log. `turnOf`: the seat whose turn begins with an event. */
export function sinceLastTurn(
  log: GameEvent[],
  viewer: number,
  turnOf: (event: GameEvent) => number | null = () => null,
): [number, number] {
  const turns = log.flatMap((event, at) => {
    const seat = turnOf(event);
    return seat === null ? [] : [{ at, own: seat === viewer }];
  });
  const mine = turns.at(-1)?.own ? turns.pop() : undefined; // it is the viewer's turn again
  const end = mine?.at ?? log.length;
  const before = turns.findLastIndex((turn) => turn.own);
  return [before < 0 ? 0 : (turns[before + 1]?.at ?? end), end];
}
