// A table as this browser knows it: what the server has said, in order, and what we ask of it.
import { house } from "./anywhere/house.svelte";
import { Connection, type Link } from "./connection";
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
import type { Scenes } from "./shell/scenes.svelte";
import type { CommonView, GameEvent, Json } from "./table";

const BEAT = 350; // ms between two updates that arrive together, so that both are seen …
const STEP = 120; // … or that are steps of the same seat: figures land together
const KEPT = 30; // phrases to look back at
const BACKLOG = 30; // with more updates waiting, only the latest is shown
const TOLD = 200; // updates kept to show them again
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
  /** Whether a standing order answers the question that is shown. */
  answered = $state(false);
  notes = $state(""); // of this seat, for nobody else
  aid: Json = $state.raw(null); // what this seat could work out, at a table with memory aids
  ending: Ending | null = $state.raw(null);
  refused: Refused | null = $state.raw(null);
  advice: Advice | null = $state.raw(null);
  thinking = $state(false); // a hint is being worked out
  farewell: string | null = $state(null);
  spoken: (Omit<Spoken, "type"> & { number: number })[] = $state.raw([]); // the last phrases, numbered as they came
  muted: number[] = $state.raw([]); // seats whose owners we have muted
  skipping = $state(false); // everything is shown at once until one of our seats is asked
  owed: number | null = $state(null); // on one device: the seat that has yet to see what it has learned
  skew = $state(0); // server's clock minus ours, in seconds
  onsaid: ((said: Said) => void) | null = null; // text mode listens here

  #number = $state(0);
  #begun = $state(false); // seen running
  #sent = $state(-1); // the number at which a move was sent that is not shown yet
  #moves = new Set<string>(); // ids of moves and take-backs that have not been answered
  #waiting: Update[] = [];
  #told: Update[] = []; // the last ones shown, to show them again
  #storyBeat = BEAT;
  #storyEnd = $state(0); // the number with which it ends
  #beat: ReturnType<typeof setTimeout> | undefined;
  #line: Connection;
  #quick: () => boolean;
  #scenes: Scenes | undefined;
  #ended = new AbortController();

  /** `quick`: show updates without pauses. An update waits for the `scenes` of the one before. */
  constructor(
    readonly id: string,
    quick: () => boolean,
    scenes?: Scenes,
  ) {
    this.#quick = quick;
    this.#scenes = scenes;
    if (scenes) scenes.freed = () => this.#step();
    this.#line = new Connection({
      open: () => house.open(id),
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

  /** The viewer's legal moves; none while one is being sent or the connection is down. */
  get moves(): string[] {
    const free =
      !this.story && this.link === "live" && this.#sent !== this.#number && this.company?.status === "running";
    return free && this.mine ? (this.view?.decision?.moves ?? []) : [];
  }

  /** Whether the viewer has to decide, or somebody at this device, with everybody looking on. */
  get mine(): boolean {
    const decision = this.view?.decision;
    return decision != null && !this.answered && (decision.seat === this.view?.viewer || this.openly);
  }

  /** With several seats on this device: whether one of them is asked what everybody may see. */
  get openly(): boolean {
    const decision = this.view?.decision;
    return this.view?.viewer === null && decision?.moves !== undefined && this.seats.includes(decision.seat);
  }

  /** Whether the game has not begun: people are arriving. One that is paused before its first move has begun. */
  get waiting(): boolean {
    return this.company?.status === "paused" && this.#number === 0 && !this.#begun;
  }

  /** The address for guests, without the server's. */
  get invitation(): string {
    return `/#join/${this.id}/${this.table?.invite}`;
  }

  /** Updates still to be shown of what happened while the curtain was down. */
  get story(): number {
    return Math.max(0, this.#storyEnd - this.#number);
  }

  /** With several seats on this device: the one that must see its own side, behind a curtain until its owner lifts it. */
  get curtain(): number | null {
    const decision = this.view?.decision;
    // While the others' moves are being shown, the question on the table is theirs.
    if (this.story || this.seats.length < 2 || !decision) return null;
    if (this.owed !== null) return this.view?.viewer === this.owed ? null : this.owed;
    if (this.openly) return null;
    return this.seats.includes(decision.seat) && decision.seat !== this.view?.viewer ? decision.seat : null;
  }

  /** Whether a move of ours is being sent. */
  get sending(): boolean {
    return this.#sent === this.#number;
  }

  /** Make a move; if it is not possible now, the engine says why. */
  play(move: string): void {
    if (this.moves.includes(move)) this.#sendMove((id) => this.#line.act({ type: "act", id, at: this.#number, move }));
    else if (this.mine && this.moves.length) this.#line.act({ type: "act", id: actionId(), at: this.#number, move });
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

  /** Skip the story and show the present. */
  skipStory(): void {
    this.#scenes?.clear();
    while (this.#waiting.length) this.#showNext();
  }

  /** Show everything at once, bots without a pause, until one of our seats is asked. */
  skipToMe(): void {
    this.skipping = true;
    this.control("hurry");
    this.skipStory();
  }

  /** Whether what happened in this part of the log can be shown again. */
  canRetell(start: number, end: number): boolean {
    return this.#told.some((update) => update.log >= start && update.log < end);
  }

  /** Show a part of the log again, then the present. */
  retell(start: number, end: number): void {
    const first = this.#told.findIndex((update) => update.log >= start && update.log < end);
    if (first < 0 || this.story) return;
    const again = this.#told.slice(first);
    const present = this.#number;
    this.#told = this.#told.slice(0, first);
    this.#show({ ...again[0]!, events: [] }, this.log);
    this.#storyEnd = present;
    this.#storyBeat = Math.min(LONGEST, Math.max(SHORTEST, STORY / again.length));
    this.#waiting = [...again.slice(1), ...this.#waiting];
    this.#step();
  }

  control(what: Control["what"], more: { seat?: number; value?: string } = {}): void {
    this.#line.act({ type: "control", id: actionId(), what, ...more });
  }

  leave(): void {
    clearTimeout(this.#beat);
    this.#waiting = [];
    this.#scenes?.clear();
    this.#ended.abort();
    this.#line.leave();
  }

  #sendMove(send: (id: string) => void): void {
    const id = actionId();
    this.#moves.add(id);
    this.#sent = this.#number;
    this.refused = null;
    send(id);
    this.#scenes?.clear(); // who acts has seen enough
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
        this.answered = false; // by the order of before; a new one that answers does so at once
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
    this.#told = [];
    this.#scenes?.clear();
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
    if (place) note(this.id, { seats: said.seats });
  }

  #queue(update: Update): void {
    this.#waiting.push(update);
    if (!this.story && (this.#waiting.length > BACKLOG || this.#runsOut(update))) this.skipStory();
    else this.#step();
  }

  /** Whether one of our seats is asked and its clock runs. */
  #runsOut({ view, clocks }: Update): boolean {
    const { decision } = view as unknown as CommonView;
    return clocks.deadline !== null && decision !== null && this.seats.includes(decision.seat);
  }

  /** Show the next update, unless the last one is still being told. */
  #step(): void {
    if (this.#beat !== undefined || this.#scenes?.now || !this.#waiting.length) return;
    const acting = this.view?.decision?.seat;
    this.#showNext();
    const goesOn = this.view?.decision?.seat === acting || this.#waiting.length > 3;
    const pause = this.story ? this.#storyBeat : this.#quick() || this.skipping ? 0 : goesOn ? STEP : BEAT;
    this.#beat = setTimeout(() => {
      this.#beat = undefined;
      this.#step();
    }, pause);
  }

  #showNext(): void {
    const update = this.#waiting.shift();
    if (!update) return;
    this.#told = [...this.#told.slice(-TOLD), update];
    this.#show(update, this.log);
  }

  #show(update: Omit<Update, "type">, before: GameEvent[]): void {
    this.events = update.events as GameEvent[];
    this.log = [...before.slice(0, update.log), ...this.events];
    this.view = update.view as unknown as CommonView;
    this.#number = update.number;
    this.batch += 1;
    this.undoBar = update.undo;
    this.answered = update.answered;
    this.aid = update.aid;
    this.advice = null;
    this.ending = update.ending;
    if (!this.view.decision) this.skipping = false;
    this.#tellTime(update.clocks);
    if (update.ending) note(this.id, { over: true });
  }

  #meet(company: Company): void {
    this.company = company;
    this.#begun ||= company.status === "running";
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
    if (token) sitDown({ table, token, seats: [], invite: "" }, this.table?.game ?? "", house.has(this.id));
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
