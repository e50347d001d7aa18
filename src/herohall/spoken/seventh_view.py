"""The view of a seat of Seventh Hero, with types."""

from __future__ import annotations

import msgspec


class Place(msgspec.Struct):
    """A seat as the view shows it."""

    party: list[int]
    used: list[int]
    hand_size: int
    eliminated: list[int]
    hand: list[int] | None = None


class Wandering(msgspec.Struct):
    """The wandering hero."""

    at: int
    source: str
    seen_by: list[int]
    must_fit: bool
    card: int = 0


class Clue(msgspec.Struct):
    """A clue of this turn."""

    seat: int
    answer: bool
    card: int = 0


class Announced(msgspec.Struct):
    """A power that waits for its effect."""

    seat: int
    power: int
    target: int


class Doubled(msgspec.Struct):
    """A pair about to leave."""

    seat: int
    card: int


class Decision(msgspec.Struct):
    """What is asked."""

    seat: int
    kind: str


class Table(msgspec.Struct):
    """The view of a seat, with types."""

    players: int
    viewer: int | None
    turn: int
    active: int
    requirement: int
    fits: list[int]
    ignored: bool
    deck: int
    discard: list[int]
    seats: list[Place]
    hand: list[int] | None
    wandering: Wandering | None
    clues: list[Clue]
    window: str | None
    announced: list[Announced]
    doubled: Doubled | None
    decision: Decision | None
    over: bool
    ranking: list[list[int]] | None
    options: dict[str, str | int]
