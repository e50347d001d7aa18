"""The view of a seat of Heroes of the World as a dict with types: what `state.view` returns."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict, cast

from herohall.core.event import View
from herohall.core.view_types import CommonView

Epoch = Literal["ancient", "modern"]


class PlacingView(TypedDict):
    """How many a seat has still to place before the first turn, and of how many."""

    left: int
    of: int


class SeatView(TypedDict):
    """A seat as the view shows it; the hand only after the game."""

    colour: str
    points: int
    coins: int
    supply: int
    placing: PlacingView | None
    made: int
    discovery_sum: int
    discoverers: int
    played: list[str]
    hand_size: int
    known: list[str]
    hand: NotRequired[list[str]]


class StandingView(TypedDict):
    """What a seat would be paid if the territory were scored now."""

    seat: int
    place: int
    points: int


class TerritoryView(TypedDict):
    """A territory, what its places are worth, and who would be paid."""

    id: str
    in_play: bool
    spaces: int
    discoveries: list[str]
    scored: bool
    population: list[int]
    worth: list[int]
    standings: list[StandingView]


class WonderView(TypedDict):
    """A wonder and where it is."""

    id: str
    place: Literal["gone", "waiting", "offer", "owned"]
    owner: int | None
    used: bool


class ChangeView(TypedDict):
    """What a face of the die would give to a seat or take from it."""

    seat: int
    population: NotRequired[int]
    coins: NotRequired[int]
    points: NotRequired[int]


class OddsView(TypedDict):
    """What a face of the die would do."""

    face: int
    chance: float
    count: int
    changes: list[ChangeView]
    leader: int | None


class AttackView(TypedDict):
    """The attack under way."""

    territory: str
    rival: int
    power: int
    odds: list[OddsView]
    faces: list[int]
    fleeing: int


class MigrationView(TypedDict):
    """The migration under way."""

    origin: str | None
    left: int
    free: bool


class ScoringView(TypedDict):
    """The scoring under way, and the wonder that may change it."""

    territory: str
    pay: list[int]
    wonder: str


class WorldView(CommonView):
    """All that a seat, or a spectator, may know of a game of Heroes of the World."""

    box: str
    epoch: Epoch
    scorings: int
    closing: bool
    turn: int
    step: str
    hero: str | None
    left: int
    drawn: list[str]
    surveyed: list[str]
    received: list[str]
    attack: AttackView | None
    migration: MigrationView | None
    scoring: ScoringView | None
    seats: list[SeatView]
    hand: list[str] | None
    row: list[str]
    deck_size: int
    deck: list[str] | None
    bag: list[str]
    bank: int
    territories: list[TerritoryView]
    wonders: list[WonderView]
    acting: NotRequired[str]
    """The wonder whose power is being carried out, where the answers depend on it (H9.8)."""


def world_view(view: View) -> WorldView:
    """A view of Heroes of the World, from a state or a chair, with types for those who check theirs.

    >>> import herohall
    >>> world_view(herohall.game("world").new(players=2, seed=7).view(0))["territories"][0]["id"]
    'mediterranean'
    """
    return cast("WorldView", view)
