import { expect, it } from "vitest";
import { decisive, sharesAt, swings } from "./swings";

const point = (number: number, ...shares: number[]) => ({ number, shares, insight: null });
const GAME = [point(0, 0.5, 0.5), point(10, 0.55, 0.45), point(20, 0.2, 0.8), point(30, 0.25, 0.75), point(40, 0, 1)];

it("finds the turns that changed most, in order, with the seat that changed most", () => {
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
  expect(decisive(GAME)).toEqual({ turn: 2, number: 20, seat: 1, before: 0.45, after: 0.8, kept: 0.75, last: false });
  expect(decisive([point(0, 0.5, 0.5), point(9, 0, 1)])).toMatchObject({ turn: 1, kept: 1, last: true });
  expect(decisive([point(0, 0.5, 0.5), point(9, 0.5, 0.5)])).toBeNull();
  expect(decisive([])).toBeNull();
});

it("calls no rise decisive that came to nothing", () => {
  const lost = [
    point(0, 0.4, 0.3, 0.3),
    point(5, 0.02, 0.96, 0.02),
    point(9, 0.3, 0.4, 0.3),
    point(12, 0.6, 0.1, 0.3),
    point(15, 1, 0, 0),
  ];
  expect(decisive(lost)).toMatchObject({ turn: 3, seat: 0, before: 0.3, after: 0.6, kept: 0.6 });
});

it("calls no rise decisive that left the win less likely than not", () => {
  const late = [point(0, 0.3, 0.3, 0.4), point(5, 0.15, 0.45, 0.4), point(9, 0.35, 0.3, 0.35), point(12, 1, 0, 0)];
  expect(decisive(late)).toMatchObject({ turn: 3, seat: 0, before: 0.35, last: true });
});

it("takes whoever of several winners gained most", () => {
  const shared = [point(0, 0.4, 0.1, 0.5), point(5, 0.4, 0.3, 0.3), point(9, 0.45, 0.45, 0.1), point(12, 0.5, 0.5, 0)];
  expect(decisive(shared)).toMatchObject({ turn: 1, seat: 1 });
});

it("knows the chances of the turn a moment lies in", () => {
  expect(sharesAt(GAME, 25)).toEqual([0.2, 0.8]);
  expect(sharesAt(GAME, 40)).toEqual([0, 1]);
  expect(sharesAt([], 3)).toEqual([]);
});
