// A walk through a lesson: which step we are at, and what of the table is shown meanwhile.
import type { Lesson, LessonFrame, LessonStep } from "../protocol";
import type { CommonView, GameEvent, Json } from "../table";

const BEAT = 900; // ms between two events, so that both are seen

export class Walk {
  at = $state(0);
  view: CommonView = $state.raw({} as CommonView);
  aid: Json = $state.raw(null);
  events: GameEvent[] = $state.raw([]);
  batch = $state(0);
  running = $state(false); // what led to this step is still being shown

  #waiting: LessonFrame[] = [];
  #beat: ReturnType<typeof setTimeout> | undefined;

  /** `calm`: no animation, so only the outcome is shown. */
  constructor(
    readonly lesson: Lesson,
    start: number,
    readonly calm: () => boolean,
  ) {
    this.jump(start);
  }

  get step(): LessonStep {
    return this.lesson.steps[this.at]!;
  }

  get last(): boolean {
    return this.at === this.lesson.steps.length - 1;
  }

  /** What the learner may do now. */
  get moves(): string[] {
    return this.running || this.step.move === null ? [] : [this.step.move];
  }

  /** Go to the next step, and show the events before it one by one. */
  next(): void {
    if (this.last) return;
    this.at += 1;
    this.#waiting = [...this.step.frames];
    this.#run();
  }

  choose(move: string): void {
    if (this.moves.includes(move)) this.next();
  }

  back(): void {
    this.jump(this.at - 1);
  }

  /** Go straight to a step, without the events before it. */
  jump(step: number): void {
    this.stop();
    this.at = Math.max(0, Math.min(step, this.lesson.steps.length - 1));
    const frames = this.lesson.steps.slice(0, this.at + 1).flatMap((one) => one.frames);
    const last = frames.at(-1);
    if (last) this.#show({ ...last, events: [] });
  }

  /** Skip the rest of the events and show the coach's words. */
  hurry(): void {
    const events = this.#waiting.flatMap((frame) => frame.events);
    const last = this.#waiting.at(-1);
    this.stop();
    if (last) this.#show({ ...last, events });
  }

  stop(): void {
    clearTimeout(this.#beat);
    this.#waiting = [];
    this.running = false;
  }

  #run(): void {
    clearTimeout(this.#beat);
    if (this.calm() && this.#waiting.length > 1) return this.hurry();
    const frame = this.#waiting.shift();
    if (frame) this.#show(frame);
    this.running = this.#waiting.length > 0;
    if (this.running) this.#beat = setTimeout(() => this.#run(), BEAT);
  }

  #show(frame: LessonFrame): void {
    this.events = frame.events as GameEvent[];
    this.view = frame.view as unknown as CommonView;
    this.aid = frame.aid;
    this.batch += 1;
  }
}
