import { expect, test } from "vitest";
import type { GameInfo } from "../protocol";
import { fitted, request, usual, valueOf, withOption } from "./wish";

const GAME: GameInfo = {
  name: "seventh",
  rules: 1,
  min_players: 3,
  max_players: 5,
  default_players: 4,
  options: [
    { name: "clue", values: ["identical", "requirement"], default: "identical" },
    { name: "copies", values: [1, 2, 3], default: 3 },
  ],
  editions: { iello: {}, original: { clue: "requirement" } },
  themes: ["classic"],
  levels: ["random", "medium"],
  orders: [],
  phrases: [],
  aids: true,
  own_box: false,
  facts: {},
};

test("the usual table has one person and strong bots", () => {
  const table = request(usual(GAME, "bots"), "bots", "Nora", ["Iris", "Nora", "Otto", "Ada", "Emil"]);
  expect(table.seats).toEqual([
    { name: "Nora", bot: null },
    { name: "Otto", bot: "medium" },
    { name: "Ada", bot: "medium" },
    { name: "Emil", bot: "medium" },
  ]);
  expect(table.paused).toBe(false);
});

test("at one device everybody is a person, also without a name", () => {
  const table = request({ ...usual(GAME, "device"), players: 3, people: ["Nora", "", "Iris"] }, "device", "x");
  expect(table.seats?.map((seat) => seat.name)).toEqual(["Nora", "", "Iris"]);
  expect(table.seats?.every((seat) => seat.bot === null)).toBe(true);
});

test("friends are waited for if wanted", () => {
  expect(request(usual(GAME, "friends"), "friends", "Nora").paused).toBe(true);
});

test("an option is kept only where it differs from the edition", () => {
  const wish = { ...usual(GAME, "bots"), edition: "original" };
  expect(valueOf(wish, GAME, "clue")).toBe("requirement");
  const changed = withOption(wish, GAME, "clue", "identical");
  expect(changed.options).toEqual({ clue: "identical" });
  expect(withOption(changed, GAME, "clue", "requirement").options).toEqual({});
});

test("a kept wish that does not fit any more goes back to the usual", () => {
  const kept = {
    players: 9,
    edition: "gone",
    levels: ["expert"],
    options: { clue: "odd", copies: 2, old: 1 },
    people: ["a", "b"],
  };
  const wish = fitted(kept, GAME, "bots");
  expect(wish.players).toBe(5);
  expect(wish.edition).toBe("iello");
  expect(wish.levels).toEqual(["medium", "medium", "medium", "medium", "medium"]);
  expect(wish.options).toEqual({ copies: 2 });
  expect(wish.people).toEqual(["a"]);
});
