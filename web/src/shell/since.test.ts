// What others did between two turns of one's own can be seen again, also after it is one's turn.
import { expect, test } from "vitest";
import type { GameEvent } from "../table";
import { sinceLastTurn } from "./since";

const turn = (seat: number): GameEvent => ({ event: "turn", seat });
const turnOf = (event: GameEvent) => (event.event === "turn" ? Number(event["seat"]) : null);
const played = (seat: number): GameEvent => ({ event: "played", seat });

test("it begins with the first turn of another and ends with the viewer's next", () => {
  const log = [turn(0), played(0), turn(1), played(1), turn(2), played(2), turn(0), played(0)];
  expect(sinceLastTurn(log, 0, turnOf)).toEqual([2, 6]);
  expect(sinceLastTurn(log.slice(0, 4), 0, turnOf)).toEqual([2, 4]); // others are still at it
  expect(sinceLastTurn(log.slice(0, 2), 0, turnOf)).toEqual([0, 0]);
  expect(sinceLastTurn(log.slice(2, 6), 0, turnOf)).toEqual([0, 4]); // the viewer has had no turn yet
});
