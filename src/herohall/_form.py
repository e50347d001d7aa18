"""In which form the hot modules run: compiled by mypyc, or as they stand. `setup.py` reads it too.

Compiled modules lie outside the source tree, in `herohall_compiled/<digest>` beside the package (a wheel) or among the
installed packages (a checkout). The digest is that of the sources they were made from: edit one of these, and the
folder no longer fits and is not used. They call each other without asking Python, so it is all of them or none.
"""

from __future__ import annotations

import hashlib
import os
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Literal

SHARED = (
    "herohall.bots.network",
    "herohall.bots.policy",
    "herohall.bots.tree",
    "herohall.core.chair",
    "herohall.core.decided",
    "herohall.core.encoder",
    "herohall.core.evaluator",
    "herohall.core.event",
    "herohall.core.state",
    "herohall.core.generator",
    "herohall.core.many",
    "herohall.core.playouts",
)
"""What is compiled of the rooms that all games share."""
LIST = "compiled.txt"
"""The file of a game that names its hot modules, one a line."""

FOLDER = "herohall_compiled"
SUFFIX = EXTENSION_SUFFIXES[0]
PACKAGE = Path(__file__).parent


def _hot_modules() -> Iterator[str]:
    yield from SHARED
    for listed in sorted(PACKAGE.glob(f"games/*/{LIST}")):
        for name in listed.read_text(encoding="ascii").split():
            yield f"herohall.games.{listed.parent.name}.{name}"


MODULES = tuple(_hot_modules())
"""What is compiled."""


def source(module: str) -> Path:
    """The file a module is written in."""
    return PACKAGE.joinpath(*module.split(".")[1:]).with_suffix(".py")


def digest() -> str:
    """A hash of the sources of the compiled modules and of the Python they are for."""
    total = hashlib.sha256(SUFFIX.encode())
    for module in MODULES:
        total.update(module.encode())
        total.update(hashlib.sha256(source(module).read_bytes()).digest())
    return total.hexdigest()[:20]


fitting = cache(digest)
"""The digest of the sources as this process found them."""


def find_compiled() -> Path | None:
    """The folder of compiled modules that fit the sources, if there is one."""
    for place in (PACKAGE.parent, Path(sysconfig.get_path("platlib"))):
        folder = place / FOLDER / fitting()
        if folder.is_dir():
            return folder
    return None


class CompiledFinder(MetaPathFinder):
    """Finds the compiled modules before Python finds their sources."""

    def __init__(self, folder: Path) -> None:
        files = {file.relative_to(folder): file for file in folder.rglob(f"*{SUFFIX}")}
        self.files = {".".join(name.parts).removesuffix(SUFFIX): str(file) for name, file in files.items()}

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(name)
        if file is None:
            return None
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file))


def choose() -> bool:
    """Take the compiled form where it is there and fits, unless HEROHALL_PURE is set; whether it was taken."""
    if os.environ.get("HEROHALL_PURE"):
        return False
    folder = find_compiled()
    if folder is None:
        return False
    sys.meta_path.insert(0, CompiledFinder(folder))
    return True


def compiling() -> bool:
    """Whether the engine is being compiled for this environment: the process that does it holds a lock."""
    if sys.platform == "win32":
        return False
    import fcntl

    try:
        with (Path(sys.prefix) / "herohall-compiling").open() as file:
            fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except OSError:  # it has never been compiled here
        return False
    return False


def newest() -> Literal["compiled", "compiling", "plain"]:
    """The form that a process started now would run, or that is on its way."""
    if os.environ.get("HEROHALL_PURE"):
        return "plain"
    if find_compiled() is not None:
        return "compiled"
    return "compiling" if compiling() else "plain"


COMPILED = choose()
"""Whether the hot modules run compiled."""
