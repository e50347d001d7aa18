"""Text mode's side of a game: everything that can be asked about a table, told in short sentences.

Made to be heard: the most important thing first, one fact a sentence, no signs that only the eye understands.
"""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping

from herohall.core import rulebook
from herohall.core.errors import HallError
from herohall.core.event import View
from herohall.core.ranking import by_place
from herohall.core.record import Record
from herohall.core.texts import Param
from herohall.spoken.glance import Glance
from herohall.spoken.words import PlainWords, Words, fold, shown

FEW = 5
"""The most choices that are told without being asked for."""
LOG_LINES = 5

Teller = Callable[[Glance, str], list[str]]


class Speaker(Words):
    """Answers every command about one table, from what one viewer knows."""

    @property
    def tellers(self) -> dict[str, Teller]:
        """The commands that only tell something, in the order of the help."""
        return {
            "status": lambda glance, rest: self.status(glance),
            "moves": lambda glance, rest: self.moves(glance),
            "why": self.why,
            "hand": lambda glance, rest: self.hand(glance.view),
            "party": self.party,
            "map": lambda glance, rest: self.map(glance.view, rest),
            "score": lambda glance, rest: self.ranks(glance),
            "log": self.log,
            "rules": lambda glance, rest: self.rules(rest),
            "about": lambda glance, rest: self.explain(rest),
        }

    # What each game tells in its own way

    @abstractmethod
    def situation(self, view: View) -> list[str]:
        """How things stand, the most important first."""

    @abstractmethod
    def hand(self, view: View) -> list[str]:
        """What the viewer holds."""

    @abstractmethod
    def seat(self, view: View, seat: int) -> list[str]:
        """Everything public about one player."""

    @abstractmethod
    def map(self, view: View, rest: str) -> list[str]:
        """What lies on the table, or on one place of it."""

    # For all games

    def heard(self, lines: Iterable[str]) -> list[str]:
        """Lines made for the eye, without the signs that only the eye understands."""
        signs = {" → ": f" {self.say('spoken-to')} ", " · ": ", ", " ×": " ", "(? ": "("}
        return [_sentence(line, signs) for line in lines if line]

    def phrase(self, word: str, view: View) -> str:
        """A move in words for the ear."""
        return self.heard([self.move(word, view)])[0].removesuffix(".")

    def welcome(self, glance: Glance) -> list[str]:
        """For somebody who has just come to the table."""
        others = [name for seat, name in enumerate(self.names) if seat != glance.viewer]
        if glance.viewer is None:
            who = self.say("spoken-you-watch")
        else:
            who = self.say("spoken-you-are", name=self.name(glance.viewer), seat=glance.viewer + 1)
        return [
            f"{self.title()}. {who}",
            self.say("spoken-others", names=self.listed(others)),
            *self.introduction(),
            self.say("spoken-how-to-ask"),
            *self.status(glance),
        ]

    def news(self, events: list[View]) -> list[str]:
        """What happened."""
        return self.heard(self.story(events))

    def question_now(self, glance: Glance) -> list[str]:
        """What is asked, with the choices if they are few; else for whom everybody waits, or how it ended."""
        if glance.over or glance.asked is None:
            return [self.ending(glance.view), *self.ranks(glance), *(self.ties(glance.view) if glance.over else [])]
        if glance.asked != glance.viewer:
            return [self.say("spoken-waiting", name=self.name(glance.asked))]
        question = self.question(glance.view)
        asked = question if question.endswith((".", "?")) else f"{question}."
        if len(glance.moves) > FEW:
            return [asked, self.say("spoken-choices", count=len(glance.moves))]
        return [asked, *self.moves(glance)]

    def status(self, glance: Glance) -> list[str]:
        """The question and how things stand."""
        return self.heard([*self.question_now(glance), *self.situation(glance.view)])

    def moves(self, glance: Glance) -> list[str]:
        """Every legal move with its number."""
        if not glance.moves:
            return [self.say("spoken-no-choices")]
        phrases = [self.phrase(word, glance.view) for word in glance.moves]
        return [self.choice(number, phrase) for number, phrase in enumerate(phrases, start=1)]

    def choice(self, number: int, phrase: str) -> str:
        """One legal move."""
        return self.say("spoken-choice", number=number, move=phrase)

    def why(self, glance: Glance, rest: str) -> list[str]:
        """Why this is asked; or why a move is not legal."""
        if not rest:
            asked = [self.explanation(glance.view)] if glance.asked == glance.viewer else self.question_now(glance)
            return [*asked, *self.rules(glance.rule)] if glance.rule else asked
        error = glance.refusal(rest)
        if error is not None:
            return self.refused(error)
        return [self.say("spoken-possible" if glance.asked == glance.viewer else "spoken-not-yours")]

    def refused(self, error: HallError) -> list[str]:
        """Why something cannot be done, with the number of the rule where there is one."""
        rule = str(error.params.get("rule", ""))
        why = error.text(self.lang)
        return [self.say("spoken-not-now", why=why, rule=rule)] if rule else [why]

    def party(self, glance: Glance, rest: str) -> list[str]:
        """Everything public about one player: by seat from 1 on or by name, else about the viewer."""
        names = [fold(name) for name in self.names]
        if not rest:
            return self.heard(self.seat(glance.view, glance.viewer or 0))
        if rest.isascii() and rest.isdecimal() and 1 <= int(rest[:9]) <= len(names):
            return self.heard(self.seat(glance.view, int(rest) - 1))
        alike = [seat for seat, name in enumerate(names) if name.startswith(fold(rest))]
        if not alike:
            return [self.say("spoken-no-player", text=rest, count=len(names))]
        return self.heard(self.seat(glance.view, alike[0]))

    def ranks(self, glance: Glance) -> list[str]:
        """Who has how many points, the best first."""
        return [
            self.say("spoken-rank", place=place, name=self.name(seat), score=self.total(glance.scores[seat]))
            for place, seat in by_place(glance.ranking)
        ]

    def total(self, score: int) -> str:
        """What somebody has scored, with the unit if the game has one."""
        return str(score)

    def log(self, glance: Glance, rest: str) -> list[str]:
        """The last things that happened, oldest first."""
        return last(self.news(glance.log), rest, LOG_LINES)

    def rules(self, number: str) -> list[str]:
        """One rule or section; without a number, what sections there are."""
        if number:
            return self._rule(number)
        found = map(rulebook.SECTION.match, rulebook.rulebook(self.game.name, self.lang).splitlines())
        sections = [match for match in found if match is not None]
        lines = [self.say("spoken-section", number=one[1], title=rulebook.plain(one[2])) for one in sections]
        return [self.say("spoken-sections"), *lines]

    def _rule(self, number: str) -> list[str]:
        try:
            lines = rulebook.plain(rulebook.rule(self.game.name, self.lang, number)).splitlines()
        except HallError:
            return [self.say("spoken-no-rule", text=number)]
        return self.heard(re.sub(r"^[\s#>-]+|\|", " ", line) for line in lines if not re.fullmatch(r"[\s|:-]*", line))

    def explain(self, words: str) -> list[str]:
        """All about one card, place or rule."""
        found = self.about(words) if words else None
        if found is not None:
            return self.heard(found.split("\n"))
        if re.fullmatch(r"[A-Za-z][0-9]+(\.[0-9]+)?", words):
            return self.rules(words)
        return [self.say("spoken-nothing-so-called", text=words)]

    def advice(self, glance: Glance, word: str, share: float, key: str, params: Mapping[str, Param]) -> str:
        """A move that a bot would make, and why."""
        return self.say(
            "spoken-hint",
            number=glance.moves.index(word) + 1,
            move=self.phrase(word, glance.view),
            percent=round(100 * share),
            reason=self.heard([self.reason(key, params)])[0].removesuffix("."),
        )


