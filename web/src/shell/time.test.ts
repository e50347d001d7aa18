import { expect, test } from "vitest";
import { timeLeft } from "./time";

test.each([
  [0, "0:00"],
  [-5, "0:00"],
  [65, "1:05"],
  [3725, "1:02:05"],
])("%d seconds", (seconds, words) => expect(timeLeft(seconds)).toBe(words));
