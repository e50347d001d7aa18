"""What `python3 run.py test` does: a tier of checks, each to its end, then a summary.

    python3 run.py test          all but the slow tests, in the form people play with
    python3 run.py test --all    everything; what describes the games runs compiled and in plain Python

Which tests are slow stands in `tests/conftest.py`. Linters and types run beside the tests: they use one core each.
A few tests that fail are run again, alone: a test that then passes failed for want of time, not for a fault. It is
named in the summary, so that somebody mends it; a test that fails twice fails the tier.
"""

from __future__ import annotations

import json
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
BOTH_FORMS = ["tests/rules", "tests/core", "tests/corpus"]
"""What describes the games: compiled and plain must agree."""
CHANGED = ["tests/hall", "tests/seventh", "tests/world"]
"""With tests that count or change what the engine does, which only works in plain Python."""

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""Forms of Chromium. The one without windows comes first: a page without all that surrounds it, in half the time."""

# What the tests drive, by Debian's names, and whether it is there.
PROGRAMS: dict[str, Callable[[], object]] = {
    "chromium-headless-shell": lambda: shutil.which("chromium-headless-shell"),
    "chromium": lambda: any(map(shutil.which, BROWSERS)),
    "firefox-esr": lambda: shutil.which("firefox-esr") or shutil.which("firefox"),
    "webkit2gtk-driver": lambda: shutil.which("WebKitWebDriver"),
    "xvfb": lambda: shutil.which("Xvfb"),
    "postgresql": lambda: shutil.which("initdb") or any(Path("/usr/lib/postgresql").glob("*/bin/initdb")),
    "redis-server": lambda: shutil.which("redis-server"),
    "caddy": lambda: shutil.which("caddy"),
    "prometheus": lambda: shutil.which("promtool"),
    "faketime": lambda: shutil.which("faketime"),
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
    unsteady: tuple[str, ...] = ()
    """Tests that passed only when they were run alone."""


LINTERS = [
    Check("ruff check", ["ruff", "check"]),
    Check("ruff format", ["ruff", "format", "--check"]),
    Check("import-linter", ["lint-imports", "--no-logo"]),
    Check("mypy", ["mypy"]),
]
WORKERS = os.environ.get("HEROHALL_TEST_WORKERS") or str((os.cpu_count() or 2) + 2)
"""Two more than there are cores: tests also wait for servers and browsers."""
PYTEST = ["pytest", "-n", WORKERS, "--dist", "worksteal", "--durations=10", "--durations-min=1"]
FAILED = 1
"""Pytest's exit code when tests failed; others mean that it could not do its work."""
FEW = 5
"""As many failures may have come from a busy machine; with more something is broken."""


def tests_of(everything: bool) -> list[Check]:
    """The tests of a tier."""
    if not everything:
        return [Check("pytest", [*PYTEST, "-m", "not slow and not long"])]
    checks = [Check("pytest", [*PYTEST, "-m", "not long"])]
    if _form.find_compiled() is not None:
        checks.append(Check("pytest, plain", [*PYTEST, "-m", "not long", *BOTH_FORMS], pure=True))
        checks.append(Check("pytest, changed", [*PYTEST, "-m", "pure", *CHANGED], pure=True))
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


def failures() -> list[str]:
    """The names of the tests that failed in the last run."""
    file = ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"
    return sorted(json.loads(file.read_text())) if file.exists() else []


def attempt_twice(check: Check) -> Outcome:
    """Run tests, and the few that failed once more, one after the other."""
    shutil.rmtree(ROOT / ".pytest_cache", ignore_errors=True)
    first = carry_out(check, show=True)
    failed = failures()
    if first.code != FAILED or not 0 < len(failed) <= FEW:
        return first
    print(f"── {check.name}: {len(failed)} again, alone ──", flush=True)
    again = carry_out(Check(check.name, ["pytest", "-m", "not long", *failed], check.pure), show=True)
    return Outcome(check.name, again.code, first.seconds + again.seconds, unsteady=() if again.code else tuple(failed))


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
    for name in missing:  # one by one: not every system has all of them
        if not PROGRAMS[name]():
            subprocess.run(["apt-get", "-qq", "install", "-y", "--no-install-recommends", name], check=False)


def install_page_tools() -> None:
    """The tools that check and build the page, before any test asks whether they are there."""
    if shutil.which("npm"):
        subprocess.run([sys.executable, "web/tools/built.py", "install"], check=False)


def main(arguments: list[str]) -> int:
    """Run a tier; 1 if any of its checks failed."""
    os.chdir(ROOT)
    install_programs()
    if "--all" in arguments:
        install_page_tools()
    start = time.monotonic()
    with ThreadPoolExecutor(1) as beside:
        linted = beside.submit(lint)
        summary = []
        for check in tests_of("--all" in arguments):
            print(f"── {check.name} ──", flush=True)
            summary.append(attempt_twice(check))
        summary += linted.result()
    for outcome in summary:
        if outcome.code and outcome.output:
            print(f"── {outcome.name} ──\n{outcome.output}")
    print("── summary ──")
    for outcome in summary:
        print(f"{outcome.name:<15} {'failed' if outcome.code else 'ok':<6} {outcome.seconds:6.1f} s")
        for test in outcome.unsteady:
            print(f"  passed only at the second attempt: {test}")
    print(f"{'in all':<15} {'':<6} {time.monotonic() - start:6.1f} s")
    return int(any(outcome.code for outcome in summary))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
