"""Heroes of the World for bots: they know the game through this file alone."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, cast

from herohall.core.evaluator import Evaluator
from herohall.core.state import State
from herohall.core.texts import Param
from herohall.world.playout import quick_move
from herohall.world.reasons import reason_of
from herohall.world.rollout import judged, play_on
from herohall.world.table import Table
from herohall.world.thought import Thought

if TYPE_CHECKING:
    from herohall.world.state import WorldState


class WorldEvaluator(Evaluator):
    """Rules of thumb, in points on the inside, as chances to win on the outside."""

    def chances(self, state: State) -> list[float]:
        return judged(table_of(state))

    def weights(self, state: State) -> list[float]:
        table = table_of(state)
        thought = Thought(table)
        return [thought.outlook.chance_after(gain) for gain in thought.answer_gains()]

    def own_weights(self, state: State) -> list[float]:
        thought = Thought(table_of(state))
        thought.outlook.forget_others()
        return [thought.outlook.chance_after(gain) for gain in thought.answer_gains()]

    def turn(self, state: State) -> int:
        return table_of(state).turn

    def look_ahead(self, state: State, turns: int) -> list[float]:
        table = table_of(state)
        play_on(table, turns)
        return judged(table)

    def quick(self, state: State, chance: Random) -> int:
        return quick_move(table_of(state), chance)

    def reason(self, state: State, move: int) -> tuple[str, dict[str, Param]]:
        world = cast("WorldState", state)
        return reason_of(world.table, world.game.cards, move)


def table_of(state: State) -> Table:
    """The table of a state of this game."""
    return cast("WorldState", state).table
