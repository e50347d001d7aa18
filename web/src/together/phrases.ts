// What can be said at a table, in the order in which one needs it.
import type { Spoken } from "../protocol";

export const PHRASES: Spoken["phrase"][] = [
  "hello",
  "luck",
  "nice",
  "wow",
  "thanks",
  "sorry",
  "oops",
  "thinking",
  "no-hurry",
  "moment",
  "back",
  "doubt",
  "trust",
  "close",
  "again",
  "good-game",
];
