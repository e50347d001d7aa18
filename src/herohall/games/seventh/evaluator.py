"""Seventh Hero for bots: they know the game through this file alone."""

from __future__ import annotations

from random import Random

from herohall.core.evaluator import Evaluator
from herohall.core.state import State
from herohall.core.texts import Param
from herohall.games.seventh import moves as m
from herohall.games.seventh import rules
from herohall.games.seventh.cards import KNIGHT, WIDTH, bit, size
from herohall.games.seventh.move_value import MoveValue
from herohall.games.seventh.playout import judged, play_on
from herohall.games.seventh.position_value import OwnPositionValue, PositionValue, beliefs, chance_new, passing_factor
from herohall.games.seventh.state import SeventhState
from herohall.games.seventh.table import DISCARDING, RECEIVING, Table


def table_of(state: State) -> Table:
    """The table of a state of this game."""
    assert isinstance(state, SeventhState)
    return state.table


class SeventhEvaluator(Evaluator):
    """Seventh Hero for bots."""

    def chances(self, state: State) -> list[float]:
        return judged(table_of(state))

    def weights(self, state: State) -> list[float]:
        table = table_of(state)
        value = MoveValue(table, PositionValue(table))
        return [value.weight(move) for move in state.moves()]

    def own_weights(self, state: State) -> list[float]:
        table = table_of(state)
        value = MoveValue(table, OwnPositionValue(table))
        return [value.weight(move) for move in state.moves()]

    def turn(self, state: State) -> int:
        return table_of(state).turn

    def look_ahead(self, state: State, turns: int) -> list[float]:
        table = table_of(state)
        play_on(table, turns)
        return judged(table)

    def likelihood(self, state: State, seat: int) -> float:
        table = table_of(state)
        return passing_factor(table, table.wandering) if table.wandering else 1.0

    def own_weights_are_open(self, state: State) -> bool:
        return True

    def quick(self, state: State, chance: Random) -> int:
        table = table_of(state)
        moves = rules.legal_moves(table)
        if moves[0] == m.DECLINE:
            return m.DECLINE if chance.random() < 0.85 else chance.choice(moves)
        if table.phase == RECEIVING and table.holder != table.active:
            likely = chance_new(table, table.holder, beliefs(table, table.holder))
            return m.RECRUIT if chance.random() < likely else m.PASS
        return chance.choice(moves)

    def reason(self, state: State, move: int) -> tuple[str, dict[str, Param]]:
        table = table_of(state)
        value = MoveValue(table, PositionValue(table))
        percent = round(100 * chance_new(table, value.seat, value.belief)) if table.wandering else 0
        if move == m.RECRUIT:
            wins = size(table.party[value.seat]) + 1 >= table.settings.goal
            return f"seventh-reason-{'wins' if wins else 'recruit'}", {"percent": percent}
        if move == m.PASS:
            return "seventh-reason-pass", {"percent": 100 - percent}
        if m.is_clue(move):
            return "seventh-reason-clue", {"percent": percent}
        if move == m.DECLINE:
            return "seventh-reason-keep", {}
        if m.is_power(move):
            if m.power_of(move) == KNIGHT and not self._knight_serves_hand(table, value.seat):
                return "seventh-reason-power-6-other", {}
            return f"seventh-reason-power-{m.power_of(move)}", {}
        if table.phase == DISCARDING:
            return self._reason_to_discard(table, move - m.DISCARD)
        return self._reason_to_send(table, move)

    def _knight_serves_hand(self, table: Table, seat: int) -> bool:
        """Whether ignoring the requirement lets the seat send a card it could not send otherwise."""
        fits = rules.fits_now(table)
        others = [value for value in range(1, WIDTH) if table.hands[seat * WIDTH + value] and not fits & bit(value)]
        return seat == table.active and len(others) > 0

    def _reason_to_discard(self, table: Table, value: int) -> tuple[str, dict[str, Param]]:
        hand = table.hands[table.active * WIDTH : (table.active + 1) * WIDTH]
        if hand[value] > 1:
            return "seventh-reason-discard", {}
        return ("seventh-reason-discard-single" if max(hand) > 1 else "seventh-reason-discard-any"), {}

    def _reason_to_send(self, table: Table, move: int) -> tuple[str, dict[str, Param]]:
        if move == m.SEND_DECK:
            return "seventh-reason-send-deck", {}
        value = (move - m.SEND) if m.is_send(move) else (move - m.SEND_PARTY)
        others = sum(
            1 for seat in range(table.settings.players) if seat != table.active and table.party[seat] & bit(value)
        )
        # A hero sent out of the party is new to it if it comes back (S2.10).
        if m.is_send(move) and table.party[table.active] & bit(value):
            return "seventh-reason-send-risky", {"count": others}
        return "seventh-reason-send", {"count": others}
