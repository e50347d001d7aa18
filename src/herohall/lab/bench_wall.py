"""What only whole processes show: how much several do at once, by the wall clock, and whether one grows."""

from __future__ import annotations

import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import herohall


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
