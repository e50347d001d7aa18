"""The parts of a view that all games share, with types. Each game adds its own in `games/NAME/view_types.py`."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from herohall.core.options import Value


class DecisionView(TypedDict):
    """The question before the table; its moves only for the seat that is asked."""

    seat: int
    kind: str
    rule: str
    moves: NotRequired[list[str]]
    forecasts: NotRequired[dict[str, object]]
    """By move, what it would bring: only where a table shows it to the one who is asked."""


class CommonView(TypedDict):
    """What a view of every game holds."""

    game: str
    players: int
    options: dict[str, Value]
    viewer: int | None
    decision: DecisionView | None
    over: bool
    scores: list[int]
    ranking: list[list[int]] | None
