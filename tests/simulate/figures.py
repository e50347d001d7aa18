"""Writes into docs/reliability.md what came of simulated hours, and how soon each fault put in by hand is found:

python -m tests.simulate.hours FILE            # for as long as one likes, several at a time with seeds far apart
python -m tests.simulate.figures FILE …        # --fault NAME renews only its line, `--fault none` no line
"""

from __future__ import annotations

import argparse
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path

from tests.simulate.hours import World, worlds_in

from herohall import __version__
from herohall.proof.simulate.faults import FAULTS
from herohall.proof.simulate.run import Plan, result_of, simulate

DOC = Path(__file__).parents[2] / "docs" / "reliability.md"
BEGIN, END = "<!-- simulated -->", "<!-- end of simulated -->"


def line_of(fault: str, hours: int) -> str:
    """A fault, the rule it broke, and how long that took."""
    found = simulate(Plan(hours=hours, fault=fault, shrink=False), lambda *_: None)
    words = " ".join((FAULTS[fault].__doc__ or "").split())
    rule = f"not found in {found.simulated_hours:.0f} hours" if found.failure is None else f"`{found.failure.rule}`"
    return f"| `{fault}` | {words} | {rule} | {found.simulated_hours:.1f} | {found.processor_seconds:.0f} |"


def summary(worlds: list[World]) -> str:
    """The hours without a fault put in, in a sentence."""
    outcomes = [one.outcome for one in worlds]
    broken = [
        f"seed {one.outcome.seed} of {one.commit}: `{one.outcome.broken.rule}`"
        for one in worlds
        if one.outcome.broken is not None
    ]
    held = f"failures: {len(broken)} ({'; '.join(broken)})" if broken else "no failure"
    spent = sum(one.processor_seconds for one in worlds)
    result = result_of(outcomes, None, 0.0, spent)
    return (
        f"{datetime.fromtimestamp(max(one.ended for one in worlds), UTC):%d %B %Y}, HeroHall {__version__}: "
        f"{result.simulated_hours:,.0f} hours, {held}; {result.worlds:,} worlds, {result.shared_worlds:,} of them with "
        f"several processes; {result.tables:,} tables, {result.moves:,} moves, {result.crashes:,} crashes, "
        f"{sum(result.incidents.values()):,} incidents; {spent:,.0f} s of processor, "
        f"{spent / result.simulated_hours:.2f} an hour. {by_commit(worlds)}"
    )


def by_commit(worlds: list[World]) -> str:
    """How many of the hours were run with which commit."""
    hours: Counter[str] = Counter()
    for one in worlds:
        hours[one.commit or "unknown"] += round(one.outcome.hours)
    return f"Hours by commit: {', '.join(f'{commit} {count:,}' for commit, count in hours.items())}."


def main() -> None:
    """Run all of it."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("files", type=Path, nargs="+")
    options.add_argument("--fault-hours", type=int, default=100)
    options.add_argument("--fault", help="one of those put in by hand; without, all of them")
    wanted = options.parse_args()
    fresh = dict[str, str]()
    for fault in FAULTS:
        if wanted.fault in (None, fault):
            fresh[fault] = line_of(fault, wanted.fault_hours)
            print(fresh[fault], flush=True)
    text = DOC.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    block, after = rest.split(END)
    lines = {line.split("`")[1]: line for line in block.splitlines() if line.startswith("| `")} | fresh
    head = ["| fault | what is wrong | broken rule | hours | s |", "|---|---|---|--:|--:|"]
    table = [*head, *(lines[fault] for fault in FAULTS if fault in lines)]
    block = "\n".join(["", summary([one for file in wanted.files for one in worlds_in(file)]), "", *table, ""])
    DOC.write_text(f"{before}{BEGIN}\n{block}\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
