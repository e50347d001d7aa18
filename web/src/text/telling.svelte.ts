// Text mode's side of a session: asks the server for words, one question at a time, and keeps what was said.
import { explain } from "../problem";
import type { Refused, Said } from "../protocol";
import { go } from "../route.svelte";
import type { TableSession } from "../session.svelte";
import { spoken } from "../texts";

/** One exchange: the line, if somebody typed one, and the answer. */
export interface Told {
  key: number;
  typed: string | null;
  lines: string[];
}

const KEPT = 100; // enough to read again; a page of thousands of lines is slow to listen to

export class Telling {
  told: Told[] = $state.raw([]);
  heard: number | null = $state(null); // the update up to which everything has been told
  #asked = new Map<string, string | null>(); // lines on their way, by id
  #keys = 0;

  constructor(
    readonly session: TableSession,
    readonly theme: () => string,
  ) {
    session.onsaid = (said) => this.#answer(said);
  }

  /** Ask for what has happened, unless a request is already on its way. */
  listen(): void {
    if (![...this.#asked.values()].includes(null)) this.#say(null);
  }

  /** A person typed a line. */
  type(text: string): void {
    this.#say(text);
  }

  /** Forget everything, because another person reads next. */
  forget(): void {
    this.told = [];
    this.heard = null;
    this.#asked.clear();
  }

  #answer(said: Said): void {
    const typed = this.#asked.get(said.id);
    if (typed === undefined) return; // for the person who read here before
    this.#asked.delete(said.id);
    if (typed === null) this.heard = said.number;
    if (said.lines.length || typed !== null) this.#add(typed, said.lines);
    if (said.move !== null) this.session.playAt(said.move, said.number);
    else if (said.wish === "undo") this.session.undo();
    else if (said.wish === "quit") go("#start");
    if ((this.heard ?? 0) < this.session.number) this.listen();
  }

  /** The server refused a request. */
  refuse(refused: Refused): void {
    const typed = refused.id === null ? undefined : this.#asked.get(refused.id);
    if (refused.id !== null) this.#asked.delete(refused.id);
    this.#add(typed ?? null, [explain(refused)]);
  }

  #say(text: string | null): void {
    this.#asked.set(this.session.say(text, this.heard, spoken(), this.theme()), text);
  }

  #add(typed: string | null, lines: string[]): void {
    this.told = [...this.told, { key: this.#keys++, typed, lines }].slice(-KEPT);
  }
}
