"""The view of a seat of Seventh Hero as a dict with types: what `state.view` returns."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict, cast

from herohall.core.event import View
from herohall.core.view_types import CommonView


class SeatView(TypedDict):
    """A seat as the view shows it; the hand only after the game."""

    party: list[int]
    used: list[int]
    hand_size: int
    eliminated: list[int]
    hand: NotRequired[list[int]]


class WanderingView(TypedDict):
    """The wandering hero; its card only for those who know it, who must pass it on only where anyone can be named."""

    at: int
    source: Literal["hand", "deck", "unseen", "party"]
    seen_by: list[int]
    must_fit: bool
    forbidden: NotRequired[list[int]]
    card: NotRequired[int]


class ClueView(TypedDict):
    """A clue of this turn; its card only for asker and active player."""

    seat: int
    answer: bool
    card: NotRequired[int]


class AnnouncedView(TypedDict):
    """A power that waits for its effect; `target` is 0 for those without one, `to` the player a 4 names."""

    seat: int
    power: int
    target: int
    to: NotRequired[int]


class DoubledView(TypedDict):
    """A pair about to leave."""

    seat: int
    card: int


class SeventhView(CommonView):
    """All that a seat, or a spectator, may know of a game of Seventh Hero."""

    turn: int
    active: int
    requirement: int
    fits: list[int]
    ignored: bool
    unmatched: bool
    deck: int
    discard: list[int]
    seats: list[SeatView]
    hand: list[int] | None
    wandering: WanderingView | None
    clues: list[ClueView]
    window: Literal["W1", "W2", "W3", "W4", "R"] | None
    announced: list[AnnouncedView]
    doubled: DoubledView | None


def seventh_view(view: View) -> SeventhView:
    """A view of Seventh Hero, from a state or a chair, with types for those who check theirs.

    >>> import herohall
    >>> seventh_view(herohall.game("seventh").new(players=4, seed=7).view(0))["seats"][1]["hand_size"]
    5
    """
    return cast("SeventhView", view)
