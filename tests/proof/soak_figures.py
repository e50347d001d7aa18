"""Writes what came of a soak into docs/reliability.md:

herohall proof soak --minutes 120 --tables 6 --out soak.json
python -m tests.proof.soak_figures soak.json "how busy the machine was"
"""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from herohall import __version__
from herohall.proof.soak import Result

DOC = Path(__file__).parents[2] / "docs" / "reliability.md"
BEGIN, END = "<!-- soak -->", "<!-- end of soak -->"


def sentence(found: Result, when: float, busy: str) -> str:
    """The figures, in a sentence."""
    held = "Everything held" if found.holds else "Not everything held"
    pace = f"{found.moves_per_second_early} a second early, {found.moves_per_second_late} at the end"
    memory = f"{found.memory_early_mb} → {found.memory_late_mb} MB of memory"
    of_bots = f"{found.memory_of_bots_early_mb} → {found.memory_of_bots_late_mb} MB"
    return (
        f"{datetime.fromtimestamp(when, UTC):%d %B %Y}, HeroHall {__version__}, {busy}: {found.minutes:.0f} minutes, "
        f"{found.tables} tables of bots at a time, {found.games:,} games, {found.moves:,} moves ({pace}); "
        f"server {memory}, its bots {of_bots}; an answer took {found.answer_ms_early:.0f} ms early and "
        f"{found.answer_ms_late:.0f} ms at the end; {found.archived} tables archived, {found.deleted} deleted, "
        f"{found.overdue} overdue; {found.stuck} stuck, {found.failed} watchers failed, {found.faults} faults noted. "
        f"{held} (memory flat: {'yes' if found.flat else 'no'}; pace steady: {'yes' if found.steady else 'no'})."
    )


def main(file: Path, busy: str) -> None:
    """Put it between the marks."""
    found = msgspec.json.decode(file.read_bytes(), type=Result)
    before, rest = DOC.read_text(encoding="utf-8").split(BEGIN)
    said = sentence(found, file.stat().st_mtime, busy)
    DOC.write_text(f"{before}{BEGIN}\n\n{said}\n\n{END}{rest.split(END)[1]}", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
