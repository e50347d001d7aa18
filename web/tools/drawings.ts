// A step of the build: `virtual:drawings/common` and `virtual:drawings/world` hold the drawings that src/pieces/icons.ts
// names, taken from the game-icons collection, so that none of the other four thousand is shipped.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { BUNDLES } from "../src/pieces/icons.ts";

const PREFIX = "virtual:drawings/";
const COLLECTION = "@iconify-json/game-icons/icons.json";

type Collection = { icons: Record<string, { body: string }>; aliases?: Record<string, { parent: string }> };

export function pick(collection: Collection, names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const drawing = collection.icons[collection.aliases?.[name]?.parent ?? name];
      if (!drawing) throw new Error(`the collection has no drawing "${name}"; correct src/pieces/icons.ts`);
      return [name, drawing.body];
    }),
  );
}

export function drawings(): Plugin {
  return {
    name: "drawings",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const file = createRequire(import.meta.url).resolve(COLLECTION);
      const collection = JSON.parse(readFileSync(file, "utf8")) as Collection;
      const names = BUNDLES[id.slice(PREFIX.length + 1)] ?? [];
      return `export default ${JSON.stringify(pick(collection, names))};`;
    },
  };
}
