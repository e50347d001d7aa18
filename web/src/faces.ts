// Which game is shown by what. A game without a face of its own gets the plain one.
import type { GameFace } from "./table";

const FACES = import.meta.glob<GameFace>(["./*/face.ts", "!./shell/face.ts"], { import: "default" });

export async function faceOf(game: string): Promise<GameFace> {
  const load = FACES[`./${game}/face.ts`];
  if (load) return load();
  return (await import("./shell/face")).default as GameFace;
}
