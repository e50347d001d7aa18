"""Chance decided from outside: the draws of a list, and a stop where it ends. Compiled (`_form.py`).

A game walked as a tree is played again from its last decision for every draw, so each answer has to be quick.
"""

from __future__ import annotations

from herohall.core.generator import SEATS, Generator


class Undrawn(Exception):
    """This draw has not been decided yet."""


class Decided(Generator):
    """Returns the draws of a list, no matter what they are for."""

    def __init__(self, draws: list[int]) -> None:
        super().__init__(0, False)
        self.draws = draws
        self.taken = 0
        self.stream = SEATS
        self.range = 0
        """What the draw that stopped the rules was asked for."""

    def below(self, stream: int, n: int) -> int:
        if self.taken == len(self.draws):
            self.stream, self.range = stream, n
            raise Undrawn
        self.taken += 1
        return self.draws[self.taken - 1]

    def copy(self) -> Decided:
        other = Decided(self.draws)
        other.taken = self.taken
        return other
