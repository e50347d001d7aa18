"""Writes into docs/balance.md what games between bots that have learned look like, from reports as JSON.

for p in 2 3 4 5; do herohall report world --bots hard -p $p -n 1000 --seed 9 --json $p.json; done
python docs/make_balance.py 2.json 3.json 4.json 5.json
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from herohall.lab.strength import put

DOCUMENT = Path(__file__).with_name("balance.md")


def row(*cells: object) -> str:
    """A row of a table."""
    return "| " + " | ".join(map(str, cells)) + " |"


def facts(report: dict[str, Any]) -> tuple[int, str, str]:
    """Players, games and bots of a report."""
    variant = report["variants"][0]
    return variant["players"], f"{variant['games']:,}", ", ".join(dict.fromkeys(variant["bots"]))


def seats(reports: list[dict[str, Any]]) -> list[str]:
    """Wins by seat."""
    rows = [row("players", "bots", "games", "wins by seat, from whoever begins, %", "±"), "|--:|---|--:|---|--:|"]
    for report in reports:
        found = report["plots"]["seats"]
        half = max((each["high"] - each["low"]) / 2 for each in found)
        wins = " / ".join(f"{each['share']:.1f}" for each in found)
        rows.append(row(facts(report)[0], facts(report)[2], facts(report)[1], wins, f"{half:.1f}"))
    return rows


def points(report: dict[str, Any]) -> list[str]:
    """Points by place, against the example of the rulebook."""
    rows = [row("place", *range(1, 5)), "|---|--:|--:|--:|--:|"]
    ends = dict.fromkeys(each["end"] for each in report["plots"]["final"])
    for end in ends:
        found = [each for each in report["plots"]["final"] if each["end"] == end]
        rows.append(row(f"{end}, the example", *(span(each["from"], each["to"]) for each in found)))
        rows.append(row(f"**{end}, the bots**", *(f"{each['points']:.1f}" for each in found)))
    return rows


def span(low: object, high: object) -> str:
    """A number, or two."""
    return f"{low}" if low == high else f"{low} to {high}"


def things(report: dict[str, Any], plot: str, least: int) -> list[str]:
    """What the owners of each thing win more or less than a fair share."""
    rows = [row("", "in % of games", "wins", "±", "certain"), "|---|--:|--:|--:|---|"]
    found = sorted(report["plots"][plot], key=lambda each: -each["shift"])
    count = report["variants"][0]["games"]
    chosen = found if len(found) <= 2 * least else [*found[:least], *found[-least:]]
    for each in chosen:
        half = (each["high"] - each["low"]) / 2
        share = f"{100 * each['games'] / count:.0f}"
        rows.append(row(each["name"], share, f"{each['shift']:+.1f}", f"{half:.1f}", each["sure"]))
    return rows


def main(files: list[str]) -> None:
    """Read the reports, and write the section."""
    reports = [json.loads(Path(file).read_text(encoding="utf-8")) for file in files]
    four = next(report for report in reports if facts(report)[0] == 4)
    lines = [
        *seats(reports),
        "",
        "Points by place, four players, against the example of H9.7:",
        "",
        *points(four),
        "",
        "Wonders, four players: what their builders win beyond a fair share, in points of the win share.",
        "",
        *things(four, "world-report-built", 9),
        "",
        "The five heroes at either end, four players, in the same way (*certain*: after Holm's correction).",
        "",
        *things(four, "world-report-played", 5),
    ]
    put(DOCUMENT, "learned", "\n".join(lines))


if __name__ == "__main__":
    main(sys.argv[1:])
