import { expect, test } from "vitest";
import { drawing } from "../../pieces/drawings";
import { powerIcon, seventhIcon } from "./icons";

test("every hero has a drawing in both themes", () => {
  for (const value of [1, 2, 3, 4, 5, 6, 7]) {
    expect(drawing(seventhIcon(value))).not.toBe("");
    expect(drawing(seventhIcon(value, "dragon"))).not.toBe("");
    expect(drawing(powerIcon(value))).not.toBe("");
  }
});
