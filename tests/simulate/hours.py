"""Simulates world after world until it is stopped, and appends what came of each to a file, one line of JSON:

python -m tests.simulate.hours FILE --seed 1000

`figures.py` adds them up. A failure is noted like everything else, and the next world begins: its seed repeats it.
A file that is there already is continued after its last seed.
"""

from __future__ import annotations

import argparse
import subprocess
import time
from itertools import count
from pathlib import Path

import msgspec

from herohall.proof.simulate.run import one_world
from herohall.proof.simulate.world import HOURS, Outcome


class World(msgspec.Struct, kw_only=True, frozen=True):
    """A world that is over: when it ended, what it cost, and what came of it."""

    ended: float
    processor_seconds: float
    outcome: Outcome
    commit: str = ""
    """What was simulated."""


def worlds_in(file: Path) -> list[World]:
    """Every world in a file."""
    return [msgspec.json.decode(line, type=World) for line in file.read_bytes().splitlines()] if file.exists() else []


def present_commit() -> str:
    """The commit of this copy, and a mark if something in it differs."""
    command = ["git", "describe", "--always", "--dirty", "--exclude=*"]
    return subprocess.run(command, cwd=Path(__file__).parent, capture_output=True, text=True).stdout.strip()


def main() -> None:
    """Go on until somebody stops it, or for so many seconds."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("file", type=Path)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--seconds", type=float, default=float("inf"))
    wanted = options.parse_args()
    began, commit = time.monotonic(), present_commit()
    first = max([wanted.seed, *(one.outcome.seed + 1 for one in worlds_in(wanted.file))])
    with wanted.file.open("ab") as file:
        for seed in count(first):
            outcome, spent = one_world((seed, HOURS))
            world = World(ended=time.time(), processor_seconds=spent, outcome=outcome, commit=commit)
            file.write(msgspec.json.encode(world) + b"\n")
            file.flush()
            if time.monotonic() - began > wanted.seconds:
                return


if __name__ == "__main__":
    main()
