// Words for games without their own face: their messages if they have them, else their codes.
import type { Json } from "../table";
import { has, t, type Params } from "../texts";

/** A message of the game if it has one, else the bare words. */
export function own(game: string, key: string, bare: string, params: Params = {}): string {
  const whole = `${game}-${key}`.replaceAll("_", "-");
  return has(whole) ? t(whole, params) : bare;
}

/** A fact as people write it: lists with commas, a dash for nothing. */
export function shown(value: Json): string {
  if (value === null) return "–";
  if (typeof value !== "object") return String(value);
  const inside = (part: Json) => (typeof part === "object" && part !== null ? `(${shown(part)})` : shown(part));
  const parts = Array.isArray(value)
    ? value.map(inside)
    : Object.entries(value).map(([name, part]) => `${name} ${inside(part)}`);
  return parts.join(", ") || "–";
}

export function moveInWords(game: string, word: string): string {
  const [verb = "", ...what] = word.split(" ");
  return own(game, `move-${verb}`, word, { what: what.join(" ") });
}
