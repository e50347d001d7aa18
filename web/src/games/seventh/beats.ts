// The moments that are told in large letters over the middle of the table: announcement, effect, answer, double, …
import type { Scene } from "../../shell/scenes.svelte";
import type { GameEvent } from "../../table";
import { fact } from "./view";

export interface Beat extends Scene {
  kind: "announced" | "effect" | "cancelled" | "answer" | "double" | "recruited" | "unmatched";
  event: GameEvent;
  seat: number;
  card: number; // the hero that is shown; 0: none
}

const KINDS: Record<string, Beat["kind"]> = {
  announced: "announced",
  cancelled: "cancelled",
  readied: "effect",
  burned: "effect",
  forbidden: "effect",
  turned_away: "effect",
  looked: "effect",
  ignored: "effect",
  clue: "answer",
  doubled: "double",
  recruited: "recruited",
  unmatched: "unmatched",
};

/**
 * The beats of an update, in order. A draw is one only as the effect of a power: at a turn's end it is routine. A power
 * that is still announced lies on the table (`standing`) and is no beat.
 */
export function beats(events: GameEvent[], standing: boolean): Beat[] {
  const found: Beat[] = [];
  let drawing = false;
  for (const event of events) {
    if (event.event === "announced") drawing = fact(event, "power") === 7;
    const effect = event.event === "drew" && (drawing || fact(event, "count") === 2);
    const kind = effect ? "effect" : KINDS[event.event];
    if (effect) drawing = false;
    if (kind)
      found.push({ kind, event, seat: fact(event, "seat") ?? 0, card: shownCard(event), time: TIME[kind] ?? 1300 });
  }
  if (standing && found.at(-1)?.kind === "announced") found.pop();
  return found;
}

/** In ms; an answer and a double are worth a longer look. */
const TIME: Partial<Record<Beat["kind"], number>> = { answer: 1700, double: 1800, cancelled: 1600 };

const shownCard = (event: GameEvent): number =>
  event.event === "announced" || event.event === "cancelled" ? (fact(event, "power") ?? 0) : (fact(event, "card") ?? 0);
