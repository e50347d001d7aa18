"""How a game looks in the terminal: its table, its questions, moves and events in words, all from views and events."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from importlib import import_module

from rich.text import Text

from herohall.core.errors import BadOption
from herohall.core.event import JSON, View
from herohall.core.record import Record
from herohall.core.texts import Param, has, t
from herohall.terminal.screen import harmless

PAINTERS = {
    "seventh": "herohall.terminal.seventh:SeventhPainter",
    "world": "herohall.terminal.world:WorldPainter",
}
"""Games with a table of their own; all others get the plain one."""


class Spare(Text):
    """A line of the table that may be left out where room is short."""


class Painter(ABC):
    """Draws one game for one record, in one language. It is given views and events, never a state."""

    themes: tuple[str, ...] = ("classic",)

    def __init__(self, record: Record, lang: str, theme: str = "classic") -> None:
        self.game = record.game
        self.names = [harmless(seat.name) for seat in record.seats]
        self.lang = lang
        if theme not in self.themes:
            raise BadOption("terminal-bad-theme", theme=theme, game=self.game.name, known=", ".join(self.themes))
        self.theme = theme

    @abstractmethod
    def title(self) -> str:
        """The name of the game."""

    @abstractmethod
    def table(self, view: View, width: int) -> list[Text]:
        """All that the viewer should see at a glance; one Text for each line, `Spare` where it may be missing."""

    @abstractmethod
    def question(self, view: View) -> str:
        """What the viewer is asked, in one line or two."""

    def explanation(self, view: View) -> str:
        """The same at greater length, for whoever asks."""
        return self.question(view)

    def about(self, words: str) -> str | None:
        """All about the card or place of this name, if there is one."""
        return None

    @abstractmethod
    def move(self, word: str, view: View) -> str:
        """A move phrased for a person."""

    @abstractmethod
    def event(self, event: View) -> str:
        """What happened, in a sentence."""

    def story(self, events: list[View]) -> list[str]:
        """What happened, in short: for the log beside the table."""
        return [self.event(event) for event in events]

    def reason(self, key: str, params: Mapping[str, Param]) -> str:
        """Why a move is good, in a few words."""
        return self.say(key, **params)

    @abstractmethod
    def ending(self, view: View) -> str:
        """How the game that is over has ended, in a few words."""

    def say(self, key: str, **params: Param) -> str:
        """A message in the language of this table."""
        return t(key, self.lang, **params)

    def name(self, seat: JSON) -> str:
        """Who sits there."""
        return self.names[seat] if isinstance(seat, int) and 0 <= seat < len(self.names) else "?"


class PlainPainter(Painter):
    """A game without a table of its own: its facts, one below the other."""

    def title(self) -> str:
        key = f"{self.game.name}-title"
        return self.say(key) if has(key) else self.game.name

    def table(self, view: View, width: int) -> list[Text]:
        return [Text(f"{key}: {value}") for key, value in view.items() if key != "decision"]

    def question(self, view: View) -> str:
        decision = view["decision"]
        return str(decision["kind"]) if isinstance(decision, dict) else ""

    def move(self, word: str, view: View) -> str:
        return word

    def event(self, event: View) -> str:
        facts = [f"{key} {value}" for key, value in event.items() if key != "event"]
        return " · ".join([str(event["event"]), *facts])

    def ending(self, view: View) -> str:
        return ""


def painter_for(record: Record, lang: str, theme: str = "classic") -> Painter:
    """The painter of a game."""
    where = PAINTERS.get(record.game.name)
    if where is None:
        return PlainPainter(record, lang, theme)
    module, _, name = where.partition(":")
    kind: type[Painter] = getattr(import_module(module), name)
    return kind(record, lang, theme)
