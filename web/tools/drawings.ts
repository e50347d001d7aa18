// A step of the build: `virtual:drawings/common` and `virtual:drawings/<game>` hold the drawings that src/pieces/icons.ts
// and src/games/<game>/icons.json name, taken from the game-icons collection, so that none of the other four thousand is
// shipped. What the collection lacks, a game draws itself: src/games/<game>/drawings.json.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { COMMON } from "../src/pieces/icons.ts";

const PREFIX = "virtual:drawings/";
const COLLECTION = "@iconify-json/game-icons/icons.json";
const GAMES = fileURLToPath(new URL("../src/games/", import.meta.url));

type Names = string | Names[] | { [name: string]: Names };
type Drawings = Record<string, string>;
type Collection = { icons: Record<string, { body: string }>; aliases?: Record<string, { parent: string }> };

const read = (file: string, otherwise: unknown): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : otherwise;

/** All names in a table of tables. */
const leaves = (names: Names): string[] => (typeof names === "string" ? [names] : Object.values(names).flatMap(leaves));

/** The drawings every table needs, and the sign of each game. */
function commonNames(): string[] {
  const doors = readdirSync(GAMES).map((game) => read(`${GAMES}${game}/door.json`, {}) as { icon?: string });
  return [...COMMON, ...doors.flatMap(({ icon }) => icon ?? [])];
}

export function pick(collection: Collection, names: string[], own: Drawings): Drawings {
  return Object.fromEntries(
    [...new Set(names)].sort().map((name) => {
      const body = own[name] ?? collection.icons[collection.aliases?.[name]?.parent ?? name]?.body;
      if (!body) throw new Error(`there is no drawing "${name}"; correct icons.ts or the game's icons.json`);
      return [name, body];
    }),
  );
}

function drawingsOf(bundle: string): Drawings {
  const collection = read(createRequire(import.meta.url).resolve(COLLECTION), null) as Collection;
  const common = commonNames();
  if (bundle === "common") return pick(collection, common, {});
  const names = leaves(read(`${GAMES}${bundle}/icons.json`, []) as Names);
  const own = read(`${GAMES}${bundle}/drawings.json`, {}) as Drawings;
  return pick(
    collection,
    names.filter((name) => !common.includes(name)),
    own,
  );
}

/** A game's table of names with the drawings themselves, lists by number: for the reports of the Python package. */
function drawn(names: Names, bodies: Drawings): Names {
  if (typeof names === "string") return bodies[names] ?? "";
  const entries = Array.isArray(names) ? names.map((name, place) => [place + 1, name] as const) : Object.entries(names);
  return Object.fromEntries(entries.map(([key, name]) => [key, drawn(name, bodies)]));
}

export function drawings(): Plugin {
  return {
    name: "drawings",
    generateBundle() {
      for (const game of readdirSync(GAMES)) {
        const names = read(`${GAMES}${game}/icons.json`, {}) as Names;
        const source = JSON.stringify(drawn(names, { ...drawingsOf("common"), ...drawingsOf(game) }));
        this.emitFile({ type: "asset", fileName: `assets/drawings-${game}.json`, source });
      }
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load: (id) =>
      id.startsWith(`\0${PREFIX}`)
        ? `export default ${JSON.stringify(drawingsOf(id.slice(PREFIX.length + 1)))};`
        : null,
  };
}
