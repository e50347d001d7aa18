// The hall inside this page: requests and lines go to its worker instead of a server. If the worker breaks, a new one is
// started, and everybody comes back: all tables are in the journal.
import type { Socket } from "../connection";
import type { FromHall, ToHall } from "./wire";

const TAKE = "herohall-take"; // the table to take from another tab

export class LocalHall {
  progress = $state(0); // how much of the hall has been loaded, between 0 and 1
  ready = $state(false);
  failed: string | null = $state(null); // why it cannot be loaded
  kept = $state(true); // whether the browser keeps tables

  #open: () => void = () => undefined;
  /** When it is ready for the first time. */
  readonly opened = new Promise<void>((resolve) => (this.#open = resolve));
  #worker: Worker | null = null;
  #answers = new Map<number, (response: Response | null) => void>();
  #lines = new Map<number, Line>();
  #ids = 0;

  /** Load the hall; harmless if it is under way. */
  start(): void {
    if (this.#worker) return;
    this.failed = null;
    const worker = (this.#worker = new Worker(new URL("./hall.worker.ts", import.meta.url), { type: "module" }));
    worker.onmessage = ({ data }: MessageEvent<FromHall>) => this.#hear(data);
    worker.onerror = () => this.#broken("worker");
    this.#tell({ type: "start", base: new URL("hall/", document.baseURI).href });
  }

  /** Like `fetch`, answered by the hall; null if it broke. */
  ask(method: string, path: string, body: string, token: string): Promise<Response | null> {
    this.start();
    const id = ++this.#ids;
    this.#tell({ type: "ask", id, method, path, body, token });
    return new Promise((resolve) => this.#answers.set(id, resolve));
  }

  /** Like a websocket to a table. */
  open(table: string): Socket {
    this.start();
    const steal = sessionStorage.getItem(TAKE) === table;
    if (steal) sessionStorage.removeItem(TAKE);
    const line = new Line(++this.#ids, (message) => this.#tell(message));
    this.#lines.set(line.number, line);
    this.#tell({ type: "open", line: line.number, table, steal });
    queueMicrotask(() => line.onopen?.());
    return line;
  }

  #tell(message: ToHall): void {
    this.#worker?.postMessage(message);
  }

  #hear(message: FromHall): void {
    if (message.type === "progress") this.progress = message.share;
    else if (message.type === "ready") {
      this.ready = true;
      this.#open();
      this.progress = 1;
      this.kept = message.kept;
    } else if (message.type === "failed") this.#broken(message.why);
    else if (message.type === "answer") {
      const { id, ok, text } = message;
      this.#answers.get(id)?.(new Response(text, { status: ok ? 200 : 400 }));
      this.#answers.delete(id);
    } else if (message.type === "heard") this.#lines.get(message.line)?.onmessage?.({ data: message.text });
    else this.#shut(message.line);
  }

  #shut(number: number): void {
    const line = this.#lines.get(number);
    this.#lines.delete(number);
    line?.onclose?.();
  }

  /** Everybody is told, and comes back by themselves; that starts a new worker. */
  #broken(why: string): void {
    this.#worker?.terminate();
    this.#worker = null;
    if (!this.ready) this.failed = why; // it never worked, so it is not tried again without being asked
    this.ready = false;
    for (const answer of this.#answers.values()) answer(null);
    this.#answers.clear();
    for (const number of [...this.#lines.keys()]) this.#shut(number);
  }
}

class Line implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(
    readonly number: number,
    readonly tell: (message: ToHall) => void,
  ) {}

  send(text: string): void {
    this.tell({ type: "say", line: this.number, text });
  }

  close(): void {
    this.tell({ type: "shut", line: this.number });
  }
}

/** Next time this table is opened here, take it from the tab that plays it. */
export const takeHere = (table: string): void => sessionStorage.setItem(TAKE, table);
