import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../table";
import { flights, flightTime, type Before } from "./flights";

const before: Before = { at: null, active: 0, players: 4, doublesTo: "gone" };
const routes = (...args: Parameters<typeof flights>) =>
  flights(...args).map(({ card, from, to }) => `${card} ${from} ${to}`);

describe("cards travel as the events tell", () => {
  it("a whole round: turned up, sent, passed, recruited, drawn", () => {
    const events: GameEvent[] = [
      { event: "revealed", seat: 0, card: 4, turn: 1 },
      { event: "sent", seat: 0, to: 1, source: "hand" },
      { event: "passed", seat: 1, to: 2 },
      { event: "recruited", seat: 2, card: 5 },
      { event: "drew", seat: 0, count: 1 },
    ];
    expect(routes(events, before)).toEqual([
      "4 deck requirement",
      "0 hand-0 dock-1",
      "0 dock-1 dock-2",
      "5 dock-2 place-2-5",
      "0 deck hand-0",
    ]);
  });
  it("a forbidden hero goes on", () => {
    expect(routes([{ event: "forbidden", seat: 3, holder: 2 }], { ...before, at: 2 })).toEqual(["0 dock-2 dock-3"]);
  });
  it("a hero forbidden to somebody further on stays, and goes past them later", () => {
    const named = { event: "forbidden", seat: 0, holder: 3 };
    expect(routes([named], { ...before, at: 2 })).toEqual([]);
    const later: GameEvent[] = [
      { event: "passed", seat: 2, to: 3 },
      { event: "turned_away", seat: 3 },
      { event: "passed", seat: 3, to: 0 },
    ];
    expect(routes(later, { ...before, at: 2 })).toEqual(["0 dock-2 dock-3", "0 dock-3 dock-0"]);
  });
  it("a forbidden hero that has come round is burned where it lies", () => {
    const events: GameEvent[] = [
      { event: "forbidden", seat: 3, holder: 0 },
      { event: "burned", seat: 3, card: 6 },
    ];
    expect(routes(events, { ...before, at: 0 })).toEqual(["6 dock-0 discard"]);
  });
  it("a burned hero leaves from where it was, not from its burner", () => {
    expect(routes([{ event: "burned", seat: 3, card: 2 }], { ...before, at: 1 })).toEqual(["2 dock-1 discard"]);
  });
  it("a pair leaves for the pile the edition wants", () => {
    const pair = [{ event: "eliminated", seat: 1, card: 7 }];
    expect(routes(pair, before)).toEqual(["7 place-1-7 gone-1"]);
    expect(routes(pair, { ...before, doublesTo: "discard" })).toEqual(["7 place-1-7 discard"]);
  });
  it("two cards drawn are two flights, open ones open", () => {
    expect(routes([{ event: "drew", seat: 1, count: 2, cards: [3, 6] }], before)).toEqual([
      "3 deck hand-1",
      "6 deck hand-1",
    ]);
  });
  it("a hero from the party starts there, one from the deck at the deck", () => {
    expect(routes([{ event: "sent", seat: 0, to: 1, source: "party", card: 3 }], before)).toEqual([
      "3 place-0-3 dock-1",
    ]);
    expect(routes([{ event: "sent", seat: 0, to: 1, source: "unseen" }], before)).toEqual(["0 deck dock-1"]);
  });
  it("a clue card goes to the clues and is turned up from there", () => {
    expect(routes([{ event: "clue", seat: 1, answer: true }], before)).toEqual(["0 hand-1 clues-1"]);
    expect(routes([{ event: "turned_up", seat: 1, card: 4, answer: true }], before)).toEqual(["4 clues-1 discard"]);
  });
  it("many flights are short ones", () => {
    expect(flightTime(1)).toBe(300);
    expect(flightTime(21)).toBe(100);
  });
});
