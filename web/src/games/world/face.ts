// What Heroes of the World gives to the shell: its table, its prompt, its players, and its words.
import type { GameEvent, GameFace, Json, Person } from "../../table";
import { t, type Params } from "../../texts";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import Outlook from "./Outlook.svelte";
import Players from "./Players.svelte";
import Prompt from "./Prompt.svelte";
import { turnsIn, turnWords } from "./turns";
import { factsOf, type WorldView } from "./view";
import { logWords, moveWords, reasonWords, seatName } from "./words";

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

const face: GameFace<WorldView> = {
  Board,
  Prompt,
  Side: Players,
  Ending,
  Outlook,
  question: (view: WorldView) => {
    if (view.decision === null) return "";
    return t(`${view.decision.seat === view.viewer ? "page-world-ask" : "world-kind"}-${view.decision.kind}`);
  },
  move: (word: string, view: WorldView, facts: Json) => moveWords(word, view, factsOf(facts)),
  event: (event: GameEvent, people: Person[], _viewer: number | null, facts: Json) =>
    logWords(event, people, factsOf(facts)),
  heading: (event: GameEvent, people: Person[]) =>
    event.event === "turn" ? t("page-world-turn-of", { name: seatName(people, Number(event["seat"])) }) : "",
  about,
  sound: (event: GameEvent) => SOUNDS[event.event] ?? null,
  turnOf: (event: GameEvent) => (event.event === "turn" ? Number(event["seat"]) : null),
  turns: (events: GameEvent[], people: Person[], facts: Json) =>
    turnsIn(events, people, factsOf(facts)).map((turn) => ({
      seat: turn.seat,
      words: turnWords(turn, people, factsOf(facts)),
    })),
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
