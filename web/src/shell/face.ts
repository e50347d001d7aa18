// The plain face: any game can be played with it. Facts as they stand in the view, moves as buttons, in the game's words
// where it has them: `GAME-ask-KIND`, `GAME-move-VERB`, `GAME-event-NAME`, `GAME-fact-NAME`.
import type { CommonView, GameEvent, GameFace, Person } from "../table";
import { moveInWords, own, shown } from "./plain";
import Board from "./PlainBoard.svelte";
import Prompt from "./PlainPrompt.svelte";

function eventInWords(event: GameEvent, people: Person[], game: string): string {
  const { event: name, seat, rule: _rule, ...facts } = event; // the log shows the rule beside the words
  const who = typeof seat === "number" ? (people[seat]?.name ?? "") : "";
  const codes = [who, name, ...Object.entries(facts).map(([fact, value]) => `${fact} ${shown(value)}`)].filter(Boolean);
  const params = Object.entries(facts).map(([fact, value]) => [fact, typeof value === "number" ? value : shown(value)]);
  return own(game, `event-${name}`, codes.join(" · "), { ...Object.fromEntries(params), name: who });
}

/** Events do not name their game, so a face is made for one game. */
export const plainFace = (game: string): GameFace => ({
  Board,
  Prompt,
  question: (view: CommonView) => own(game, `ask-${view.decision?.kind}`, view.decision?.kind ?? ""),
  move: (word) => moveInWords(game, word),
  event: (event, people) => eventInWords(event, people, game),
  about: (event) => (typeof event["seat"] === "number" ? [`seat-${event["seat"]}`] : []),
  sound: () => "place",
  ending: () => "",
});
