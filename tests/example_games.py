"""The example games of `docs/`, put into a copy of the package as their pages say: a folder, and nothing else."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "herohall"
FILE = re.compile(r"^<!-- file: (\S+) -->\n+```\w+\n(.*?)^```$", re.DOTALL | re.MULTILINE)
ADDED = re.compile(r"^<!-- add to: (\S+) after: (.*?) -->\n+```\w+\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def files_of(page: str) -> dict[str, str]:
    """The files a page shows in full, by their path."""
    return dict(FILE.findall((ROOT / "docs" / page).read_text(encoding="utf-8")))


def write_files(page: str, root: Path) -> list[Path]:
    """Write the files of a page into a copy of the repository."""
    written = []
    for name, text in files_of(page).items():
        file = root / name
        assert not file.exists(), f"{name} is there already: an example must not change other files"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        written.append(file)
    return written


def copy_package(root: Path) -> Path:
    """A copy of the package; the folder to put on PYTHONPATH."""
    shutil.copytree(PACKAGE, root / "src" / "herohall", ignore=shutil.ignore_patterns("__pycache__"))
    return root / "src"


def add_lines(page: str, root: Path) -> None:
    """Add the lines a page adds to files that are there, below the line it names."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    for name, after, lines in ADDED.findall(text):
        file = root / name
        before = file.read_text(encoding="utf-8")
        line = next(line for line in before.splitlines(keepends=True) if line.strip().startswith(after))
        file.write_text(before.replace(line, line + lines, 1), encoding="utf-8")
