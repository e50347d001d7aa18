"""What happened, as data. Log lines, animation and sound come from events, never from comparing two states.

While a game is played, events are rows of ints: the number of a row in the game's event table, then the facts. They get
names and words only when somebody wants to know, so that playouts need not wait for them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

JSON = None | bool | int | float | str | list["JSON"] | dict[str, "JSON"]
View = dict[str, JSON]
Meaning = list[JSON] | Callable[[int], JSON]
"""What the numbers of a fact stand for: a list of words, or a function that finds them."""

ROW_LENGTH: Final = 6
"""The number of the kind, and up to five facts."""
SECRET: Final = "secret "
"""Before a fact that not everybody may know."""
SEERS: Final = "seers"
"""The fact that says who may know the secret ones, a bit for each seat; without it, the event's own seat."""

# What most events have; never changed, so that all can share them.
NOTHING: Final[View] = {}
NOBODY: Final[list[int]] = []


class Event:
    """One thing that happened: facts for all, and facts only some seats may know.

    >>> sent = Event("sent", {"seat": 0}, {"card": 5}, seers=[0])
    >>> sent.seen_by(0), sent.seen_by(1)
    ({'event': 'sent', 'seat': 0, 'card': 5}, {'event': 'sent', 'seat': 0})
    """

    def __init__(
        self, name: str, facts: View, secret: View | None = None, seers: list[int] | None = None, rule: str = ""
    ) -> None:
        self.name = name
        self.facts = facts
        self.secret = NOTHING if secret is None else secret
        self.seers = NOBODY if seers is None else seers
        self.rule = rule
        """The number of the rule behind it, if there is one."""

    def seen_by(self, viewer: int | None) -> View:
        """What a seat, or a spectator (None), learns of it."""
        seen: View = {"event": self.name}
        seen.update(self.facts)
        if viewer is not None and viewer in self.seers:
            seen.update(self.secret)
        return seen

    def open(self) -> View:
        """Everything about it: for the time after the game."""
        return {"event": self.name, **self.facts, **self.secret}

    def told(self, viewer: int | None, over: bool) -> View:
        """Its line in a log: what a viewer may know of it, everything after the game, and its rule."""
        seen = self.open() if over else self.seen_by(viewer)
        if self.rule:
            seen["rule"] = self.rule
        return seen

    def __repr__(self) -> str:
        return f"Event({self.name!r}, {self.facts!r}, {self.secret!r}, {self.seers!r})"


class EventKind:
    """A row of a game's event table: the name, the rule, the facts in order, and whether it is new information.

    Facts that not everybody may know come after those that all know, and last, perhaps, who may know them.
    """

    def __init__(self, name: str, rule: str, facts: list[str], news: bool = False) -> None:
        self.name = name
        self.rule = rule
        self.news = news
        """Somebody learns what nobody could know before, by chance or from a hidden card: no undo reaches behind it."""
        self.facts = facts
        self.open = [fact for fact in facts if not fact.startswith(SECRET) and fact != SEERS]
        self.secret = [fact[len(SECRET) :] for fact in facts if fact.startswith(SECRET)]
        self.names_seers = SEERS in facts


def news_name(name: str, rule: str) -> str:
    """How an event that is new information is known: one name may stand for several things that happen."""
    return f"{name} ({rule})"


def is_news(event: Event, news: frozenset[str]) -> bool:
    """Whether an event is among those that are new information, by its name or by its name and rule."""
    return event.name in news or news_name(event.name, event.rule) in news


class Logged:
    """A table that writes down what happens while somebody wants to know."""

    log: list[int] | None

    def tell(self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
        """Write down an event: its row in the event table, and its facts."""
        if self.log is not None:
            self.log += [kind, a, b, c, d, e]


class EventTable:
    """The kinds of events of a game by number, and what the numbers in their rows mean."""

    def __init__(self, kinds: list[EventKind], meanings: dict[str, Meaning]) -> None:
        self.kinds = kinds
        self.open = [[(name, meanings.get(name)) for name in kind.open] for kind in kinds]
        self.secret = [[(name, meanings.get(name)) for name in kind.secret] for kind in kinds]
        self.news = frozenset(news_name(kind.name, kind.rule) for kind in kinds if kind.news)
        """The events that are new information."""

    def read(self, log: list[int]) -> list[Event]:
        """The rows of a log as events."""
        return [self._event(log, start) for start in range(0, len(log), ROW_LENGTH)]

    def _event(self, log: list[int], start: int) -> Event:
        number = log[start]
        kind = self.kinds[number]
        facts = read_facts(self.open[number], log, start + 1)
        if not kind.secret:
            return Event(kind.name, facts, None, None, kind.rule)
        secret = read_facts(self.secret[number], log, start + 1 + len(kind.open))
        seers = [log[start + 1]]
        if kind.names_seers:
            mask = log[start + len(kind.facts)]
            seers = [seat for seat in range(mask.bit_length()) if mask >> seat & 1]
        return Event(kind.name, facts, secret, seers, kind.rule)


def read_facts(facts: list[tuple[str, Meaning | None]], log: list[int], place: int) -> View:
    """Some facts of a row, from a place on; a number without a meaning of its own stays a number."""
    found: View = {}
    for name, meaning in facts:
        number = log[place]
        place += 1
        if meaning is None:
            found[name] = number
        elif isinstance(meaning, list):
            found[name] = meaning[number]
        else:
            found[name] = meaning(number)
    return found
