// A finished game as the bots judge it, turn by turn. They think about it while we ask how far they are.
import { Refusal, study } from "../api";
import type { Study } from "../protocol";

const AGAIN = 700;

export class StudyBook {
  found: Study = $state.raw({ points: [], count: 0, done: false });
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
      if (!this.found.done && !this.#left) this.#timer = setTimeout(() => void this.#ask(), AGAIN);
    } catch (error) {
      this.problem = error instanceof Refusal ? error : new Refusal("page-no-server");
    }
  }
}
