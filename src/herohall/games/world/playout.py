"""An imagined table played on by rules of thumb, as far as it takes to judge a choice. The table is changed."""

from __future__ import annotations

from herohall.games.world import table as at
from herohall.games.world.move_value import MoveValue
from herohall.games.world.position_value import PositionValue
from herohall.games.world.race_value import DUEL, RaceValue, next_to_play, now_to_play
from herohall.games.world.rules import play
from herohall.games.world.table import Table


class Thumbs:
    """Rules of thumb that think of races in a duel; among more they are those of version 0.2."""

    def choosing(self, table: Table) -> PositionValue:
        """The table in the eyes of the seat that is asked, as it will be when the turn is over."""
        if table.settings.players == DUEL:
            return RaceValue(table, table.asked, next_to_play(table))
        return PositionValue(table, table.asked)

    def standing(self, table: Table) -> PositionValue:
        """The table as it is now."""
        if table.settings.players == DUEL:
            return RaceValue(table, 0, now_to_play(table))
        return PositionValue(table, 0)

    def best_move(self, table: Table) -> int:
        """The answer that looks best to the seat that is asked."""
        legal = table.legal
        best = legal[0]
        if len(legal) > 1:
            most = -1e9
            for place, gain in enumerate(MoveValue(table, self.choosing(table)).answer_gains()):
                if gain > most:
                    best, most = legal[place], gain
        return best

    def play_on(self, table: Table, turns: int) -> None:
        """Play until so many turns have ended, or the game."""
        left = turns
        while left > 0 and table.step != at.OVER:
            seat = table.turn
            play(table, self.best_move(table))
            if table.turn != seat:
                left -= 1

    def judged(self, table: Table) -> list[float]:
        """Everybody's share of the win: exact once the game is over, else by estimate."""
        if table.step != at.OVER:
            return self.standing(table).chances
        most = max(table.points)
        winners = table.points.count(most)
        return [1.0 / winners if points == most else 0.0 for points in table.points]


class FirstThumbs(Thumbs):
    """The rules of thumb of version 0.2, for bots that never change."""

    def choosing(self, table: Table) -> PositionValue:
        return PositionValue(table, table.asked)

    def standing(self, table: Table) -> PositionValue:
        return PositionValue(table, 0)
