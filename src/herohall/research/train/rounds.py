"""A run of a learner: rounds until its time is over, measured on the way and on fresh deals, with a curve beside it."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Protocol

from herohall.research.train.experience import Strength

CHECKS, FRESH = 1 << 40, 1 << 41
"""Added to seeds: the deals for measuring on the way, and those for the end."""
SAVE_EVERY = 5
HEAD = "minutes,rounds,games,share,half interval,measured games"


class Plan(Protocol):
    """The settings of a run that do not depend on how it learns."""

    @property
    def out(self) -> Path: ...
    @property
    def minutes(self) -> float: ...
    @property
    def check_every(self) -> int: ...
    @property
    def check_games(self) -> int: ...
    @property
    def last_games(self) -> int: ...


class Learner(Protocol):
    """What learns in rounds, and can be measured, saved and continued."""

    rounds: int
    played: int
    seconds: float
    """Of processor time, in all runs together."""
    elsewhere: float
    """Of these, in other processes of this run."""

    def round(self) -> tuple[float, float]: ...
    def measure(self, count: int, series: int) -> Strength: ...
    def save(self) -> None: ...
    def go_on(self) -> None: ...


def run(learner: Learner, plan: Plan, first: str, second: str) -> None:
    """A whole run, or the rest of one; a round returns two figures, which have these names."""
    before, curve = time.process_time(), plan.out.with_suffix(".csv")
    if plan.out.exists():
        learner.go_on()
    else:
        curve.write_text(f"{HEAD},{first},{second}\n", encoding="ascii")
    spent, found = learner.seconds, (0.0, 0.0)

    def note(strength: Strength) -> None:
        minutes = learner.seconds / 60
        numbers = f"{minutes:.1f},{learner.rounds},{learner.played},{strength.share:.4f},{strength.half:.4f}"
        with curve.open("a", encoding="ascii") as file:
            file.write(f"{numbers},{strength.games},{found[0]:.4f},{found[1]:.4f}\n")
        print(f"{minutes:6.1f} min  {learner.played} games: {strength}", flush=True)

    while learner.seconds < 60 * plan.minutes:
        if learner.rounds % plan.check_every == 0:
            note(learner.measure(plan.check_games, CHECKS))
        found = learner.round()
        learner.seconds = spent + time.process_time() - before + learner.elsewhere
        print(f"round {learner.rounds}: {first} {found[0]:.4f}, {second} {found[1]:.4f}", flush=True)
        if learner.rounds % SAVE_EVERY == 0:
            learner.save()
    learner.save()
    note(learner.measure(plan.last_games, FRESH))
