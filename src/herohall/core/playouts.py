"""Games played to their end with nobody watching: by random answers or by rules of thumb. For search and the lab."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from herohall.core.generator import BAG, DECK, Generator
from herohall.core.state import State

if TYPE_CHECKING:
    from herohall.core.evaluator import Evaluator

SEEDS: Final = 1 << 60


class Tally:
    """What came of many games, by seat: wins (a shared one counts in parts) and points, summed up."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.decisions = 0
        self.wins = [0.0] * players
        self.points = [0] * players

    def add(self, state: State, decisions: int) -> None:
        """Count a finished game."""
        ranking = state.ranking
        assert ranking is not None
        self.games += 1
        self.decisions += decisions
        for seat in ranking[0]:
            self.wins[seat] += 1 / len(ranking[0])
        scores = state.scores
        for seat in range(len(scores)):
            self.points[seat] += scores[seat]


def play_out(state: State, seed: int, evaluator: Evaluator | None = None) -> int:
    """Play a state to its end, at random or by rules of thumb, with chance from the seed; how many answers it took."""
    chance = Generator(seed, True)
    state.reseed(chance.below(DECK, SEEDS))
    if evaluator is None:
        return state.play_out(chance)
    thumb = Random(chance.below(BAG, SEEDS))
    count = 0
    while not state.over:
        state.apply(evaluator.quick(state, thumb))
        count += 1
    return count


def play_many(first: State, games: int, seed: int, evaluator: Evaluator | None = None) -> Tally:
    """Play so many new games with the options of a state."""
    chance = Generator(seed, True)
    tally = Tally(first.players)
    for _ in range(games):
        state = first.fresh(chance.below(DECK, SEEDS))
        tally.add(state, play_out(state, chance.below(BAG, SEEDS), evaluator))
    return tally
