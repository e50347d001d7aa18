"""OpenSpiel's own information-set search as a bot of the house, to measure ours against it.

    herohall arena seventh --bots expert@50i,herohall.research.ismcts:OpenSpielBot@50i,medium

It plays out at random, as OpenSpiel's evaluator does, and imagines hidden cards with the house's sampler.
"""

from __future__ import annotations

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from herohall.bots.bot import Bot, Budget
from herohall.core.chair import Chair
from herohall.research import openspiel

UCT_C = 1.0
"""How much it tries what it has tried little; shares of the win lie between 0 and 1."""
ITERATIONS = 50


class OpenSpielBot(Bot):
    """Searches for as many simulations as its budget has iterations; seconds it cannot count."""

    level = "openspiel"
    seconds = 600.0

    def __init__(self, seed: int | None = None) -> None:
        self.chance = np.random.RandomState(None if seed is None else seed % 2**32)

    def choose(self, chair: Chair, budget: Budget | None = None) -> int:
        decision = chair.decision
        assert decision is not None
        if len(decision.moves) == 1:
            return decision.moves[0]
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
        """What the seat knows, as a state of OpenSpiel; its past is the present view."""
        sample = chair.sample(0)
        # The game itself rather than its name: it may be played with other cards than its own.
        game = openspiel.GAMES[sample.game.name]({**sample.options, "players": sample.players}, sample.game)
        state = game.new_initial_state()
        state.unfolding = state.unfolding.turned_to(sample, {})
        return state
