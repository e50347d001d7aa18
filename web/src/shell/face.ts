// The plain face: any game can be played with it. Facts as they stand in the view, moves as buttons.
import type { GameEvent, GameFace, Person } from "../table";
import { has, t } from "../texts";
import Board from "./PlainBoard.svelte";
import Prompt from "./PlainPrompt.svelte";

/** A message of the game if it has one, else the bare word. */
function words(key: string, bare: string): string {
  return has(key) ? t(key) : bare;
}

function eventInWords(event: GameEvent, people: Person[]): string {
  const facts = Object.entries(event).filter(([fact]) => fact !== "event");
  const told = facts.map(([fact, value]) => (isSeat(fact, value) ? (people[value]?.name ?? "") : `${fact} ${show(value)}`));
  return [event.event, ...told].join(" · ");
}

const isSeat = (fact: string, value: unknown): value is number => fact === "seat" && typeof value === "number";
const show = (value: unknown): string => (typeof value === "object" ? JSON.stringify(value) : String(value));

const face: GameFace = {
  Board,
  Prompt,
  question: (view) => words(`${view.game}-ask-${view.decision?.kind}`, view.decision?.kind ?? ""),
  move: (word) => word,
  event: eventInWords,
  about: (event) => (typeof event["seat"] === "number" ? [`seat-${event["seat"]}`] : []),
  rule: () => null,
  sound: () => "place",
  ending: () => "",
};
export default face;
