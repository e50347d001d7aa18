// What a view of Heroes of the World holds, and what is printed on the pieces (herohall/games/world/view.py, facts.py).
import type { CommonView, Json } from "../../table";

export interface Standing {
  seat: number;
  place: number;
  points: number;
}

export interface Land {
  id: string;
  in_play: boolean;
  spaces: number;
  discoveries: string[];
  scored: boolean;
  population: number[];
  worth: number[]; // what each place is worth as it is now
  standings: Standing[];
}

/** A territory as a move would leave it; `scores`: it would be scored at once. */
export type Prospect = Pick<Land, "id" | "population" | "discoveries" | "standings"> & { scores: boolean };

/** What a face of the die would do to an attack. */
export interface Outcome {
  face: number; // from 1
  chance: number;
  count: number; // how many it strikes; 0: nothing happens
  changes: { seat: number; population?: number; coins?: number; points?: number }[];
  leader: number | null; // who would then be first in the territory
}

/** An attack that is announced, or might be. */
export interface Attack {
  territory: string;
  rival: number;
  power: number;
  odds: Outcome[];
}

/** What a move would bring, as the engine predicts it (herohall/games/world/forecast.py). */
export interface Forecast {
  territories?: Prospect[];
  attack?: Attack;
  pay?: number[]; // by seat, in the scoring under way
}

export interface Seat {
  colour: string;
  points: number;
  coins: number;
  supply: number;
  placing: { left: number; of: number } | null; // before the first turn of an epoch
  made: number;
  discovery_sum: number;
  discoverers: number;
  played: string[];
  hand_size: number;
  known: string[];
  hand?: string[]; // when the game is over
}

export interface WonderState {
  id: string;
  place: "gone" | "waiting" | "offer" | "owned";
  owner: number | null;
  used: boolean;
}

export type Epoch = "ancient" | "modern";

export interface WorldView extends CommonView {
  epoch: Epoch;
  scorings: number;
  closing: boolean;
  turn: number;
  step: string;
  hero: string | null;
  left: number;
  drawn: string[];
  surveyed: string[];
  acting?: string; // the wonder whose power is being carried out, in boxes where the answers depend on it
  received: string[];
  attack: (Attack & { faces: number[]; fleeing: number }) | null;
  migration: { origin: string | null; left: number; free: boolean } | null;
  scoring: { territory: string; pay: number[]; wonder: string } | null;
  seats: Seat[];
  hand: string[] | null;
  row: string[];
  deck_size: number;
  deck: string[] | null;
  bag: string[];
  bank: number;
  territories: Land[];
  wonders: WonderState[];
}

export type Translated = Record<string, string>;

export interface HeroFacts {
  epoch: Epoch;
  population: number;
  discovery: Record<string, number>; // by the option max_discovery
  conquest: number;
  treasure: number;
  territories: string[];
  orientation: string;
  born: number | null;
  died: number | null;
  printed: string[];
  name: Translated;
  title: Translated;
  about: Translated;
}

export interface Face {
  kind: string;
  amount: "n" | "half" | number;
  printed: string[];
  name: Translated;
  about: Translated;
}

export interface Facts {
  box: { name: string; version: string; title: Translated; about: Translated };
  colours: string[];
  prices: { migration: number; wonder: number; point: number };
  migration_size: number;
  last_scoring: Record<Epoch, number>;
  heroes: Record<string, HeroFacts>;
  discoveries: Record<string, { epoch: Epoch; value: number; printed: string[]; name: Translated }>;
  wonders: Record<
    string,
    {
      epoch: Epoch;
      points: number;
      power: string;
      number: number;
      printed: string[];
      name: Translated;
      about: Translated;
    }
  >;
  die: Face[];
  territories: Record<
    string,
    { epoch: Epoch; spaces: number; neighbours: string[]; name: Translated; short: Translated }
  >;
}

/** The facts of the table's box; the server sends what facts.py makes. */
export function factsOf(facts: Json): Facts {
  return facts as unknown as Facts;
}

/** What a legal move of the viewer would bring; nothing if it is not the viewer's turn to decide. */
export function forecastOf(view: WorldView, move: string): Forecast {
  return (view.decision?.forecasts?.[move] ?? {}) as Forecast;
}

export function landOf(view: WorldView, id: string): Land | undefined {
  return view.territories.find((land) => land.id === id);
}

/** How many discoveries a hero brings at this table (H10). */
export function discoveryValue(hero: HeroFacts, view: WorldView): number {
  return hero.discovery[String(view.options["max_discovery"])] ?? hero.discovery["2"] ?? 0;
}
