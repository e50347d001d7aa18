// How the points came about, counted from the log of a whole game.
import type { GameEvent } from "../../table";
import type { Epoch } from "./view";

/** One source of points: what it was, and what each seat got from it. */
export interface Line {
  kind: "scoring" | "wonders" | "coins";
  epoch: Epoch | null;
  territory: string | null;
  points: number[]; // by seat
}

export function tally(log: GameEvent[], players: number): Line[] {
  const none = () => Array.from({ length: players }, () => 0);
  const scorings: Line[] = [];
  const wonders: Line = { kind: "wonders", epoch: null, territory: null, points: none() };
  const coins: Line = { kind: "coins", epoch: null, territory: null, points: none() };
  let epoch: Epoch = "ancient";
  for (const event of log) {
    const seat = Number(event["seat"]);
    if (event.event === "epoch_began") epoch = "modern";
    else if (event.event === "scoring")
      scorings.push({ kind: "scoring", epoch, territory: String(event["territory"]), points: none() });
    else if (event.event === "scored") scorings.at(-1)!.points[seat]! += Number(event["points"]);
    else if (event.event === "built") wonders.points[seat]! += Number(event["points"]);
    else if (event.event === "converted") coins.points[seat]! += 1;
  }
  return [...scorings, wonders, coins];
}
