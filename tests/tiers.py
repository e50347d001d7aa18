"""What `python3 run.py test` does: a tier of checks, each to its end, then a summary.

    python3 run.py test          all but the slow tests, in the form people play with
    python3 run.py test --all    everything; what describes the games runs compiled and in plain Python

Which tests are slow stands in `tests/conftest.py`. Linters and types run beside the tests: they use one core each.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from herohall import _form

ROOT = Path(__file__).parent.parent
BIN = Path(sys.executable).parent
BOTH_FORMS = ["tests/rules", "tests/core", "tests/corpus", "tests/fast"]
"""What describes the games: compiled and plain must agree."""
CHANGED = [
    "tests/hall/test_calls.py",
    "tests/seventh/test_secrecy.py",
    "tests/seventh/test_sample_fair.py",
    "tests/world/test_secrecy.py",
]
"""With tests that count or change what the engine does, which only works in plain Python."""

# What the tests drive, by Debian's names, and whether it is there.
PROGRAMS: dict[str, Callable[[], object]] = {
    "chromium": lambda: any(map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))),
    "firefox-esr": lambda: shutil.which("firefox-esr") or shutil.which("firefox"),
    "webkit2gtk-driver": lambda: shutil.which("WebKitWebDriver"),
    "xvfb": lambda: shutil.which("Xvfb"),
    "postgresql": lambda: shutil.which("initdb") or any(Path("/usr/lib/postgresql").glob("*/bin/initdb")),
    "redis-server": lambda: shutil.which("redis-server"),
}


class Check(NamedTuple):
    """A check that must pass."""

    name: str
    command: list[str]
    pure: bool = False


class Outcome(NamedTuple):
    """How a check went, and what it printed if that is still to be shown."""

    name: str
    code: int
    seconds: float
    output: str = ""


LINTERS = [
    Check("ruff check", ["ruff", "check"]),
    Check("ruff format", ["ruff", "format", "--check"]),
    Check("import-linter", ["lint-imports", "--no-logo"]),
    Check("mypy", ["mypy"]),
]
PYTEST = ["pytest", "-n", "2", "--dist", "worksteal", "--durations=10", "--durations-min=1"]


def tests_of(everything: bool) -> list[Check]:
    """The tests of a tier."""
    if not everything:
        return [Check("pytest", [*PYTEST, "-m", "not slow and not long"])]
    checks = [Check("pytest", [*PYTEST, "-m", "not long"])]
    if _form.find_compiled() is not None:
        checks.append(Check("pytest, plain", [*PYTEST, "-m", "not long", *BOTH_FORMS, *CHANGED], pure=True))
    return checks


def carry_out(check: Check, show: bool) -> Outcome:
    """Run a check to its end; its output is shown as it comes, or kept."""
    program, *arguments = check.command
    environment = {**os.environ, "HEROHALL_PURE": "1"} if check.pure else None
    start = time.monotonic()
    done = subprocess.run(
        [str(BIN / program), *arguments],
        env=environment,
        stdout=None if show else subprocess.PIPE,
        stderr=None if show else subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    return Outcome(check.name, done.returncode, time.monotonic() - start, done.stdout or "")


def lint() -> list[Outcome]:
    """One linter after the other."""
    return [carry_out(check, show=False) for check in LINTERS]


def install_programs() -> None:
    """What the tests drive, where we may install it: as root on Debian and its kin."""
    missing = [name for name, found in PROGRAMS.items() if not found()]
    if not missing or not shutil.which("apt-get") or os.geteuid() != 0:
        return
    print(f"Installing for the tests: {', '.join(missing)} …", flush=True)
    subprocess.run(["apt-get", "-qq", "update"], check=False)
    subprocess.run(["apt-get", "-qq", "install", "-y", "--no-install-recommends", *missing], check=False)


def main(arguments: list[str]) -> int:
    """Run a tier; 1 if any of its checks failed."""
    os.chdir(ROOT)
    install_programs()
    start = time.monotonic()
    with ThreadPoolExecutor(1) as beside:
        linted = beside.submit(lint)
        summary = []
        for check in tests_of("--all" in arguments):
            print(f"── {check.name} ──", flush=True)
            summary.append(carry_out(check, show=True))
        summary += linted.result()
    for outcome in summary:
        if outcome.code and outcome.output:
            print(f"── {outcome.name} ──\n{outcome.output}")
    print("── summary ──")
    for name, code, seconds, _ in summary:
        print(f"{name:<15} {'failed' if code else 'ok':<6} {seconds:6.1f} s")
    print(f"{'in all':<15} {'':<6} {time.monotonic() - start:6.1f} s")
    return int(any(outcome.code for outcome in summary))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
