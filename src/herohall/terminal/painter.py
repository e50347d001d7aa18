"""How a game looks in the terminal: its words, and a picture of its table."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

from rich.text import Text

from herohall.core.event import View
from herohall.core.record import Record
from herohall.spoken.words import PlainWords, Words


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
        scores = view["scores"]
        assert isinstance(scores, list)
        seats = [f"{name}: {score}" for name, score in zip(self.names, scores, strict=True)]
        return [Text(self.title(), "bold"), *map(Text, (*seats, *self.facts(view)))]


def painter_for(record: Record, lang: str, theme: str = "classic") -> Painter:
    """The painter of a game."""
    kind: Callable[[Record, str, str], Painter] = record.game.part("painter", PlainPainter)
    return kind(record, lang, theme)
