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
from herohall.core.state import SHARED
from herohall.core.texts import Param, has, t, title


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
        """The question at greater length."""
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
    """A game without words of its own: its messages where it has them, else its codes one beside the other.

    The messages are `GAME-ask-KIND`, `GAME-move-VERB` ($what: the rest of the move), `GAME-event-NAME` (its facts, and
    $name for the seat in them) and `GAME-fact-NAME` for what lies on the table.
    """

    def title(self) -> str:
        return title(self.game.name, self.lang)

    def question(self, view: View) -> str:
        decision = view["decision"]
        kind = str(decision["kind"]) if isinstance(decision, dict) else ""
        return self.own(f"ask-{kind}", kind)

    def move(self, word: str, view: View) -> str:
        verb, _, what = word.partition(" ")
        return self.own(f"move-{verb}", word, what=what)

    def event(self, event: View) -> str:
        name = str(event["event"]).replace("_", "-")
        facts = {fact: value for fact, value in event.items() if fact != "event"}
        codes = [name, *(f"{fact} {shown(value)}" for fact, value in facts.items() if fact != "seat")]
        who = [self.name(facts["seat"])] if "seat" in facts else []
        params = {fact: value if isinstance(value, int) else shown(value) for fact, value in facts.items()}
        return self.own(f"event-{name}", " · ".join([*who, *codes]), **params, name="".join(who))

    def ending(self, view: View) -> str:
        return self.say("spoken-over")

    def facts(self, view: View) -> list[str]:
        """What lies on the table, a line for each fact."""
        said = []
        for fact, value in view.items():
            if fact not in SHARED:
                label = self.own(f"fact-{fact}", fact.replace("_", " "))
                said.append(f"{label}: {shown(value) or self.say('spoken-none')}")
        return said

    def own(self, key: str, bare: str, **params: Param) -> str:
        """A message of the game, if it has it."""
        whole = f"{self.game.name}-{key}".replace("_", "-")
        return self.say(whole, **params) if has(whole, self.lang) else bare


def shown(value: JSON) -> str:
    """A fact as people write it: lists with commas, an empty text for nothing.

    >>> shown([3, 7]), shown([]), shown({"seat": 1, "cards": [5]})
    ('3, 7', '', 'seat 1, cards (5)')
    """
    if isinstance(value, dict):
        return ", ".join(f"{name} {_inside(part)}" for name, part in value.items())
    if isinstance(value, list):
        return ", ".join(_inside(part) for part in value)
    return "" if value is None else str(value)


def _inside(part: JSON) -> str:
    return f"({shown(part)})" if isinstance(part, list | dict) else shown(part) or "–"


def fold(text: str) -> str:
    """A text without accents and capitals, so that nobody has to type them."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))
