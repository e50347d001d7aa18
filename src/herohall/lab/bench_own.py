"""What the benchmark measures of our own engine, in the form this Python runs it in."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import count
from multiprocessing import get_context

import herohall
from herohall.bots import Budget, bot
from herohall.core.game import Game
from herohall.core.state import State
from herohall.lab.bench_peers import Game as Measured
from herohall.lab.bench_peers import repeated, serve

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
    return repeated(middle(name, players).copy, 100)


def sampled(name: str, players: int) -> Measured:
    """States drawn from what a seat knows in the middle of a game."""
    state = middle(name, players)
    seeds = count()
    return repeated(lambda: state.sample(0, next(seeds)), 20)


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


# Whole processes: how much several do at once, by the wall clock, and whether one grows


def decisions_per_second(game: str, processes: int, seconds: float) -> float:
    """Random games of four players in so many processes; all begin together, once each has warmed up."""
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        list(pool.map(work, [game] * processes, [0.0] * processes))
        start = time.time() + 0.2
        jobs = [pool.submit(work, game, seconds, start) for _ in range(processes)]
        return sum(job.result() for job in jobs)


def work(name: str, seconds: float, start: float = 0.0) -> float:
    """Play from a moment on; decisions in a second."""
    game = herohall.game(name)
    game.playouts(20, 1, 4)
    time.sleep(max(0.0, start - time.time()))
    begun = time.perf_counter()
    decisions = number = 0
    while time.perf_counter() - begun < seconds:
        decisions += game.playouts(20, number, 4).decisions
        number += 1
    return decisions / max(seconds, 1e-9)


def growth(game: str, games: int) -> int:
    """By how many kibibytes a process grows over so many games in a row, once it has played a twentieth of them."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        return pool.submit(grow, game, games).result()


def grow(name: str, games: int) -> int:
    """Play in this process; by how much its greatest size grew."""
    import resource  # there is none on Windows

    game = herohall.game(name)
    game.playouts(games // 20, 1, 4)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    game.playouts(games, 2, 4)
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before


if __name__ == "__main__":
    serve(prepare, sys.stdin)
