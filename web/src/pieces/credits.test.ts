import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { AUTHORS } from "./credits";

it("names the same authors in the page and in the documents", () => {
  const page = readFileSync(fileURLToPath(new URL("../../../docs/credits.md", import.meta.url)), "utf8").replace(
    /\s+/g,
    " ",
  );
  expect(AUTHORS.filter((author) => !page.includes(author))).toEqual([]);
});
