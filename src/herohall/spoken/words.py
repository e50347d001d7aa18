"""A game in words: questions, moves and events, all from views and events, never from a state.

Terminal and text mode say the same; the terminal adds a picture of the table, text mode adds answers to commands.
"""

from __future__ import annotations

import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from herohall.core.errors import BadOption, printable
from herohall.core.event import JSON, View
from herohall.core.record import Record
from herohall.core.texts import Param, has, t


class Words(ABC):
    """The words of one game for one record, in one language."""

    themes: tuple[str, ...] = ("classic",)

    def __init__(self, record: Record, lang: str, theme: str = "classic", names: Sequence[str] | None = None) -> None:
        self.game = record.game
        self.lang = lang
        given = [seat.name for seat in record.seats] if names is None else names
        self.names = [printable(name) or self.say("spoken-seat", seat=seat) for seat, name in enumerate(given, start=1)]
        if theme not in self.themes:
            raise BadOption("spoken-bad-theme", theme=theme, game=self.game.name, known=", ".join(self.themes))
        self.theme = theme

    @abstractmethod
    def title(self) -> str:
        """The name of the game."""

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
        """What happened, in short: for a log beside the table, or to be heard."""
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

    def these(self, seats: list[int]) -> str:
        """Several people."""
        return ", ".join(self.name(seat) for seat in seats)


class PlainWords(Words):
    """A game without words of its own: its codes, one beside the other."""

    def title(self) -> str:
        key = f"{self.game.name}-title"
        return self.say(key) if has(key) else self.game.name

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


def fold(text: str) -> str:
    """A text without accents and capitals: nobody should have to find them."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))
