"""Measures lines of bots, one against others, and writes them as tables into a document.

    python -m herohall.lab.lines docs/strength.toml                       # the tables anew, from what was measured
    python -m herohall.lab.lines docs/strength.toml --minutes 20 NAME …   # measure these lines

Each is given so many minutes of processor time at most; with several workers, of time by the clock. With
`--journals FOLDER` games are kept there as they end, and a line that was stopped goes on where it was.

The lines stand in a file `NAME.toml`; what was measured is kept beside it in `NAME.json`, and the tables go into
`NAME.md`, one for every group, between markers. A line ends early, after a whole deal, when its time is over.
"""

from __future__ import annotations

import json
import time
import tomllib
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from datetime import date
from pathlib import Path
from typing import Any, NamedTuple

from herohall.core.files import write_safely
from herohall.lab.arena import Played, processes
from herohall.lab.contest import Contest, Entrant, bots_version
from herohall.lab.figures import figures
from herohall.lab.journal import play_kept
from herohall.lab.strength import machine, percent, put

HEADING = "| line | fair | target | games | win share | ms a choice | measured with |\n|---|--:|--:|--:|---|--:|---|"


class Line(NamedTuple):
    """The first bot of a line-up against the others."""

    name: str
    group: str
    text: str
    game: str
    bots: str
    games: int
    seed: int
    target: str
    options: dict[str, Any]

    @property
    def contest(self) -> Contest:
        """Its games."""
        entrants = [Entrant.read(text) for text in self.bots.split(",")]
        return Contest.arrange(self.game, entrants, self.options, self.seed)

    @property
    def command(self) -> str:
        """What repeats it, given as much time."""
        options = "".join(f" -o {name}={value}" for name, value in self.options.items())
        return f"arena {self.game} --bots {self.bots}{options} -n {self.games} --seed {self.seed}"


def read_lines(file: Path) -> list[Line]:
    """The lines of a file."""
    found = tomllib.loads(file.read_text(encoding="utf-8"))
    return [
        Line(
            name,
            each["group"],
            each["text"],
            each["game"],
            each["bots"].replace(" ", ""),
            each["games"],
            each["seed"],
            str(each.get("target", "")),
            each.get("options", {}),
        )
        for name, each in found.items()
    ]


def measure(line: Line, minutes: float, workers: int, journals: Path | None = None) -> dict[str, Any]:
    """Play the games of a line until all are played or the time is over; what they say."""
    contest, clock = line.contest, time.process_time if workers == 1 else time.monotonic
    end, played = clock() + 60 * minutes, list[Played]()
    games, deal = contest.rounded(line.games), len(contest.rotations)
    path = None if journals is None else journals / f"{line.name}.hall"
    with processes(workers) as executor:
        for game in play_kept(contest, games, executor, ahead=workers, path=path):
            played.append(game)
            if len(played) % deal == 0 and clock() > end:
                break
    summary = figures(contest, played)
    first = summary.table[0]
    return {
        "command": line.command,
        "games": summary.games,
        "share": first.win_share,
        "interval": list(first.interval),
        "fair": 1 / contest.players,
        "milliseconds": 1000 * (first.mean_thinking or 0.0),
        "faults": sum(sum(each.faults.values()) for each in summary.table),
        "bots": bots_version(),
        "machine": machine(),
        "date": f"{date.today():%Y-%m-%d}",
    }


def table(lines: list[Line], found: dict[str, Any]) -> str:
    """The table of a group."""
    rows = [row(line, found[line.name]) for line in lines if line.name in found]
    made = sorted(
        {f"{found[line.name]['date']} · {found[line.name]['machine']}" for line in lines if line.name in found}
    )
    return "\n".join([HEADING, *rows, "", *made])


def brief(milliseconds: float) -> str:
    """A time with no more places than it deserves."""
    return f"{milliseconds:.0f}" if milliseconds >= 10 else f"{milliseconds:.2g}"


def row(line: Line, result: dict[str, Any]) -> str:
    """A line of the table."""
    low, high = (percent(end) for end in result["interval"])
    share = f"**{percent(result['share'])}** ({low.removesuffix(' %')}–{high.removesuffix(' %')})"
    games = f"{result['games']:,}" + (" (time was over)" if result["games"] < line.games else "")
    faults = f", {result['faults']} faults" if result["faults"] else ""
    cells = (line.text, percent(result["fair"]), line.target, games, share, brief(result["milliseconds"]))
    return "| " + " | ".join(cells) + f" | `{result['command']}`{faults} |"


def write_tables(file: Path, lines: list[Line], found: dict[str, Any]) -> None:
    """Put the tables of all groups into the document."""
    for group in dict.fromkeys(line.group for line in lines):
        put(file.with_suffix(".md"), f"lines {group}", table([line for line in lines if line.group == group], found))


def main(arguments: list[str] | None = None) -> None:
    """Measure, keep, and write the tables."""
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path, help="the lines (.toml)")
    parser.add_argument("names", nargs="*", help="the lines to measure; none: only write the tables")
    parser.add_argument(
        "--minutes", type=float, default=30.0, help="for each line: of processor time, or by the clock if several play"
    )
    parser.add_argument("--workers", type=int, default=1, help="processes that play at the same time")
    parser.add_argument("--journals", type=Path, help="folder in which games are kept as they end")
    settings = parser.parse_intermixed_args(arguments)  # names may follow an option
    lines, kept = read_lines(settings.file), settings.file.with_suffix(".json")
    unknown = set(settings.names) - {line.name for line in lines}
    if unknown:
        parser.error(f"no line is called {', '.join(sorted(unknown))}")
    for name in settings.names:
        line = next(line for line in lines if line.name == name)
        result = measure(line, settings.minutes, settings.workers, settings.journals)
        found = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}
        found[name] = result
        write_safely(kept, json.dumps(found, indent=1, sort_keys=True) + "\n")
        print(row(line, result), flush=True)
    if kept.exists():
        write_tables(settings.file, lines, json.loads(kept.read_text(encoding="utf-8")))


if __name__ == "__main__":
    main()
