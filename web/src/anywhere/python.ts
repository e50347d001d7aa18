// Python with the engine, in a worker: the interpreter (Pyodide), its library, and the files of the hall.

/** The part of Pyodide that we use. */
export interface Python {
  unpackArchive(packed: ArrayBuffer, format: string, options: { extractDir: string }): void;
  pyimport(module: string): Record<string, unknown>;
}
type Load = (options: { indexURL: string }) => Promise<Python>;

const PACKAGES = "/lib/python3.14/site-packages";

/** Start Python; `told` hears how much of the work is done, by the time each part took when it was measured. */
export async function startPython(base: string, told: (share: number) => void = () => {}): Promise<Python> {
  const engine = fetch(`${base}engine.zip`).then((response) => {
    if (!response.ok) throw new Error(`engine.zip: ${response.status}`);
    return response.arrayBuffer();
  });
  const { loadPyodide } = (await import(/* @vite-ignore */ `${base}pyodide/pyodide.mjs`)) as { loadPyodide: Load };
  told(0.1);
  const python = await loadPyodide({ indexURL: `${base}pyodide/` });
  told(0.65);
  python.unpackArchive(await engine, "zip", { extractDir: PACKAGES });
  told(0.75);
  return python;
}
