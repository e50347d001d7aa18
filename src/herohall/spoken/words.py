"""A game in words: questions, moves and events, all from views and events, never from a state.

Terminal and text mode say the same; the terminal adds a picture of the table, text mode adds answers to commands.
"""

from __future__ import annotations

import re
import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from herohall.core.errors import BadOption, printable
from herohall.core.event import JSON, View
from herohall.core.options import EDITION
from herohall.core.record import Record
from herohall.core.state import SHARED
from herohall.core.texts import Param, has, t, title

TWO_STOPS = re.compile(r"(?<!\.)\.\.(?!\.)")


class Words(ABC):
    """The words of one game for one record, in one language."""

    told_options: tuple[str, ...] = ()
    """Options told at every table, because they change what an answer means."""

    def __init__(self, record: Record, lang: str, theme: str = "classic", names: Sequence[str] | None = None) -> None:
        self.game = record.game
        self.options = record.options
        self.lang = lang
        given = [seat.name for seat in record.seats] if names is None else names
        self.names = [printable(name) or self.say("spoken-seat", seat=seat) for seat, name in enumerate(given, start=1)]
        if theme not in self.game.themes:
            raise BadOption("spoken-bad-theme", theme=theme, game=self.game.name, known=", ".join(self.game.themes))
        self.theme = theme

    def title(self) -> str:
        """The name of the game."""
        return title(self.game.name, self.lang)

    @abstractmethod
    def question(self, view: View) -> str:
        """What the viewer is asked, in one line or two."""

    def explanation(self, view: View) -> str:
        """The question at greater length."""
        return self.question(view)

    def introduction(self) -> list[str]:
        """What people should know before the first move: the edition, and the options in which the table differs."""
        edition = f"{self.game.name}-edition-{self.options[EDITION]}"
        if not has(edition):
            return []
        preset = self.game.editions[str(self.options[EDITION])]
        changed = [
            option.name
            for option in self.game.options
            if self.options.get(option.name, option.default) != preset.get(option.name, option.default)
        ]
        told = [*self.told_options, *(name for name in changed if name not in self.told_options)]
        lines = [self.say("spoken-edition", edition=self.say(edition).rstrip("."))]
        for name in told:
            option = f"{self.game.name}-option-{name}"
            value = self.say(f"{option}-{self.options[name]}")
            lines.append(self.say("spoken-option", option=self.say(option), value=value))
        return lines

    def typed(self, word: str, view: View) -> str:
        """A move as somebody would type it in the language of this table: the verb, and what it is about."""
        verb, *rest = word.split()
        key = f"{self.game.name}-verb-{verb}"
        return " ".join([self.say(key).split(", ")[0] if has(key) else verb, *rest])

    def ties(self, view: View) -> list[str]:
        """Why players with the same score came where they came, in a game that is over."""
        return []

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
        """A message in the language of this table; after a name like *Ramses II.* without a second full stop."""
        return TWO_STOPS.sub(".", t(key, self.lang, **params))

    def of(self, name: str, what: str) -> str:
        """A name and what belongs to it, with the colon of the language."""
        return self.say("spoken-of", name=name, what=what)

    def name(self, seat: JSON) -> str:
        """Who sits there."""
        return self.names[seat] if isinstance(seat, int) and 0 <= seat < len(self.names) else "?"

    def these(self, seats: list[int]) -> str:
        """Several people."""
        return self.listed([self.name(seat) for seat in seats])

    def listed(self, items: list[str]) -> str:
        """`a, b and c`."""
        if len(items) < 2:
            return items[0] if items else self.say("spoken-none")
        return self.say("spoken-and", first=", ".join(items[:-1]), last=items[-1])


class PlainWords(Words):
    """A game without words of its own: its messages where it has them, else its codes one beside the other.

    The messages are `GAME-ask-KIND`, `GAME-move-VERB` ($what: the rest of the move), `GAME-event-NAME` (its facts, and
    $name for the seat in them) and `GAME-fact-NAME` for what lies on the table.
    """

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


SHORTEST = 3
"""The shortest abbreviation of a word."""


def fold(text: str) -> str:
    """A text without accents, capitals and typographic apostrophes, so that nobody has to type them."""
    plain = unicodedata.normalize("NFKD", text.casefold()).replace("’", "'")
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def tokens(text: str) -> list[str]:
    """The words of a text."""
    return re.findall(r"\w+", fold(text))


def stands_for(typed: str, word: str) -> bool:
    """Whether it is the word or an abbreviation of it."""
    enough = len(typed) >= SHORTEST and not typed.isdecimal()
    return word.startswith(typed) if enough else typed == word != ""


def all_in(typed: list[str], words: list[str]) -> bool:
    """Whether each typed word stands for one of the words, in order."""
    left = iter(words)
    return all(any(stands_for(one, word) for word in left) for one in typed)


def names_it(text: str, name: str) -> bool:
    """Whether a text names something: words of its name, the first letters of each being enough.

    >>> names_it("knight", "Black Knight"), names_it("sorciere", "la Sorcière"), names_it("la", "la Sorcière")
    (True, True, False)
    """
    typed = tokens(text)
    return bool(typed) and max(map(len, typed)) >= SHORTEST and all_in(typed, tokens(name))
