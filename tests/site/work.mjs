// Measures the engine in the Python of a site, in node: node work.mjs SITE SCRIPT
import { readFileSync } from "node:fs";
import { startPython } from "./python.mjs";

const [site, script] = process.argv.slice(2);
const python = await startPython(site);
python.runPython(readFileSync(script, "utf-8"));
console.log(python.runPython("import json; json.dumps(measured())"));
