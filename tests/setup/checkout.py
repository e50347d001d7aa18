"""A copy of what `run.py` needs, with an installer and a compiler that do as the test says."""

from __future__ import annotations

import os
import shutil
import signal
import site
import subprocess
import sys
import time
from pathlib import Path

from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]

# Installs nothing: what is wanted lies in the environment of the tests. FAKE says what goes wrong.
UV = """#!{python}
import os, sys, time
from pathlib import Path

if sys.argv[1:] == ["--version"]:
    sys.exit(1 if os.environ.get("FAKE") == "broken" else print("uv 0"))
with open("{log}", "a") as log:
    print(*sys.argv[1:], file=log)
wanted = sys.argv[sys.argv.index("-r") + 1]
trouble, _, only = os.environ.get("FAKE", "").partition("@")
if only in wanted:
    if trouble == "slow":
        time.sleep({patience})
    if trouble == "while":
        time.sleep(2)
    if trouble not in ("", "slow", "while"):
        sys.exit(trouble)
if "--target" in sys.argv:
    Path(sys.argv[sys.argv.index("--target") + 1]).mkdir()
else:
    venv = Path(sys.argv[sys.argv.index("--python") + 1]).parent.parent
    (packages,) = venv.glob("lib/python*/site-packages")
    (packages / "borrowed.pth").write_text("{packages}")
"""

# Stands where `setup.py` does: FAKE_CC says how compiling goes.
SETUP = """
import os, sys, sysconfig, time
from pathlib import Path

sys.path.insert(0, "src")
from importlib.util import module_from_spec, spec_from_file_location
spec = spec_from_file_location("form", "src/herohall/_form.py")
form = module_from_spec(spec)
spec.loader.exec_module(form)
builds = Path(sysconfig.get_path("platlib")) / form.FOLDER
(builds / ".build-unfinished").mkdir(parents=True)
Path("compiling").write_text(str(os.getpid()))
how = os.environ.get("FAKE_CC", "")
if how == "slow":
    time.sleep({patience})
elif how == "while":
    while not Path("go-on").exists():
        time.sleep(0.05)
elif how:
    sys.exit(how)
(builds / ".build-unfinished").rename(builds / form.digest())
"""


STAND_IN = "herohall was started"
"""All that a stand-in for HeroHall says; it starts much sooner."""


class Checkout:
    """A folder in which `run.py` is started as people do."""

    def __init__(self, folder: Path, programs: Path, real: bool = False) -> None:
        self.folder, self.programs = folder, programs
        for name in ("bootstrap", "requirements"):
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(ROOT / "run.py", folder)
        if real:
            (folder / "src").symlink_to(ROOT / "src")
        else:
            (folder / "src" / "herohall").mkdir(parents=True)
            (folder / "src" / "herohall" / "__main__.py").write_text(f"print('{STAND_IN}')\n")
        (folder / "setup.py").write_text(SETUP.format(patience=PATIENCE))
        programs.mkdir()
        self.log = programs / "uv.log"
        packages = "\\n".join(site.getsitepackages())
        text = UV.format(python=sys.executable, log=self.log, packages=packages, patience=PATIENCE)
        self.program("uv", text)
        self.program("cc", "#!/bin/sh\n")

    def program(self, name: str, text: str) -> None:
        """A program on the path."""
        (self.programs / name).write_text(text)
        (self.programs / name).chmod(0o755)

    def environment(self, **more: str) -> dict[str, str]:
        """As on a machine with the programs of this checkout and hardly anything else."""
        kept = {name: os.environ[name] for name in ("HOME", "LANG", "TMPDIR", "SYSTEMROOT") if name in os.environ}
        data = str(self.programs / "data")
        path = f"{self.programs}{os.pathsep}/usr/sbin{os.pathsep}/sbin"
        return {**kept, "PATH": path, "HEROHALL_DATA": data, "HEROHALL_BROWSER": "none", "PIP_RETRIES": "0", **more}

    def start(self, *arguments: str, **more: str) -> subprocess.Popen[str]:
        """Start `run.py`; its output can be read."""
        command = [sys.executable, str(self.folder / "run.py"), *arguments]
        return subprocess.Popen(
            command, env=self.environment(**more), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )

    def run(self, *arguments: str, **more: str) -> tuple[int, list[str]]:
        """Start `run.py` and wait for its end: its exit code and the lines it printed."""
        process = self.start(*arguments, **more)
        output, _ = process.communicate(timeout=PATIENCE)
        return process.returncode, output.splitlines()

    def installed(self) -> list[str]:
        """The files of pins that were installed, in order."""
        lines = self.log.read_text().splitlines() if self.log.exists() else []
        return [Path(line.split(" -r ")[1].split()[0]).stem for line in lines]

    @property
    def venv(self) -> Path:
        return self.folder / ".venv"

    def builds(self) -> list[str]:
        """What lies where compiled engines do."""
        return sorted(path.name for path in self.venv.glob("lib/python*/site-packages/herohall_compiled/*"))


def eventually(what: object, seconds: float = PATIENCE) -> None:
    """Wait until something is true."""
    assert callable(what)
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, "it never came true"
        time.sleep(0.05)


def alive(process: int) -> bool:
    """Whether a process is still there."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def end(process: subprocess.Popen[str], how: int = signal.SIGTERM) -> None:
    """End a process and wait for it."""
    process.send_signal(how)
    process.communicate(timeout=PATIENCE)
