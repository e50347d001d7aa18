import { expect, test } from "vitest";
import { fromBase64, toBase64 } from "./files";

test("bytes go through text and come back, also many of them", () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, at) => at % 256);
  expect(fromBase64(toBase64(bytes))).toEqual(bytes);
});
