"""The page with the hall inside it, as a folder of files for any web space (`herohall site`, `docs/browser.md`).

It is made of the built page, Python for browsers (Pyodide, from npm), msgspec for that Python (from PyPI), and the part
of this package that playing needs. Nothing in it is fetched from anywhere else. All Python is packed as bytecode, made
here by node and Pyodide: so a browser starts in less than half the time.
"""

from __future__ import annotations

import gzip
import hashlib
import html
import json
import re
import shutil
import subprocess
import tempfile
import zipfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import msgspec

from herohall._form import PACKAGE
from herohall.core.errors import HallError
from herohall.hall import about

STATIC = Path(__file__).parent / "static"
ROOMS = ("bots", "browser", "core", "games", "hall", "spoken")
"""The rooms that are packed; no server, terminal or lab."""
LEFT_OUT = {"painter.py", "observer.py", "layout.py", "dealer.py", "picture.py", "teller.py", "rivals.py", "tuning.py"}
"""Parts of games for rooms that are not packed."""
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LIBRARY = "python_stdlib.zip"
NOT_NEEDED = re.compile(
    r"""(__hello__|__phello__|_pyio|_pyrepl|antigravity|bdb|cProfile|cmd|code|colorsys|compileall|configparser|ctypes|curses|dbm
    |doctest|email|ensurepip|filecmp|fileinput|ftplib|getpass|graphlib|html|http|idlelib|imaplib|mailbox|mimetypes
    |modulefinder|multiprocessing|netrc|nturl2path|optparse|pdb|pickletools|plistlib|poplib|profile|pstats|pty|pyclbr|pydoc
    |pydoc_data|sched|shelve|smtplib|socketserver|sqlite3|symtable|tabnanny|tarfile|this|timeit|trace|tracemalloc|tty|turtle
    |unittest|wave|webbrowser|wsgiref|xml|xmlrpc|zipapp|zoneinfo)[./]
    |encodings/(big5|cp(?!437)|euc|gb|hp|hz|iso|johab|koi8|kz|mac|palmos|ptcp|shift|tis)""",
    re.VERBOSE,
)
"""Parts of Python's library that playing in a page does without: half of it."""
NO_LIBRARY = "none.zip"
"""Pyodide wants its library as a zip, which is slow to read; it gets an empty one, and ours as files."""
COMPILER = Path(__file__).parent / "bytecode.mjs"
LOCK = "pyodide-lock.json"
MARK = '<meta name="herohall-hall" content="{where}" />'
HERE, AWAY = "here", "away"
"""What the mark says: there is no server; or the hall in the page stands in when the server is not reached."""
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "object-src 'none'; base-uri 'none'; form-action 'none'"
)
"""As on a server; only WebAssembly may be compiled besides."""
WORKER = "sw.js"
Files = dict[str, bytes]


class Parts(NamedTuple):
    """What the site is made of besides this package."""

    pyodide: Path
    """The folder of npm's package."""
    wheel: Path
    """msgspec for Pyodide."""
    kept: Path
    """The folder where compiled files are kept for the next time."""


def build(folder: Path, parts: Parts, where: str = HERE) -> None:
    """Write the site; HallError says what is missing."""
    needed = (parts.wheel, *(parts.pyodide / name for name in (*PYODIDE, LIBRARY, LOCK)))
    missing = [str(path) for path in needed if not path.is_file()]
    if missing:
        raise HallError("browser-no-parts", missing=", ".join(missing))
    if folder.exists() and any(folder.iterdir()) and not (folder / WORKER).is_file():
        raise HallError("browser-not-empty", folder=str(folder))
    if folder.exists():
        shutil.rmtree(folder)
    shutil.copytree(STATIC, folder)
    hall = folder / "hall"
    (hall / "pyodide").mkdir(parents=True)
    for name in PYODIDE:
        shutil.copyfile(parts.pyodide / name, hall / "pyodide" / name)
    (hall / "pyodide" / LOCK).write_text(own_lock(parts.pyodide / LOCK), "utf-8")
    zipfile.ZipFile(hall / NO_LIBRARY, "w").close()
    shutil.copyfile(compiled("library", dict(library(parts.pyodide)), parts), hall / "library.bin")
    shutil.copyfile(
        compiled("engine", {**dict(own_files()), **dict(packages(parts.wheel))}, parts), hall / "engine.bin"
    )
    (hall / "games.json").write_bytes(msgspec.json.encode(about.games("plain", alone=True)))
    page = folder / "index.html"
    page.write_text(marked(page.read_text("utf-8"), where, POLICY if where == HERE else None), "utf-8")
    write_service_worker(folder)


