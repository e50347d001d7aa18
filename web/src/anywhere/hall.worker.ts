// The worker of the hall: Python with all tables, in the place of a server. Hidden cards stay here; the page gets what
// its seat may see.
import { BotLine } from "./bots";
import { openLines } from "./lines";
import { TableLocks } from "./locks";
import { startPython } from "./python";
import type { FromHall, ToHall } from "./wire";

/** `herohall.browser.worker.Hall`. */
interface Hall {
  ask(method: string, path: string, body: string, token: string, reply: (ok: boolean, text: string) => void): void;
  open(line: number, table: string, screen: { send(text: string): void; close(): void }, steal: boolean): void;
  hear(line: number, text: string): void;
  shut(line: number): void;
  taken(table: string): void;
}
type MakeHall = (lines: object, bots: object, locks: object, convert: unknown) => Hall;

const tell = (message: FromHall): void => postMessage(message);
let hall: Hall | null = null;
let early: ToHall[] = []; // what the page said before the hall was open

addEventListener("message", ({ data }: MessageEvent<ToHall>) => {
  if (data.type === "start")
    void start(data.base).catch((error: unknown) => tell({ type: "failed", why: String(error) }));
  else if (hall) hear(hall, data);
  else early.push(data);
});

async function start(base: string): Promise<void> {
  const lines = openLines();
  const bots = new BotLine(() => new Worker(new URL("./bots.worker.ts", import.meta.url), { type: "module" }), base);
  const python = await startPython(base, (share) => tell({ type: "progress", share }));
  bots.warmUp(); // not earlier: two at once would keep the player waiting
  const make = python.pyimport("herohall.browser.worker")["Hall"] as MakeHall;
  const locks = new TableLocks((table) => hall?.taken(table));
  hall = make(await lines, bots, locks, python.pyimport("pyodide.ffi")["to_js"]);
  tell({ type: "ready", kept: (await lines).kept });
  for (const message of early) hear(hall, message);
  early = [];
}

function hear(hall: Hall, message: ToHall): void {
  if (message.type === "ask") {
    const { id, method, path, body, token } = message;
    hall.ask(method, path, body, token, (ok, text) => tell({ type: "answer", id, ok, text }));
  } else if (message.type === "open") {
    const { line, table, steal } = message;
    const screen = {
      send: (text: string) => tell({ type: "heard", line, text }),
      close: () => tell({ type: "shut", line }),
    };
    hall.open(line, table, screen, steal);
  } else if (message.type === "say") hall.hear(message.line, message.text);
  else if (message.type === "shut") hall.shut(message.line);
}
