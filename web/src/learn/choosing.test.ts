import { expect, test } from "vitest";
import { measuresOf, sift, type Wish } from "./choosing";
import type { Piece } from "./part";

const piece = (name: string, lands: string[], more: Partial<Piece>): Piece => ({
  ...{ id: name, kind: "heroes", name, icon: null, band: "", numbers: {}, lines: [], title: "", rule: "" },
  tags: { epoch: ["ancient"], land: lands },
  ...more,
});
const BOX = [
  piece("Plato", ["mediterranean"], { numbers: { population: 3, treasure: 2 } }),
  piece("Ézana", ["africa", "india"], { numbers: { population: 2, treasure: 3 } }),
  piece("Mozart", [], {
    tags: { epoch: ["modern"], land: ["europe"] },
    numbers: { population: 3, treasure: 2 },
    title: "Composer",
  }),
  piece("Writing", [], { kind: "discoveries", tags: {}, numbers: { value: 4 }, lines: [{ text: "Worth 4" }] }),
];
const WISH: Wish = { kind: "heroes", words: "", chosen: { epoch: "", land: "" }, order: "name" };
const names = (wish: Partial<Wish>) => sift(BOX, { ...WISH, ...wish }).map(({ name }) => name);

test("pieces of a kind, from A", () => {
  expect(names({})).toEqual(["Ézana", "Mozart", "Plato"]);
  expect(names({ kind: "discoveries" })).toEqual(["Writing"]);
});

test("by epoch, territory and words, without accents", () => {
  expect(names({ chosen: { epoch: "modern" } })).toEqual(["Mozart"]);
  expect(names({ chosen: { land: "india" } })).toEqual(["Ézana"]);
  expect(names({ words: "EZA" })).toEqual(["Ézana"]);
  expect(names({ words: "composer" })).toEqual(["Mozart"]);
});

test("a piece without such a tag is let through", () => {
  expect(names({ kind: "discoveries", chosen: { epoch: "modern", land: "india" } })).toEqual(["Writing"]);
});

test("numbers from the largest, equals by name", () => {
  expect(names({ order: "population" })).toEqual(["Mozart", "Plato", "Ézana"]);
  expect(measuresOf(BOX, "heroes")).toEqual(["population", "treasure"]);
});
