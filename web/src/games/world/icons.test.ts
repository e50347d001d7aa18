import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { drawing } from "../../pieces/drawings";
import { initials, tokenIcon } from "../../pieces/icons";
import { discoveryIcon, faceIcon, heroIcon, wonderIcon } from "./icons";

const BOX = new URL("../../../../src/herohall/games/world/boxes/reconstruction/", import.meta.url);

/** The first column of a sheet of the box. */
function ids(sheet: string): string[] {
  const lines = readFileSync(fileURLToPath(new URL(sheet, BOX)), "utf8")
    .trim()
    .split(/\r?\n/);
  return lines.slice(1).map((line) => line.split(",")[0]!);
}

describe("every piece has a drawing", () => {
  it.each([
    ["heroes.csv", heroIcon],
    ["wonders.csv", wonderIcon],
    ["discoveries.csv", discoveryIcon],
  ])("%s", (sheet, icon) => {
    expect(ids(sheet).filter((id) => !drawing(icon(id) ?? ""))).toEqual([]);
  });

  it("the die's faces", () => {
    const kinds = readFileSync(fileURLToPath(new URL("die.csv", BOX)), "utf8")
      .trim()
      .split(/\r?\n/)
      .slice(1);
    for (const line of kinds) expect(faceIcon(line.split(",")[1]!)).not.toBe(tokenIcon("die"));
  });
});

describe("what we have no drawing for", () => {
  it("has initials", () => {
    expect(heroIcon("emmy-noether")).toBeNull();
    expect(heroIcon("constructor")).toBeNull();
    expect(initials("Emmy Noether")).toBe("EN");
    expect(initials("Sappho")).toBe("S");
    expect(initials("Avicenna (Ibn Sina)")).toBe("AS");
    expect(initials("42")).toBe("?");
  });
});
