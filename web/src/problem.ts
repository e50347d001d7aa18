// A problem in words: its parameters may be problems themselves ("the game cannot be set up: there is no option …").
import type { Problem } from "./protocol";
import { t, type Params } from "./texts";

export type ProblemParams = Problem["params"];
type Say = (key: string, params: Params) => string;

/** `say` turns a key into words; a game may have its own way. */
export function explain(problem: { key: string; params: ProblemParams }, say: Say = t): string {
  const params = Object.entries(problem.params).map(([name, value]) => [
    name,
    typeof value === "object" ? explain(value, say) : value,
  ]);
  return say(problem.key, Object.fromEntries(params) as Params);
}
