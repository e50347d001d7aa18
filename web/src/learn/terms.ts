// Names and numbers that a lesson's words take from the game: heroes are called as the theme has it, tokens have their values.
import { heroName } from "../seventh/words";
import type { Json } from "../table";
import type { Params } from "../texts";
import { factsOf } from "../world/view";

const VALUES = [1, 2, 3, 4, 5, 6, 7];

export function termsOf(game: string, facts: Json): Params {
  if (game === "seventh") return Object.fromEntries(VALUES.map((value) => [`hero${value}`, heroName(value)]));
  return Object.fromEntries(Object.entries(factsOf(facts).discoveries).map(([id, token]) => [id, token.value]));
}
