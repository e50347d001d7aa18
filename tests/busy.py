"""Is any test red only for want of speed? All of them three times in a row, while eight busy loops take the processor.

    python3 run.py compile && .venv/bin/python tests/busy.py            every check, three times
    .venv/bin/python tests/busy.py --times 1 tests/browser -k friends   some tests once
    .venv/bin/python tests/busy.py --instead "COMMAND {number}"         loops that do something useful, 0 to 7

Many tests run at once, so that together they get half of the machine; each of them has a small part of a core. It is
not part of any tier: on two cores it takes more than an hour.
"""

from __future__ import annotations

import argparse
import os
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

LOOPS = 8
WORKERS = "12"
SETTLING = 20.0
"""Seconds in which a loop that cannot run at all has ended."""
TIERS = Path(__file__).parent / "tiers.py"


def loop(number: int, instead: str | None) -> subprocess.Popen[bytes]:
    """A process that does nothing as fast as it can, or computes something that takes longer than the tests."""
    if instead is None:
        return subprocess.Popen([sys.executable, "-c", "while True: pass"])
    return subprocess.Popen(shlex.split(instead.format(number=number)))


@contextmanager
def busy(loops: int, instead: str | None) -> Iterator[list[subprocess.Popen[bytes]]]:
    """So many processes that never pause."""
    processes = [loop(number, instead) for number in range(loops)]
    try:
        yield processes
    finally:
        for process in processes:
            process.kill()
            process.wait()


def look_after(processes: list[subprocess.Popen[bytes]]) -> None:
    """Give up if a loop has ended: the rounds would say nothing."""
    ended = [number for number, process in enumerate(processes) if process.poll() is not None]
    if ended:
        sys.exit(f"Loops that have ended: {ended}; the rounds do not count.")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--times", type=int, default=3)
    parser.add_argument("--loops", type=int, default=LOOPS)
    parser.add_argument("--instead", help="a command that computes without pause, instead of empty loops")
    wanted, tests = parser.parse_known_args()
    some = ["-m", "pytest", "-n", WORKERS, *tests]
    command = [sys.executable, *(some if tests else [str(TIERS), "--all"])]
    environment = {**os.environ, "HEROHALL_TEST_WORKERS": WORKERS}
    outcomes = []
    with busy(wanted.loops, wanted.instead) as processes:
        time.sleep(SETTLING)
        look_after(processes)
        for _ in range(wanted.times):
            start = time.monotonic()
            code = subprocess.call(command, env=environment)
            outcomes.append((code, time.monotonic() - start))
            look_after(processes)
    for number, (code, seconds) in enumerate(outcomes, start=1):
        how = "failed" if code else "ok"
        print(f"round {number} beside {wanted.loops} busy loops: {how}, {seconds / 60:.1f} minutes")
    return int(any(code for code, _ in outcomes))


if __name__ == "__main__":
    sys.exit(main())
