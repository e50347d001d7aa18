// The page's own sums: held against the engine's (moments.json) and the rulebooks' examples.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { GameEvent } from "../table";
import { answers, attackChosen, originOf, tokenToPlace, usable } from "./answers";
import moments from "./moments.json";
import { outcomes, powerOf } from "./odds";
import { hung, pieces, PLACES } from "./places";
import { scenes } from "./scenes";
import { completes, consequences, discovered, prospectOf, settled, standings } from "./standing";
import { tally } from "./tally";
import type { Facts, Land, WorldView } from "./view";

// What is printed on the pieces, as far as the sums need it, from the box's own files.
const sheet = (name: string) => {
  const text = readFileSync(new URL(`../../../src/herohall/world/boxes/reconstruction/${name}.csv`, import.meta.url), "utf8");
  const [head = "", ...rows] = text.trim().split("\n");
  const columns = head.split(",");
  return rows.map((row) => Object.fromEntries(row.split(",").map((cell, index) => [columns[index] ?? "", cell])));
};
const facts = {
  colours: ["blue", "red", "green", "yellow", "violet"],
  epoch_power: { ancient: 1, modern: 2 },
  heroes: Object.fromEntries(sheet("heroes").map((row) => [row["id"], { conquest: Number(row["conquest"]) }])),
  discoveries: Object.fromEntries(sheet("discoveries").map((row) => [row["id"], { value: Number(row["value"]) }])),
  wonders: { "hanging-gardens": { power: "settle", number: 3 } },
  die: sheet("die").map((row) => ({ kind: row["kind"], amount: row["amount"] === "n" || row["amount"] === "half" ? row["amount"] : Number(row["amount"]) })),
  territories: Object.fromEntries(
    sheet("territories").map((row) => [row["id"], { neighbours: sheet("borders").filter((one) => one["from"] === row["id"]).map((one) => one["to"]) }]),
  ),
} as unknown as Facts;
const cases = moments as unknown as { view: WorldView; odds: { move: string; counts: number[] }[] }[];
const nothingPicked = { token: null, origin: null, wonder: null };

test("standings are those of the engine", () => {
  for (const { view } of cases) {
    for (const land of view.territories.filter((one) => one.in_play)) {
      expect(standings(view, facts, prospectOf(view, land.id))).toEqual(land.standings);
    }
  }
});

test("each face of the die strikes as many as in the engine", () => {
  const attacks = cases.flatMap(({ view, odds }) => odds.map((one) => ({ view, ...one })));
  expect(attacks.length).toBeGreaterThan(5);
  for (const { view, move, counts } of attacks) {
    const [, territory = "", colour = ""] = move.split(" ");
    const attack = { territory, attacker: view.turn, rival: facts.colours.indexOf(colour), power: powerOf(view, facts) };
    expect(outcomes(view, facts, attack).map((outcome) => outcome.count)).toEqual(counts);
  }
});

/** Blue, red, green, yellow in Europe, with discoveries. */
function europe(population: number[], discoveries: string[]): WorldView {
  const land: Land = { id: "europe", in_play: true, spaces: 4, discoveries, scored: false, population, standings: [] };
  const other: Land = { ...land, id: "mediterranean", spaces: 3, discoveries: [], population: [6, 0, 9, 0] };
  const seat = { made: 0, discovery_sum: 0, discoverers: 0, supply: 20, coins: 3 };
  return {
    players: 4,
    options: { tiebreak: "fr" },
    turn: 0,
    epoch: "modern",
    hero: "charlemagne",
    surveyed: [],
    closing: false,
    decision: { seat: 0, kind: "settle", rule: "H3.1" },
    seats: population.map(() => ({ ...seat })),
    territories: [land, other],
  } as unknown as WorldView;
}

test("the rulebooks' example: blue 12, green 6, red 2, when School completes Europe", () => {
  const view = europe([15, 8, 12, 4], ["banking", "physics", "painting"]);
  const [after] = consequences("discover school europe", view, facts);
  expect(completes(view, after!)).toBe(true);
  expect(standings(view, facts, after!)).toEqual([
    { seat: 0, place: 1, points: 12 },
    { seat: 2, place: 2, points: 6 },
    { seat: 1, place: 3, points: 2 },
  ]);
});

test("the rulebooks' example: Charlemagne attacks with 6, a battle leaves green 3", () => {
  const view = europe([15, 8, 12, 4], []);
  const attack = { territory: "mediterranean", attacker: 0, rival: 2, power: powerOf(view, facts) };
  const battle = outcomes(view, facts, attack)[0]!;
  expect([attack.power, battle.count, battle.after.land.population[2]]).toEqual([6, 6, 3]);
});

