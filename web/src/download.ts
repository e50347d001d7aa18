// The record of a game as a file.
import { record } from "./api";

/** `place`: the table, and the token one has there. */
export async function download(place: { id: string; token: string | null }, game: string): Promise<void> {
  const text = await record(place.id, place.token);
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: `${game}-${place.id}.hall` });
  link.click();
  URL.revokeObjectURL(address);
}
