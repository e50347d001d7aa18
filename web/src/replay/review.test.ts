import { expect, it } from "vitest";
import { doubtful, extremes, points } from "./review";

const move = (number: number, seat: number, gain: number, outcome = gain) => ({
  number,
  seat,
  move: "pass",
  rival: "recruit",
  gain,
  outcome,
});
const MOVES = [move(3, 0, -0.1), move(5, 1, 0.2), move(9, 0, -0.3), move(12, 0, 0.05), move(14, 0, 0.4)];

it("lists a seat's doubtful moves, the dearest first", () => {
  expect(doubtful(MOVES, 0).map(({ number }) => number)).toEqual([9, 3]);
  expect(doubtful(MOVES, 1)).toEqual([]);
});

it("finds everybody's best and worst move, if there are any", () => {
  expect(extremes(MOVES, 0)).toEqual({ best: MOVES[4], worst: MOVES[2] });
  expect(extremes(MOVES, 1)).toEqual({ best: MOVES[1], worst: null });
  expect(extremes(MOVES, 2)).toEqual({ best: null, worst: null });
});

it("neither praises what went wrong nor blames what went well", () => {
  const lucky = [move(3, 0, 0.4, -0.2), move(5, 0, 0.1, 0.3), move(7, 0, -0.3, 0.1), move(9, 0, -0.1)];
  expect(extremes(lucky, 0)).toEqual({ best: lucky[1], worst: lucky[3] });
  expect(doubtful(lucky, 0)).toEqual([lucky[2], lucky[3]]);
});

it("counts gains in points of a hundred", () => {
  expect([0.123, -0.3, 0.001, -0.001].map(points)).toEqual(["+12", "−30", "±0", "±0"]);
});