def own_lock(path: Path) -> str:
    """Pyodide's list of packages, without the packages: it must not look for any."""
    return json.dumps({"info": json.loads(path.read_text("utf-8"))["info"], "packages": {}})


def marked(page: str, where: str, policy: str | None = None) -> str:
    """The page, told where the hall is; with a content policy for web spaces that send none."""
    lines = [MARK.format(where=where)]
    if policy is not None:
        lines.insert(0, f'<meta http-equiv="Content-Security-Policy" content="{html.escape(policy, quote=True)}" />')
    head = '<meta charset="utf-8" />'
    assert head in page
    return page.replace(head, "\n    ".join([head, *lines]), 1)


# Python


def compiled(name: str, files: Files, parts: Parts) -> Path:
    """These files, those in Python as bytecode, in one archive; made once for the same files."""
    digest = hashlib.sha256(COMPILER.read_bytes() + (parts.pyodide / "package.json").read_bytes() + packed(files))
    found = parts.kept / f"{name}-{digest.hexdigest()[:16]}.bin"
    if not found.is_file():
        parts.kept.mkdir(parents=True, exist_ok=True)
        for old in parts.kept.glob(f"{name}-*.bin"):
            old.unlink()
        with tempfile.TemporaryDirectory() as folder:
            place = Path(folder)
            for file, content in files.items():
                (place / file).parent.mkdir(parents=True, exist_ok=True)
                (place / file).write_bytes(content)
            compile_all(place, parts.pyodide)
            made = {
                path.relative_to(place).as_posix(): path.read_bytes() for path in place.rglob("*") if path.is_file()
            }
        found.write_bytes(packed(made))
    return found


def compile_all(folder: Path, pyodide: Path) -> None:
    """Replace all files in Python by their bytecode, for the Python of browsers."""
    node = shutil.which("node")
    if node is None:
        raise HallError("browser-no-node")
    subprocess.run([node, str(COMPILER), str(pyodide), str(folder)], check=True)


def packed(files: Files) -> bytes:
    """An archive: the sizes of the files by name, as JSON in one line, then all of them; zipped as a whole."""
    names = sorted(files)
    head = json.dumps({name: len(files[name]) for name in names}).encode() + b"\n"
    return gzip.compress(head + b"".join(files[name] for name in names), compresslevel=9, mtime=0)


def library(pyodide: Path) -> Iterator[tuple[str, bytes]]:
    """Python's library, as far as it is needed."""
    for name, content in unzipped(pyodide / LIBRARY):
        if not NOT_NEEDED.match(name):
            yield name, content


def own_files() -> Iterator[tuple[str, bytes]]:
    """The files of this package that playing needs."""
    for path in (*PACKAGE.glob("*.py"), *(file for room in ROOMS for file in (PACKAGE / room).rglob("*"))):
        if path.is_file() and "__pycache__" not in path.parts and path.name not in LEFT_OUT:
            yield f"herohall/{path.relative_to(PACKAGE).as_posix()}", path.read_bytes()


def packages(wheel: Path) -> Iterator[tuple[str, bytes]]:
    """msgspec and mypy_extensions, without what only type checkers read."""
    for name, content in unzipped(wheel):
        if name.startswith("msgspec/") and not name.endswith(".pyi"):
            yield name, content
    spec = find_spec("mypy_extensions")
    assert spec is not None
    assert spec.origin is not None
    yield "mypy_extensions.py", Path(spec.origin).read_bytes()


def unzipped(path: Path) -> Iterator[tuple[str, bytes]]:
    """The files of a zip."""
    with zipfile.ZipFile(path) as archive:
        for name in archive.namelist():
            if not name.endswith("/"):
                yield name, archive.read(name)


# Offline


def write_service_worker(folder: Path) -> None:
    """Tell the service worker all files with their hashes; a changed file makes a new version."""
    plain = (folder / WORKER).read_text("utf-8")
    files = {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.name != WORKER
    }
    version = hashlib.sha256(json.dumps([files, plain]).encode()).hexdigest()[:16]
    told = f"self.VERSION = {json.dumps(version)};\nself.FILES = {json.dumps(files, indent=0)};\n"
    (folder / WORKER).write_text(told + plain, "utf-8")
