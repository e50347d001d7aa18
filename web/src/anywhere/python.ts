// Python with the engine, in a worker: the interpreter (Pyodide), its library, and the files of the hall.

/** The parts of Pyodide that we use. */
export interface Python {
  pyimport(module: string): Record<string, unknown>;
}
interface Disk {
  mkdirTree(folder: string): void;
  writeFile(path: string, content: Uint8Array, how: { canOwn: boolean }): void;
}
type Load = (options: {
  indexURL: string;
  stdLibURL: string;
  env: Record<string, string>;
  fsInit: (disk: Disk) => Promise<void>;
}) => Promise<Python>;

const LIBRARY = "/lib/python3.14";

/** Start Python; `told` hears how much of the work is done, by the time each part took when it was measured. */
export async function startPython(base: string, told: (share: number) => void = () => {}): Promise<Python> {
  const archives = ["library.bin", "engine.bin"].map((name) => fetchArchive(base + name));
  const { loadPyodide } = (await import(/* @vite-ignore */ `${base}pyodide/pyodide.mjs`)) as { loadPyodide: Load };
  told(0.2);
  const python = await loadPyodide({
    indexURL: `${base}pyodide/`,
    stdLibURL: `${base}none.zip`, // its library comes as files, which are read faster
    env: { PYTHONPATH: LIBRARY, HEROHALL_PURE: "1" }, // nothing compiled has to be looked for
    fsInit: async (disk) => {
      const [library, engine] = await Promise.all(archives);
      told(0.45);
      unpack(disk, LIBRARY, library!);
      unpack(disk, `${LIBRARY}/site-packages`, engine!);
    },
  });
  told(0.8);
  return python;
}

async function fetchArchive(address: string): Promise<Uint8Array> {
  const { ok, status, body } = await fetch(address);
  if (!ok || !body) throw new Error(`${address}: ${status}`);
  return new Uint8Array(await new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
}

/** Write all files of an archive: the first line has their sizes by name (`server/site.py`). */
function unpack(disk: Disk, folder: string, archive: Uint8Array): void {
  const line = archive.indexOf(10);
  const sizes = JSON.parse(new TextDecoder().decode(archive.subarray(0, line))) as Record<string, number>;
  const folders = new Set<string>();
  let at = line + 1;
  for (const [name, size] of Object.entries(sizes)) {
    const path = `${folder}/${name}`;
    const parent = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(parent)) disk.mkdirTree(parent);
    folders.add(parent);
    disk.writeFile(path, archive.subarray(at, (at += size)), { canOwn: true });
  }
}
