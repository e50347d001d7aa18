// Names that a lesson's words take from the game, because they depend on the chosen theme.
import { heroName } from "../seventh/words";
import type { Params } from "../texts";

const VALUES = [1, 2, 3, 4, 5, 6, 7];

export function termsOf(game: string): Params {
  return game === "seventh" ? Object.fromEntries(VALUES.map((value) => [`hero${value}`, heroName(value)])) : {};
}
