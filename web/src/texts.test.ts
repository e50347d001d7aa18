// The page and Python say the same words: tests/texts/test_vectors.py checks the same file.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { browserLanguage, bundleOf, isLanguage, LANGUAGES, translate, type Language, type Params } from "./texts";
import de from "./texts/de";
import en from "./texts/en";
import fr from "./texts/fr";

type Vector = { lang: Language; key: string; params: Params; text: string };
const vectors = JSON.parse(
  readFileSync(new URL("../../tests/texts/vectors.json", import.meta.url), "utf8"),
) as Vector[];
const texts: Record<Language, string[]> = { en, fr, de };

test.each(vectors)("$lang $key", ({ lang, key, params, text }) => {
  expect(translate(bundleOf(lang, texts[lang]), key, params)).toBe(text);
});

test("a missing key can be seen", () => {
  expect(translate(bundleOf("en", en), "no-such-key")).toBe("{no-such-key}");
});

test("all languages have the same messages, each once", () => {
  const keys = (lang: Language) =>
    texts[lang].flatMap((text) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]));
  const first = keys("en").sort();
  expect(first).toEqual([...new Set(first)]);
  for (const lang of LANGUAGES) expect(keys(lang).sort()).toEqual(first);
});

test("the browser's first language that we speak is taken", () => {
  expect(browserLanguage(["it-IT", "de-CH", "fr"])).toBe("de");
  expect(browserLanguage(["it"])).toBe("en");
  expect(isLanguage("it")).toBe(false);
});
