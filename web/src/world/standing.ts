// Who would get what if a territory were scored (H4), for positions that are not there yet: what a placement, a discovery
// or a roll would change. The view's own standings come from the engine; tests hold these two together.
import type { Facts, Land, Standing, WorldView } from "./view";

/** A territory as it might become. */
export interface Prospect {
  land: Land;
  made: number[]; // discoveries made by each seat, for ties
}

export function prospectOf(view: WorldView, id: string): Prospect {
  const land = view.territories.find((one) => one.id === id)!;
  return { land, made: view.seats.map((seat) => seat.made) };
}

/** The seats that would score, and what each would be paid, first place first. */
export function standings(view: WorldView, facts: Facts, { land, made }: Prospect): Standing[] {
  const seats = land.population.flatMap((count, seat) => (count > 0 ? [seat] : []));
  seats.sort((one, other) => (isAhead(view, land, made, one, other) ? -1 : 1));
  const pay = worth(facts, land);
  return seats.slice(0, view.players > 2 ? 3 : 2).map((seat, index) => ({ seat, place: index + 1, points: pay[index]! }));
}

/** What the first, second and third place are worth (H4.2). */
export function worth(facts: Facts, land: Land): [number, number, number] {
  const values = land.discoveries.map((token) => facts.discoveries[token]?.value ?? 0);
  const sum = values.reduce((whole, value) => whole + value, 0);
  return [sum, Math.ceil(sum / 2), values.length > 0 ? Math.min(...values) : 0];
}

/** H4.1, H4.3. */
function isAhead(view: WorldView, land: Land, made: number[], one: number, other: number): boolean {
  const more = (of: (seat: number) => number) => of(one) - of(other);
  const lead =
    more((seat) => land.population[seat]!) ||
    more((seat) => (view.options["tiebreak"] === "fr" ? made[seat]! : view.seats[seat]!.discovery_sum)) ||
    more((seat) => view.seats[seat]!.discoverers) ||
    more((seat) => -((view.turn - seat + view.players) % view.players)); // counter-clockwise from whose turn it is
  return lead > 0;
}

/** The same territory with more or fewer of a seat's population. */
export function settled(prospect: Prospect, seat: number, count: number): Prospect {
  const population = prospect.land.population.map((here, one) => (one === seat ? Math.max(0, here + count) : here));
  return { ...prospect, land: { ...prospect.land, population } };
}

/** The same territory with one more discovery; one drawn by a hero counts as made (H3.5). */
export function discovered(prospect: Prospect, token: string, maker: number | null): Prospect {
  const land = { ...prospect.land, discoveries: [...prospect.land.discoveries, token] };
  return { land, made: prospect.made.map((count, seat) => (seat === maker ? count + 1 : count)) };
}

/** What a move would change: the territories concerned, each as it would be. */
export function consequences(move: string, view: WorldView, facts: Facts): Prospect[] {
  const [verb, ...rest] = move.split(" ");
  const seat = view.decision?.seat ?? view.turn;
  const at = (id: string) => prospectOf(view, id);
  if (verb === "settle") return [settled(at(rest[0]!), seat, 1)];
  if (verb === "discover") return [discovered(at(rest[1]!), rest[0]!, view.surveyed.length > 0 ? null : seat)];
  if (verb === "migrate") return [settled(at(rest[0]!), seat, -1), settled(at(rest[1]!), seat, 1)];
  if (verb === "flee" && view.attack) return [settled(at(view.attack.territory), seat, -1), settled(at(rest[0]!), seat, 1)];
  if (verb === "use" && rest.length === 2) {
    const count = Math.min(facts.wonders[rest[0]!]?.number ?? 0, view.seats[seat]!.supply);
    return [settled(at(rest[1]!), seat, count)];
  }
  return [];
}

/** What the scoring under way would pay if the power that is asked about were used (H4.5, H9.6). */
export function payWithPower(view: WorldView, facts: Facts): number[] {
  if (!view.scoring || !view.decision) return [];
  const { territory, pay, wonder } = view.scoring;
  const { land } = prospectOf(view, territory);
  const values = land.discoveries.map((token) => facts.discoveries[token]?.value ?? 0);
  const owner = view.decision.seat;
  const then = [...pay];
  switch (facts.wonders[wonder]?.power) {
    case "third-place":
      then[owner]! += Math.min(...values);
      break;
    case "score-best":
      then[owner]! += Math.max(...values);
      break;
    case "swap-second": {
      const second = land.standings[1]?.seat ?? owner;
      [then[owner], then[second]] = [pay[second]!, pay[owner]!];
    }
  }
  return then;
}

/** Whether a territory as it would be is complete, so that it scores at once (H3.4). */
export function completes(view: WorldView, { land }: Prospect): boolean {
  return !land.scored && !view.closing && land.discoveries.length >= land.spaces;
}
