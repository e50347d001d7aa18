// A replay: which moment is shown, through whose eyes, and what the table looked like.
import { Refusal, replay, replayStep } from "../api";
import { placeAt } from "../places";
import type { Replay, ReplayStep } from "../protocol";
import type { CommonView, GameEvent } from "../table";

export type Stride = "move" | "turn" | "score";

export class ReplayBook {
  outline: Replay | null = $state.raw(null);
  problem: Refusal | null = $state.raw(null);
  number = $state(0); // the moment that is wanted
  step: ReplayStep | null = $state.raw(null); // the one that is shown
  events: GameEvent[] = $state.raw([]);
  batch = $state(0);

  #eyes = "";
  #cache = new Map<number, ReplayStep>();
  #asking = false;

  constructor(
    readonly id: string,
    readonly token: string | null = placeAt(id)?.token ?? null,
  ) {}

  get count(): number {
    return this.outline?.moves.length ?? 0;
  }

  /** Through whose eyes: `all`, `public` or the number of a seat. */
  get eyes(): string {
    return this.outline ? (this.outline.open ? "all" : String(this.outline.viewer ?? "public")) : this.#eyes;
  }

  get view(): CommonView | null {
    return this.step ? (this.step.view as unknown as CommonView) : null;
  }

  /** All events, as these eyes saw them. */
  get log(): GameEvent[] {
    if (!this.outline) return [];
    return [...this.outline.opening, ...this.outline.moves.flatMap((move) => move.events)] as GameEvent[];
  }

  /** The number of events after a number of moves. */
  happened(number: number): number {
    const before = this.outline?.moves.slice(0, number) ?? [];
    return (this.outline?.opening.length ?? 0) + before.reduce((sum, move) => sum + move.events.length, 0);
  }

  /** The moment right after an event of the log. */
  momentOf(event: number): number {
    let number = 0;
    while (number < this.count && this.happened(number) <= event) number += 1;
    return number;
  }

  /** The turn a moment is in, from 1; 0 for a game without turns. */
  turn(number: number): number {
    return (this.outline?.turns ?? []).filter((begun) => begun <= number).length;
  }

  /** Open the book, or look through other eyes; at the end if no moment is named. */
  async open(eyes: string, number: number | null = this.number): Promise<void> {
    this.problem = null;
    try {
      const outline = await replay(this.id, eyes, this.token);
      this.#cache.clear();
      this.#eyes = eyes;
      this.outline = outline;
      this.step = null;
      await this.go(number ?? outline.moves.length);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Go to a moment. While one is being fetched, only the last request counts. */
  async go(number: number): Promise<void> {
    this.number = Math.max(0, Math.min(this.count, number));
    if (this.#asking) return;
    this.#asking = true;
    try {
      while (this.step?.number !== this.number) this.#show(await this.#fetched(this.number));
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#asking = false;
    }
    if (this.number < this.count) void this.#fetched(this.number + 1).catch(() => undefined); // probably wanted next
  }

  /** The next moment of a kind, forwards or back. */
  next(stride: Stride, forward: boolean): number {
    if (stride === "move") return this.number + (forward ? 1 : -1);
    const outline = this.outline;
    const marks = (stride === "turn" ? outline?.turns : outline?.scorings) ?? [];
    const found = forward ? marks.find((mark) => mark > this.number) : marks.findLast((mark) => mark < this.number);
    return found ?? (forward ? this.count : 0);
  }

  async #fetched(number: number): Promise<ReplayStep> {
    const known = this.#cache.get(number);
    if (known) return known;
    const cache = this.#cache;
    const step = await replayStep(this.id, number, this.eyes, this.token);
    cache.set(number, step);
    return step;
  }

  #show(step: ReplayStep): void {
    const next = this.step !== null && step.number === this.step.number + 1;
    this.events = next ? ((this.outline?.moves[step.number - 1]?.events ?? []) as GameEvent[]) : [];
    this.step = step;
    this.batch += 1;
  }

  #fail(error: unknown): void {
    this.problem = error instanceof Refusal ? error : new Refusal("page-no-server");
  }
}
