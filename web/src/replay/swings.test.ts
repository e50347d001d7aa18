import { expect, it } from "vitest";
import { decisive, sharesAt, swings } from "./swings";

const point = (number: number, ...shares: number[]) => ({ number, shares, insight: null });
const GAME = [point(0, 0.5, 0.5), point(10, 0.55, 0.45), point(20, 0.2, 0.8), point(30, 0.25, 0.75), point(40, 0, 1)];

it("finds the turns that decided, in order, with the seat that changed most", () => {
  expect(swings(GAME)).toEqual([
    { turn: 2, number: 20, seat: 0, before: 0.55, after: 0.2 },
    { turn: 4, number: 40, seat: 0, before: 0.25, after: 0 },
  ]);
});

it("finds none where nothing changed much, or nothing is known yet", () => {
  expect(swings([point(0, 0.5, 0.5), point(5, 0.6, 0.4)])).toEqual([]);
  expect(swings([point(0, 0.5, 0.5)])).toEqual([]);
  expect(swings([])).toEqual([]);
});

it("names at most four", () => {
  const wild = Array.from({ length: 12 }, (_, at) => point(at, at % 2, 1 - (at % 2)));
  expect(swings(wild)).toHaveLength(4);
});

it("says which turn decided it, the last one only if no other did", () => {
  expect(decisive(swings(GAME), 40)?.turn).toBe(2);
  expect(decisive(swings([point(0, 0.5, 0.5), point(9, 0, 1)]), 9)?.turn).toBe(1);
  expect(decisive([], 9)).toBeNull();
});

it("knows the chances of the turn a moment lies in", () => {
  expect(sharesAt(GAME, 25)).toEqual([0.2, 0.8]);
  expect(sharesAt(GAME, 40)).toEqual([0, 1]);
  expect(sharesAt([], 3)).toEqual([]);
});
