"""How soon can one play? Starts copies of this folder as a stranger would, and writes what it took into a page.

python3 run.py bench --start [--rounds 3] [--out docs/start.md]
"""

import argparse
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from statistics import median
from typing import NamedTuple

from bootstrap.places import ROOT

LEFT_OUT = {".venv", ".git", "node_modules", "__pycache__", ".mypy_cache", ".pytest_cache", ".ruff_cache", "site"}
PATIENCE = 1800.0
"""Seconds after which a start has failed."""
COLD, CACHED, PLAIN, COMPILED = (
    "the first start, with everything downloaded",
    "the first start of another copy: the downloads lie in uv's cache",
    "the next start, while the engine is not compiled yet",
    "any later start, compiled",
)
BEHIND = "until the bots think with the compiled engine, after the first start"

PAGE = """# How soon one can play

From `python3 run.py` until the page answers (`GET /`), in fresh copies of this repository; medians of {rounds} rounds.
Written by

    python3 run.py bench --start --rounds {rounds} --out docs/start.md

| | seconds | from–to |
| --- | --- | --- |
{rows}

Nobody waits for the compiler: it works in the background at the lowest priority while the page is there already, and
the bots' processes change over when it is done. The parts of the first start:

| | seconds |
| --- | --- |
{parts}

Python {python}, {system}, {cores} cores; when the measuring began, {load:.1f} other programs were busy.
"""


class Start(NamedTuple):
    """One start: what it took until the page answered, and until each line was printed."""

    seconds: float
    lines: list[tuple[float, str]]


class Copy:
    """A fresh copy of the repository, with caches and data of its own."""

    def __init__(self, folder: Path, cache: Path) -> None:
        self.folder = folder / "herohall"
        for name in tracked():
            (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, self.folder / name)
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("HEROHALL_", "VIRTUAL_ENV"))}
        kept.pop("PYTHONDONTWRITEBYTECODE", None)
        own = {"HEROHALL_DATA": str(folder / "data"), "HEROHALL_BROWSER": "none"}
        self.environment = {**kept, **own, "UV_CACHE_DIR": str(cache), "PIP_NO_CACHE_DIR": "1"}

    def start(self, meanwhile: Callable[[str], None] = lambda address: None) -> Start:
        """Start the game, wait for the page, do something, end it."""
        begin = time.monotonic()
        command, out = [sys.executable, "run.py"], subprocess.PIPE
        game = subprocess.Popen(
            command, cwd=self.folder, env=self.environment, stdout=out, stderr=subprocess.STDOUT, text=True
        )
        assert game.stdout is not None
        lines = []
        try:
            for line in game.stdout:
                lines.append((time.monotonic() - begin, line.strip()))
                found = re.search(r"http://\S+", line)
                if found:
                    with urllib.request.urlopen(found[0], timeout=PATIENCE) as answer:
                        answer.read()
                    seconds = time.monotonic() - begin
                    meanwhile(found[0])
                    return Start(seconds, lines)
        finally:
            game.terminate()
            game.wait()
        raise RuntimeError(f"it did not start: {lines[-1][1] if lines else 'no message'}")


def tracked() -> list[str]:
    """The files a stranger gets."""
    if shutil.which("git") and (ROOT / ".git").exists():
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
        return [name for name in listed.split("\0") if name and (ROOT / name).is_file()]
    files = (path.relative_to(ROOT) for path in ROOT.rglob("*") if path.is_file())
    return [str(path) for path in files if not LEFT_OUT.intersection(path.parts)]


def wait_until_compiled(address: str) -> None:
    """Until the server says that the bots think with the compiled engine."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with urllib.request.urlopen(f"{address}/api/games", timeout=PATIENCE) as answer:
            if b'"engine":"compiled"' in answer.read():
                return
        time.sleep(0.5)
    raise RuntimeError("the engine was not compiled")


def measure(rounds: int, found: dict[str, list[float]], parts: list[tuple[str, float]]) -> None:
    """The seconds of every kind of start, and the parts of the last first one."""
    for number in range(rounds):
        with tempfile.TemporaryDirectory(prefix="herohall-start-") as name:
            folder = Path(name)
            first = Copy(folder / "first", folder / "cache").start()
            note(found, COLD, first.seconds)
            ends = [*(seconds for seconds, _ in first.lines[1:]), first.seconds]
            parts[:] = [(line, end - start) for (start, line), end in zip(first.lines, ends, strict=True)]
            other = Copy(folder / "other", folder / "cache")
            note(found, CACHED, other.start().seconds)
            note(found, PLAIN, other.start().seconds)
            if number == 0 and shutil.which("cc"):
                begin = time.monotonic()
                other.start(wait_until_compiled)
                note(found, BEHIND, time.monotonic() - begin)
                note(found, COMPILED, other.start().seconds)
                note(found, COMPILED, other.start().seconds)


def note(found: dict[str, list[float]], kind: str, seconds: float) -> None:
    found[kind].append(seconds)
    print(f"  {kind}: {seconds:.1f} s", flush=True)


def page(rounds: int, found: dict[str, list[float]], parts: list[tuple[str, float]], load: float) -> str:
    """The page of documentation."""
    rows = [
        f"| {kind} | {median(seconds):.1f} | {min(seconds):.1f}–{max(seconds):.1f} |"
        for kind, seconds in found.items()
        if seconds
    ]
    shown = [f"| {re.sub(r'http://.*', 'its address', line).strip(' …')} | {took:.1f} |" for line, took in parts]
    return PAGE.format(
        rounds=rounds,
        rows="\n".join(rows),
        parts="\n".join(shown),
        python=platform.python_version(),
        system=f"{platform.system()} {platform.machine()}",
        cores=os.cpu_count(),
        load=load,
    )


def main(arguments: list[str]) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="run.py bench --start", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--out", type=Path, metavar="FILE", help="write a page in Markdown")
    wanted = parser.parse_args(arguments)
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    found: dict[str, list[float]] = {kind: [] for kind in (COLD, CACHED, PLAIN, COMPILED, BEHIND)}
    parts: list[tuple[str, float]] = []
    with suppress(KeyboardInterrupt):  # then the page has what was measured until then
        measure(wanted.rounds, found, parts)
    if wanted.out is not None:
        wanted.out.write_text(page(wanted.rounds, found, parts, load), encoding="utf-8")
    return 0
