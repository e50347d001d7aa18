// The worker of the bots: Python with the engine, which answers one question at a time.
import { startPython } from "./python";
import type { FromBots, ToBots } from "./wire";

type Answer = (what: string, question: string) => string;
const tell = (message: FromBots): void => postMessage(message);
let answer: Answer | null = null;

addEventListener("message", ({ data }: MessageEvent<ToBots>) => void hear(data));

async function hear(message: ToBots): Promise<void> {
  if (message.type === "start") {
    const python = await startPython(message.base);
    answer = python.pyimport("herohall.browser.bots")["answer"] as Answer;
    tell({ type: "ready" });
    return;
  }
  const { id, what, question } = message;
  try {
    tell({ type: "answer", id, text: answer!(what, question) });
  } catch (error) {
    tell({ type: "failed", id, why: String(error) });
  }
}
