import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../table";
import { beats } from "./beats";
import { reactors } from "./reactions";
import { table } from "./testing";

const announced = [{ seat: 1, power: 5, target: 0 }];

describe("who may still react", () => {
  it("nobody is listed without an announcement", () => {
    expect(reactors(table({}))).toEqual([]);
  });
  it("everybody but the announcer, clockwise from the active player, by what they have ready", () => {
    const view = table({
      active: 2,
      announced,
      parties: [[1], [1, 5], [1], [2]],
      used: [[], [5], [], []],
      decision: { seat: 0, kind: "react", rule: "S5.8" },
    });
    expect(reactors(view).map(({ seat, turn }) => [seat, turn])).toEqual([
      [2, "declined"],
      [3, "cannot"],
      [0, "asked"],
    ]);
  });
  it("a used 1 reacts only through a ready 3", () => {
    const parties = [[1, 3], [5], [1], [1, 3]];
    const view = table({
      active: 0,
      announced,
      parties,
      used: [[1], [5], [1], [1, 3]],
      decision: { seat: 0, kind: "react", rule: "S5.8" },
    });
    expect(reactors(view).map(({ turn }) => turn)).toEqual(["asked", "cannot", "cannot"]);
  });
});

describe("beats", () => {
  it("announcement and effect are two", () => {
    const events: GameEvent[] = [
      { event: "announced", seat: 1, power: 7, target: 0 },
      { event: "declined", seat: 2 },
      { event: "drew", seat: 1, count: 1 },
    ];
    expect(beats(events, false).map(({ kind, card }) => [kind, card])).toEqual([
      ["announced", 7],
      ["effect", 0],
    ]);
  });
  it("the draw at a turn's end is none", () => {
    expect(beats([{ event: "drew", seat: 1, count: 1 }], false)).toEqual([]);
  });
  it("a cancelled power shows the power", () => {
    expect(beats([{ event: "cancelled", seat: 0, user: 1, power: 4 }], false)[0]).toMatchObject({
      kind: "cancelled",
      seat: 0,
      card: 4,
    });
  });
});
