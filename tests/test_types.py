"""Types people can use: what README, documentation and examples show passes `mypy --strict` and pyright."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```python\n(?=\S)(.*?)^```", re.MULTILINE | re.DOTALL)
"""A whole piece of code; what begins indented is a part of one."""
PYRIGHT = ROOT / "web" / "node_modules" / ".bin" / "pyright"
GAME_IN_THE_MAKING = "herohall.games.highest"
"""The example of docs/richer-game.md: its own test puts it into a copy."""


NAMES = """\
import herohall
from herohall.games.seventh.view_types import SeventhView

view: SeventhView | None = None
herohall.bot(herohall.games()[0])
"""
"""`games` is a function and a folder; `import herohall.games.seventh` would make pyright think of the folder."""


def snippets(folder: Path) -> list[Path]:
    """All pieces of code that are shown, each in a file of its own, and the examples."""
    found = []
    for page in PAGES:
        for number, code in enumerate(BLOCK.findall(page.read_text(encoding="utf-8")), start=1):
            if GAME_IN_THE_MAKING not in code and "from .." not in code:
                file = folder / f"{page.stem.lower().replace('-', '_')}_{number}.py"
                file.write_text(code, encoding="utf-8")
                found.append(file)
    (folder / "names.py").write_text(NAMES, encoding="utf-8")
    found.append(folder / "names.py")
    found += [Path(shutil.copy(file, folder)) for file in sorted((ROOT / "examples").glob("*.py"))]
    return found


def test_mypy_strict(tmp_path: Path) -> None:
    """Twice: a changed file is then checked against what mypy has kept of ours, where other names once won."""
    files = snippets(tmp_path)
    assert len(files) > 8
    command: list[str | Path] = [sys.executable, "-m", "mypy", "--strict", "--ignore-missing-imports"]
    command += ["--config-file", "", *files]
    for _ in range(2):
        done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False)
        assert done.returncode == 0, done.stdout
        for file in files:
            file.write_text(f"{file.read_text(encoding='utf-8')}# changed\n", encoding="utf-8")


@pytest.mark.skipif(not PYRIGHT.exists(), reason="the page's tools are not installed (npm ci in web/)")
def test_pyright(tmp_path: Path) -> None:
    command: list[str | Path] = [PYRIGHT, "--pythonpath", sys.executable, *snippets(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False)
    assert done.returncode == 0, done.stdout
