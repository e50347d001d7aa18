// Events that are shown as scenes: a scoring, a roll, a hero, the change of epoch.
import type { Scene } from "../../shell/scenes.svelte";
import type { GameEvent } from "../../table";
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

export type WorldScene = Scene & Told;

type Told =
  | {
      kind: "scoring";
      territory: string;
      tokens: string[];
      total: number;
      paid: Paid[];
      powers: { seat: number; wonder: string }[];
    }
  | {
      kind: "die";
      seat: number;
      rival: number;
      territory: string;
      faces: number[];
      results: GameEvent[];
      minor: boolean;
    }
  | { kind: "wall"; seat: number; wonder: string; territory: string; results: GameEvent[] }
  | { kind: "epoch"; remained: { territory: string; discovery: string }[] };

const RESULTS = new Set(["died", "plundered", "defected", "unharmed", "reinforced", "gained"]);

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
export function scenes(events: GameEvent[], before: WorldView | null, view: WorldView, facts: Facts): WorldScene[] {
  return tellable(events, before, view, facts).map((scene) => ({ ...scene, time: timeOf(scene) }));
}

/** How long a scene takes to be read, in ms. */
function timeOf(scene: Told): number {
  if (scene.kind === "die") return scene.minor ? 1300 : 1900; // of which the die tumbles for 700
  if (scene.kind === "scoring") return 1300 + 350 * scene.paid.length;
  return scene.kind === "wall" ? 1700 : 2500;
}

function tellable(events: GameEvent[], before: WorldView | null, view: WorldView, facts: Facts): Told[] {
  const found: Told[] = [];
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
    } else if (
      event.event === "used" &&
      attack !== null &&
      isWall(facts.wonders[String(event["wonder"])]?.power ?? "")
    ) {
      const [seat, wonder] = [Number(event["seat"]), String(event["wonder"])];
      found.push({ kind: "wall", seat, wonder, territory: attack.territory, results: resultsOf(later) });
    } else if (event.event === "rolled" && attack !== null) {
      attack = { ...attack, faces: [...attack.faces, Number(event["face"])] };
      const seat = Number(event["seat"]);
      const minor = view.viewer !== seat && view.viewer !== attack.rival; // between others
      found.push({ kind: "die", seat, ...attack, results: resultsOf(later), minor });
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

/** A power that takes the place of the roll (H9.8). */
const isWall = (power: string): boolean => power === "wall" || /^attacked .*\bresult\b/.test(power);

/** What a roll led to, up to the next roll or the end of the attack. */
function resultsOf(later: GameEvent[]): GameEvent[] {
  const results: GameEvent[] = [];
  for (const event of later) {
    if (RESULTS.has(event.event)) results.push(event);
    else if (results.length > 0 || event.event === "rolled" || event.event === "turn") break;
  }
  return results;
}

const remained = (event: GameEvent) => ({
  territory: String(event["territory"]),
  discovery: String(event["discovery"]),
});

function scoringScene(
  territory: string,
  scored: GameEvent[],
  powers: { seat: number; wonder: string }[],
  events: GameEvent[],
  before: WorldView | null,
  view: WorldView,
  facts: Facts,
): Told {
  const tokens = ladderAtScoring(territory, events, before, view);
  const paid = scored.map((event) => {
    const [place, points, worth] = [Number(event["place"]), Number(event["points"]), Number(event["worth"])];
    return { seat: Number(event["seat"]), place, points, extra: points - worth };
  });
  const told = events.find((event) => event.event === "scoring" && event["territory"] === territory);
  const total = Number(told?.["points"] ?? scored[0]?.["worth"] ?? 0);
  const sum = tokens.reduce((whole, token) => whole + (facts.discoveries[token]?.value ?? 0), 0);
  // The sum differs: we were not there when it was filled, and those discoveries are gone.
  return { kind: "scoring", territory, tokens: sum === total ? tokens : [], total, paid, powers };
}

/** The discoveries there when it was scored; the change of epoch may have removed them since. */
function ladderAtScoring(territory: string, events: GameEvent[], before: WorldView | null, view: WorldView): string[] {
  const ladder = (of: WorldView | null) => of?.territories.find((one) => one.id === territory)?.discoveries ?? [];
  if (!events.some((event) => event.event === "epoch_ended")) return ladder(view);
  const placed = events.filter((event) => event.event === "discovered" && event["territory"] === territory);
  return [...new Set([...ladder(before), ...placed.map((event) => String(event["discovery"]))])];
}
