// The way to the hall, on a server or in this page: requests, and lines to tables.
import type { Socket } from "../connection";
import { placeAt } from "../places";
import type { Games } from "../protocol";
import { LocalHall } from "./local.svelte";
import { where } from "./where.svelte";

class House {
  #local: LocalHall | null = null;

  /** The hall in this page. */
  get local(): LocalHall {
    this.#local ??= new LocalHall();
    return this.#local;
  }

  /** Whether a table is in this page. */
  has(table: string): boolean {
    return placeAt(table)?.here ?? where.here;
  }

  /** The games of the hall in this page, known before it is loaded; loading it begins. */
  async games(): Promise<Games> {
    this.local.start();
    return (await (await fetch("hall/games.json")).json()) as Games;
  }

  /** Send a request to where it belongs. */
  async send(path: string, request: RequestInit, token?: string): Promise<Response> {
    const table = /^\/api\/tables\/([^/?]+)/.exec(path)?.[1];
    if (!(table === undefined ? where.here : this.has(table))) return fetch(path, request);
    if (path === "/api/tables") void navigator.storage?.persist?.(); // what is played should stay
    const body = typeof request.body === "string" ? request.body : "";
    const answer = await this.local.ask(request.method ?? "GET", path, body, token ?? "");
    if (!answer) throw new Error("the hall broke");
    return answer;
  }

  /** A line to a table. */
  open(table: string): Socket {
    return this.has(table) ? this.local.open(table) : (new WebSocket(liveAddress(table)) as Socket);
  }
}

function liveAddress(table: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${table}/live`;
}

export const house = new House();
