// A game's face with the people and cards of one table: everything about it in words, without asking for them each time.
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
    return this.face.question(view, this.facts);
  }

  move(word: string, view: CommonView): string {
    return this.face.move(word, view, this.facts);
  }

  event(event: GameEvent, viewer: number | null): string {
    return this.face.event(event, this.people, viewer, this.facts);
  }

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
