"""Seventh Hero for bots: they know the game through this file alone."""

from __future__ import annotations

from random import Random

from herohall.core.evaluator import Evaluator
from herohall.core.state import State
from herohall.core.texts import Param
from herohall.games.seventh import moves as m
from herohall.games.seventh import rules
from herohall.games.seventh.move_value import MoveValue
from herohall.games.seventh.playout import FirstThumbs, Thumbs
from herohall.games.seventh.position_value import OwnPositionValue, beliefs, chance_new, passing_factors
from herohall.games.seventh.reasons import reason_of
from herohall.games.seventh.state import table_of
from herohall.games.seventh.table import RECEIVING


class SeventhEvaluator(Evaluator):
    """Seventh Hero for bots."""

    def __init__(self) -> None:
        self.thumbs = Thumbs()

    def chances(self, state: State) -> list[float]:
        return self.thumbs.judged(table_of(state))

    def weights(self, state: State) -> list[float]:
        table = table_of(state)
        value = MoveValue(table, self.thumbs.position(table))
        return [value.weight(move) for move in state.moves()]

    def own_weights(self, state: State) -> list[float]:
        table = table_of(state)
        value = MoveValue(table, OwnPositionValue(table))
        return [value.weight(move) for move in state.moves()]

    def turn(self, state: State) -> int:
        return table_of(state).turn

    def look_ahead(self, state: State, turns: int) -> list[float]:
        table = table_of(state)
        self.thumbs.play_on(table, turns)
        return self.thumbs.judged(table)

    def kinds(self, state: State) -> list[float]:
        table = table_of(state)
        return beliefs(table, table.asked, self.thumbs.position(table).told()) if table.wandering else []

    def kind(self, state: State) -> int:
        return table_of(state).wandering

    def weights_are_open(self, state: State) -> bool:
        return True

    def own_weights_are_open(self, state: State) -> bool:
        return True

    def quick(self, state: State, chance: Random) -> int:
        table = table_of(state)
        moves = rules.legal_moves(table)
        if moves[0] == m.DECLINE:
            return m.DECLINE if chance.random() < 0.85 else chance.choice(moves)
        if table.phase == RECEIVING and table.holder != table.active:
            belief = beliefs(table, table.holder, passing_factors(table))
            likely = chance_new(table, table.holder, belief)
            return m.RECRUIT if chance.random() < likely else m.PASS
        return chance.choice(moves)

    def reason(self, state: State, move: int) -> tuple[str, dict[str, Param]]:
        return reason_of(table_of(state), move)


class FirstEvaluator(SeventhEvaluator):
    """The rules of thumb of version 0.2."""

    def __init__(self) -> None:
        super().__init__()
        self.thumbs = FirstThumbs()

    def kinds(self, state: State) -> list[float]:
        return []

    def likelihood(self, state: State, seat: int) -> float:
        table = table_of(state)
        return passing_factors(table)[table.wandering] if table.wandering else 1.0
