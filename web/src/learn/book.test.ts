import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sectionsOf, sought } from "./book";

const GAMES = { seventh: "S", world: "H" };
const LANGUAGES = ["en", "fr", "de"];
const book = (game: string, lang: string) =>
  readFileSync(new URL(`../../../src/herohall/games/${game}/rulebook/${lang}.md`, import.meta.url), "utf8");

const rules = (text: string) =>
  sectionsOf(text).flatMap((section) => section.passages.flatMap(({ rule }) => rule ?? []));

test.each(Object.entries(GAMES))("every rule of %s is a passage of its own, in all languages", (game, letter) => {
  const numbers = [...book(game, "en").matchAll(/^- \*\*([A-Z]\d+\.\d+)\*\*/gm)].map((found) => found[1]);
  expect(numbers.length).toBeGreaterThan(40);
  expect(numbers[0]).toBe(`${letter}0.1`);
  for (const lang of LANGUAGES) expect(rules(book(game, lang))).toEqual(numbers);
});

test("nothing of the book is lost", () => {
  for (const game of Object.keys(GAMES)) {
    for (const lang of LANGUAGES) {
      const words = (text: string) => text.replace(/[-*\s#|]/g, "").length;
      const text = book(game, lang);
      const kept = sectionsOf(text).map(
        ({ number, title, passages }) =>
          number + title + passages.map(({ rule, text }) => (rule ?? "") + text).join(""),
      );
      expect(words(kept.join(""))).toBe(words(text));
    }
  }
});

test("words are found without accents and case, all of them", () => {
  const found = sought(sectionsOf(book("seventh", "fr")), "HEROS carte envoyee");
  expect(found.length).toBeGreaterThan(0);
  for (const { passages } of found) for (const { text } of passages) expect(text.toLowerCase()).toContain("héros");
  expect(
    sought(sectionsOf(book("seventh", "en")), "s4.2").flatMap((one) => one.passages.map(({ rule }) => rule)),
  ).toContain("S4.2");
  expect(sought(sectionsOf(book("seventh", "en")), "xyzzy")).toEqual([]);
});
