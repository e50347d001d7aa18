// One queue of scenes for every table: an event told in large over the board, one at a time, in order, each for its own time.
import type { Company } from "../protocol";

/** What is told of an event. Games add their own facts. */
export interface Scene {
  time: number; // ms at the calm pace
}

const SPEED: Record<Company["pace"], number> = { calm: 1, brisk: 0.6, instant: 0 };
const SHORTEST = 800;
const LONGEST = 2500;

export class Scenes<S extends Scene = Scene> {
  /** Called when nothing is told any more: what waited for the scenes may happen. */
  freed: () => void = () => undefined;

  #queue = $state.raw<S[]>([]);
  #batch = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `pace`: that of the person who looks on; at `instant` the log alone tells. */
  constructor(readonly pace: () => Company["pace"]) {}

  get now(): S | null {
    return this.#queue[0] ?? null;
  }

  /** How long the present scene is shown, in ms. */
  get time(): number {
    return Math.min(LONGEST, Math.max(SHORTEST, (this.now?.time ?? 0) * SPEED[this.pace()]));
  }

  /** Tell the scenes of an update, once. A scene of an earlier update never outlives it. */
  tell(batch: number, scenes: S[]): void {
    if (batch === this.#batch) return;
    this.#batch = batch;
    this.#show(SPEED[this.pace()] ? scenes : []);
  }

  /** The next scene, at once. */
  skip(): void {
    this.#show(this.#queue.slice(1));
  }

  /** No scene any more: somebody has acted, or left. */
  clear(): void {
    this.#show([]);
  }

  #show(queue: S[]): void {
    clearTimeout(this.#timer);
    const told = this.#queue.length > 0;
    this.#queue = queue;
    if (queue.length) this.#timer = setTimeout(() => this.skip(), this.time);
    else if (told) this.freed();
  }
}
