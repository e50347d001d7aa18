"""Bots for comparison never change: each plays a game as it did when it was frozen.

The sums were written by the commit before the rules of thumb of `hard` and `expert` learned from games.
"""

from __future__ import annotations

from hashlib import sha256

import pytest

import herohall
from herohall.bots.base import Budget

MOST = 300
PLAYERS = {"seventh": 4, "world": 3}
GAMES = [
    ("seventh", "iello", "search-expert", 5, "a6793981859211ad"),
    ("seventh", "iello-variant", "search-expert", 5, "8626a8b360b54ebd"),
    ("seventh", "aeg", "search-expert", 5, "3c2418a9c24a8c13"),
    ("seventh", "original", "search-expert", 5, "1b81f0e09d187747"),
    ("seventh", "iello", "medium", 5, "41596af36ae02e5a"),
    ("seventh", "iello-variant", "medium", 5, "a731f7ac8493ba70"),
    ("seventh", "original", "medium", 5, "117d5febc631d12d"),
    ("world", "fr", "search-expert", 5, "693daddfaa160269"),
]


@pytest.mark.parametrize(("game", "edition", "level", "iterations", "expected"), GAMES)
def test_it_plays_as_it_always_did(game: str, edition: str, level: str, iterations: int, expected: str) -> None:
    state, bot, moves = herohall.game(game).new(PLAYERS[game], 8, edition=edition), herohall.bot(level, 3), list[str]()
    while (seat := state.seat) is not None and len(moves) <= MOST:
        move = bot.choose(state.chair(seat), Budget(iterations=iterations))
        moves.append(state.text(move))
        state.apply(move)
    assert sha256("\n".join(moves).encode()).hexdigest()[:16] == expected
