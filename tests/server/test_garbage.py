"""The collector stops everything, so it runs only when that is worth its time."""

from __future__ import annotations

import gc

import pytest

from herohall.server.gc_tuning import Garbage


@pytest.mark.parametrize(
    ("closed", "left", "added", "collected"),
    [
        (0, 5_000, 0, 0),
        (0, 5_000, 3_000_000, 0),  # what so many tables simply have
        (0, 10, 3_000_000, 1),  # what so few cannot have
        (0, 5_000, 200_000_000, 1),
        (19, 30, 0, 0),
        (20, 30, 0, 1),
        (900, 5_000, 0, 0),
        (1_000, 5_000, 0, 1),
    ],
)
def test_collecting_is_worth_its_time(
    closed: int, left: int, added: int, collected: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    collections: list[None] = []
    monkeypatch.setattr(gc, "get_count", lambda: (added, 0, 0))
    monkeypatch.setattr(gc, "collect", lambda: collections.append(None))
    Garbage().put_away(closed, left)
    assert len(collections) == collected
