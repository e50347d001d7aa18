import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { allAnswered, Connection, type Action, type Link, type Socket } from "./connection";
import type { ServerMessage } from "./protocol";

class Line implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: { type: string; id?: string }[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }
  close(): void {
    this.closed = true;
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let lines: Line[];
let links: Link[];
let heard: ServerMessage[];
let connection: Connection;
const act: Action = { type: "act", id: "a1", at: 3, move: "recruit" };
const last = () => lines.at(-1)!;
const types = () => last().sent.map((message) => message.type);

beforeEach(() => {
  vi.useFakeTimers();
  [lines, links, heard] = [[], [], []];
  connection = new Connection({
    open: () => {
      lines.push(new Line());
      return last();
    },
    hello: () => ({ type: "hello", protocol: 1, token: "t", since: null }),
    heard: (message) => heard.push(message),
    linked: (link) => links.push(link),
  });
  connection.connect();
});
afterEach(() => vi.useRealTimers());

test("hello comes first, then what was asked before the line was open", () => {
  connection.act(act);
  expect(last().sent).toEqual([]);
  last().onopen?.();
  expect(types()).toEqual(["hello", "act"]);
});

test("an action is sent again after a loss until it is answered", () => {
  last().onopen?.();
  connection.act(act);
  last().onclose?.();
  expect(links.at(-1)).toBe("lost");
  vi.advanceTimersByTime(400);
  last().onopen?.();
  expect(lines).toHaveLength(2);
  expect(types()).toEqual(["hello", "act"]);
  last().say({ type: "ack", id: "a1", number: 4 });
  last().onclose?.();
  vi.advanceTimersByTime(800);
  last().onopen?.();
  expect(types()).toEqual(["hello"]);
});

test("a refused action is not sent again", () => {
  last().onopen?.();
  connection.act(act);
  last().say({ type: "refused", id: "a1", key: "server-stale", params: {}, rule: null, number: 4 });
  last().onclose?.();
  vi.advanceTimersByTime(400);
  last().onopen?.();
  expect(types()).toEqual(["hello"]);
});

test("who was too fast rests a moment, then sends all that is unanswered, in order", () => {
  last().onopen?.();
  connection.act(act);
  last().say({ type: "refused", id: "a1", key: "server-too-fast", params: {}, rule: null, number: 3 });
  connection.act({ type: "hint", id: "a2" });
  expect(types()).toEqual(["hello", "act"]);
  vi.advanceTimersByTime(500);
  expect(types()).toEqual(["hello", "act", "act", "hint"]);
  expect(heard).toEqual([]);
  last().say({ type: "ack", id: "a1", number: 4 });
  last().say({ type: "refused", id: "a2", key: "server-too-fast", params: {}, rule: null, number: 4 });
  last().onclose?.(); // a lost line ends the rest: the new one starts with all that is unanswered
  vi.advanceTimersByTime(400);
  last().onopen?.();
  expect(types()).toEqual(["hello", "hint"]);
  vi.advanceTimersByTime(500);
  expect(types()).toEqual(["hello", "hint"]);
});

test("pauses between attempts grow, but never beyond a few seconds", () => {
  for (let attempt = 0; attempt < 12; attempt += 1) {
    last().onclose?.();
    vi.advanceTimersByTime(6300);
  }
  expect(lines).toHaveLength(13);
});

test("a line that has gone silent is given up", () => {
  last().onopen?.();
  vi.advanceTimersByTime(20_000);
  expect(types()).toEqual(["hello", "ping", "ping"]);
  vi.advanceTimersByTime(11_000);
  expect(lines).toHaveLength(2);
  expect(lines[0]!.closed).toBe(true);
});

test("after a farewell nobody comes back", () => {
  last().onopen?.();
  last().say({ type: "farewell", key: "server-moved" });
  expect(heard.at(-1)?.type).toBe("farewell");
  expect(links.at(-1)).toBe("closed");
  vi.advanceTimersByTime(60_000);
  connection.connect();
  expect(lines).toHaveLength(1);
});

test("who leaves is heard to the end: the line closes when what was done is answered, and later requests wait for it", async () => {
  let answered = false;
  last().onopen?.();
  connection.act(act);
  connection.act({ type: "hint", id: "a2" });
  connection.leave();
  void allAnswered().then(() => (answered = true));
  last().onclose?.(); // lost just now: it is sent again
  await vi.advanceTimersByTimeAsync(400);
  last().onopen?.();
  expect(types()).toEqual(["hello", "act"]);
  expect([last().closed, answered]).toEqual([false, false]);
  last().say({ type: "ack", id: "a1", number: 4 });
  await vi.advanceTimersByTimeAsync(0);
  expect([last().closed, answered]).toEqual([true, true]);
  expect(heard).toEqual([]);
});

test("who leaves does not wait for a table that never answers", async () => {
  last().onopen?.();
  connection.act(act);
  connection.leave();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(last().closed).toBe(true);
  await allAnswered();
});

test("who has done nothing leaves at once", () => {
  last().onopen?.();
  connection.leave();
  expect(last().closed).toBe(true);
});
