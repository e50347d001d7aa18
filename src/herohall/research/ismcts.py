"""OpenSpiel's own information-set search as a HeroHall bot, to compare ours with it.

    herohall arena seventh --bots expert@50i,herohall.research.ismcts:OpenSpielBot@50i,medium

It plays out at random, as OpenSpiel's evaluator does, and guesses hidden cards with HeroHall's sampler.
"""

from __future__ import annotations

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from herohall.bots.base import Bot, Budget
from herohall.core.chair import Chair
from herohall.research import openspiel

UCT_C = 1.0
"""The exploration constant of UCT; shares of the win lie between 0 and 1."""
ITERATIONS = 50


class OpenSpielBot(Bot):
    """Runs as many simulations as its budget has iterations; budgets in seconds are not supported."""

    level = "openspiel"
    seconds = 600.0

    def __init__(self, seed: int | None = None) -> None:
        self.chance = np.random.RandomState(None if seed is None else seed % 2**32)

    def choose(self, chair: Chair, budget: Budget | None = None) -> int:
        moves = chair.decision.moves
        if len(moves) == 1:
            return moves[0]
        iterations = budget.iterations if budget is not None and budget.iterations is not None else ITERATIONS
        state = self.imagined(chair)
        bot = ismcts.ISMCTSBot(
            game=state.get_game(),
            evaluator=mcts.RandomRolloutEvaluator(1, self.chance),
            uct_c=UCT_C,
            max_simulations=iterations,
            random_state=self.chance,
        )
        bot.set_resampler(lambda root, player: root.resample_from_infostate(player, self.chance.uniform))
        return int(bot.step(state))

    def imagined(self, chair: Chair) -> openspiel.HallState:
        """What the seat knows, as an OpenSpiel state whose history is the present view."""
        sample = chair.sample(0)
        # The game itself rather than its name, because it may be played with a custom box.
        game = openspiel.GAMES[sample.game.name]({**sample.options, "players": sample.players}, sample.game)
        state = game.new_initial_state()
        state.unfolding = state.unfolding.turned_to(sample, {})
        return state
