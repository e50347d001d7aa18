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
        self.rule = rule
        """The number of the rule behind it, if there is one."""
        self._facts = facts
        self._secret = NOTHING if secret is None else secret
        self._seers = NOBODY if seers is None else seers
        self._table: EventTable | None = None
        self._log = NOBODY
        self._start = 0
        """An event in a log: its facts are read there when somebody first wants to know them."""

    def wait(self, table: EventTable, log: list[int], start: int) -> None:
        """Leave the facts in a row of a log until somebody wants to know them."""
        self._table = table
        self._log = log
        self._start = start

    def _read(self) -> None:
        table = self._table
        if table is not None:
            self._facts, self._secret, self._seers = table.facts(self._log, self._start)
            self._table = None
            self._log = NOBODY

    @property
    def facts(self) -> View:
        """What everybody may know."""
        self._read()
        return self._facts

    @property
    def secret(self) -> View:
        """What only some seats may know."""
        self._read()
        return self._secret

    @property
    def seers(self) -> list[int]:
        """The seats that may know it."""
        self._read()
        return self._seers

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

    __slots__ = ("log",)

    log: list[int] | None

    def tell(self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
        """Write down an event: its row in the event table, and its facts."""
        log = self.log
        if log is not None:
            log += [kind, a, b, c, d, e]


class EventTable:
    """The kinds of events of a game by number, and what the numbers in their rows mean."""

    def __init__(self, kinds: list[EventKind], meanings: dict[str, Meaning]) -> None:
        self.kinds = kinds
        self.open = [[(name, meanings[name]) for name in kind.open if name in meanings] for kind in kinds]
        self.secret = [[(name, meanings[name]) for name in kind.secret if name in meanings] for kind in kinds]
        """For each kind, those facts whose numbers stand for something."""
        self.news = frozenset(news_name(kind.name, kind.rule) for kind in kinds if kind.news)
        """The events that are new information."""

    def read(self, log: list[int]) -> list[Event]:
        """The rows of a log as events."""
        events: list[Event] = []
        for start in range(0, len(log), ROW_LENGTH):
            kind = self.kinds[log[start]]
            event = Event(kind.name, NOTHING, None, None, kind.rule)
            event.wait(self, log, start)
            events.append(event)
        return events

    def facts(self, log: list[int], start: int) -> tuple[View, View, list[int]]:
        """What a row says: the facts for all, those that only some may know, and who these are."""
        number = log[start]
        kind = self.kinds[number]
        facts = read_facts(kind.open, log, start + 1, self.open[number])
        if not kind.secret:
            return facts, NOTHING, NOBODY
        secret = read_facts(kind.secret, log, start + 1 + len(kind.open), self.secret[number])
        seers = seats_in(log[start + len(kind.facts)]) if kind.names_seers else [log[start + 1]]
        return facts, secret, seers


def read_facts(names: list[str], log: list[int], place: int, meanings: list[tuple[str, Meaning]]) -> View:
    """Some facts of a row, from a place on; a number without a meaning of its own stays a number."""
    facts: View = {}
    for name in names:
        facts[name] = log[place]
        place += 1
    for name, meaning in meanings:
        number = facts[name]
        assert isinstance(number, int)
        facts[name] = meaning[number] if isinstance(meaning, list) else meaning(number)
    return facts


def seats_in(mask: int) -> list[int]:
    """The seats of a set that has a bit for each."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]
