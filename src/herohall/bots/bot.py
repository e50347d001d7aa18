"""What a bot is: given a chair, it chooses a move. It never sees a state, only what its seat knows."""

from __future__ import annotations

from abc import ABC, abstractmethod

from herohall.core.chair import Chair
from herohall.core.errors import BadOption
from herohall.core.evaluator import Evaluator
from herohall.core.game import Decision
from herohall.core.texts import Param


class Budget:
    """How long a bot may think: seconds for people, iterations for games that can be repeated exactly."""

    def __init__(self, seconds: float | None = None, iterations: int | None = None) -> None:
        self.seconds = seconds
        self.iterations = iterations


class Advice:
    """A move with the win share it promises, and the reason for it as a message key with parameters."""

    def __init__(self, move: int, share: float, key: str, params: dict[str, Param]) -> None:
        self.move = move
        self.share = share
        self.key = key
        self.params = params


class Bot(ABC):
    """A player without a body. The same seed makes the same choices."""

    level: str
    seconds: float = 1.0
    """How long it may think when no budget is given."""

    @abstractmethod
    def choose(self, chair: Chair, budget: Budget | None = None) -> int:
        """A legal move for the seat of the chair, which must be the one that is asked."""


def asked(chair: Chair) -> Decision:
    """The decision before a chair; an error in the caller if there is none."""
    decision = chair.decision
    if decision is None:
        raise RuntimeError(f"seat {chair.seat} is not asked")
    return decision


def evaluator_of(chair: Chair) -> Evaluator:
    """The game's rules of thumb, which all levels but `random` need; BadOption for a game that has none."""
    evaluator = chair.game.evaluator()
    if evaluator is None:
        raise BadOption("bots-no-evaluator", game=chair.game.name)
    return evaluator