test("a discovery made by a hero counts in a tie, one placed by a power does not", () => {
  const view = europe([5, 5, 0, 0], ["banking"]);
  view.turn = 1; // so that without discoveries made red would be ahead
  const first = (maker: number | null) => standings(view, facts, discovered(prospectOf(view, "europe"), "school", maker))[0]!.seat;
  expect([first(0), first(null)]).toEqual([0, 1]);
});

test("a migration is previewed at both ends, a power by what the supply has", () => {
  const view = europe([3, 0, 0, 0], []);
  const ends = consequences("migrate europe mediterranean", view, facts);
  expect(ends.map((one) => one.land.population[0])).toEqual([2, 7]);
  view.seats[0]!.supply = 2;
  expect(consequences("use hanging-gardens europe", view, facts)[0]!.land.population[0]).toBe(5);
  expect(settled(prospectOf(view, "europe"), 0, -9).land.population[0]).toBe(0);
});

test("a click on a territory is a move, the start of a migration or a target, as the legal moves say", () => {
  const spend = ["migrate europe russia", "migrate europe america", "migrate russia europe", "done", "use hanging-gardens europe"];
  expect(answers(spend, nothingPicked).get("europe")).toEqual({ kind: "origin", origin: "europe" });
  expect([...answers(spend, { ...nothingPicked, origin: "europe" }).keys()]).toEqual(["russia", "america"]);
  expect(answers(spend, { ...nothingPicked, wonder: "hanging-gardens" }).get("europe")).toEqual({ kind: "move", move: "use hanging-gardens europe" });
  expect(originOf(["migrate europe russia", "stop"], nothingPicked)).toBe("europe");
  expect(usable(spend)).toEqual([{ wonder: "hanging-gardens", move: null }]);
  const attacks = ["attack europe red", "attack europe green", "attack india red", "decline"];
  expect(answers(attacks, nothingPicked).get("europe")).toEqual({ kind: "target", territory: "europe" });
  expect(attackChosen(attacks, "europe")).toBeNull();
  expect(attackChosen(attacks, "india")?.move).toBe("attack india red");
});

test("of two drawn discoveries one has to be picked first", () => {
  const moves = ["discover law india", "discover law china", "discover paper india"];
  expect(tokenToPlace(moves, nothingPicked)).toBeNull();
  expect(answers(moves, nothingPicked).size).toBe(0);
  expect([...answers(moves, { ...nothingPicked, token: "law" }).keys()]).toEqual(["india", "china"]);
});

test("riders stand for five", () => {
  const row = pieces([13, 0, 5], [0, 0]);
  expect(row.filter((piece) => piece.rider).map((piece) => piece.seat)).toEqual([0, 0, 2]);
  expect(row.filter((piece) => !piece.rider)).toHaveLength(3);
});

test("a scoring becomes a scene that says why each place got what", () => {
  const view = europe([15, 8, 12, 4], ["banking", "physics", "painting", "school"]);
  const events: GameEvent[] = [
    { event: "discovered", seat: 0, discovery: "school", territory: "europe" },
    { event: "scoring", territory: "europe", points: 12 },
    { event: "used", seat: 3, wonder: "ajanta" },
    { event: "scored", seat: 0, territory: "europe", place: 1, points: 12 },
    { event: "scored", seat: 3, territory: "europe", place: 0, points: 2 },
  ];
  const [scene] = scenes(events, null, view, facts);
  expect(scene).toMatchObject({ kind: "scoring", total: 12, powers: [{ seat: 3, wonder: "ajanta" }] });
  expect(scene?.kind === "scoring" && scene.paid.map((paid) => [paid.seat, paid.extra])).toEqual([
    [0, 0],
    [3, 2],
  ]);
});

test("points are counted by where they came from", () => {
  const log: GameEvent[] = [
    { event: "scoring", territory: "india", points: 4 },
    { event: "scored", seat: 1, territory: "india", place: 1, points: 4 },
    { event: "epoch_began", seat: 0 },
    { event: "built", seat: 0, wonder: "ajanta", points: 3 },
    { event: "converted", seat: 0 },
  ];
  expect(tally(log, 2).map((line) => line.points)).toEqual([
    [0, 4],
    [3, 0],
    [1, 0],
  ]);
});

test("plates near a border of the map hang by their outer edge", () => {
  expect(hung(PLACES["china"]!.plate)).toMatchObject({ x: 987, by: "right" });
  expect(hung(PLACES["america"]!.plate)).toMatchObject({ x: 25, by: "left" });
  expect(hung(PLACES["india"]!.plate)).toMatchObject({ x: 690, by: "middle" });
});
