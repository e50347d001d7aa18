// The hall's questions to the bots: one at a time, those first that somebody waits for. A worker that does not answer is
// broken off, and the question asked again of a new one.
import type { FromBots, ToBots } from "./wire";

const LONGEST = 20_000; // ms; bots keep to their time, so this one hangs
const FIRST = 60_000; // ms until the worker must have started

interface Asked {
  id: number;
  what: string;
  question: string;
  rank: number; // 0: somebody waits for it
  tries: number;
  settle: (answer: string | Error) => void;
}

export class BotLine {
  #make: () => Worker;
  #base: string;
  #worker: Worker | null = null;
  #ready = false;
  #waiting: Asked[] = [];
  #now: Asked | null = null;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #ids = 0;

  constructor(make: () => Worker, base: string) {
    this.#make = make;
    this.#base = base;
  }

  /** Have a worker ready before the first question. */
  warmUp(): void {
    if (this.#worker) return;
    const worker = (this.#worker = this.#make());
    this.#ready = false;
    worker.onmessage = ({ data }: MessageEvent<FromBots>) => this.#hear(data);
    worker.onerror = () => this.#breakOff();
    worker.postMessage({ type: "start", base: this.#base } satisfies ToBots);
    this.#watch = setTimeout(() => this.#breakOff(), FIRST);
  }

  ask(what: string, question: string, rank: number): Promise<string> {
    return new Promise((resolve, reject) => {
      const settle = (answer: string | Error) => (typeof answer === "string" ? resolve(answer) : reject(answer));
      this.#waiting.push({ id: ++this.#ids, what, question, rank, tries: 0, settle });
      this.warmUp();
      this.#next();
    });
  }

  #next(): void {
    if (this.#now || !this.#ready || !this.#waiting.length) return;
    const at = Math.max(
      0,
      this.#waiting.findIndex(({ rank }) => rank === 0),
    );
    const asked = (this.#now = this.#waiting.splice(at, 1)[0]!);
    const { id, what, question } = asked;
    this.#worker!.postMessage({ type: "ask", id, what, question } satisfies ToBots);
    this.#watch = setTimeout(() => this.#breakOff(), LONGEST);
  }

  #hear(message: FromBots): void {
    clearTimeout(this.#watch);
    if (message.type === "ready") this.#ready = true;
    else if (this.#now?.id === message.id) {
      const asked = this.#now;
      this.#now = null;
      asked.settle(message.type === "answer" ? message.text : new Error(message.why));
    }
    this.#next();
  }

  /** End the worker; its question goes first in the next one, once. */
  #breakOff(): void {
    clearTimeout(this.#watch);
    this.#worker?.terminate();
    this.#worker = null;
    this.#ready = false;
    const asked = this.#now;
    this.#now = null;
    if (asked && asked.tries++ < 1) this.#waiting.unshift(asked);
    else asked?.settle(new Error("the bots do not answer"));
    if (this.#waiting.length) this.warmUp();
  }
}
