// My seats at tables, stored in this browser: the token gives access to the seat.
import { where } from "./anywhere/where.svelte";
import type { Seated } from "./protocol";

export interface Place {
  table: string;
  token: string;
  invite: string;
  game: string;
  seats?: number[]; // mine; missing in what an earlier version stored
  since: number; // when I sat down
  over: boolean;
  here?: boolean; // whether the table is in this page, without a server
  hash: string; // the seed's hash as it was first shown, to compare at the end
}

const KEY = "herohall-places";

/** All my places, the newest first. */
export function places(): Place[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as Place[]) : [];
  } catch {
    return [];
  }
}

export function placeAt(table: string): Place | null {
  return places().find((place) => place.table === table) ?? null;
}

/** Sit down: store the token, which is sent only once. */
export function sitDown(seated: Seated, game: string, here = where.here): void {
  const place = { game, here, since: Date.now(), over: false, hash: "", ...placeAt(seated.table) };
  keep({ ...place, ...seated });
}

/** Note something about a place, if I have it. */
export function note(table: string, news: Partial<Place>): void {
  const place = placeAt(table);
  if (place) keep({ ...place, ...news });
}

export function forget(table: string): void {
  write(places().filter((place) => place.table !== table));
}

function keep(place: Place): void {
  const others = places().filter((other) => other.table !== place.table);
  write([place, ...others].sort((one, other) => other.since - one.since));
}

function write(kept: Place[]): void {
  localStorage.setItem(KEY, JSON.stringify(kept.slice(0, 100)));
}
