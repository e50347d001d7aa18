// What just happened that deserves a moment of its own: a scoring, a roll, a hero, the change of epoch. Made from events.
import type { GameEvent } from "../table";
import { worth } from "./standing";
import type { Facts, WorldView } from "./view";

/** Somebody went from one territory to another. */
export interface Trail {
  key: string;
  seat: number;
  from: string;
  to: string;
}

/** What a place was paid and why; `extra` is what powers added or took. */
export interface Paid {
  seat: number;
  place: number; // 0: points by a power alone
  points: number;
  extra: number;
}

export type Scene =
  | { kind: "scoring"; territory: string; tokens: string[]; total: number; paid: Paid[]; powers: { seat: number; wonder: string }[] }
  | { kind: "die"; seat: number; rival: number; territory: string; faces: number[]; results: GameEvent[] }
  | { kind: "wall"; seat: number; wonder: string; territory: string; results: GameEvent[] }
  | { kind: "epoch"; remained: { territory: string; discovery: string }[] };

const RESULTS = new Set(["died", "plundered", "defected", "unharmed"]);

export function trails(events: GameEvent[], batch: number): Trail[] {
  return events
    .filter((event) => event.event === "migrated" || event.event === "fled")
    .map((event, index) => ({
      key: `${batch}-${index}`,
      seat: Number(event["seat"]),
      from: String(event["origin"]),
      to: String(event["territory"]),
    }));
}

/** The scenes of an update; `before` is the view until then, if there was one. */
export function scenes(events: GameEvent[], before: WorldView | null, view: WorldView, facts: Facts): Scene[] {
  const found: Scene[] = [];
  let attack: { territory: string; rival: number; faces: number[] } | null = before?.attack ?? null;
  let scoring = before?.scoring?.territory ?? null;
  let powers: { seat: number; wonder: string }[] = [];
  events.forEach((event, index) => {
    const later = events.slice(index + 1);
    if (event.event === "attacked") {
      attack = { territory: String(event["territory"]), rival: Number(event["rival"]), faces: [] };
    } else if (event.event === "scoring") {
      scoring = String(event["territory"]);
      if (!later.some((one) => one.event === "scored") && view.scoring === null) {
        found.push(scoringScene(scoring, [], powers, events, before, view, facts)); // nobody is there
        scoring = null;
      }
    } else if (event.event === "used" && scoring !== null) {
      powers.push({ seat: Number(event["seat"]), wonder: String(event["wonder"]) });
    } else if (event.event === "used" && attack !== null && facts.wonders[String(event["wonder"])]?.power === "wall") {
      const [seat, wonder] = [Number(event["seat"]), String(event["wonder"])];
      found.push({ kind: "wall", seat, wonder, territory: attack.territory, results: resultsOf(later) });
    } else if (event.event === "rolled" && attack !== null) {
      attack = { ...attack, faces: [...attack.faces, Number(event["face"])] };
      found.push({ kind: "die", seat: Number(event["seat"]), ...attack, results: resultsOf(later) });
    } else if (event.event === "scored" && scoring === event["territory"]) {
      const paid = [event, ...later].filter((one) => one.event === "scored" && one["territory"] === scoring);
      found.push(scoringScene(scoring!, paid, powers, events, before, view, facts));
      scoring = null;
      powers = [];
    } else if (event.event === "epoch_ended") {
      found.push({ kind: "epoch", remained: later.filter((one) => one.event === "remained").map(remained) });
    }
  });
  return found;
}

/** What a roll led to, up to the next roll or the end of the attack. */
function resultsOf(later: GameEvent[]): GameEvent[] {
  const results: GameEvent[] = [];
  for (const event of later) {
    if (RESULTS.has(event.event)) results.push(event);
    else if (results.length > 0 || event.event === "rolled" || event.event === "turn") break;
  }
  return results;
}

const remained = (event: GameEvent) => ({ territory: String(event["territory"]), discovery: String(event["discovery"]) });

function scoringScene(
  territory: string,
  scored: GameEvent[],
  powers: { seat: number; wonder: string }[],
  events: GameEvent[],
  before: WorldView | null,
  view: WorldView,
  facts: Facts,
): Scene {
  const tokens = ladderAtScoring(territory, events, before, view);
  const land = view.territories.find((one) => one.id === territory)!;
  const pay = worth(facts, { ...land, discoveries: tokens });
  const told = events.find((event) => event.event === "scoring" && event["territory"] === territory);
  const known = told === undefined || Number(told["points"]) === pay[0]; // else we were not there when it was filled
  const paid = scored.map((event) => {
    const [place, points] = [Number(event["place"]), Number(event["points"])];
    return { seat: Number(event["seat"]), place, points, extra: known ? points - (place > 0 ? pay[place - 1]! : 0) : 0 };
  });
  return { kind: "scoring", territory, tokens: known ? tokens : [], total: pay[0], paid, powers };
}

/** What lay there when it was scored: the epoch's change may have swept it away since. */
function ladderAtScoring(territory: string, events: GameEvent[], before: WorldView | null, view: WorldView): string[] {
  const ladder = (of: WorldView | null) => of?.territories.find((one) => one.id === territory)?.discoveries ?? [];
  if (!events.some((event) => event.event === "epoch_ended")) return ladder(view);
  const placed = events.filter((event) => event.event === "discovered" && event["territory"] === territory);
  return [...new Set([...ladder(before), ...placed.map((event) => String(event["discovery"]))])];
}
