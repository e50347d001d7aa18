"""What a bot is: given a chair, it chooses a move. It never sees a state, only what its seat knows."""

from __future__ import annotations

from abc import ABC, abstractmethod
from math import inf

from herohall.core.chair import Chair
from herohall.core.errors import BadOption
from herohall.core.evaluator import Evaluator
from herohall.core.texts import Param


class Budget:
    """How long a bot may think: seconds for people, iterations for games that can be repeated exactly."""

    def __init__(self, seconds: float | None = None, iterations: int | None = None) -> None:
        if seconds is None and iterations is None:
            raise BadOption("bots-no-budget")
        for number in (seconds, iterations):
            if not is_budget(number):
                raise BadOption("bots-bad-budget", text=str(number))
        self.seconds = seconds
        self.iterations = iterations


def is_budget(number: float | None) -> bool:
    """Whether a budget is positive and finite; None means no limit of this kind.

    >>> is_budget(0.25), is_budget(0), is_budget(float("nan"))
    (True, False, False)
    """
    return number is None or 0 < number < inf


class Advice:
    """A move with the win share it promises, and the reason for it as a message key with parameters."""

    def __init__(self, move: int, share: float, key: str, params: dict[str, Param]) -> None:
        self.move = move
        self.share = share
        self.key = key
        self.params = params


class Bot(ABC):
    """A player made of code. The same seed makes the same choices."""

    level: str
    seconds: float = 1.0
    """How long it may think when no budget is given."""

    @abstractmethod
    def choose(self, chair: Chair, budget: Budget | None = None) -> int:
        """A legal move for the seat of the chair, which must be the one that is asked."""

    def advise(self, chair: Chair, budget: Budget | None = None, n: int = 3) -> list[Advice]:
        """The best moves, at most `n`, each with its estimated win share and a reason.

        A bot that cannot say more names the one it would choose, with the share of the win that is everybody's.
        """
        return [Advice(self.choose(chair, budget), fair_share(chair), "bots-reason-choice", {"bot": self.level})][:n]


def fair_share(chair: Chair) -> float:
    """The share of the win of each seat if all were equal."""
    return 1 / chair.sample(0).players


def explained(chair: Chair, promises: list[tuple[int, float]]) -> list[Advice]:
    """Moves with the win share they promise, each with what speaks for it."""
    evaluator, imagined = evaluator_of(chair), chair.sample(0)
    return [Advice(move, share, *evaluator.reason(imagined, move)) for move, share in promises]


def evaluator_of(chair: Chair) -> Evaluator:
    """The game's rules of thumb, which all levels but `random` need; BadOption for a game that has none."""
    evaluator = chair.game.evaluator()
    if evaluator is None:
        raise BadOption("bots-no-evaluator", game=chair.game.name)
    return evaluator


def first_evaluator_of(chair: Chair) -> Evaluator:
    """The game's first rules of thumb, for bots that never change; those of today where they are the same."""
    found: Evaluator = chair.game.part("first_evaluator", lambda: evaluator_of(chair))()
    return found
