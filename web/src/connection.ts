// One websocket that comes back: says hello, sends actions again until they are answered, notices silence.
import type { ClientMessage, Hello, ServerMessage } from "./protocol";

export type Link = "connecting" | "live" | "lost" | "closed";
export type Action = Extract<ClientMessage, { id: string }>;

/** The part of a WebSocket that we need; the tests bring their own. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Hooks {
  open(): Socket;
  hello(): Hello; // with what has been seen so far
  heard(message: ServerMessage): void;
  linked(link: Link): void;
}

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5_000;
const PING_EVERY = 10_000;
const SILENCE = 25_000; // ms without a message after which the connection counts as dead
const REST = 500; // ms without sending when the server says we were too fast
const FAREWELL = 5_000; // ms that a table we have left may take to answer what we did there

const leaving = new Set<Promise<void>>();

/** Until the tables we have left know all that we did there: what is asked of the hall next shows it. */
export async function allAnswered(): Promise<void> {
  await Promise.all(leaving);
}

export class Connection {
  #hooks: Hooks;
  #socket: Socket | null = null;
  #unanswered = new Map<string, Action>();
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  #open = false; // hello has been said
  #over = false;
  #answered: (() => void) | null = null; // we have left, and wait only for answers

  constructor(hooks: Hooks) {
    this.#hooks = hooks;
  }

  /** Open the line, and keep it open until `close`. */
  connect(): void {
    clearTimeout(this.#retry);
    if (this.#over || this.#socket) return;
    const socket = this.#hooks.open();
    this.#socket = socket;
    this.#heardAt = Date.now();
    socket.onopen = () => this.#begin(socket);
    socket.onmessage = (message) => this.#hear(JSON.parse(message.data) as ServerMessage);
    socket.onclose = () => this.#lose(socket);
  }

  /** Send an action, and send it again after every loss until it is answered. */
  act(action: Action): void {
    this.#unanswered.set(action.id, action);
    if (this.#open && this.#rest === undefined) this.#socket?.send(JSON.stringify(action));
  }

  /** Stop as soon as everything we did is answered; nothing more is heard. Questions do not matter any more. */
  leave(): void {
    for (const { id, type } of this.#unanswered.values())
      if (type === "hint" || type === "say") this.#unanswered.delete(id);
    if (this.#over || !this.#unanswered.size) return this.close();
    const done = new Promise<void>((answered) => {
      this.#answered = answered;
      setTimeout(answered, FAREWELL);
    }).then(() => {
      leaving.delete(done);
      this.close();
    });
    leaving.add(done);
  }

  /** Stop, and do not come back. */
  close(): void {
    this.#over = true;
    this.#answered?.();
    clearTimeout(this.#retry);
    this.#endRest();
    clearInterval(this.#pulse);
    this.#socket?.close();
    this.#socket = null;
    this.#hooks.linked("closed");
  }

  #begin(socket: Socket): void {
    this.#open = true;
    socket.send(JSON.stringify(this.#hooks.hello()));
    this.#sendAll();
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => this.#feel(socket), PING_EVERY);
  }

  #sendAll(): void {
    for (const action of this.#unanswered.values()) this.#socket?.send(JSON.stringify(action));
  }

  /** Send nothing for a moment, then everything that has not been answered, in order: no click is lost. */
  #slowDown(): void {
    this.#rest ??= setTimeout(() => {
      this.#rest = undefined;
      if (this.#open) this.#sendAll();
    }, REST);
  }

  #endRest(): void {
    clearTimeout(this.#rest);
    this.#rest = undefined;
  }

  #hear(message: ServerMessage): void {
    this.#heardAt = Date.now();
    this.#pause = FIRST_PAUSE;
    if (message.type === "refused" && message.key === "server-too-fast") return this.#slowDown();
    if ("id" in message && message.id) this.#unanswered.delete(message.id); // a message with our id is the answer
    if (!this.#answered) {
      this.#hooks.linked("live");
      this.#hooks.heard(message);
    } else if (!this.#unanswered.size) this.#answered();
    if (message.type === "farewell") this.close();
  }

  #feel(socket: Socket): void {
    if (Date.now() - this.#heardAt > SILENCE) {
      socket.close();
      this.#lose(socket); // a dead line may take minutes to close by itself
    } else {
      socket.send(JSON.stringify({ type: "ping" } satisfies ClientMessage));
    }
  }

  #lose(socket: Socket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.#open = false;
    this.#endRest();
    clearInterval(this.#pulse);
    if (this.#over) return;
    this.#hooks.linked("lost");
    this.#retry = setTimeout(() => this.connect(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }
}