def last(lines: list[str], wanted: str, usual: int) -> list[str]:
    """The last lines, as many as somebody typed; as many as usual if that is no number."""
    count = int(wanted) if wanted.isascii() and wanted.isdecimal() and len(wanted) < 9 else usual
    return lines[-count:] if count else []


def _sentence(line: str, signs: dict[str, str]) -> str:
    for sign, words in signs.items():
        line = line.replace(sign, words)
    line = line.strip().replace("..", ".")  # a name that ends with a dot may end a sentence
    return f"{line}." if line[-1:].isalnum() else line


class PlainSpeaker(PlainWords, Speaker):
    """A game without answers of its own: its facts, one after the other."""

    def situation(self, view: View) -> list[str]:
        return self.facts(view)

    def hand(self, view: View) -> list[str]:
        held = view.get("hand")
        return [self.say("spoken-no-hand")] if held is None else [shown(held) or self.say("spoken-none")]

    def seat(self, view: View, seat: int) -> list[str]:
        scores = view["scores"]
        assert isinstance(scores, list)
        return [f"{self.name(seat)}: {scores[seat]}"]

    def map(self, view: View, rest: str) -> list[str]:
        return self.facts(view)


def speaker_for(record: Record, lang: str, theme: str = "classic", names: list[str] | None = None) -> Speaker:
    """The speaker of a game."""
    kind: Callable[[Record, str, str, list[str] | None], Speaker] = record.game.part("speaker", PlainSpeaker)
    return kind(record, lang, theme, names)
