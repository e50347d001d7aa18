"""The view of a seat of Heroes of the World, with types."""

from __future__ import annotations

import msgspec


class Place(msgspec.Struct):
    """A seat as the view shows it."""

    colour: str
    points: int
    coins: int
    supply: int
    hand_size: int
    played: list[str]
    known: list[str]


class Standing(msgspec.Struct):
    """What a seat would be paid if the territory were scored now."""

    seat: int
    place: int
    points: int


class Land(msgspec.Struct):
    """A territory."""

    id: str
    in_play: bool
    spaces: int
    discoveries: list[str]
    scored: bool
    population: list[int]
    standings: list[Standing]


class WonderAt(msgspec.Struct):
    """A wonder and where it is."""

    id: str
    place: str
    owner: int | None
    used: bool


class Attack(msgspec.Struct):
    """The attack that is going on."""

    territory: str
    rival: int
    power: int
    faces: list[int]
    fleeing: int


class Migration(msgspec.Struct):
    """The migration that is going on."""

    origin: str | None
    left: int


class Scoring(msgspec.Struct):
    """The scoring that is going on, and the wonder that may change it."""

    territory: str
    pay: list[int]
    wonder: str


class Decision(msgspec.Struct):
    """What is asked."""

    seat: int
    kind: str


class Table(msgspec.Struct):
    """The view of a seat, with types."""

    players: int
    viewer: int | None
    epoch: str
    scorings: int
    turn: int
    step: str
    hero: str | None
    left: int
    drawn: list[str]
    surveyed: list[str]
    attack: Attack | None
    migration: Migration | None
    scoring: Scoring | None
    seats: list[Place]
    hand: list[str] | None
    row: list[str]
    deck_size: int
    bag: list[str]
    bank: int
    territories: list[Land]
    wonders: list[WonderAt]
    decision: Decision | None
    over: bool
    options: dict[str, str | int]
