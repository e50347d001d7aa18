"""Simulates hours without and with faults put in by hand, and writes what came of it into docs/reliability.md:

python -m tests.simulate.figures --hours 1000 --fault-hours 100
"""

from __future__ import annotations

import argparse
import time
from datetime import UTC, datetime
from pathlib import Path

from herohall import __version__
from herohall.proof.simulate.faults import FAULTS
from herohall.proof.simulate.run import Plan, Result, simulate

DOC = Path(__file__).parents[2] / "docs" / "reliability.md"
BEGIN, END = "<!-- simulated -->", "<!-- end of simulated -->"


def line_of(fault: str, hours: int) -> str:
    """A fault, the rule it broke, and how long that took."""
    found = simulate(Plan(hours=hours, fault=fault, shrink=False), lambda *_: None)
    words = " ".join((FAULTS[fault].__doc__ or "").split())
    rule = f"not found in {found.simulated_hours:.0f} hours" if found.failure is None else f"`{found.failure.rule}`"
    return f"| `{fault}` | {words} | {rule} | {found.simulated_hours:.1f} | {found.processor_seconds:.0f} |"


def summary(result: Result, began: float) -> str:
    """The hours without a fault put in, in a sentence."""
    outcome = "without a failure" if result.failure is None else f"until a failure (`{result.failure.rule}`)"
    return (
        f"{datetime.fromtimestamp(began, UTC):%d %B %Y}, HeroHall {__version__}: {result.simulated_hours:,.0f} hours "
        f"{outcome}; {result.worlds:,} worlds, {result.shared_worlds:,} of them with several processes; "
        f"{result.tables:,} tables, {result.moves:,} moves, {result.crashes:,} crashes, "
        f"{sum(result.incidents.values()):,} incidents; {result.processor_seconds:,.0f} s of processor."
    )


def main() -> None:
    """Run all of it."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--hours", type=int, default=1000)
    options.add_argument("--fault-hours", type=int, default=100)
    options.add_argument("--workers", type=int, default=1)
    wanted = options.parse_args()
    began = time.time()
    held = simulate(
        Plan(hours=wanted.hours, workers=wanted.workers), lambda _, done, most: print(done, most, flush=True)
    )
    table = ["| fault | what is wrong | broken rule | hours | s |", "|---|---|---|--:|--:|"]
    for fault in FAULTS:
        table.append(line_of(fault, wanted.fault_hours))
        print(table[-1], flush=True)
    text = DOC.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    block = "\n".join(["", summary(held, began), "", *table, ""])
    DOC.write_text(f"{before}{BEGIN}\n{block}\n{END}{rest.split(END)[1]}", encoding="utf-8")


if __name__ == "__main__":
    main()
