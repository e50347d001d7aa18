import { expect, it } from "vitest";
import { consequences } from "./forecast";
import { table } from "./testing";

it("shows what the engine foretells of a move, and nothing of others", () => {
  const marks = [{ seat: 0, value: 5, mark: "new", sure: true }];
  const decision = {
    seat: 0,
    kind: "receive",
    rule: "S2.6",
    moves: ["recruit", "pass"],
    forecasts: { recruit: { marks } },
  };
  expect(consequences("recruit", table({ decision }))).toEqual(marks);
  expect(consequences("pass", table({ decision }))).toEqual([]);
  expect(consequences("recruit", table({ decision: null }))).toEqual([]);
});
