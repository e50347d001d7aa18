import { expect, test } from "vitest";
import type { SheetForm } from "../protocol";
import {
  added,
  begun,
  cellOf,
  changed,
  cleared,
  differences,
  editions,
  lineOf,
  linesOf,
  parted,
  removed,
  slug,
  valueOf,
} from "./sheets";

const HEROES: SheetForm = {
  file: "heroes.csv",
  first: ["name", "epoch", "discovery"],
  count: 3,
  columns: [
    { name: "id", kind: "word" },
    { name: "epoch", kind: "one", words: ["ancient", "modern"] },
    { name: "discovery", kind: "number", low: 0, high: 2, like: "discovery" },
    { name: "discovery_de", kind: "number", low: 0, high: 3, like: "discovery" },
    { name: "printed", kind: "some", words: ["name", "values"], start: "name values" },
    { name: "name_en", kind: "text", lang: "en", like: "name" },
    { name: "name_fr", kind: "text", lang: "fr", like: "name" },
  ],
};
const BOX: SheetForm = {
  file: "box.csv",
  first: ["title"],
  keyed: true,
  columns: [
    { name: "name", kind: "word", start: "my-box" },
    { name: "title_en", kind: "text", lang: "en", like: "title", start: "My box" },
    { name: "title_fr", kind: "text", lang: "fr", like: "title", start: "Ma boîte" },
  ],
};
const OWN = {
  "heroes.csv": [
    HEROES.columns.map(({ name }) => name),
    ["plato", "ancient", "2", "2", "name", "Plato", "Platon"],
    ["alexander", "modern", "0", "1", "", "Alexander the Great", "Alexander the Great"],
  ],
  "box.csv": [
    ["key", "value"],
    ["name", "ours"],
    ["title_en", "Ours"],
    ["title_fr", "Ours"],
  ],
};
const column = (name: string, form = HEROES) => form.columns.find((one) => one.name === name)!;
const at = (line: number) => ({ file: "heroes.csv", at: line });
const line = (sheets: typeof OWN, number: number) => linesOf(sheets, "heroes.csv")[number];

/** Type a text letter by letter. */
const typed = (sheets: Record<string, string[][]>, spot: ReturnType<typeof at>, name: string, text: string) =>
  [...text].reduce((all, _, end) => changed(all, HEROES, spot, column(name), text.slice(0, end + 1)), sheets);

test("the engine counts lines from 1, with the header", () => {
  expect(lineOf(0)).toBe(2);
});

test("a new card takes over what was chosen last, and a name in one language is its name in all", () => {
  const now = typed(added(OWN, HEROES), at(2), "name_en", "Élisabeth I");
  expect(linesOf(now, "heroes.csv")[2]).toEqual([
    "elisabeth-i",
    "modern",
    "",
    "",
    "name values",
    "Élisabeth I",
    "Élisabeth I",
  ]);
});

test("another name of its own stays", () => {
  const now = changed(OWN, HEROES, at(0), column("name_en"), "Plato of Athens");
  expect([cellOf(now, at(0), "name_fr"), cellOf(now, at(0), "id")]).toEqual(["Platon", "plato-of-athens"]);
});

test("an id that is not made from the name stays, one that begins it does not", () => {
  const other = changed(OWN, HEROES, at(0), column("id"), "the-philosopher");
  expect(cellOf(changed(other, HEROES, at(0), column("name_en"), "Ashoka"), at(0), "id")).toBe("the-philosopher");
  expect(cellOf(changed(OWN, HEROES, at(1), column("name_en"), "Ashoka"), at(1), "id")).toBe("ashoka");
});

test("two cards of one name have different ids", () => {
  expect(cellOf(typed(added(OWN, HEROES), at(2), "name_en", "Plato"), at(2), "id")).toBe("plato-2");
});

test("a value of one edition is that of the other, as far as it goes", () => {
  const three = changed(OWN, HEROES, at(0), column("discovery_de"), "3");
  expect(line(three as typeof OWN, 0)?.slice(2, 4)).toEqual(["2", "3"]);
  expect(line(changed(three, HEROES, at(0), column("discovery_de"), "1") as typeof OWN, 0)?.slice(2, 4)).toEqual([
    "1",
    "1",
  ]);
  expect(line(changed(OWN, HEROES, at(1), column("discovery"), "2") as typeof OWN, 1)?.slice(2, 4)).toEqual(["2", "1"]);
});

test("what is pasted becomes one line", () => {
  expect(cellOf(changed(OWN, HEROES, at(0), column("name_en"), "Two\r\n lines"), at(0), "name_en")).toBe("Two lines");
});

test("names become plain words", () => {
  expect(["Lao-Tseu", "L’Œuvre", "Großer Karl II.", "  ", "山"].map(slug)).toEqual([
    "lao-tseu",
    "loeuvre",
    "grosser-karl-ii",
    "",
    "",
  ]);
});

test("lines go, and a sheet begins anew", () => {
  expect(linesOf(removed(OWN, at(0)), "heroes.csv").map(([id]) => id)).toEqual(["alexander"]);
  expect(linesOf(cleared(OWN, HEROES), "heroes.csv")).toEqual([["", "", "", "", "name values", "", ""]]);
});

test("what is printed comes first, in the language of the page and the edition one has", () => {
  const names = (leads: Record<string, string>) => parted(HEROES, leads).first.map(({ name }) => name);
  expect(names({ "": "fr" })).toEqual(["name_fr", "epoch", "discovery"]);
  expect(names({ "": "de", discovery: "discovery_de" })).toEqual(["name_en", "epoch", "discovery_de"]);
  expect(parted(HEROES, { "": "en" }).rest.map(({ name }) => name)).toEqual([
    "id",
    "discovery_de",
    "printed",
    "name_fr",
  ]);
  expect(editions(HEROES).map((alike) => alike.map(({ name }) => name))).toEqual([["discovery", "discovery_de"]]);
});

test("a box of one's own has a name of its own, and says in each line what it is", () => {
  const mine = begun([HEROES, BOX], OWN);
  expect(linesOf(mine, "box.csv")).toEqual([
    ["name", "my-box"],
    ["title_en", "My box"],
    ["title_fr", "Ma boîte"],
  ]);
  const spot = { file: "box.csv", at: 0 };
  const called = changed(OWN, BOX, spot, column("title_en", BOX), "Cupboard");
  expect(["name", "title_en", "title_fr"].map((key) => valueOf(called, BOX, spot, key))).toEqual([
    "ours",
    "Cupboard",
    "Cupboard",
  ]);
});

test("two boxes differ where a cell does, or where a card is missing", () => {
  expect(differences([HEROES, BOX], OWN, OWN)).toEqual([]);
  const other = removed(changed(OWN, HEROES, at(0), column("discovery"), "1"), at(1));
  expect(
    differences([HEROES, BOX], OWN, other).map(({ key, columns, after }) => [key, columns.slice(0, 2), after !== null]),
  ).toEqual([
    ["plato", ["discovery", "discovery_de"], true],
    ["alexander", ["id", "epoch"], false],
  ]);
});

test("lines with the same first column are told apart by the second", () => {
  const borders = { ...HEROES, file: "borders.csv" };
  const both = (last: string) => ({
    "borders.csv": [
      ["from", "to", "printed"],
      ["a", "b", ""],
      ["a", "c", last],
    ],
  });
  expect(differences([borders], both(""), both("border")).map(({ key, columns }) => [key, columns])).toEqual([
    ["a c", ["printed"]],
  ]);
});
