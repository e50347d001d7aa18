import { describe, expect, it } from "vitest";
import { consequences } from "./consequences";
import { possible } from "./deduction";
import { table } from "./testing";
import type { Wandering } from "./view";

const hidden: Wandering = { at: 0, source: "hand", seen_by: [3], must_fit: true };
const known: Wandering = { ...hidden, seen_by: [0, 3], card: 5 };

describe("what the wandering hero can be", () => {
  it("is nothing when none wanders", () => {
    expect(possible(table({}), null)).toEqual([]);
  });
  it("is what the viewer has seen", () => {
    expect(possible(table({ wandering: known }), null)).toEqual([5]);
  });
  it("is whatever fits, without aids", () => {
    expect(possible(table({ wandering: hidden, fits: [1, 3, 5, 7] }), null)).toEqual([1, 3, 5, 7]);
  });
  it("is anything when it came from the deck", () => {
    expect(possible(table({ wandering: { ...hidden, source: "deck", must_fit: false }, fits: [2] }), null)).toHaveLength(7);
  });
  it("is what the server has worked out, with aids", () => {
    expect(possible(table({ wandering: hidden }), { possible: [1, 5], unseen: [3, 0, 1, 1, 4, 2, 2] })).toEqual([1, 5]);
  });
});

describe("consequences", () => {
  it("of recruiting a known hero one has not: new", () => {
    expect(consequences("recruit", table({ wandering: known, parties: [[1, 2], [], [], []] }), null)).toEqual([
      { seat: 0, value: 5, mark: "new", sure: true },
    ]);
  });
  it("of recruiting a hidden one: each possibility, unsure", () => {
    const view = table({ wandering: hidden, fits: [1, 3], parties: [[1, 2], [], [], []] });
    expect(consequences("recruit", view, null)).toEqual([
      { seat: 0, value: 1, mark: "double", sure: false },
      { seat: 0, value: 3, mark: "new", sure: false },
    ]);
  });
  it("of the sixth hero: the game is won", () => {
    const view = table({ wandering: known, parties: [[1, 2, 3, 4, 6], [], [], []] });
    expect(consequences("recruit", view, null)[0]?.mark).toBe("win");
  });
  it("of passing: on the left neighbour's party", () => {
    const view = table({ wandering: known, parties: [[], [5], [], []] });
    expect(consequences("pass", view, null)).toEqual([{ seat: 1, value: 5, mark: "double", sure: true }]);
  });
  it("of sending: on every party it may come to, and on one's own if it comes back", () => {
    const marks = consequences("send 5", table({ parties: [[], [5], [1], [5]] }), null);
    expect(marks.map(({ seat, mark, sure }) => [seat, mark, sure])).toEqual([
      [1, "double", true],
      [2, "new", true],
      [3, "double", true],
      [0, "new", false],
    ]);
  });
  it("of sending from the party: it leaves", () => {
    const marks = consequences("send party 5", table({ parties: [[5], [], [], []] }), null);
    expect(marks.at(-1)).toEqual({ seat: 0, value: 5, mark: "leaves", sure: true });
  });
  it("of readying: the 3 is used, its target ready", () => {
    expect(consequences("power 3 6", table({}), null).map(({ value, mark }) => [value, mark])).toEqual([
      [3, "used"],
      [6, "ready"],
    ]);
  });
  it("of forbidding: the hero goes on to the next, unless it has come round", () => {
    const at = { ...known, at: 2 };
    expect(consequences("power 4", table({ wandering: at, active: 0 }), null).at(-1)?.seat).toBe(3);
    expect(consequences("power 4", table({ wandering: at, active: 2 }), null)).toHaveLength(1);
  });
  it("of asking a clue or of a card nobody knows: none", () => {
    expect(consequences("clue 3", table({ wandering: hidden }), null)).toEqual([]);
    expect(consequences("send deck", table({}), null)).toEqual([]);
  });
  it("are nobody's for a spectator", () => {
    expect(consequences("recruit", table({ wandering: known, viewer: null }), null)).toEqual([]);
  });
});
