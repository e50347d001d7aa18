"""Heroes of the World for bots: they know the game through this file alone."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, cast

from herohall.core.evaluator import Evaluator, win_shares
from herohall.core.game import State
from herohall.core.texts import Param
from herohall.world.outlook import Outlook
from herohall.world.playout import quick_move
from herohall.world.reasons import reason_of
from herohall.world.table import Table
from herohall.world.thought import Thought

if TYPE_CHECKING:
    from herohall.world.game import WorldState


class WorldEvaluator(Evaluator):
    """Rules of thumb, in points on the inside, as chances to win on the outside."""

    def chances(self, state: State) -> list[float]:
        ranking = state.ranking
        if ranking is not None:
            return win_shares(ranking)
        return Outlook(table_of(state), 0).chances

    def weights(self, state: State) -> list[float]:
        table = table_of(state)
        thought = Thought(table)
        return [thought.outlook.chance_after(gain) for gain in thought.answer_gains()]

    def quick(self, state: State, chance: Random) -> int:
        return quick_move(table_of(state), chance)

    def reason(self, state: State, move: int) -> tuple[str, dict[str, Param]]:
        world = cast("WorldState", state)
        return reason_of(world.table, world.game.cards, move)


def table_of(state: State) -> Table:
    """The table of a state of this game."""
    return cast("WorldState", state).table
