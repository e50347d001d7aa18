// Says messages with @fluent/bundle, as the page does: {files, sayings: [[key, params], …]} for each language on standard
// input, the texts on standard output. tests/texts compares them with Python's.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";

/** @type {Record<string, {files: string[], sayings: [string, Record<string, string | number>][]}>} */
const asked = JSON.parse(readFileSync(0, "utf8"));
/** @type {Record<string, string[]>} */
const said = {};
for (const [language, { files, sayings }] of Object.entries(asked)) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of files) bundle.addResource(new FluentResource(readFileSync(file, "utf8")));
  said[language] = sayings.map(([key, params]) => bundle.formatPattern(bundle.getMessage(key)?.value ?? "", params));
}
console.log(JSON.stringify(said));
