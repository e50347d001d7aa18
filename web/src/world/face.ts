// What Heroes of the World gives to the shell: its table, its prompt, its players, and its words.
import type { GameEvent, GameFace, Json, Person } from "../table";
import { t, type Params } from "../texts";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import Players from "./Players.svelte";
import Prompt from "./Prompt.svelte";
import { factsOf, type WorldView } from "./view";
import { logWords, moveWords, reasonWords } from "./words";

/** The rule behind a line of the log. */
const RULES: Record<string, string> = {
  began: "H1.2",
  dealt: "H1.1",
  turned_up: "H2.4",
  placed: "H1.2",
  turn: "H2.4",
  skipped: "H2.5",
  took: "H2.1",
  drew: "H2.1",
  played: "H2.2",
  settled: "H3.1",
  found: "H3.2",
  discovered: "H3.3",
  returned: "H3.3",
  scoring: "H3.4",
  scored: "H4.2",
  attacked: "H5.1",
  rolled: "H9.4",
  kept: "H9.6",
  died: "H9.4",
  plundered: "H9.4",
  fled: "H9.4",
  defected: "H9.4",
  unharmed: "H9.4",
  earned: "H6.1",
  migration: "H6.2",
  migrated: "H6.2",
  built: "H6.3",
  converted: "H6.4",
  used: "H6.5",
  declined: "H6.5",
  reinforced: "H9.6",
  surveyed: "H9.6",
  epoch_ended: "H7.1",
  remained: "H7.3",
  epoch_began: "H7.6",
  over: "H8.1",
};

const SOUNDS: Record<string, string> = {
  took: "card",
  drew: "card",
  played: "card",
  placed: "place",
  settled: "place",
  migrated: "place",
  fled: "place",
  reinforced: "place",
  found: "whoosh",
  surveyed: "whoosh",
  discovered: "knock",
  scoring: "good",
  attacked: "knock",
  rolled: "die",
  died: "bad",
  earned: "coin",
  plundered: "coin",
  converted: "coin",
  built: "good",
  used: "whoosh",
  epoch_began: "win",
  over: "win",
};

/** Facts of an event that name a piece, and the word its id begins with on the table. */
const ABOUT: Record<string, string> = {
  seat: "seat",
  rival: "seat",
  territory: "territory",
  origin: "territory",
  hero: "hero",
  wonder: "wonder",
};

function about(event: GameEvent): string[] {
  return Object.entries(ABOUT).flatMap(([fact, kind]) => (fact in event ? [`${kind}-${String(event[fact])}`] : []));
}

const MODERN = new Set(["europe", "russia", "america", "south-east-asia"]); // the same in every box (H9.1)

function rule(event: GameEvent): string | null {
  if (event.event === "placed" && MODERN.has(String(event["territory"]))) return "H7.6";
  return RULES[event.event] ?? null;
}

const face: GameFace<WorldView> = {
  Board,
  Prompt,
  Side: Players,
  Ending,
  question: (view: WorldView) => {
    if (view.decision === null) return "";
    return t(`${view.decision.seat === view.viewer ? "page-world-ask" : "world-kind"}-${view.decision.kind}`);
  },
  move: (word: string, view: WorldView, facts: Json) => moveWords(word, view, factsOf(facts)),
  event: (event: GameEvent, people: Person[], _viewer: number | null, facts: Json) => logWords(event, people, factsOf(facts)),
  about,
  rule,
  sound: (event: GameEvent) => SOUNDS[event.event] ?? null,
  ending: (view: WorldView) =>
    t(view.epoch === "modern" && view.scorings >= 8 ? "page-world-ended-scorings" : "page-world-ended-heroes"),
  headline: (view: WorldView, facts: Json) =>
    t("page-world-headline", {
      epoch: view.epoch,
      count: view.scorings,
      most: factsOf(facts).last_scoring[view.epoch],
    }),
  say: (key: string, params: Params, people: Person[], facts: Json) => reasonWords(key, params, people, factsOf(facts)),
};

export default face;
