import { expect, it } from "vitest";
import type { GameEvent } from "../table";
import { inTurns, turnAt } from "./log";

const LOG: GameEvent[] = ["dealt", "turn", "sent", "declined", "passed", "passed", "turn", "sent"].map((event) => ({
  event,
}));
const tell = ({ event }: GameEvent) => (event === "declined" ? "" : event);
const open = ({ event }: GameEvent) => (event === "turn" ? "a turn" : "");
const turns = inTurns(LOG, open, tell);

it("begins a turn with the event that opens it, and tells equal neighbours once", () => {
  expect(
    turns.map(({ heading, lines }) => [heading?.number ?? null, lines.map((line) => [line.text, line.times])]),
  ).toEqual([
    [null, [["dealt", 1]]],
    [
      1,
      [
        ["sent", 1],
        ["passed", 2],
      ],
    ],
    [6, [["sent", 1]]],
  ]);
});

it("knows the turn of a moment", () => {
  expect([0, 1, 2, 6, 7, 8, Infinity].map((happened) => turnAt(turns, happened))).toEqual([0, 0, 1, 1, 2, 2, 2]);
});

it("keeps a game without turns in one piece", () => {
  expect(inTurns(LOG, () => "", tell)).toHaveLength(1);
  expect(inTurns([], open, tell)).toEqual([]);
});
