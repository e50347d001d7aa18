// The record of a game as a file.
import { record } from "./api";
import { saveFile } from "./files";

/** `place`: the table, and the token one has there. */
export async function download(place: { id: string; token: string | null }, game: string): Promise<void> {
  const text = await record(place.id, place.token);
  saveFile(new Blob([text], { type: "text/plain" }), `${game}-${place.id}.hall`);
}
