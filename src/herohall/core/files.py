"""Writing files so that a crash leaves the old one or the new one, never half of either."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path


def publish(path: Path, text: str) -> None:
    """Write a page, table or picture that others may read: with the rights of any new file, or those it has."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    rights = path.stat().st_mode
    write_safely(path, text)
    path.chmod(rights)


def write_safely(path: Path, text: str) -> None:
    """Replace the file's content in one step; the file is then its owner's alone."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
