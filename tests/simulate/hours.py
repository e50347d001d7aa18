"""Simulates world after world until it is stopped, and appends what came of each to a file, one line of JSON:

python -m tests.simulate.hours FILE --seed 1000

`figures.py` adds them up. A failure is noted like everything else, and the next world begins: its seed repeats it.
"""

from __future__ import annotations

import argparse
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


def main() -> None:
    """Go on until somebody stops it, or for so many seconds."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("file", type=Path)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--seconds", type=float, default=float("inf"))
    wanted = options.parse_args()
    began = time.monotonic()
    with wanted.file.open("ab") as file:
        for seed in count(wanted.seed):
            outcome, spent = one_world((seed, HOURS))
            file.write(msgspec.json.encode(World(ended=time.time(), processor_seconds=spent, outcome=outcome)) + b"\n")
            file.flush()
            if time.monotonic() - began > wanted.seconds:
                return


if __name__ == "__main__":
    main()
