// Seventh Hero as the shell knows it: components and words.
import type { GameEvent, GameFace } from "../../table";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Prompt from "./Prompt.svelte";
import Result from "./Result.svelte";
import { fact, type SeventhView } from "./view";
import { ending, event, headline, insight, move, phrase, question } from "./words";

const SOUNDS: Record<string, string> = {
  dealt: "card",
  revealed: "card",
  sent: "whoosh",
  passed: "whoosh",
  forbidden: "whoosh",
  turned_away: "whoosh",
  announced: "knock",
  cancelled: "bad",
  burned: "bad",
  readied: "place",
  drew: "card",
  discarded: "card",
  recruited: "good",
  doubled: "bad",
  ended: "win",
};

/** The seats and places a line of the log is about. */
function about(happened: GameEvent): string[] {
  const seats = ["seat", "to", "holder", "user"].flatMap((name) => fact(happened, name) ?? []);
  const card = fact(happened, "card") ?? fact(happened, "power");
  const seat = fact(happened, "user") ?? fact(happened, "seat");
  const place =
    card && seat !== null && !["sent", "discarded", "clue"].includes(happened.event) ? [`place-${seat}-${card}`] : [];
  return [...seats.map((one) => `seat-${one}`), ...place];
}

function sound(happened: GameEvent): string | null {
  if (happened.event === "clue") return happened["answer"] === true ? "good" : "knock";
  return SOUNDS[happened.event] ?? null;
}

const face: GameFace<SeventhView> = {
  Board,
  Prompt,
  Hand,
  question,
  move,
  event,
  turnOf: (event: GameEvent) => (event.event === "revealed" ? Number(event["seat"]) : null),
  about,
  learned: (happened) => (happened.event === "looked" ? fact(happened, "seat") : null),
  sound,
  ending,
  headline,
  phrase,
  insight,
  Result,
  heading: (happened: GameEvent, people) => (happened.event === "revealed" ? event(happened, people) : ""),
};

export default face;
