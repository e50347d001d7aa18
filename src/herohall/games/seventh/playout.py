"""An imagined table played on by rules of thumb, as far as it takes to judge a choice. The table is changed."""

from __future__ import annotations

from herohall.games.seventh import rules
from herohall.games.seventh.learned_value import EndValue, LearnedPositionValue
from herohall.games.seventh.move_value import MoveValue
from herohall.games.seventh.position_value import FirstPositionValue, PositionValue, standings
from herohall.games.seventh.table import OVER, Table


class Thumbs:
    """Rules of thumb that play for all seats."""

    def position(self, table: Table) -> PositionValue:
        """How things stand for the seat that is asked."""
        return LearnedPositionValue(table)

    def best_move(self, table: Table) -> int:
        """The answer that looks best to the seat that is asked, by what that seat knows."""
        legal = rules.legal_moves(table)
        best = legal[0]
        if len(legal) > 1:
            value = MoveValue(table, self.position(table))
            most = -1.0
            for move in legal:
                weight = value.weight(move)
                if weight > most:
                    best, most = move, weight
        return best

    def play_on(self, table: Table, turns: int) -> None:
        """Play until so many turns have ended, or the game."""
        last = table.turn + turns
        while table.phase != OVER and table.turn < last:
            rules.apply(table, self.best_move(table))

    def end(self, table: Table) -> PositionValue:
        """How things stand where a search ends."""
        return EndValue(table)

    def judged(self, table: Table) -> list[float]:
        """Everybody's share of the win: exact once the game is over, else by estimate."""
        if table.phase != OVER:
            return standings(self.end(table))
        winners = rules.ranking(table)[0]
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(table.settings.players)]


class FirstThumbs(Thumbs):
    """Those of version 0.2."""

    def position(self, table: Table) -> PositionValue:
        return FirstPositionValue(table)

    def end(self, table: Table) -> PositionValue:
        return FirstPositionValue(table)
