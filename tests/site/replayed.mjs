// Replays recorded games with the Python and the engine of a site, in node: node replayed.mjs SITE SCRIPT RECORD…
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [site, script, ...records] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${site}/hall/pyodide/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${site}/hall/pyodide/` });
const packed = new Uint8Array(readFileSync(`${site}/hall/engine.zip`));
python.unpackArchive(packed, "zip", { extractDir: "/lib/python3.14/site-packages" });
python.runPython(readFileSync(script, "utf-8"));
const replayed = python.globals.get("replayed");
console.log(JSON.stringify(records.map((record) => replayed(readFileSync(record, "utf-8")))));
