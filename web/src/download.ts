// The record of a game as a file.
import { record } from "./api";
import type { TableSession } from "./session.svelte";

export async function download(session: TableSession, game: string): Promise<void> {
  const text = await record(session.id, session.token);
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: `${game}-${session.id}.hall` });
  link.click();
  URL.revokeObjectURL(address);
}
