import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { seedFits } from "./seed";

const SALT = "09ab".repeat(8);
const SEED = "00000000000000000000000000000007";
const HASH = createHash("sha256")
  .update(Buffer.from(SALT + SEED, "hex"))
  .digest("hex");

test("the seed fits the fingerprint", () => {
  expect(seedFits(HASH, SEED, SALT)).toBe(true);
  expect(seedFits(HASH, SEED.replace("7", "8"), SALT)).toBe(false);
});

test("before the end there is nothing to check", () => {
  expect(seedFits(HASH, null, null)).toBe(null);
});
