// Names of pieces, moves, events and reasons in the present language.
import type { GameEvent, Json, Person } from "../../table";
import { has, spoken, t, type Params } from "../../texts";
import type { Facts, Translated, WorldView } from "./view";

const said = (names: Translated | undefined, id: string): string => names?.[spoken()] ?? names?.["en"] ?? id;

export const heroName = (facts: Facts, id: string): string => said(facts.heroes[id]?.name, id);
export const landName = (facts: Facts, id: string): string => said(facts.territories[id]?.name, id);
export const landShort = (facts: Facts, id: string): string => said(facts.territories[id]?.short, id);
export const wonderName = (facts: Facts, id: string): string => said(facts.wonders[id]?.name, id);
export const wonderAbout = (facts: Facts, id: string): string => said(facts.wonders[id]?.about, id);
export const tokenName = (facts: Facts, id: string): string => said(facts.discoveries[id]?.name, id);
export const faceName = (facts: Facts, number: number): string => said(facts.die[number - 1]?.name, String(number));
export const translated = (names: Translated | undefined): string => said(names, "");

/** A discovery with its value: "Banking (4)". */
export const tokenWithValue = (facts: Facts, id: string): string =>
  `${tokenName(facts, id)} (${facts.discoveries[id]?.value ?? "?"})`;

export const seatName = (people: Person[], seat: number): string => people[seat]?.name ?? String(seat + 1);

/** Title and years: "Philosopher of Athens (428 BC – 348 BC)". */
export function heroLife(facts: Facts, id: string): string {
  const hero = facts.heroes[id];
  if (!hero) return "";
  const title = said(hero.title, "");
  if (hero.born === null && hero.died === null) return title;
  return `${title} (${year(hero.born)} – ${year(hero.died)})`;
}

function year(number: number | null): string {
  if (number === null) return "?";
  return number < 0 ? t("page-world-bc", { year: String(-number) }) : String(number);
}

// Moves

const PLAIN = new Set(["take deck", "convert", "stop", "decline", "done"]);

export function moveWords(word: string, view: WorldView, facts: Facts, people: Person[] = []): string {
  if (PLAIN.has(word)) return t(`page-world-move-${word.replace(" ", "-")}`, { ...facts.prices });
  const [verb = "", first = "", second = ""] = word.split(" ");
  switch (verb) {
    case "take":
      return t("page-world-move-take", { hero: heroName(facts, view.row[Number(second) - 1] ?? "") });
    case "play":
      return t("page-world-move-play", { hero: heroName(facts, first) });
    case "keep":
      return t("page-world-move-keep", { face: faceName(facts, view.attack?.faces[first === "first" ? 0 : 1] ?? 0) });
    case "build":
      return t("page-world-move-build", { wonder: wonderName(facts, first), coins: facts.prices.wonder });
    case "use":
      return second
        ? t("page-world-move-use-at", { wonder: wonderName(facts, first), territory: landName(facts, second) })
        : t("page-world-move-use", { wonder: wonderName(facts, first) });
    case "discover":
      return t("page-world-move-discover", {
        discovery: tokenWithValue(facts, first),
        territory: landName(facts, second),
      });
    case "migrate":
      return t("page-world-move-migrate", { origin: landName(facts, first), territory: landName(facts, second) });
    case "attack": {
      const rival = facts.colours.indexOf(second);
      const name = people[rival]?.name ?? t(`world-colour-${second}`);
      const key = view.acting === undefined ? "page-world-move-attack" : "page-world-move-remove";
      return t(key, { rival: name, territory: landName(facts, first) });
    }
    case "flee":
      return t("page-world-move-flee", { territory: landName(facts, first) });
    default:
      return t("page-world-move-settle", { territory: landName(facts, first) });
  }
}

// Events and reasons

/** What the log leaves out: it can be seen on the table, or follows from the line before. */
const UNTOLD = new Set(["turn", "turned_up", "migration"]);

export function logWords(event: GameEvent, people: Person[], facts: Facts): string {
  if (UNTOLD.has(event.event) || (event.event === "dealt" && !("hero" in event))) return "";
  return eventWords(event, people, facts);
}

export function eventWords(event: GameEvent, people: Person[], facts: Facts): string {
  const key = `world-event-${event.event}`;
  const seen = "hero" in event && has(`${key}-seen`) ? `${key}-seen` : key;
  const params: Params = {};
  for (const [fact, value] of Object.entries(event)) params[fact] = factWord(fact, value, people, facts);
  return t(seen, params);
}

export function reasonWords(key: string, given: Params, people: Person[], facts: Facts): string {
  const params: Params = {};
  for (const [fact, value] of Object.entries(given)) params[fact] = factWord(fact, value, people, facts);
  return t(key, params);
}

function factWord(fact: string, value: Json, people: Person[], facts: Facts): string | number {
  if (typeof value === "number") {
    if (fact === "seat" || fact === "rival") return seatName(people, value);
    return fact === "face" ? faceName(facts, value) : value;
  }
  const id = String(value);
  if (fact === "hero") return heroName(facts, id);
  if (fact === "territory" || fact === "origin") return landName(facts, id);
  if (fact === "discovery") return tokenWithValue(facts, id);
  return fact === "wonder" ? wonderName(facts, id) : id;
}

/** Said of every piece whose values are ours, also where its name is that of a printed one. */
export const oursValues = (printed: string[], values: string): string =>
  printed.includes(values) ? "" : t(printed.includes("name") ? "page-world-ours-named" : "page-world-ours");

/** Whose power it is: the printed ones are not public, save one for two players. */
export function oursPower(facts: Facts, id: string): string {
  const printed = facts.wonders[id]?.printed ?? [];
  if (printed.includes("power")) return "";
  return t(printed.includes("power-for-two") ? "page-world-ours-power-for-two" : "page-world-ours-power");
}
