// Seventh Hero in words, with the same messages as the terminal.
import { seatLetter } from "../../pieces/seats";
import { themeOf } from "../../settings.svelte";
import type { GameEvent, Json, Person } from "../../table";
import { t, type Params } from "../../texts";
import { aidOf } from "./deduction";
import { powerIcon, seventhIcon } from "./icons";
import "./look.css";
import type { SeventhView } from "./view";

export const heroName = (value: number): string =>
  t(`seventh-${themeOf("seventh") === "dragon" ? "dragon" : "hero"}-${value}`);

/** A hero in a sentence: `Sergeant (5)`. */
export const cardName = (value: number): string =>
  themeOf("seventh") === "dragon" ? `${heroName(value)} (${value})` : t(`seventh-card-${value}`);
export const heroPicture = (value: number): string => seventhIcon(value, themeOf("seventh"));
export const heroColour = (value: number): string => `var(--hero-${value})`;

export const powerName = (value: number): string => t(`seventh-power-${value}`);
export const powerShort = (value: number): string => t(`page-seventh-power-${value}`);
export { powerIcon };
export const requirementName = (value: number, players: number): string =>
  t(`seventh-requirement-${value}`, { players });

export const personName = (people: Person[], seat: number): string => people[seat]?.name ?? String(seat + 1);

/** What is asked: a question to the viewer ("you"), or a remark that follows another player's name. */
export function question(view: SeventhView, people: Person[]): string {
  const kind = view.decision?.kind;
  if (!kind) return "";
  if (!view.decision?.moves) return t(`page-seventh-other-${kind}`);
  const at = view.doubled?.seat ?? view.wandering?.at;
  const holder = at === undefined ? "" : personName(people, at);
  return t(`page-seventh-ask-${kind}`, { window: view.window ?? "", active: personName(people, view.active), holder });
}

/** For the header: `Turn 7 · Requirement: odd`. */
export function headline(view: SeventhView): string {
  if (view.over) return t("page-seventh-turn", { turn: view.turn });
  return t("page-seventh-headline", { turn: view.turn, requirement: requirementName(view.requirement, view.players) });
}

export function move(word: string): string {
  const parts = word.split(" ");
  const last = Number(parts.at(-1));
  if (Number.isNaN(last)) return t(`seventh-move-${parts.join("-")}`);
  if (parts[2] === "seat") {
    return t("seventh-move-forbid", {
      card: cardName(4),
      target: t("page-seventh-player", { letter: seatLetter(last - 1) }),
    });
  }
  if (parts.length === 3 && parts[0] === "power") {
    return t("seventh-move-ready", { card: cardName(3), target: cardName(last), power: powerName(3) });
  }
  const verb = parts.slice(0, -1).join("-");
  return t(`seventh-move-${verb}`, { card: cardName(last), power: powerName(last), target: "" });
}

/** S6.5: `hero-5` names a hero, truly or not. */
export const phrase = (code: string): string =>
  t("page-seventh-phrase-hero", { card: cardName(Number(code.split("-")[1])) });

/** A line of the log. Declining is shown on the table; in the log it would drown the rest. */
export function event(happened: GameEvent, people: Person[]): string {
  if (happened.event === "declined") return "";
  const params: Params = { known: "card" in happened || "cards" in happened ? "yes" : "no" };
  for (const [name, value] of Object.entries(happened)) Object.assign(params, param(name, value, people));
  if (happened.event === "announced" && "to" in params) params["target"] = params["to"] ?? 0;
  return t(`seventh-event-${happened.event.replaceAll("_", "-")}`, params);
}

function param(name: string, value: Json, people: Person[]): Params {
  if (typeof value === "boolean") return { [name]: value ? "yes" : "no" };
  if (name === "ranking" && Array.isArray(value)) return { names: winnersOf(value as number[][], people) };
  if (Array.isArray(value))
    return name === "cards" || name === "party"
      ? { [name]: value.map((card) => cardName(Number(card))).join(", ") }
      : {};
  if (typeof value === "string") return name === "event" ? {} : { [name]: value };
  if (typeof value !== "number") return {};
  if (name === "seat") return { name: personName(people, value) };
  if (["to", "holder", "user", "active"].includes(name)) return { [name]: personName(people, value) };
  if (name === "power") return { power: `${cardName(value)} – ${powerName(value)}` };
  if (name === "card" || name === "target") return { [name]: value ? cardName(value) : 0 };
  return { [name]: value };
}

const winnersOf = (ranking: number[][] | null | undefined, people: Person[]): string =>
  (ranking?.[0] ?? []).map((seat) => personName(people, seat)).join(", ");

/** By what the game was won. */
export function ending(view: SeventhView): string {
  return t("page-seventh-ended", {
    heroes: Math.max(...view.scores),
    reason: endingReason(view),
  });
}

function endingReason(view: SeventhView): string {
  const goal = Math.max(3, Number(view.options["values"] ?? 7) - 1);
  if (Math.max(...view.scores) >= goal) return "heroes";
  return view.options["deck_end"] === "score" ? "deck" : "turns";
}

/** What a seat could work out: how many heroes were possible, and which. */
export function insight(aid: Json): { short: string; words: string } {
  const values = aidOf(aid)?.possible ?? [];
  return {
    short: values.length ? String(values.length) : "",
    words: t("page-seventh-insight", { count: values.length, cards: values.map(cardName).join(", ") }),
  };
}
