// Measures the engine in the Python of a site, in node: node work.mjs SITE SCRIPT
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [site, script] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${site}/hall/pyodide/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${site}/hall/pyodide/` });
const packed = new Uint8Array(readFileSync(`${site}/hall/engine.zip`));
python.unpackArchive(packed, "zip", { extractDir: "/lib/python3.14/site-packages" });
python.runPython(readFileSync(script, "utf-8"));
console.log(python.runPython("import json; json.dumps(measured())"));
