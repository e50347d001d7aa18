"""A contest: which bots meet in which game, in which seats, with which cards. All of it follows from a few settings.

A *deal* is one seed; it is played once in every distinct rotation of the line-up, so that nobody owes a result to seat
or cards. A *task* is one game: deal × rotations + rotation.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from hashlib import blake2b
from pathlib import Path
from socket import gethostname
from typing import NamedTuple

from herohall._form import MODULES, PACKAGE, source
from herohall.bots import Budget, bot, is_trained, needs_evaluator, searches
from herohall.bots.base import is_budget
from herohall.core import registry
from herohall.core.errors import BadOption, HallError
from herohall.core.game import Game
from herohall.core.options import Value
from herohall.core.state import State

BUDGET = re.compile(r"(?:(?P<seconds>[0-9]*\.?[0-9]+)s|(?P<iterations>[0-9]+)i)")


def check_bot(level: str, state: State) -> None:
    """BadOption for what is no bot, or cannot play such a game: once, before anything is played."""
    made = bot(level)
    if needs_evaluator(level) and state.game.evaluator() is None:
        raise BadOption("bots-no-evaluator", game=state.game.name)
    if is_trained(level):
        from herohall.bots.trained import TrainedBot  # it needs numpy

        assert isinstance(made, TrainedBot)
        try:
            made.choose_openly(state, 0)
        except HallError:
            raise
        except ValueError as error:  # weights that do not fit each other
            raise BadOption("bots-no-weights", file=level, why=str(error)) from error


class Entrant(NamedTuple):
    """A bot with its time to think: `expert`, `expert@0.25s`, `expert@400i` (iterations), `package.module:Class@2s`."""

    level: str
    seconds: float | None = None
    iterations: int | None = None

    @staticmethod
    def read(text: str) -> Entrant:
        """The entrant meant by a text.

        >>> Entrant.read("expert@0.25s")
        Entrant(level='expert', seconds=0.25, iterations=None)
        """
        level, at, thinking = text.partition("@")
        if not at:
            return Entrant(level)
        found = BUDGET.fullmatch(thinking)
        if found is None:
            raise BadOption("lab-bad-budget", text=text)
        seconds, iterations = found["seconds"], found["iterations"]
        return Entrant(level, float(seconds) if seconds else None, int(iterations) if iterations else None).checked()

    def checked(self) -> Entrant:
        """Itself; BadOption unless its budget is positive and finite."""
        if not is_budget(self.seconds) or not is_budget(self.iterations):
            raise BadOption("lab-bad-budget", text=self.name)
        return self

    @property
    def name(self) -> str:
        """As it is typed, and as it stands in tables."""
        if self.seconds is not None:
            return f"{self.level}@{self.seconds:g}s"
        return self.level if self.iterations is None else f"{self.level}@{self.iterations}i"

    @property
    def budget(self) -> Budget | None:
        """What it is given to think; None leaves it to the bot's own habit."""
        if self.seconds is None and self.iterations is None:
            return None
        return Budget(self.seconds, self.iterations)

    def given(self, seconds: float | None, iterations: int | None) -> Entrant:
        """With this budget, unless it has one of its own or would not use it."""
        if self.budget is not None or (seconds is None and iterations is None) or not searches(self.level):
            return self
        return Entrant(self.level, seconds, iterations).checked()


@dataclass(frozen=True)
class Contest:
    """The settings of many games; two equal contests have equal games."""

    game_name: str
    entrants: tuple[Entrant, ...]
    options: tuple[tuple[str, Value], ...]
    seed: int
    box: str | None
    """The folder of the cards, in a form that means the same to every process of this machine."""
    cards: str
    """What those cards are: a worker elsewhere may have others in that folder, or another edition of HeroHall."""

    @staticmethod
    def arrange(
        game_name: str, entrants: list[Entrant], options: dict[str, Value], seed: int, box: str | None = None
    ) -> Contest:
        """A contest that can really be played; BadOption otherwise."""
        game = registry.game(game_name, box)
        state = game.first(len(entrants), options)
        for entrant in entrants:
            check_bot(entrant.level, state)
        # A folder stays the same wherever the games are played; a box the game knows by name needs no folder.
        where = str(Path(box).absolute()) if box is not None and Path(box).is_dir() else box
        return Contest(game_name, tuple(entrants), tuple(state.options.items()), seed, where, game.box)

    @property
    def game(self) -> Game:
        """The game, made once in every process."""
        return _game(self.game_name, self.box, self.cards)

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.entrants)

    @cached_property
    def names(self) -> list[str]:
        """The different entrants, in the order of the line-up."""
        return list(dict.fromkeys(entrant.name for entrant in self.entrants))

    @cached_property
    def rotations(self) -> list[tuple[Entrant, ...]]:
        """The line-up in every distinct rotation round the table."""
        turned = [self.entrants[first:] + self.entrants[:first] for first in range(self.players)]
        return list(dict.fromkeys(turned))

    def rounded(self, games: int) -> int:
        """As many games as it takes to play every deal in every rotation."""
        return -(-games // len(self.rotations)) * len(self.rotations)

    def seating(self, task: int) -> tuple[Entrant, ...]:
        """Who sits where in a game."""
        return self.rotations[task % len(self.rotations)]

    def deal(self, task: int) -> int:
        """The number of the deal of a game."""
        return task // len(self.rotations)

    def deal_seed(self, task: int) -> int:
        """The seed of the cards: the same for all rotations of a deal."""
        return self._number(16, f"deal {self.deal(task)}")

    def bot_seed(self, task: int, seat: int) -> int:
        """The seed of a bot's own choices, which tells nothing about the cards; behind the last seat the referee's."""
        return self._number(8, f"bot {task} {seat}")

    def _number(self, size: int, label: str) -> int:
        return int.from_bytes(blake2b(f"{self.seed} {label}".encode(), digest_size=size).digest(), "big")

    def settings(self) -> dict[str, object]:
        """All that decides about the games, in JSON types."""
        return {
            "game": self.game_name,
            "rules": self.game.rules_version,
            "box": self.game.box,
            "players": self.players,
            "options": dict(self.options),
            "bots": [entrant.name for entrant in self.entrants],
            "bots_version": bots_version(),
            "seed": str(self.seed),
        }


@cache
def bots_version() -> str:
    """A digest of the bots' sources, of the modules they use and of what they have learned; others' bots do not count.

    Games of one contest must not be those of different bots, which happens when one is resumed after a change.
    """
    total = blake2b(digest_size=8)
    learned = sorted([*PACKAGE.glob("games/*/*.net"), *PACKAGE.glob("games/*/*.json")])
    for file in (*map(source, MODULES), *sorted((PACKAGE / "bots").glob("*.py")), *learned):
        total.update(blake2b(file.read_bytes()).digest())
    return total.hexdigest()


@lru_cache(maxsize=8)
def _game(name: str, box: str | None, cards: str) -> Game:
    """The game with exactly these cards; HallError in a process that has others."""
    try:
        game = registry.game(name, box)
    except HallError as error:
        raise HallError("lab-no-box", host=gethostname(), why=str(error)) from error
    if game.box != cards:
        raise HallError("lab-other-box", host=gethostname(), box=box or name, found=game.box, wanted=cards)
    return game
