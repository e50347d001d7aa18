import { expect, test } from "vitest";
import { chosen, measuresOf, type Piece, type Wish } from "./choosing";

const piece = (name: string, more: Partial<Piece>): Piece => ({
  ...{ id: name, kind: "heroes", name, icon: null, band: "", epoch: "ancient", lands: [], numbers: {}, title: "", about: "", rule: "", ours: false },
  ...more,
});
const BOX = [
  piece("Plato", { lands: ["mediterranean"], numbers: { population: 3, treasure: 2 } }),
  piece("Ézana", { lands: ["africa", "india"], numbers: { population: 2, treasure: 3 } }),
  piece("Mozart", { epoch: "modern", lands: ["europe"], numbers: { population: 3, treasure: 2 }, title: "Composer" }),
  piece("Writing", { kind: "discoveries", numbers: { value: 4 } }),
];
const WISH: Wish = { kind: "heroes", words: "", epoch: "all", land: "", order: "name" };
const names = (wish: Partial<Wish>) => chosen(BOX, { ...WISH, ...wish }).map(({ name }) => name);

test("pieces of a kind, from A", () => {
  expect(names({})).toEqual(["Ézana", "Mozart", "Plato"]);
  expect(names({ kind: "discoveries" })).toEqual(["Writing"]);
});

test("by epoch, territory and words, without accents", () => {
  expect(names({ epoch: "modern" })).toEqual(["Mozart"]);
  expect(names({ land: "india" })).toEqual(["Ézana"]);
  expect(names({ words: "EZA" })).toEqual(["Ézana"]);
  expect(names({ words: "composer" })).toEqual(["Mozart"]);
});

test("numbers from the largest, equals by name", () => {
  expect(names({ order: "population" })).toEqual(["Mozart", "Plato", "Ézana"]);
  expect(measuresOf(BOX, "heroes")).toEqual(["population", "treasure"]);
});
