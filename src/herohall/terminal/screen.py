"""The screen and the keyboard. Styles and clearing are left out where they would do harm (NO_COLOR, dumb, a pipe)."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from rich import _wrap
from rich.console import Console
from rich.text import Text

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Home, erase the screen, erase what was scrolled away."""
CLEAR_LINE = "\r\x1b[2K"
WORD = re.compile(r"[ \t\n]*[^ \t\n]+(?: (?:\(\d+\)|×\d+)[^ \t\n]*)*[ \t\n]*")
"""What Rich may break lines between: not before a hero's number, `Sergeant (5)`, nor before how many there are, `×2`.
Its own pattern takes a no-break space for a space like any other."""
_wrap.re_word = WORD


class Screen:
    """Prints lines no wider than the terminal and reads lines of input."""

    def __init__(self) -> None:
        can_move = sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
        self.can_clear = can_move
        self.styled = can_move and not os.environ.get("NO_COLOR")
        # Rich would still write bold and dim under NO_COLOR; told that this is no terminal it writes plain text.
        self.console = Console(force_terminal=self.styled, highlight=False, markup=False, emoji=False)
        if self.styled and sys.stdin.isatty():
            _edit_lines()

    @property
    def width(self) -> int:
        """How many characters fit in a line; very wide terminals do not make long lines easier to read."""
        return max(40, min(self.console.width, 110))

    @property
    def height(self) -> int:
        """How many lines are visible."""
        return max(20, self.console.height)

    def show(self, *lines: str | Text) -> None:
        """Print lines, wrapped at words."""
        for line in lines:
            self.console.print(line, width=self.width)

    def show_all(self, lines: Iterable[Text]) -> None:
        """Print lines that have been wrapped already, all at once."""
        self.console.print(Text("\n").join(lines), width=self.width)

    def wrap(self, line: str | Text, indent: int = 0) -> list[Text]:
        """The line as it will be broken, later lines indented."""
        text = Text(line) if isinstance(line, str) else line
        if text.cell_len <= self.width:
            return [text]
        parts = list(text.wrap(self.console, self.width - indent))
        return [part if place == 0 else Text(" " * indent).append_text(part) for place, part in enumerate(parts)]

    def rule(self) -> None:
        """A line across."""
        self.console.print(Text("─" * self.width, style="dim"))

    def fresh(self) -> None:
        """Begin a new picture of the table: on an empty screen, or below a line."""
        if self.styled:
            self._write(CLEAR)
        else:
            self.show("")
            self.rule()

    def hide(self) -> None:
        """Clear the screen before the next person looks."""
        if self.can_clear:
            self._write(CLEAR)
        else:
            self.show("\n" * self.height)

    @contextmanager
    def waiting(self, line: str) -> Iterator[None]:
        """Show a line during a slow operation, on a real terminal."""
        if not self.can_clear:
            yield
            return
        self._write(line)
        try:
            yield
        finally:
            self._write(CLEAR_LINE)

    def ask(self, prompt: str) -> str:
        """A line of input; EOFError when there is no more."""
        self.console.file.flush()
        return input(prompt)

    def _write(self, text: str) -> None:
        self.console.file.write(text)
        self.console.file.flush()


def _edit_lines() -> None:
    """Arrow keys and history at the prompt, where Python has them."""
    try:
        import readline
    except ImportError:
        return
    readline.parse_and_bind("set enable-bracketed-paste off")
