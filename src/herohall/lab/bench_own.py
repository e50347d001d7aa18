"""What the benchmark measures of our own engine, in the form this Python runs it in."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from itertools import count

import herohall
from herohall.bots import Budget, bot
from herohall.lab.bench_peers import Game, serve

BATCH = 20


def driven(name: str, players: int) -> Game:
    """From a Python loop: legal moves, one at random, play it, with the events."""
    first = herohall.game(name).new(players, seed=1)
    seeds = count()

    def play() -> tuple[int, int]:
        state = first.fresh(next(seeds))
        decisions = 0
        while not state.over:
            state.play(random.choice(state.moves()))
            decisions += 1
        return decisions, 1

    return play


def applied(name: str, players: int) -> Game:
    """The same without events and without a check, as search plays."""
    first = herohall.game(name).new(players, seed=1)
    seeds = count()

    def play() -> tuple[int, int]:
        state = first.fresh(next(seeds))
        decisions = 0
        while not state.over:
            state.apply(random.choice(state.moves()))
            decisions += 1
        return decisions, 1

    return play


def looped(name: str, players: int) -> Game:
    """Inside the engine."""
    game = herohall.game(name)
    seeds = count()
    return lambda: (game.playouts(BATCH, next(seeds), players).decisions, BATCH)


def thumb(name: str, players: int) -> Game:
    """Inside the engine, by rules of thumb."""
    game = herohall.game(name)
    seeds = count()
    return lambda: (game.playouts(1, next(seeds), players, thumb=True).decisions, 1)


def single(name: str, players: int) -> Game:
    """Inside the engine, but one game at a call."""
    game = herohall.game(name)
    seeds = count()
    return lambda: (game.playouts(1, next(seeds), players).decisions, 1)


def copied(name: str, players: int) -> Game:
    """Copies of a state in the middle of a game, with all that the seats remember."""
    state = herohall.game(name).new(players, seed=1)
    for _ in range(40):
        state.apply(state.moves()[0])

    def copy() -> tuple[int, int]:
        for _ in range(100):
            state.copy()
        return 100, 0

    return copy


def sampled(name: str, players: int) -> Game:
    """States drawn from what a seat knows in the middle of a game."""
    state = herohall.game(name).new(players, seed=1)
    for _ in range(40):
        state.apply(state.moves()[0])
    seeds = count()

    def sample() -> tuple[int, int]:
        for _ in range(20):
            state.sample(0, next(seeds))
        return 20, 0

    return sample


def searched(name: str, players: int) -> Game:
    """Iterations of the expert bot at a first decision with a real choice."""
    state = herohall.game(name).new(players, seed=1)
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


KINDS: dict[str, Callable[[str, int], Game]] = {
    "driven": driven,
    "applied": applied,
    "looped": looped,
    "thumb": thumb,
    "single": single,
    "copy": copied,
    "sample": sampled,
    "search": searched,
}


def prepare(name: str) -> Game:
    """The measure of that name: `KIND:GAME:PLAYERS`."""
    kind, game, players = name.split(":")
    return KINDS[kind](game, int(players))


if __name__ == "__main__":
    serve(prepare, sys.stdin)
