"""Fitting a page onto the screen: the table, as much of the log as there is room for, the question."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from herohall.terminal.screen import Screen

MOST_LOG = 12
LEAST_LOG = 4
GAP = 3


def page(screen: Screen, table: list[Text], log: list[str], asked: Sequence[str]) -> list[Text]:
    """All lines of a page, wrapped; one line of the screen stays free for the prompt."""
    top = [part for line in table for part in screen.wrap(line, indent=2)]
    bottom = [part for line in asked for part in screen.wrap(line, indent=4)]
    if bottom:
        bottom[0].stylize("bold")
    room = screen.height - 1 - len(top) - len(bottom) - 2
    if room < LEAST_LOG:
        # Little room: blank lines go first.
        top = [line for line in top if line.plain.strip()]
        room = screen.height - 1 - len(top) - len(bottom) - 1
        return [*top, *tail(screen, log, max(1, room)), *bottom]
    return [*top, Text(), *tail(screen, log, min(room, MOST_LOG)), Text(), *bottom]


def tail(screen: Screen, log: list[str], room: int) -> list[Text]:
    """The last entries of the log that fit."""
    lines: list[Text] = []
    for entry in reversed(log[-room:]):
        parts = screen.wrap(f"· {entry}", indent=2)
        if len(lines) + len(parts) > room:
            break
        lines = parts + lines
    for line in lines:
        line.stylize("dim")
    return lines


def choices(phrases: list[str], width: int) -> list[str]:
    """The legal moves, numbered from 1, in as many columns as fit, read downwards."""
    numbered = [f"{number:>2} {phrase}" for number, phrase in enumerate(phrases, start=1)]
    column = max(cell_len(text) for text in numbered) + GAP
    columns = max(1, min(4, (width + GAP) // column))
    rows = -(-len(numbered) // columns)
    lines = []
    for row in range(rows):
        cells = numbered[row::rows]
        lines.append("".join(cell + " " * (column - cell_len(cell)) for cell in cells).rstrip())
    return lines
