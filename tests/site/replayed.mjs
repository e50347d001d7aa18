// Replays recorded games with the Python and the engine of a site, in node: node replayed.mjs SITE SCRIPT RECORD…
import { readFileSync } from "node:fs";
import { startPython } from "./python.mjs";

const [site, script, ...records] = process.argv.slice(2);
const python = await startPython(site);
python.runPython(readFileSync(script, "utf-8"));
const replayed = python.globals.get("replayed");
console.log(JSON.stringify(records.map((record) => replayed(readFileSync(record, "utf-8")))));
