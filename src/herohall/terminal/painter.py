"""How a game looks in the terminal: its words, and a picture of its table."""

from __future__ import annotations

from abc import abstractmethod
from importlib import import_module

from rich.text import Text

from herohall.core.event import View
from herohall.core.record import Record
from herohall.spoken.words import PlainWords, Words

PAINTERS = {
    "seventh": "herohall.terminal.seventh:SeventhPainter",
    "world": "herohall.terminal.world:WorldPainter",
}
"""Games with a table of their own; all others get the plain one."""


class Spare(Text):
    """A line of the table that may be left out where room is short."""


class Painter(Words):
    """Draws one game for one record, in one language. It is given views and events, never a state."""

    @abstractmethod
    def table(self, view: View, width: int) -> list[Text]:
        """All that the viewer should see at a glance; one Text for each line, `Spare` where it may be missing."""


class PlainPainter(PlainWords, Painter):
    """A game without a table of its own: its facts, one below the other."""

    def table(self, view: View, width: int) -> list[Text]:
        return [Text(f"{key}: {value}") for key, value in view.items() if key != "decision"]


def painter_for(record: Record, lang: str, theme: str = "classic") -> Painter:
    """The painter of a game."""
    where = PAINTERS.get(record.game.name)
    if where is None:
        return PlainPainter(record, lang, theme)
    module, _, name = where.partition(":")
    kind: type[Painter] = getattr(import_module(module), name)
    return kind(record, lang, theme)
