// What a choice would do to the parties: shown on the seven places while the choice is hovered or focused.
import type { Json } from "../table";
import { possible } from "./deduction";
import { goalOf, leftOf, type SeventhView } from "./view";

/** `new`, `double` and `win` happen where a hero arrives; `leaves`, `used` and `ready` to a hero that is there. */
export type Mark = "new" | "double" | "win" | "leaves" | "used" | "ready";

export interface Consequence {
  seat: number;
  value: number;
  mark: Mark;
  sure: boolean; // false: only if the hidden hero has this value
}

/** What `move` would mean for the parties, by what the one who may make it knows. */
export function consequences(move: string, view: SeventhView, aid: Json | undefined): Consequence[] {
  const [verb = "", ...rest] = move.split(" ");
  const value = Number(rest.at(-1));
  const me = view.viewer;
  if (me === null) return [];
  if (verb === "recruit") return arriving(view, aid, me);
  if (verb === "pass") return arriving(view, aid, leftOf(view, me));
  if (move === "send deck") return [];
  if (verb === "send") return sending(view, me, value, rest.length === 2);
  if (verb === "power") return power(view, aid, me, Number(rest[0]), rest.length === 2 ? value : 0);
  return [];
}

/** The wandering hero as it would be recruited by a seat. */
function arriving(view: SeventhView, aid: Json | undefined, seat: number): Consequence[] {
  const values = possible(view, aid);
  return values.map((value) => ({ seat, value, mark: arrival(view, seat, value), sure: values.length === 1 }));
}

function arrival(view: SeventhView, seat: number, value: number): Mark {
  const party = view.seats[seat]?.party ?? [];
  if (party.includes(value)) return "double";
  return party.length + 1 >= goalOf(view) ? "win" : "new";
}

/** A card sent round: what it would be for everybody it may come to. */
function sending(view: SeventhView, me: number, value: number, fromParty: boolean): Consequence[] {
  const others = view.seats.map((_, seat) => seat).filter((seat) => seat !== me);
  const arrivals = others.map((seat): Consequence => ({ seat, value, mark: arrival(view, seat, value), sure: true }));
  const own: Consequence = { seat: me, value, mark: fromParty ? "leaves" : arrival(view, me, value), sure: fromParty };
  return [...arrivals, own];
}

function power(view: SeventhView, aid: Json | undefined, me: number, hero: number, target: number): Consequence[] {
  const used: Consequence = { seat: me, value: hero, mark: "used", sure: true };
  if (target) return [used, { seat: me, value: target, mark: "ready", sure: true }];
  const at = view.wandering?.at;
  const movesOn = hero === 4 && at !== undefined && at !== view.active;
  return movesOn ? [used, ...arriving(view, aid, leftOf(view, at))] : [used];
}
