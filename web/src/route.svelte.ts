// The current place in the page. Everything is behind the `#`, which browsers do not send: invites and codes are secret.
import { gameOfRule } from "./doors";

export type Route =
  | { page: "start" }
  | { page: "new"; mode: Mode; game: string | null }
  | { page: "open" }
  | { page: "table"; id: string }
  | { page: "text"; id: string | null }
  | { page: "replay"; id: string; number: number | null; eyes: string }
  | { page: "record" }
  | { page: "join"; id: string; invite: string }
  | { page: "device"; code: string }
  | { page: "learn" }
  | { page: "lesson"; game: string }
  | { page: "puzzles" }
  | { page: "puzzle"; game: string; number: number }
  | { page: "rules"; game: string; rule: string | null }
  | { page: "gallery"; game: string; table: string | null }
  | { page: "box"; game: string; stored: string | null }
  | { page: "daily"; day: string | null }
  | { page: "ratings" }
  | { page: "me"; code: string }
  | { page: "credits" };

/** Alone against bots, several people at one device, or friends by a link. */
export type Mode = "bots" | "device" | "friends";
export const MODES: Mode[] = ["bots", "device", "friends"];

/** The place an address names; the start page for one we do not know. */
export function routeOf(hash: string): Route {
  const [page, first = "", second = "", third = ""] = hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  if (page === "new" && (MODES as string[]).includes(first)) return { page, mode: first as Mode, game: second || null };
  if (page === "open") return { page };
  if (page === "table" && first) return { page, id: first };
  if (page === "text") return { page, id: first || null };
  if (page === "replay" && first)
    return { page, id: first, number: /^\d+$/.test(second) ? Number(second) : null, eyes: eyesOf(third) };
  if (page === "record") return { page };
  if (page === "join" && first && second) return { page, id: first, invite: second };
  if (page === "device" && first) return { page, code: first };
  if (page === "learn") return first ? { page: "lesson", game: first } : { page };
  if (page === "puzzles")
    return /^\d+$/.test(second) ? { page: "puzzle", game: first, number: Number(second) } : { page };
  if (page === "rules" && first) return { page, game: first, rule: second || null };
  if (page === "gallery" && first) return { page, game: first, table: second || null };
  if (page === "box" && first) return { page, game: first, stored: second || null };
  const rule = /^[A-Z]\d+(\.\d+)?$/.exec(page?.toUpperCase() ?? "")?.[0];
  const game = rule && gameOfRule(rule);
  if (game) return { page: "rules", game, rule };
  if (page === "daily") return { page, day: first || null };
  if (page === "ratings") return { page };
  if (page === "me" && first) return { page, code: first };
  if (page === "credits") return { page };
  return { page: "start" };
}

/** People count seats from 1. */
const eyesOf = (word: string): string => (/^[1-9]$/.test(word) ? String(Number(word) - 1) : word === "all" ? word : "");

/** The address of a moment in a game, as seen through some eyes. */
export function momentAddress(id: string, number: number, eyes: string): string {
  const seen = /^\d$/.test(eyes) ? `/${Number(eyes) + 1}` : eyes === "all" ? "/all" : "";
  return `#replay/${id}/${number}${seen}`;
}

export const route = $state({ now: routeOf(location.hash) });
addEventListener("hashchange", () => (route.now = routeOf(location.hash)));

export function go(hash: string): void {
  location.hash = hash;
}

/** Replace the current address in the history: for addresses that work only once. */
export function goInstead(hash: string): void {
  location.replace(hash);
}
