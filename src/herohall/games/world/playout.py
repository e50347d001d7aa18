"""An imagined table played on by rules of thumb, as far as it takes to judge a choice. The table is changed."""

from __future__ import annotations

from herohall.games.world import table as at
from herohall.games.world.move_value import MoveValue
from herohall.games.world.position_value import PositionValue
from herohall.games.world.rules import play
from herohall.games.world.table import Table


def best_move(table: Table) -> int:
    """The answer that looks best to the seat that is asked."""
    legal = table.legal
    best = legal[0]
    if len(legal) > 1:
        most = -1e9
        for place, gain in enumerate(MoveValue(table).answer_gains()):
            if gain > most:
                best, most = legal[place], gain
    return best


def play_on(table: Table, turns: int) -> None:
    """Play by rules of thumb until so many turns have ended, or the game."""
    left = turns
    while left > 0 and table.step != at.OVER:
        seat = table.turn
        play(table, best_move(table))
        if table.turn != seat:
            left -= 1


def judged(table: Table) -> list[float]:
    """Everybody's share of the win: exact once the game is over, else by estimate."""
    if table.step != at.OVER:
        return PositionValue(table, 0).chances
    most = max(table.points)
    winners = table.points.count(most)
    return [1.0 / winners if points == most else 0.0 for points in table.points]
