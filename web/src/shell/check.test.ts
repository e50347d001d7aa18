import { expect, test } from "vitest";
import type { Verified } from "../protocol";
import { doubts, placed, standing, type Seen } from "./check";

const RIGHT: Verified = { fault: null, game: "seventh", seed_hash: "5e1f", result: "2 > 0 = 1", moves: 40 };
const SEEN = { hash: "5e1f", result: "2 > 0 = 1" };
const NAMES = ["Nora", "Ada", "Ben"];
const found = (verified: Verified, seen: Seen = SEEN) => doubts(verified, seen, (result) => `<${result}>`);

test("a record that fits what this browser saw leaves no doubt", () => {
  expect(found(RIGHT)).toEqual([]);
});

test("a good record of another deal is found by the hash kept since the start", () => {
  expect(found({ ...RIGHT, seed_hash: "0000" })).toEqual([
    { key: "page-check-other-hash", params: { written: "0000", kept: "5e1f" } },
  ]);
});

test("one who kept no hash has nothing to compare it with", () => {
  expect(found({ ...RIGHT, seed_hash: "0000" }, { ...SEEN, hash: null })).toEqual([]);
});

test("another result than the one on the screen is found", () => {
  expect(found({ ...RIGHT, result: "0 > 2 = 1" })).toEqual([
    { key: "page-check-other-result", params: { replayed: "<0 > 2 = 1>", shown: "<2 > 0 = 1>" } },
  ]);
  expect(found(RIGHT, { ...SEEN, result: standing(null) })).toHaveLength(1);
});

test("what the server cannot follow is told in its words", () => {
  const fault = { key: "record-illegal", params: { line: 20 }, rule: "S4.3", problems: [] };
  expect(found({ fault, game: null, seed_hash: null, result: null, moves: 0 })).toEqual([fault]);
});

test("a ranking is written as in records, and told with places", () => {
  expect(standing([[2], [0, 1]])).toBe("2 > 0 = 1");
  expect(standing(null)).toBe("unfinished");
  expect(placed("1 = 2 > 0", NAMES)).toBe("1. Ada, Ben · 3. Nora");
});
