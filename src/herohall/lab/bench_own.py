"""What the benchmark measures of our own engine, in the form this Python runs it in."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from functools import partial
from itertools import count

import herohall
from herohall.bots import Budget, bot
from herohall.core.game import Game
from herohall.core.state import State
from herohall.lab.bench_peers import Game as Measured
from herohall.lab.bench_peers import serve

BATCH = 20


def named(name: str) -> Game:
    """A game by its name; `seventh.1` is Seventh Hero by the first version of its rules."""
    name, _, rules = name.partition(".")
    game = herohall.game(name)
    return game.under(int(rules)) if rules else game


def driven(name: str, players: int, events: bool = True) -> Measured:
    """From a Python loop: legal moves, one at random, play it, with the events."""
    first = named(name).new(players, seed=1)
    seeds = count()

    def play() -> tuple[int, int]:
        state = first.fresh(next(seeds))
        make = state.play if events else state.apply
        decisions = 0
        while not state.over:
            make(random.choice(state.moves()))
            decisions += 1
        return decisions, 1

    return play


def looped(name: str, players: int, games: int, thumb: bool = False) -> Measured:
    """Inside the engine, so many games at a call."""
    game = named(name)
    seeds = count()
    return lambda: (game.playouts(games, next(seeds), players, thumb=thumb).decisions, games)


def middle(name: str, players: int) -> State:
    """A state in the middle of a game."""
    state = named(name).new(players, seed=1)
    for _ in range(40):
        state.apply(state.moves()[0])
    return state


def copied(name: str, players: int) -> Measured:
    """Copies of a state in the middle of a game, with all that the seats remember."""
    state = middle(name, players)

    def copy() -> tuple[int, int]:
        for _ in range(100):
            state.copy()
        return 100, 0

    return copy


def sampled(name: str, players: int) -> Measured:
    """States drawn from what a seat knows in the middle of a game."""
    state = middle(name, players)
    seeds = count()

    def sample() -> tuple[int, int]:
        for _ in range(20):
            state.sample(0, next(seeds))
        return 20, 0

    return sample


def searched(name: str, players: int) -> Measured:
    """Iterations of the expert bot at a first decision with a real choice."""
    state = named(name).new(players, seed=1)
    while len(state.moves()) < 4:
        state.apply(state.moves()[0])
    seat = state.seat
    assert seat is not None
    chair = state.chair(seat)
    expert = bot("expert", seed=1)
    iterations = 40

    def search() -> tuple[int, int]:
        expert.choose(chair, Budget(iterations=iterations))
        return iterations, 0

    return search


KINDS: dict[str, Callable[[str, int], Measured]] = {
    "driven": driven,
    "applied": partial(driven, events=False),  # as search plays
    "looped": partial(looped, games=BATCH),
    "thumb": partial(looped, games=1, thumb=True),  # by rules of thumb
    "single": partial(looped, games=1),
    "copy": copied,
    "sample": sampled,
    "search": searched,
}


def prepare(name: str) -> Measured:
    """The measure of that name: `KIND:GAME:PLAYERS`."""
    kind, game, players = name.split(":")
    return KINDS[kind](game, int(players))


if __name__ == "__main__":
    serve(prepare, sys.stdin)
