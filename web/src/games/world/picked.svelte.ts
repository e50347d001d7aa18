// What the player is about to do, shared by board and prompt: picked parts of a move, what is pointed at, what is looked at.
// A page shows one table at a time; `begin` forgets the picked parts when a new question is asked, and a power once it is used.
import { answers, type Picked } from "./answers";
import { forecastOf, type Prospect, type WorldView } from "./view";

/** A piece whose details are shown. */
export interface Looked {
  kind: "hero" | "wonder" | "territory" | "discovery" | "seat" | "bag";
  id: string;
}

class Picking implements Picked {
  token = $state<string | null>(null);
  origin = $state<string | null>(null);
  wonder = $state<string | null>(null);
  target = $state<string | null>(null);
  pointed = $state<string | null>(null); // territory
  looked = $state.raw<Looked | null>(null);
  lookedAtLeft = $state(false); // the piece lies in the left half of the window: its details go to the right
  #question = "";

  begin(question: string, moves: string[]): void {
    if (this.wonder !== null && !moves.some((move) => move.startsWith(`use ${this.wonder} `))) this.wonder = null;
    if (question === this.#question) return;
    this.#question = question;
    this.token = this.origin = this.wonder = this.target = null;
  }
}

export const picking = new Picking();

/** What a click on the territory pointed at would change. */
export function foreseen(moves: string[], view: WorldView): Prospect[] {
  const answer = picking.pointed === null ? undefined : answers(moves, picking).get(picking.pointed);
  return answer?.kind === "move" ? (forecastOf(view, answer.move).territories ?? []) : [];
}
