// The conquest die before it is rolled: what each face would do here (H9.4).
import { prospectOf, settled, type Prospect } from "./standing";
import type { Face, Facts, WorldView } from "./view";

export interface Outcome {
  face: Face;
  number: number; // of the face, from 1
  count: number; // how many it strikes; 0: nothing happens
  after: Prospect; // the territory afterwards
}

/** An attack that is announced, or might be. */
export interface Attack {
  territory: string;
  attacker: number;
  rival: number;
  power: number;
}

/** The power an attack of this hero would have (H5.2). */
export function powerOf(view: WorldView, facts: Facts): number {
  const hero = view.hero === null ? undefined : facts.heroes[view.hero];
  return (hero?.conquest ?? 0) + facts.epoch_power[view.epoch];
}

export function outcomes(view: WorldView, facts: Facts, attack: Attack): Outcome[] {
  return facts.die.map((face, index) => {
    const count = strength(view, facts, attack, face);
    return { face, number: index + 1, count, after: afterwards(view, attack, face, count) };
  });
}

/** What somebody gains or loses: population there, or coins. */
export interface Change {
  seat: number;
  by: number;
  coins: boolean;
}

export function changesOf({ face, count }: Pick<Outcome, "face" | "count">, { attacker, rival }: Attack): Change[] {
  if (count === 0) return [];
  const change = (seat: number, by: number, coins = false) => ({ seat, by, coins });
  switch (face.kind) {
    case "defeat":
      return [change(attacker, -count)];
    case "carnage":
      return [change(rival, -count), change(attacker, -count)];
    case "plunder":
      return [change(attacker, count, true)];
    case "defection":
      return [change(rival, -count), change(attacker, count)];
    default:
      return [change(rival, -count)];
  }
}

/** How many a face strikes here: its amount, within what is there. */
export function strength(view: WorldView, facts: Facts, { territory, attacker, rival, power }: Attack, face: Face): number {
  const land = prospectOf(view, territory).land;
  const [ours, theirs] = [land.population[attacker]!, land.population[rival]!];
  const amount = face.amount === "n" ? power : face.amount === "half" ? Math.ceil(power / 2) : face.amount;
  switch (face.kind) {
    case "defeat":
      return Math.min(amount, ours);
    case "carnage":
      return Math.min(amount, ours, theirs);
    case "plunder":
      return Math.min(amount, view.seats[rival]!.coins);
    case "flight":
      return hasWayOut(view, facts, territory) ? Math.min(amount, theirs) : 0;
    case "defection":
      return Math.min(amount, theirs, view.seats[attacker]!.supply);
    default:
      return Math.min(amount, theirs);
  }
}

function hasWayOut(view: WorldView, facts: Facts, territory: string): boolean {
  const near = facts.territories[territory]?.neighbours ?? [];
  return view.territories.some((land) => land.in_play && near.includes(land.id));
}

function afterwards(view: WorldView, attack: Attack, face: Face, count: number): Prospect {
  const here = changesOf({ face, count }, attack).filter((change) => !change.coins);
  return here.reduce((prospect, { seat, by }) => settled(prospect, seat, by), prospectOf(view, attack.territory));
}
