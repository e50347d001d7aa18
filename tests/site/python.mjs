// The Python and the engine of a site, in node.
import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const LIBRARY = "/lib/python3.14";

export async function startPython(site) {
  const hall = `${site}/hall`;
  const { loadPyodide } = await import(pathToFileURL(`${hall}/pyodide/pyodide.mjs`).href);
  return loadPyodide({
    indexURL: `${hall}/pyodide/`,
    stdLibURL: `${hall}/none.zip`,
    env: { PYTHONPATH: LIBRARY, HEROHALL_PURE: "1" },
    fsInit: async (disk) => {
      unpack(disk, LIBRARY, `${hall}/library.bin`);
      unpack(disk, `${LIBRARY}/site-packages`, `${hall}/engine.bin`);
    },
  });
}

function unpack(disk, folder, file) {
  const archive = new Uint8Array(gunzipSync(readFileSync(file)));
  let at = archive.indexOf(10) + 1;
  for (const [name, size] of Object.entries(JSON.parse(new TextDecoder().decode(archive.subarray(0, at))))) {
    disk.mkdirTree(dirname(`${folder}/${name}`));
    disk.writeFile(`${folder}/${name}`, archive.slice(at, (at += size)));
  }
}
