"""The page with the hall inside it, as a folder of files for any web space (`herohall site`, `docs/browser.md`).

It is made of the built page, Python for browsers (Pyodide, from npm), msgspec for that Python (from PyPI), and the part
of this package that playing needs. Nothing in it is fetched from anywhere else.
"""

from __future__ import annotations

import hashlib
import html
import json
import shutil
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
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
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
FIRST = 1980, 1, 1, 0, 0, 0
"""The date of every packed file, so that the same sources give the same bytes."""


class Parts(NamedTuple):
    """What the site is made of besides this package."""

    pyodide: Path
    """The folder of npm's package."""
    wheel: Path
    """msgspec for Pyodide."""


def build(folder: Path, parts: Parts, where: str = HERE) -> None:
    """Write the site; HallError says what is missing."""
    missing = [str(path) for path in (parts.wheel, *(parts.pyodide / name for name in PYODIDE)) if not path.is_file()]
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
    pack_engine(hall / "engine.zip", parts.wheel)
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


# The engine


def pack_engine(path: Path, wheel: Path) -> None:
    """The files of the hall, with the packages it imports, ready to be unpacked beside Python's own."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for name, content in sorted({**dict(own_files()), **dict(packages(wheel))}.items()):
            packed.writestr(zipfile.ZipInfo(name, FIRST), content, zipfile.ZIP_DEFLATED)


def own_files() -> Iterator[tuple[str, bytes]]:
    """The files of this package that playing needs."""
    for path in (*PACKAGE.glob("*.py"), *(file for room in ROOMS for file in (PACKAGE / room).rglob("*"))):
        if path.is_file() and "__pycache__" not in path.parts and path.name not in LEFT_OUT:
            yield f"herohall/{path.relative_to(PACKAGE).as_posix()}", path.read_bytes()


def packages(wheel: Path) -> Iterator[tuple[str, bytes]]:
    """msgspec and mypy_extensions, without what only type checkers read."""
    with zipfile.ZipFile(wheel) as packed:
        for name in packed.namelist():
            if name.startswith("msgspec/") and not name.endswith((".pyi", "/")):
                yield name, packed.read(name)
    spec = find_spec("mypy_extensions")
    assert spec is not None
    assert spec.origin is not None
    yield "mypy_extensions.py", Path(spec.origin).read_bytes()


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
