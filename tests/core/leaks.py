"""Faults put in by hand: events that tell everybody what only some may know."""

from __future__ import annotations

import pytest

from herohall.core.event import EventTable


def lay_open(monkeypatch: pytest.MonkeyPatch, table: EventTable, number: int) -> None:
    """All facts of this kind of event are told to all."""
    kind = table.kinds[number]
    told = list(table.open)
    told[number] = told[number] + table.secret[number]
    monkeypatch.setattr(table, "open", told)
    monkeypatch.setattr(kind, "open", kind.open + kind.secret)
    monkeypatch.setattr(kind, "secret", [])
