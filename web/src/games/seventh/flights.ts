// Which cards travel from where to where, read from the events of one update. Spots are places on the table:
// deck, discard, requirement, clues-2, dock-2, hand-2, gone-2, place-2-5.
import type { GameEvent } from "../../table";
import { fact } from "./view";

export interface Flight {
  card: number; // 0: face down
  from: string;
  to: string;
}

/** Where the hero was before the events, and how the table is set. */
export interface Before {
  at: number | null;
  active: number;
  players: number;
  doublesTo: "gone" | "discard";
}

export function flights(events: GameEvent[], before: Before): Flight[] {
  const found: Flight[] = [];
  let { at, active } = before;
  for (const [place, event] of events.entries()) {
    if (event.event === "revealed") active = fact(event, "seat") ?? active;
    const to = nextDock(event, events[place + 1], at, active, before.players);
    found.push(...flightsOf(event, at, to, before.doublesTo));
    at = to;
  }
  return found;
}

/** The seat that has the hero in front of it after an event; null when no hero is wandering. */
function nextDock(
  event: GameEvent,
  next: GameEvent | undefined,
  at: number | null,
  active: number,
  players: number,
): number | null {
  switch (event.event) {
    case "sent":
    case "passed":
      return fact(event, "to");
    case "forbidden": {
      // Back at the active player it is discarded instead: the next event says so.
      // Somebody it is still to come to may be named, too: then it stays where it is.
      const holder = fact(event, "holder") ?? 0;
      if (holder !== at) return at;
      return holder === active || next?.event === "burned" ? holder : (holder + 1) % players;
    }
    case "recruited":
    case "doubled":
    case "burned":
    case "revealed":
      return null;
    default:
      return at;
  }
}

function flightsOf(event: GameEvent, at: number | null, to: number | null, doublesTo: Before["doublesTo"]): Flight[] {
  const seat = fact(event, "seat") ?? 0;
  const card = fact(event, "card") ?? 0;
  switch (event.event) {
    case "revealed":
      return [{ card, from: "deck", to: "requirement" }];
    case "sent":
      return [{ card, from: sender(event, seat, card), to: `dock-${to}` }];
    case "passed":
      return [{ card: 0, from: `dock-${seat}`, to: `dock-${to}` }];
    case "forbidden": {
      const holder = fact(event, "holder");
      return holder !== at || holder === to ? [] : [{ card: 0, from: `dock-${holder}`, to: `dock-${to}` }];
    }
    case "recruited":
    case "doubled":
      return [{ card, from: `dock-${seat}`, to: `place-${seat}-${card}` }];
    case "eliminated": {
      const away = doublesTo === "gone" ? `gone-${seat}` : "discard";
      return [{ card, from: `place-${seat}-${card}`, to: away }];
    }
    case "burned":
      return [{ card, from: `dock-${at ?? seat}`, to: "discard" }];
    case "discarded":
      return [{ card, from: `hand-${seat}`, to: "discard" }];
    case "drew":
      return drawn(event, seat);
    case "clue":
      return [{ card, from: `hand-${seat}`, to: `clues-${seat}` }];
    case "turned_up":
      return [{ card, from: `clues-${seat}`, to: "discard" }];
    default:
      return [];
  }
}

function sender(event: GameEvent, seat: number, card: number): string {
  if (event["source"] === "party") return `place-${seat}-${card}`;
  return event["source"] === "hand" ? `hand-${seat}` : "deck";
}

function drawn(event: GameEvent, seat: number): Flight[] {
  const cards = Array.isArray(event["cards"]) ? event["cards"] : [];
  return Array.from({ length: fact(event, "count") ?? 0 }, (_, at) => {
    const card = cards[at];
    return { card: typeof card === "number" ? card : 0, from: "deck", to: `hand-${seat}` };
  });
}

const FLIGHT = 300;
const LONGEST = 2100;

/** How long each flight of an update takes; many flights are faster, so that nobody waits. */
export const flightTime = (count: number): number => Math.min(FLIGHT, LONGEST / Math.max(1, count));
