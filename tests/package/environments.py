"""Empty environments for the package, one for each Python that this machine offers."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
UV = shutil.which("uv", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}") or "uv"


def run(*command: str | Path, cwd: Path = ROOT, **environment: str) -> str:
    """What a command prints; it must succeed."""
    known = {name: value for name, value in os.environ.items() if not name.startswith(("HEROHALL_", "VIRTUAL_ENV"))}
    done = subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env={**known, **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=1800,
    )
    assert done.returncode == 0, f"{' '.join(map(str, command))}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@cache
def pythons() -> dict[str, str]:
    """The interpreters there are, by version: on the path, or kept by pyenv."""
    kept = Path(os.environ.get("PYENV_ROOT", "~/.pyenv")).expanduser() / "versions"
    found = {}
    for version in VERSIONS:
        places = [shutil.which(f"python{version}"), *sorted(kept.glob(f"{version}.*/bin/python"))]
        for place in filter(None, places):
            asked = [str(place), "-c", "import sys, ssl, ctypes; print('%d.%d' % sys.version_info[:2])"]
            answer = subprocess.run(asked, capture_output=True, text=True, check=False)
            if answer.stdout.strip() == version:
                found[version] = str(place)
                break
    return found


class Environment:
    """A virtual environment with nothing in it."""

    def __init__(self, folder: Path, python: str) -> None:
        run(UV, "venv", "--quiet", "--no-project", "--python", python, folder)
        self.folder = folder
        self.bin = folder / ("Scripts" if os.name == "nt" else "bin")

    def install(self, *what: str) -> None:
        run(UV, "pip", "install", "--quiet", "--python", self.bin / "python", *what)

    def herohall(self, *arguments: str | Path) -> str:
        """What the installed command prints, run far away from the sources."""
        return run(self.bin / "herohall", *arguments, cwd=self.folder, HEROHALL_DATA=str(self.folder / "data"))

    def python(self, code: str) -> str:
        return run(self.bin / "python", "-c", code, cwd=self.folder)
