// A table as this browser knows it: what the server has said, in order, and what we ask of it.
import { Connection, type Link, type Socket } from "./connection";
import { note, placeAt, sitDown } from "./places";
import {
  PROTOCOL,
  type Advice,
  type Clocks,
  type Company,
  type Control,
  type Ending,
  type Refused,
  type Said,
  type Say,
  type ServerMessage,
  type Spoken,
  type TableFacts,
  type Update,
  type Welcome,
} from "./protocol";
import { goInstead, route } from "./route.svelte";
import type { CommonView, GameEvent, Json } from "./table";

const BEAT = 350; // ms between two updates that arrive together, so that both are seen
const KEPT = 30; // phrases to look back at
const BACKLOG = 4; // with more of them waiting, people want the present, not the story
const STORY = 4_000; // ms for all that happened while this seat's curtain was down …
const SHORTEST = 120;
const LONGEST = 700; // … between two updates of it

export class TableSession {
  link: Link = $state("connecting");
  table: TableFacts | null = $state.raw(null);
  company: Company | null = $state.raw(null);
  view: CommonView | null = $state.raw(null);
  log: GameEvent[] = $state.raw([]);
  events: GameEvent[] = $state.raw([]);
  batch = $state(0);
  seats: number[] = $state.raw([]);
  host = $state(false);
  undoBar: string | null = $state(null); // why the last move cannot be taken back
  order: string | null = $state(null);
  notes = $state(""); // of this seat, for nobody else
  aid: Json = $state.raw(null); // what this seat could work out, where the table helps with that
  ending: Ending | null = $state.raw(null);
  refused: Refused | null = $state.raw(null);
  advice: Advice | null = $state.raw(null);
  thinking = $state(false); // a hint is being worked out
  farewell: string | null = $state(null);
  spoken: (Omit<Spoken, "type"> & { number: number })[] = $state.raw([]); // the last phrases, numbered as they came
  muted: number[] = $state.raw([]); // seats whose owners we do not want to hear
  skew = $state(0); // server's clock minus ours, in seconds
  onsaid: ((said: Said) => void) | null = null; // text mode listens here

  #number = $state(0);
  #sent = $state(-1); // the number at which a move was sent that is not shown yet
  #moves = new Set<string>(); // ids of moves and take-backs that have not been answered
  #waiting: Update[] = [];
  #storyBeat = BEAT;
  #storyEnd = $state(0); // the number with which it ends
  #beat: ReturnType<typeof setTimeout> | undefined;
  #line: Connection;
  #quick: () => boolean;
  #ended = new AbortController();

