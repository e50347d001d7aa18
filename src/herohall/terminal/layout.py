"""Fitting a page onto the screen: the table, as much of the log as there is room for, the question, the choices."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from herohall.terminal.painter import Spare
from herohall.terminal.screen import Screen

MOST_LOG = 12
GOOD_LOG = 5
LEAST_LOG = 3
GAP = 3
NARROWEST = 24


def page(
    screen: Screen, table: list[Text], log: list[str], question: str, choices: list[str], more: str = "moves"
) -> list[Text]:
    """All lines of a page, wrapped; one line of the screen stays free for the prompt.

    Where room is short spare lines go first, the last of them before the others, then the width of the choices.
    """
    asked = wrapped(screen, [Text(question, "bold")], indent=2) if question else []
    rows = in_columns(choices, screen.width)
    room = screen.height - 1 - len(asked)
    top = wrapped(screen, table, indent=2)
    gap = [Text()]
    if len(top) + len(rows) + 2 + GOOD_LOG > room:
        gap = []
        table = fewer(screen, table, room - len(rows) - LEAST_LOG)
        top = wrapped(screen, table, indent=2)
    if len(top) + len(rows) + LEAST_LOG > room:
        rows = squeezed(choices, screen.width, max(2, room - len(top) - LEAST_LOG), more)
    news = tail(screen, log, min(MOST_LOG, room - len(top) - len(rows) - 2 * len(gap)))
    return [*top, *gap, *news, *gap, *asked, *map(Text, rows)]


def fewer(screen: Screen, table: list[Text], most: int) -> list[Text]:
    """The table without blank lines, and without as many spare ones as must go."""
    heights = [(line, len(screen.wrap(line, indent=2))) for line in table if line.plain.strip()]
    room = most - sum(height for _, height in heights)
    kept: list[Text] = []
    for line, height in reversed(heights):
        if room < 0 and isinstance(line, Spare):
            room += height
        else:
            kept.insert(0, line)
    return kept


def wrapped(screen: Screen, lines: list[Text], indent: int) -> list[Text]:
    """Lines as they will be broken."""
    return [part for line in lines for part in screen.wrap(line, indent)]


def tail(screen: Screen, log: list[str], room: int) -> list[Text]:
    """The last entries of the log that fit."""
    lines: list[Text] = []
    for entry in reversed(log[-room:] if room > 0 else []):
        parts = screen.wrap(f"· {entry}", indent=2)
        if len(lines) + len(parts) > room:
            break
        lines = parts + lines
    for line in lines:
        line.stylize("dim")
    return lines


def numbered(choices: list[str]) -> list[str]:
    """The choices, counted from 1."""
    return [f"{number:>2}) {choice}" for number, choice in enumerate(choices, start=1)]


def in_columns(choices: list[str], width: int) -> list[str]:
    """The numbered choices in as few lines as they need, read downwards."""
    cells = numbered(choices)
    if not cells:
        return []
    for columns in (4, 3, 2):
        rows = -(-len(cells) // columns)
        parts = [cells[start : start + rows] for start in range(0, len(cells), rows)]
        widths = [max(map(cell_len, part)) for part in parts]
        if sum(widths) + GAP * (len(parts) - 1) <= width:
            return side_by_side(parts, widths)
    return cells


def squeezed(choices: list[str], width: int, most: int, more: str = "moves") -> list[str]:
    """The same in at most so many lines: choices are cut short, and at worst some are left for the command `more`."""
    cells = numbered(choices)
    columns = 1
    while -(-len(cells) // columns) > most and (width + 1) // (columns + 1) - 1 >= NARROWEST:
        columns += 1
    rows = min(most, -(-len(cells) // columns))
    column = (width + 1) // columns - 1
    if len(cells) > rows * columns:
        cells[rows * columns - 1 :] = [f" … {len(cells)}) {more}"]
    parts = [[cut_inside(cell, column) for cell in cells[start : start + rows]] for start in range(0, len(cells), rows)]
    return side_by_side(parts[:columns], [column] * columns, gap=1)


def side_by_side(parts: list[list[str]], widths: list[int], gap: int = GAP) -> list[str]:
    """Columns as lines."""
    lines = []
    for row in range(len(parts[0])):
        cells = [set_cell_size(part[row], width) for part, width in zip(parts, widths, strict=False) if row < len(part)]
        lines.append((" " * gap).join(cells).rstrip())
    return lines


def cut(text: str, width: int) -> str:
    """A text that is at most so wide."""
    return text if cell_len(text) <= width else set_cell_size(text, width - 1).rstrip() + "…"


def cut_inside(text: str, width: int) -> str:
    """The same, cut in the middle: choices mostly differ at their ends (`place Mechan…: Middle East`)."""
    if cell_len(text) <= width:
        return text
    end = ""
    while cell_len(text[len(text) - len(end) - 1 :]) <= width // 2:
        end = text[len(text) - len(end) - 1 :]
    return set_cell_size(text, width - 1 - cell_len(end)).rstrip() + "…" + end


def fixed(text: str, width: int) -> str:
    """A text that is exactly so wide."""
    return set_cell_size(cut(text, width), width)
