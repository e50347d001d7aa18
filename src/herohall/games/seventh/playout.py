"""An imagined table played on by rules of thumb, as far as it takes to judge a choice. The table is changed."""

from __future__ import annotations

from herohall.games.seventh import rules
from herohall.games.seventh.move_value import MoveValue
from herohall.games.seventh.position_value import PositionValue, standings
from herohall.games.seventh.table import OVER, Table


def best_move(table: Table) -> int:
    """The answer that looks best to the seat that is asked, by what that seat knows."""
    legal = rules.legal_moves(table)
    best = legal[0]
    if len(legal) > 1:
        value = MoveValue(table, PositionValue(table))
        most = -1.0
        for move in legal:
            weight = value.weight(move)
            if weight > most:
                best, most = move, weight
    return best


def play_on(table: Table, turns: int) -> None:
    """Play by rules of thumb until so many turns have ended, or the game."""
    last = table.turn + turns
    while table.phase != OVER and table.turn < last:
        rules.apply(table, best_move(table))


def judged(table: Table) -> list[float]:
    """Everybody's share of the win: exact once the game is over, else by estimate."""
    if table.phase != OVER:
        return standings(table)
    winners = rules.ranking(table)[0]
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(table.settings.players)]
