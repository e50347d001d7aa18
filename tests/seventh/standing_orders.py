"""What a standing order costs: games of four by rules of thumb, one player asked only what its order lets through.

    .venv/bin/python -m tests.seventh.standing_orders 40000 always matters win hero

prints the win share of that player and how many questions about powers it was asked in a game; with `--keep` it
declines them all, as people do who save their powers.
"""

from __future__ import annotations

import sys

import herohall
from herohall.core.game import StandingOrder
from herohall.games.seventh import moves as m
from herohall.games.seventh import rules
from herohall.games.seventh.playout import FirstThumbs
from herohall.games.seventh.state import SeventhState
from herohall.games.seventh.table import OVER, W4

GAME = herohall.game("seventh")
THUMBS = FirstThumbs()


def order_named(name: str) -> StandingOrder:
    return next(order for order in GAME.orders if order.name == name)


def play(order: StandingOrder, seed: int, keeps: bool = False) -> tuple[float, int]:
    """One game of four: what the first seat won of it, and how often it was asked about a power."""
    state = GAME.new(4, seed, chance="quick")
    assert isinstance(state, SeventhState)
    table, asked = state.table, 0
    table.memory = None
    while table.phase != OVER:
        declines = False
        if table.asked == 0 and (table.announced or table.phase <= W4):
            is_asked = order.asks(state)
            asked += is_asked
            declines = keeps or not is_asked
        rules.apply(table, m.DECLINE if declines else THUMBS.best_move(table))
    best = rules.ranking(table)[0]
    return (1 / len(best) if 0 in best else 0.0), asked


def main(games: int, names: list[str], keeps: bool) -> None:
    for name in names:
        results = [play(order_named(name), seed, keeps) for seed in range(1, games + 1)]
        share = sum(won for won, _ in results) / games
        error = 1.96 * (share * (1 - share) / games) ** 0.5
        asked = sum(count for _, count in results) / games
        print(f"{name}: wins {share:.2%} ± {error:.2%} of {games} games, asked {asked:.1f} times in a game", flush=True)


if __name__ == "__main__":
    words = [word for word in sys.argv[1:] if word != "--keep"]
    main(int(words[0]), words[1:], "--keep" in sys.argv)
