"""What is installed, in stages: playing needs the first two, measuring and testing more."""

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import venv
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from bootstrap.places import BEGUN, BIN, PACKAGES, PYTHON, READY, ROOT, VENV, WHEELS
from bootstrap.steps import SetUpError, locked, reason, step


def make_venv() -> None:
    """An environment with nothing in it."""
    print("  making .venv …", file=sys.stderr, flush=True)
    try:
        if VENV.exists():
            shutil.rmtree(VENV)
        venv.create(VENV, symlinks=os.name != "nt")
    except (OSError, subprocess.CalledProcessError) as error:
        raise SetUpError(f"making .venv failed: {reason(str(error))}") from error


@cache
def uv() -> str:
    """The installer: the machine's own, else a pinned one in .venv."""
    for found in (shutil.which("uv"), str(BIN / "uv")):
        if found and shutil.which(found) and works(found):
            return found
    pip = find_pip()
    if pip is None:
        raise SetUpError("this Python has neither pip nor ensurepip; on Debian: apt install python3-venv")
    quick = ["--quiet", "--no-compile", "--no-warn-script-location", "--disable-pip-version-check"]
    step("installing uv", [PYTHON, pip, "install", *quick, "--require-hashes", "-r", "requirements/build.txt"])
    return str(BIN / "uv")


def works(program: str) -> bool:
    """Whether a program can be run at all."""
    try:
        done = subprocess.run([program, "--version"], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def find_pip() -> str | None:
    """A pip to run without installing it: this Python's, or the one it brings along packed."""
    places = [Path("/usr/share/python-wheels")]  # Debian's
    for module in ("ensurepip", "pip"):
        spec = find_spec(module)
        if spec is not None and spec.origin is not None:
            places.insert(0, Path(spec.origin).parent)
    for place in places:
        for found in (*place.glob("__pip-runner__.py"), *place.glob("_bundled/pip-*.whl"), *place.glob("pip-*.whl")):
            return str(found if found.suffix == ".py" else found / "pip")
    return None


def install(what: str, requirements: str, *more: str) -> None:
    """Install what a file pins, by hash; the pins leave out what we never import (CONTRIBUTING.md)."""
    pinned = ["--require-hashes", "-r", requirements]
    step(what, [uv(), "pip", "install", "--quiet", "--no-deps", "--python", PYTHON, *pinned, *more])


def install_herohall() -> None:
    """What playing needs, and our sources as they stand."""
    install("installing HeroHall's parts", "requirements/runtime.txt")
    (PACKAGES / "herohall.pth").write_text(f"{ROOT / 'src'}\n", encoding="utf-8")
    if os.name == "nt":
        (BIN / "herohall.cmd").write_text(f'@"{PYTHON}" -P -m herohall %*\n', encoding="utf-8")
        return
    command = BIN / "herohall"
    command.write_text(f'#!/bin/sh\nexec {shlex.quote(PYTHON)} -P -m herohall "$@"\n', encoding="utf-8")
    command.chmod(0o755)


def install_more(what: str, requirements: str) -> Callable[[], None]:
    """A stage beyond playing. After an interruption its packages are installed anew: one may be half there."""

    def stage() -> None:
        again = BEGUN.exists() and BEGUN.read_text(encoding="utf-8") == requirements
        BEGUN.write_text(requirements, encoding="utf-8")
        own = sorted(pinned_names(requirements) - pinned_names("requirements/runtime.txt")) if again else []
        install(f"installing {what}", requirements, *(f"--reinstall-package={name}" for name in own))
        BEGUN.unlink()

    return stage


def fetch_browser_parts() -> None:
    """What a page without a server is made of: Python for browsers from npm, msgspec for it from PyPI, both pinned."""
    if not (ROOT / "web/node_modules/pyodide/package.json").is_file():
        npm = shutil.which("npm")
        if npm is None:
            raise SetUpError("the site needs npm, which brings Python for browsers; install node")
        step("installing the page's tools", [npm, "ci", "--prefix", "web", "--no-audit", "--no-fund"])
    requirements = ROOT / "requirements/browser.txt"
    fetched = WHEELS / requirements.name
    if fetched.is_file() and fetched.read_bytes() == requirements.read_bytes():
        return
    shutil.rmtree(WHEELS, ignore_errors=True)
    pip = find_pip()
    if pip is None:
        raise SetUpError("this Python has neither pip nor ensurepip; on Debian: apt install python3-venv")
    other = ["--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--implementation", "cp"]
    pinned = [
        "--abi",
        "cp314",
        "--only-binary=:all:",
        "--no-deps",
        "--require-hashes",
        "-r",
        "requirements/browser.txt",
    ]
    quiet = ["--quiet", "--disable-pip-version-check", "--dest", str(WHEELS)]
    step("fetching msgspec for browsers", [PYTHON, pip, "download", *quiet, *other, *pinned])
    shutil.copyfile(requirements, fetched)


def pinned_names(requirements: str) -> set[str]:
    """The packages that a file of pins names."""
    lines = (ROOT / requirements).read_text(encoding="utf-8").splitlines()
    return {line.split("==")[0] for line in lines if "==" in line and line[0].isalnum()}


class Stage(NamedTuple):
    """A part of the set-up, and the files of pins it depends on."""

    install: Callable[[], None]
    pins: list[str]


STAGES = [
    Stage(make_venv, []),
    Stage(install_herohall, ["requirements/runtime.txt"]),
    Stage(install_more("the parts for several servers", "requirements/cluster.txt"), ["requirements/cluster.txt"]),
    Stage(install_more("the lab's parts", "requirements/lab.txt"), ["requirements/lab.txt"]),
    Stage(install_more("the documentation's tools", "requirements/docs.txt"), ["requirements/docs.txt"]),
    Stage(install_more("the test tools", "requirements/dev.txt"), ["requirements/dev.txt"]),
]
PLAYING, CLUSTER, LAB, DOCS, TESTING = 2, 3, 4, 5, 6
"""How many stages each needs."""


def set_up(stages: int) -> None:
    """Bring the first so many stages up to date.

    What playing needs is installed from the beginning after an interruption. The later stages leave it alone.
    """
    plan = fingerprints(stages)
    if plan[-1] in completed():
        return
    with locked(Path(__file__), "waiting for another set-up of this folder"):
        done = [line for line in completed() if line in fingerprints(len(STAGES))]
        if plan[-1] in done:
            return
        print("Setting up (once) …", file=sys.stderr)
        for number, fingerprint in enumerate(plan):
            if fingerprint in done:
                continue
            if number < PLAYING:
                READY.unlink(missing_ok=True)
            STAGES[number].install()
            done.append(fingerprint)
            if number + 1 >= PLAYING:
                READY.write_text("\n".join(done), encoding="utf-8")


def fingerprints(stages: int) -> list[str]:
    """For each stage a digest of all that it and the stages before it depend on."""
    digest = hashlib.sha256(f"{sys.version}\n{sys.base_prefix}\n{ROOT}".encode())
    found = []
    for stage in STAGES[:stages]:
        for name in stage.pins:
            digest.update((ROOT / name).read_bytes())
        found.append(digest.hexdigest())
    return found


def completed() -> list[str]:
    return READY.read_text(encoding="utf-8").split() if READY.exists() else []