  /** `quick`: whether updates need no time to be looked at. */
  constructor(
    readonly id: string,
    quick: () => boolean,
  ) {
    this.#quick = quick;
    this.#line = new Connection({
      open: () => new WebSocket(liveAddress(id)) as Socket,
      hello: () => ({
        type: "hello",
        protocol: PROTOCOL,
        token: this.token,
        since: this.view ? this.#lastNumber() : null,
        seat: this.view?.viewer ?? null,
      }),
      heard: (message) => this.#hear(message),
      linked: (link) => (this.link = link),
    });
    const again = () => this.#line.connect();
    addEventListener("online", again, { signal: this.#ended.signal });
    document.addEventListener("visibilitychange", again, { signal: this.#ended.signal });
    this.#line.connect();
  }

  /** The number of the update that is shown. */
  get number(): number {
    return this.#number;
  }

  get token(): string | null {
    return placeAt(this.id)?.token ?? null;
  }

  /** The viewer's legal moves; none while one is on its way or the line is down. */
  get moves(): string[] {
    const free = this.link === "live" && this.#sent !== this.#number && this.company?.status === "running";
    return free ? (this.view?.decision?.moves ?? []) : [];
  }

  /** Updates still to be shown of what happened while the curtain was down. */
  get story(): number {
    return Math.max(0, this.#storyEnd - this.#number);
  }

  /** Of several seats of ours the one that is asked and not shown: behind a curtain until its owner lifts it. */
  get curtain(): number | null {
    const decision = this.view?.decision;
    // While the others' moves are told again, the question on the table is one of theirs.
    if (this.story || !decision || this.seats.length < 2) return null;
    return this.seats.includes(decision.seat) && decision.seat !== this.view?.viewer ? decision.seat : null;
  }

  /** Whether a move of ours is on its way. */
  get sending(): boolean {
    return this.#sent === this.#number;
  }

  play(move: string): void {
    if (!this.moves.includes(move)) return;
    this.#sendMove((id) => this.#line.act({ type: "act", id, at: this.#number, move }));
  }

  /** A move that text mode has understood, as an answer to the question after update `at`. */
  playAt(move: string, at: number): void {
    this.#sendMove((id) => this.#line.act({ type: "act", id, at, move }));
  }

  /** Text mode: a line to be answered in words; null: what has happened since update `at`. */
  say(text: string | null, at: number | null, lang: Say["lang"], theme: string): string {
    const id = actionId();
    this.#line.act({ type: "say", id, at, text, lang, theme });
    return id;
  }

  undo(): void {
    this.#sendMove((id) => this.#line.act({ type: "undo", id, at: this.#number }));
  }

  hint(): void {
    this.thinking = true;
    this.#line.act({ type: "hint", id: actionId() });
  }

  giveOrder(order: string | null): void {
    this.#line.act({ type: "order", id: actionId(), order });
  }

  keepNotes(notes: string): void {
    this.notes = notes;
    this.#line.act({ type: "note", id: actionId(), notes });
  }

  /** Enough of the story: show the present. */
  skipStory(): void {
    while (this.#waiting.length) this.#showNext();
  }

  control(what: Control["what"], more: { seat?: number; value?: string } = {}): void {
    this.#line.act({ type: "control", id: actionId(), what, ...more });
  }

  leave(): void {
    clearTimeout(this.#beat);
    this.#ended.abort();
    this.#line.close();
  }

  #sendMove(send: (id: string) => void): void {
    const id = actionId();
    this.#moves.add(id);
    this.#sent = this.#number;
    this.refused = null;
    send(id);
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        return this.#welcome(message);
      case "update":
        return this.#queue(message);
      case "people":
        return this.#meet(message.company);
      case "ordered":
        this.order = message.order;
        return;
      case "noted":
        this.notes = message.notes;
        return;
      case "ack":
        this.#moves.delete(message.id);
        return;
      case "refused":
        return this.#refuse(message);
      case "advice":
        this.thinking = false;
        this.advice = message;
        return;
      case "said":
        this.onsaid?.(message);
        return;
      case "rematch":
        return this.#again(message.table, message.token);
      case "spoken":
        this.spoken = [...this.spoken, { ...message, number: (this.spoken.at(-1)?.number ?? 0) + 1 }].slice(-KEPT);
        return;
      case "muted":
        this.muted = message.seats;
        return;
      case "farewell":
        this.farewell = message.key;
        return;
      case "pong":
        return;
    }
  }

  #welcome(said: Welcome): void {
    this.#waiting = [];
    clearTimeout(this.#beat);
    this.#beat = undefined;
    this.table = said.table;
    this.seats = said.seats;
    this.host = said.host;
    this.order = said.order;
    this.muted = said.muted;
    this.notes = said.notes;
    this.#storyEnd = said.number + said.story;
    this.#storyBeat = Math.min(LONGEST, Math.max(SHORTEST, STORY / Math.max(1, said.story)));
    this.#meet(said.company);
    this.#show({ ...said, log: said.log.length, events: [], clocks: said.company.clocks }, said.log as GameEvent[]);
    const place = placeAt(this.id);
    if (place && !place.hash && !said.ending) note(this.id, { hash: said.table.seed_hash });
  }

  #queue(update: Update): void {
    this.#waiting.push(update);
    if (!this.story && this.#waiting.length > BACKLOG) while (this.#waiting.length) this.#showNext();
    else if (this.#beat === undefined) this.#step();
  }

  #step(): void {
    this.#showNext();
    const pause = this.story ? this.#storyBeat : this.#quick() ? 0 : BEAT;
    this.#beat = setTimeout(() => {
      this.#beat = undefined;
      if (this.#waiting.length) this.#step();
    }, pause);
  }

  #showNext(): void {
    const update = this.#waiting.shift();
    if (!update) return;
    this.#show(update, this.log);
  }

  #show(update: Omit<Update, "type">, before: GameEvent[]): void {
    this.events = update.events as GameEvent[];
    this.log = [...before.slice(0, update.log), ...this.events];
    this.view = update.view as unknown as CommonView;
    this.#number = update.number;
    this.batch += 1;
    this.undoBar = update.undo;
    this.aid = update.aid;
    this.advice = null;
    this.ending = update.ending;
    this.#tellTime(update.clocks);
    if (update.ending) note(this.id, { over: true });
  }

  #meet(company: Company): void {
    this.company = company;
    this.#tellTime(company.clocks);
  }

  #tellTime(clocks: Clocks): void {
    this.skew = clocks.now - Date.now() / 1000;
    if (this.company) this.company = { ...this.company, clocks };
  }

  #refuse(message: Refused): void {
    if (message.id && this.#moves.delete(message.id)) this.#sent = -1;
    this.thinking = false;
    this.refused = message;
  }

  #again(table: string, token: string | null): void {
    if (token) sitDown({ table, token, seats: this.seats, invite: "" }, this.table?.game ?? "");
    goInstead(`#${route.now.page === "text" ? "text" : "table"}/${table}`);
  }

  #lastNumber(): number {
    return this.#waiting.at(-1)?.number ?? this.#number;
  }
}

function actionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function liveAddress(id: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${id}/live`;
}
