// Seventh Hero as the shell knows it: components and words.
import type { GameEvent, GameFace } from "../table";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import Prompt from "./Prompt.svelte";
import Side from "./Side.svelte";
import { fact, type SeventhView } from "./view";
import { ending, event, headline, insight, move, question } from "./words";

/** The rule behind each event that makes one ask. */
const RULES: Record<string, string> = {
  dealt: "S1.2",
  replaced: "S1.1",
  revealed: "S2.1",
  unmatched: "S2.3",
  sent: "S2.2",
  discarded: "S2.3",
  announced: "S5.8",
  cancelled: "S6.1",
  burned: "S6.2",
  readied: "S6.3",
  forbidden: "S6.4",
  looked: "S6.5",
  ignored: "S6.6",
  drew: "S2.8",
  passed: "S2.6",
  clue: "S4.2",
  recruited: "S3.1",
  doubled: "S3.4",
  eliminated: "S3.2",
  turned_up: "S4.3",
  reshuffled: "S7.4",
  nothing_sent: "S2.5",
  ended: "S7.3",
};

const SOUNDS: Record<string, string> = {
  dealt: "card",
  revealed: "card",
  sent: "whoosh",
  passed: "whoosh",
  forbidden: "whoosh",
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
  const place = card && seat !== null && !["sent", "discarded", "clue"].includes(happened.event) ? [`place-${seat}-${card}`] : [];
  return [...seats.map((one) => `seat-${one}`), ...place];
}

function sound(happened: GameEvent): string | null {
  if (happened.event === "clue") return happened["answer"] === true ? "good" : "knock";
  return SOUNDS[happened.event] ?? null;
}

const face: GameFace<SeventhView> = {
  Board,
  Prompt,
  Side,
  question,
  move,
  event,
  about,
  rule: (happened) => RULES[happened.event] ?? null,
  sound,
  ending,
  headline,
  insight,
  Ending,
};

export default face;
