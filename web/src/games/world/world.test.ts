// What a click means, what is predicted, what becomes a scene.
import { expect, test } from "vitest";
import type { GameEvent, Json } from "../../table";
import { answers, attackChosen, meant, originOf, tokenToPlace, usable } from "./answers";
import { foreseen, picking } from "./picked.svelte";
import { hung, pieces, PLACES } from "./places";
import { scenes } from "./scenes";
import { tally } from "./tally";
import { forecastOf, type Facts, type WorldView } from "./view";

const facts = {
  discoveries: { banking: { value: 4 }, physics: { value: 4 }, painting: { value: 2 }, school: { value: 2 } },
  wonders: {},
} as unknown as Facts;
const nothingPicked = { token: null, origin: null, wonder: null };

/** Europe with discoveries, and what the engine predicts for settling there. */
function europe(discoveries: string[], forecasts: Record<string, Json> = {}): WorldView {
  const land = {
    id: "europe",
    in_play: true,
    spaces: 4,
    discoveries,
    scored: false,
    population: [15, 8, 12, 4],
    worth: [],
    standings: [],
  };
  return {
    players: 4,
    scoring: null,
    attack: null,
    decision: { seat: 0, kind: "settle", rule: "H3.1", moves: Object.keys(forecasts), forecasts },
    territories: [land],
  } as unknown as WorldView;
}

test("what is pointed at shows the engine's forecast of the move it would make", () => {
  const after = {
    id: "europe",
    population: [16, 8, 12, 4],
    discoveries: ["banking"],
    standings: [{ seat: 0, place: 1, points: 4 }],
    scores: false,
  };
  const view = europe(["banking"], { "settle europe": { territories: [after] } });
  expect(foreseen(["settle europe"], view)).toEqual([]);
  picking.pointed = "europe";
  expect(foreseen(["settle europe"], view)).toEqual([after]);
  expect(foreseen([], view)).toEqual([]);
  picking.pointed = null;
  expect(forecastOf(view, "done")).toEqual({});
});

test("a click on a territory is a move, the start of a migration or a target, as the legal moves say", () => {
  const spend = [
    "migrate europe russia",
    "migrate europe america",
    "migrate russia europe",
    "done",
    "use hanging-gardens europe",
  ];
  expect(answers(spend, nothingPicked).get("europe")).toEqual({ kind: "origin", origin: "europe" });
  expect([...answers(spend, { ...nothingPicked, origin: "europe" }).keys()]).toEqual(["russia", "america"]);
  expect(answers(spend, { ...nothingPicked, wonder: "hanging-gardens" }).get("europe")).toEqual({
    kind: "move",
    move: "use hanging-gardens europe",
  });
  expect(originOf(["migrate europe russia", "stop"], nothingPicked)).toBe("europe");
  expect(usable(spend)).toEqual([{ wonder: "hanging-gardens", move: null }]);
  const attacks = ["attack europe red", "attack europe green", "attack india red", "decline"];
  expect(answers(attacks, nothingPicked).get("europe")).toEqual({ kind: "target", territory: "europe" });
  expect(attackChosen(attacks, "europe")).toBeNull();
  expect(attackChosen(attacks, "india")?.move).toBe("attack india red");
});

test("a click on a territory that is no answer stands for a move the engine can refuse", () => {
  const table = { colours: ["blue", "red", "green", "yellow"], territories: { europe: { neighbours: ["russia"] } } };
  const of = (kind: string, moves: string[] = [], picked = nothingPicked) => {
    const view = { ...europe([]), viewer: 0, decision: { seat: 0, kind, rule: "", moves } } as unknown as WorldView;
    return meant("europe", view, table as unknown as Facts, picked);
  };
  expect(of("settle")).toBe("settle europe");
  expect(of("discover", ["discover law india"])).toBe("discover law europe");
  expect(of("attack")).toBe("attack europe green"); // who has most there, after the viewer
  expect(of("spend")).toBe("migrate europe russia");
  expect(of("spend", [], { ...nothingPicked, wonder: "ajanta" as unknown as null })).toBe("use ajanta europe");
});

test("a power that has been used is no longer picked, also if the question stays the same", () => {
  const question = "settle 3 plato";
  picking.begin(question, []);
  picking.wonder = "gardens";
  picking.begin(question, ["settle europe", "use gardens asia"]);
  expect(picking.wonder).toBe("gardens");
  picking.begin(question, ["settle europe"]);
  expect(picking.wonder).toBeNull();
  expect(answers(["settle europe"], picking).get("europe")).toEqual({ kind: "move", move: "settle europe" });
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
  const view = europe(["banking", "physics", "painting", "school"]);
  const events: GameEvent[] = [
    { event: "discovered", seat: 0, discovery: "school", territory: "europe" },
    { event: "scoring", territory: "europe", points: 12 },
    { event: "used", seat: 3, wonder: "ajanta" },
    { event: "scored", seat: 0, territory: "europe", place: 1, points: 12, worth: 12 },
    { event: "scored", seat: 3, territory: "europe", place: 0, points: 2, worth: 0 },
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
