"""Asks bots without a chair where that is the same and quicker: for batches and tournaments."""

from __future__ import annotations

from herohall.bots.base import Bot, Budget
from herohall.bots.chance import RandomBot
from herohall.bots.learned import LearnedBot
from herohall.bots.thumb import MediumBot
from herohall.core.game import Game
from herohall.core.state import State


class Asker:
    """Most of a quick bot's time goes into its chair: an imagined state, of which some bots use nothing that is hidden.

    Only such bots of the house are shown the true state; tests compare what they choose with and without a chair.
    """

    def __init__(self, game: Game) -> None:
        self.evaluator = game.evaluator()

    def ask(self, chosen: Bot, state: State, seat: int, budget: Budget | None) -> int:
        """The move of a bot for the seat that is asked."""
        move = self.ask_openly(chosen, state)
        return chosen.choose(state.chair(seat), budget) if move is None else move

    def ask_openly(self, chosen: Bot, state: State) -> int | None:
        """The same, if the bot needs no chair for it; else None."""
        if type(chosen) is MediumBot:
            if self.evaluator is not None and self.evaluator.own_weights_are_open(state):
                return chosen.choose_openly(state, self.evaluator)
        elif type(chosen) is LearnedBot or type(chosen) is RandomBot:
            return chosen.choose_openly(state)
        return None
