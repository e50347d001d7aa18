"""Heroes of the World for bots: they know the game through this file alone."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, cast

from herohall.core.evaluator import Evaluator
from herohall.core.state import State
from herohall.core.texts import Param
from herohall.games.world.move_value import MoveValue
from herohall.games.world.playout import FirstThumbs, Thumbs
from herohall.games.world.position_value import PositionValue
from herohall.games.world.quick_moves import quick_move
from herohall.games.world.reasons import reason_of
from herohall.games.world.table import TAKING, Table

if TYPE_CHECKING:
    from herohall.games.world.state import WorldState


class WorldEvaluator(Evaluator):
    """Rules of thumb, in points on the inside, as chances to win on the outside."""

    def __init__(self) -> None:
        self.thumbs = Thumbs()

    def chances(self, state: State) -> list[float]:
        return self.thumbs.judged(table_of(state))

    def weights(self, state: State) -> list[float]:
        table = table_of(state)
        value = MoveValue(table, self.thumbs.choosing(table))
        return [value.position.chance_after(gain) for gain in value.answer_gains()]

    def own_weights(self, state: State) -> list[float]:
        table = table_of(state)
        value = MoveValue(table, PositionValue(table, table.asked))
        value.position.forget_others()
        return [value.position.chance_after(gain) for gain in value.answer_gains()]

    def own_weights_are_open(self, state: State) -> bool:
        return table_of(state).step != TAKING  # only there the deck counts

    def turn(self, state: State) -> int:
        return table_of(state).turn

    def look_ahead(self, state: State, turns: int) -> list[float]:
        table = table_of(state)
        self.thumbs.play_on(table, turns)
        return self.thumbs.judged(table)

    def quick(self, state: State, chance: Random) -> int:
        return quick_move(table_of(state), chance)

    def reason(self, state: State, move: int) -> tuple[str, dict[str, Param]]:
        position = cast("WorldState", state)
        return reason_of(position.table, position.world.cards, move)


class FirstEvaluator(WorldEvaluator):
    """The rules of thumb of version 0.2."""

    def __init__(self) -> None:
        super().__init__()
        self.thumbs = FirstThumbs()


def table_of(state: State) -> Table:
    """The table of a state of this game."""
    return cast("WorldState", state).table
