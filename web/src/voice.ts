// A game's face together with the people and cards of one table: puts everything there into words.
import { explain, type ProblemParams } from "./problem";
import type { CommonView, GameEvent, GameFace, Json, Person } from "./table";
import { t } from "./texts";

export class Voice {
  constructor(
    readonly face: GameFace,
    readonly people: Person[],
    readonly facts: Json,
  ) {}

  question(view: CommonView): string {
    return this.face.question(view, this.people, this.facts);
  }

  move(word: string, view: CommonView): string {
    return this.face.move(word, view, this.facts);
  }

  event(event: GameEvent, viewer: number | null): string {
    return this.face.event(event, this.people, viewer, this.facts);
  }

  /** The heading of a turn, if it begins with this event. */
  heading(event: GameEvent): string {
    return this.face.heading?.(event, this.people, this.facts) ?? "";
  }

  /** Each turn of a part of the log in one line; without words of the game's own, line by line. */
  turns(events: GameEvent[], viewer: number | null): { seat: number; words: string }[] {
    if (this.face.turns) return this.face.turns(events, this.people, this.facts);
    const lines = events.map((event) => ({ seat: Number(event["seat"] ?? 0), words: this.event(event, viewer) }));
    return lines.filter((line) => line.words);
  }

  /** Who has won; nothing if nobody has. */
  winners(view: CommonView): string {
    const first = view.ranking?.[0] ?? [];
    if (first.length === 1 && first[0] === view.viewer) return t("page-you-win");
    const names = first.map((seat) => this.people[seat]?.name ?? "").join(", ");
    return names && t("page-winners", { names, count: first.length });
  }

  /** How the game ended. */
  ending(view: CommonView): string {
    return this.face.ending(view, this.people, this.facts);
  }

  headline(view: CommonView): string {
    return this.face.headline?.(view, this.facts) ?? "";
  }

  /** A hint's reason, or why something was refused. */
  explain(problem: { key: string; params: ProblemParams }): string {
    return explain(problem, (key, params) => this.face.say?.(key, params, this.people, this.facts) ?? t(key, params));
  }
}
