// Which game is shown by what: a face is found by its folder. A game without a face of its own gets the plain one.
import type { GameFace } from "./table";

const FACES = import.meta.glob<GameFace>("./games/*/face.ts", { import: "default" });

export async function faceOf(game: string): Promise<GameFace> {
  const load = FACES[`./games/${game}/face.ts`];
  if (load) return load();
  return (await import("./shell/face")).plainFace(game);
}
