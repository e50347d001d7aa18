// What a click on a territory means now. The legal moves alone decide; some need two clicks (from where, to where).
import type { Facts, WorldView } from "./view";

/** What the player has picked so far for a move of two parts. */
export interface Picked {
  token: string | null; // the discovery to place
  origin: string | null; // where a migration starts
  wonder: string | null; // a power that names a territory
}

export type Answer =
  | { kind: "move"; move: string } // the click is the move
  | { kind: "origin"; origin: string } // the click picks where a migration starts
  | { kind: "target"; territory: string }; // the click picks where to attack; the odds are shown before the roll

const words = (move: string): string[] => move.split(" ");

/** What a click on the map does, by territory. */
export function answers(moves: string[], picked: Picked): Map<string, Answer> {
  const found = new Map<string, Answer>();
  if (picked.wonder !== null) {
    for (const move of moves) {
      const [verb, wonder, territory] = words(move);
      if (verb === "use" && wonder === picked.wonder && territory) found.set(territory, { kind: "move", move });
    }
    return found;
  }
  const token = tokenToPlace(moves, picked);
  const origin = originOf(moves, picked);
  for (const move of moves) {
    const [verb, first = "", second = ""] = words(move);
    if (verb === "settle" || verb === "flee") found.set(first, { kind: "move", move });
    else if (verb === "discover" && first === token) found.set(second, { kind: "move", move });
    else if (verb === "attack") found.set(first, { kind: "target", territory: first });
    else if (verb === "migrate" && origin === null) found.set(first, { kind: "origin", origin: first });
    else if (verb === "migrate" && first === origin) found.set(second, { kind: "move", move });
  }
  return found;
}

/** The move that a click on a territory which is no answer stands for: the engine says why it is not possible. */
export function meant(territory: string, view: WorldView, facts: Facts, picked: Picked): string {
  const moves = view.decision?.moves ?? [];
  if (picked.wonder !== null) return `use ${picked.wonder} ${territory}`;
  switch (view.decision?.kind) {
    case "discover":
    case "survey":
      return `discover ${tokenToPlace(moves, picked) ?? tokensToPlace(moves)[0]} ${territory}`;
    case "attack":
      return `attack ${territory} ${facts.colours[rivalAt(territory, view)]}`;
    case "flee":
      return `flee ${territory}`;
    case "migrate":
      return `migrate ${view.migration?.origin ?? territory} ${territory}`;
    case "spend":
      return `migrate ${picked.origin ?? territory} ${picked.origin === null ? facts.territories[territory]?.neighbours[0] : territory}`;
    default:
      return `settle ${territory}`;
  }
}

/** The largest people there besides the viewer's. */
function rivalAt(territory: string, view: WorldView): number {
  const population = view.territories.find((land) => land.id === territory)?.population ?? [];
  const others = population.map((_, seat) => seat).filter((seat) => seat !== view.viewer);
  return others.reduce((most, seat) => (population[seat]! > population[most]! ? seat : most), others[0] ?? 0);
}

/** The discovery a click would place: the picked one, or the only one. */
export function tokenToPlace(moves: string[], picked: Picked): string | null {
  const tokens = tokensToPlace(moves);
  if (picked.token !== null && tokens.includes(picked.token)) return picked.token;
  return tokens.length === 1 ? tokens[0]! : null;
}

export function tokensToPlace(moves: string[]): string[] {
  return distinct(moves.filter((move) => move.startsWith("discover ")).map((move) => words(move)[1]!));
}

/** Where a migration starts: picked, or fixed because it is under way. */
export function originOf(moves: string[], picked: Picked): string | null {
  const origins = distinct(moves.filter((move) => move.startsWith("migrate ")).map((move) => words(move)[1]!));
  if (picked.origin !== null && origins.includes(picked.origin)) return picked.origin;
  return origins.length === 1 && moves.includes("stop") ? origins[0]! : null;
}

/** The attacks that are possible, by territory. */
export function targets(moves: string[]): { territory: string; colour: string; move: string }[] {
  return moves
    .filter((move) => move.startsWith("attack "))
    .map((move) => ({ territory: words(move)[1]!, colour: words(move)[2]!, move }));
}

/** The attack meant by what was picked: the attack itself, or a territory where only one is possible. */
export function attackChosen(
  moves: string[],
  target: string | null,
): { territory: string; colour: string; move: string } | null {
  const meant = targets(moves).filter((one) => one.move === target || one.territory === target);
  return meant.length === 1 ? meant[0]! : null;
}

/** The powers that can be used now: by wonder, with the move, or with null where a territory is still to be named. */
export function usable(moves: string[]): { wonder: string; move: string | null }[] {
  const uses = moves.filter((move) => move.startsWith("use ")).map(words);
  return distinct(uses.map((use) => use[1]!)).map((wonder) => {
    const alone = uses.some((use) => use[1] === wonder && use.length === 2);
    return { wonder, move: alone ? `use ${wonder}` : null };
  });
}

export function buildable(moves: string[]): string[] {
  return moves.filter((move) => move.startsWith("build ")).map((move) => words(move)[1]!);
}

function distinct(all: string[]): string[] {
  return [...new Set(all)];
}
