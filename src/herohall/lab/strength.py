"""The document of strength: a table for each game and number of players between markers, the rest left as it is."""

from __future__ import annotations

import os
import platform
import re
from datetime import date
from pathlib import Path

from herohall._version import __version__
from herohall.core.errors import HallError
from herohall.core.files import publish
from herohall.core.game import Game
from herohall.core.texts import title
from herohall.lab.ladder import BETTER, NOT_BETTER, Outcome

BEGINNING = """# How strong the bots are

Every line is one bot against others of one level, each deal played in every rotation of the seats. The share is that
of the single bot, ties shared, with the 95 % interval from resampling whole deals; in brackets its fair share. A line
stops when a sequential test can tell, unless the command says how many games. In simulated lines between equals the
test wrongly says yes in at most 5 %. Shares of lines that stopped early lean a little to the side of the verdict.
"""

VERDICTS = {BETTER: "yes", NOT_BETTER: "**no**"}


def section(game: Game, players: int, outcomes: list[Outcome], command: str) -> str:
    """The table of one number of players, with all one needs to repeat it."""
    options = dict(outcomes[0].figures.contest.options)
    rows = [
        "| line | games | win share | better | mean place | faults |",
        "|---|--:|---|---|--:|--:|",
        *(_row(outcome) for outcome in outcomes),
    ]
    about = [
        f"## {title(game.name)}, {players} players, edition {options['edition']}",
        "",
        f"`{command}`",
        "",
        f"{date.today():%Y-%m-%d} · HeroHall {__version__}, rules {game.rules_version}"
        f"{f', box {game.box}' if game.box else ''} · {machine()}",
        "",
    ]
    return "\n".join([*about, *rows])


def _row(outcome: Outcome) -> str:
    line, found = outcome.line, outcome.figures.of(outcome.line.single.name)
    low, high = found.interval
    share = f"{percent(found.win_share)} ({percent(low)}–{percent(high)}) [{percent(line.fair)}]"
    better = VERDICTS.get(outcome.verdict, "not certain")
    faults = sum(sum(each.faults.values()) for each in outcome.figures.table)
    name = line.name.replace("|", r"\|")
    return f"| {name} | {outcome.figures.games} | {share} | {better} | {found.mean_place:.2f} | {faults} |"


def percent(share: float) -> str:
    """As per cent, with one digit.

    >>> percent(0.4567)
    '45.7 %'
    """
    return f"{100 * share:.1f} %"


def machine() -> str:
    """What the figures were made on."""
    return f"Python {platform.python_version()}, {platform.system()} {platform.machine()}, {processor()}"


def processor() -> str:
    """The kind of processor and how many cores."""
    kind = platform.processor()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        found = re.search(r"model name\s*: (.+)", cpuinfo.read_text(encoding="utf-8", errors="replace"))
        kind = found[1].strip() if found else kind
    return f"{kind or 'unknown processor'}, {os.cpu_count()} cores"


def put(path: Path, name: str, text: str) -> None:
    """Put a text into the document between markers of that name, in place of what was there, or at its end."""
    begin, end = f"<!-- {name}: begin -->", f"<!-- {name}: end -->"
    text = f"{begin}\n{text}\n{end}"
    try:
        document = path.read_text(encoding="utf-8") if path.exists() else ""
        document = document if document.strip() else BEGINNING
        if begin in document and end in document.partition(begin)[2]:
            before, _, rest = document.partition(begin)
            document = before + text + rest.partition(end)[2]
        else:
            document = f"{document.rstrip()}\n\n{text}\n"
        publish(path, document)
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "UTF-8"
        raise HallError("lab-cannot-write", file=str(path), why=why or "?") from error
