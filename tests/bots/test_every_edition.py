"""Every level plays every edition with any number of players, and never has to be replaced."""

from __future__ import annotations

from random import Random

import pytest

import herohall
from herohall.bots import LEVELS, Budget
from herohall.bots import bot as new_bot
from herohall.bots.referee import Referee

FEW = Budget(iterations=3)
SHOWN = 7
"""Of so many decisions one is the bot's and the others are chance's: a whole game in short."""
MOST = 200
"""Decisions; chance alone may play Seventh Hero for very long where the deck never ends."""
TABLES = [
    (name, edition, players)
    for name in herohall.games()
    for game in [herohall.game(name)]
    for edition in game.editions
    for players in range(game.min_players, game.max_players + 1)
]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("name", "edition", "players"), TABLES)
def test_bots_play_every_edition_without_a_fault(name: str, edition: str, players: int, level: str) -> None:
    state, chance = herohall.game(name).new(players=players, seed=players, edition=edition), Random(players)
    bot, referee = new_bot(level, 7), Referee(7)
    for number in range(MOST):
        if state.seat is None:
            break
        own = number % SHOWN == 0
        state.play(referee.choose(bot, state.chair(state.seat), FEW) if own else chance.choice(state.moves()))
    assert referee.faults == []
