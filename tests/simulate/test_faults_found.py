"""Faults put into the server by hand are found; a longer run holds, and a seed repeats exactly."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from herohall.proof.simulate.run import Plan, one_world, simulate
from herohall.proof.simulate.world import is_shared

FOUND = {
    "locks-dropped": {"turned away", "guard", "back"},
    "told-early": {"told"},
    "ids-forgotten": {"refused"},
    "one-view-for-all": {"secret"},
    "follows-the-clock": {"time"},
}
"""The faults that are found soon, and the rules they break; the others take longer.

What two processes break that write the same file depends on who comes first.
"""

SLOWLY = "follows-the-clock"
"""The one of them that takes longest."""

TRACE = """
from herohall.proof.simulate.run import one_world
print(one_world(({seed}, 1), only=range(1, 12))[0].trace)
"""


@pytest.mark.parametrize(
    "fault", [pytest.param(fault, marks=pytest.mark.long) if fault == SLOWLY else fault for fault in FOUND]
)
def test_a_fault_is_found(fault: str) -> None:
    found = simulate(Plan(hours=100, fault=fault, shrink=False), lambda *_: None)
    assert found.failure is not None
    assert found.failure.rule in FOUND[fault]


def test_some_hours_with_several_processes_hold() -> None:
    found = simulate(Plan(hours=1, seed=6), lambda *_: None)
    assert found.failure is None, found.failure
    assert found.shared_worlds == 1
    assert simulate(Plan(hours=1, seed=6), lambda *_: None).trace == found.trace


def test_a_seed_repeats_exactly_whatever_python_makes_of_hashes() -> None:
    def trace(hash_seed: str) -> str:
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        command = [sys.executable, "-c", TRACE.format(seed=1)]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout

    first = trace("1")
    assert len(first.strip()) == 32
    assert trace("2") == first


@pytest.mark.long
def test_a_failure_that_needs_incidents_is_shortened_to_them_and_repeats_exactly() -> None:
    alone = (seed for seed in range(1, 100) if not is_shared(seed))
    seed = next(seed for seed in alone if one_world((seed, 1), "locks-dropped")[0].broken is not None)
    found = simulate(Plan(hours=1, seed=seed, fault="locks-dropped"), lambda *_: None).failure
    assert found is not None
    kinds = [line.split()[2] for line in found.history]
    assert "visit" in kinds  # another program opens the file …
    assert any(kind.startswith(("crash", "stop")) for kind in kinds)  # … and whoever starts next finds less in it
    assert len(kinds) <= 4, kinds
    plan = Plan(hours=found.hours, seed=found.seed, fault="locks-dropped", only=found.only, shrink=False)
    again = simulate(plan, lambda *_: None).failure
    assert again is not None
    assert (again.at, again.said, again.last) == (found.at, found.said, found.last)
