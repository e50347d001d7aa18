// The study of a finished game by bots, turn by turn; we poll until it is complete.
import { Refusal, study } from "../api";
import type { Study } from "../protocol";

const AGAIN = 700;

export class StudyBook {
  found: Study = $state.raw({ points: [], count: 0, done: false, moves: [], reviewed: 0 });
  problem: Refusal | null = $state.raw(null);
  #begun = false;
  #left = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  /** Ask for it, once. */
  begin(): void {
    if (!this.#begun) void this.#ask();
    this.#begun = true;
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
  }

  async #ask(): Promise<void> {
    try {
      this.found = await study(this.id);
      const { count, reviewed } = this.found;
      if ((!count || reviewed < count) && !this.#left) this.#timer = setTimeout(() => void this.#ask(), AGAIN);
    } catch (error) {
      this.problem = error instanceof Refusal ? error : new Refusal("page-no-server");
    }
  }
}
