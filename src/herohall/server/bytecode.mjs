// Replaces the files in Python of a folder by their bytecode, with the Python of browsers: node bytecode.mjs PYODIDE FOLDER
import { pathToFileURL } from "node:url";

const [pyodide, folder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${pyodide}/` });
python.mountNodeFS("/files", folder);
python.runPython(`
from pathlib import Path
from py_compile import PycInvalidationMode, compile

top = Path("/files")
for source in sorted(top.rglob("*.py")):
    name = str(source.relative_to(top))
    never = PycInvalidationMode.UNCHECKED_HASH  # the sources are not there to compare with
    compile(str(source), str(source.with_suffix(".pyc")), name, doraise=True, invalidation_mode=never)
    source.unlink()
`);
