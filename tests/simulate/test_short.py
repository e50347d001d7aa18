"""The simulation in its shortest form, in the quick tests: it holds, and finds a fault, twice at the same moment."""

from __future__ import annotations

import pytest

from herohall.core.errors import BadOption
from herohall.proof.simulate.faults import put_in
from herohall.proof.simulate.history import incidents
from herohall.proof.simulate.people import Device
from herohall.proof.simulate.run import Plan, simulate
from herohall.proof.simulate.shrink import shortest
from herohall.proof.simulate.world import World

ONE_PROCESS = 1
"""The seed of a world with one process."""


def quiet(_key: str, _done: int, _total: int) -> None:
    """No progress is shown."""


def test_an_hour_holds() -> None:
    found = simulate(Plan(hours=1, seed=ONE_PROCESS), quiet)
    assert found.failure is None
    assert found.moves > 20
    assert found.acknowledged > 10
    assert found.crashes > 0


def test_a_fault_is_found_and_its_history_shortened() -> None:
    found = simulate(Plan(hours=5, fault="told-early"), quiet)
    assert found.failure is not None
    assert found.failure.rule == "told"
    assert found.failure.only == []  # no incident is needed to be told too early
    again = simulate(Plan(hours=1, seed=found.failure.seed, fault="told-early", only=[], shrink=False), quiet)
    assert again.failure is not None
    assert again.failure.at == found.failure.at


def test_there_is_no_such_fault() -> None:
    with pytest.raises(BadOption), put_in("gremlins"):
        pass


def test_the_history_of_an_hour_is_made_from_the_seed() -> None:
    assert incidents(7, 2, shared=True) == incidents(7, 2, shared=True)
    assert incidents(7, 2, shared=True) != incidents(8, 2, shared=True)
    assert all(2 * 3600 <= one.at < 3 * 3600 for one in incidents(7, 2, shared=False))


def test_what_does_not_matter_is_left_out() -> None:
    def again(some: list[int]) -> list[int] | None:
        return some if {3, 17} <= set(some) else None

    assert shortest([*range(30)], again, lambda _done, _most: None) == ([3, 17], [3, 17])


def test_a_page_of_an_earlier_table_does_not_come_to_the_next_one() -> None:
    world = World(ONE_PROCESS)
    person = world.new_person()
    person.table = "first"
    person.devices = [Device(person), Device(person)]
    earlier = person.devices[:]
    person.new_table("second", None)
    for device in earlier:
        device.connect()  # as after a connection that was lost just before
    assert [device.wire for device in earlier] == [None, None]
    assert [device.wire is None for device in person.devices] == [False]
