"""Secrecy by pairs: two states a viewer cannot tell apart must go on looking alike until something new comes out."""

from __future__ import annotations

import json
from random import Random

from tests.world.playing import GAME

from herohall.core.encoder import SPECTATOR
from herohall.core.event import Event, View
from herohall.games.world.encoding import WorldEncoder
from herohall.games.world.game import WorldState

COMING_OUT = {
    "dealt": {"hero"},
    "drew": {"hero"},
    "turned_up": {"hero"},
    "found": {"discovery"},
    "surveyed": {"discovery"},
    "rolled": {"face"},
}
"""Events that bring chance or a hidden hero to light, and where it stands; all else must be the same in both."""
OWN = {"dealt", "drew"}
"""These do so only for the seat they are about."""


class Difference(AssertionError):
    """The viewer can tell the two states apart."""


def demand(holds: bool, otherwise: str) -> None:
    if not holds:
        raise Difference(otherwise)


def question(state: WorldState, viewer: int | None) -> object:
    """What the viewer learns of the question: all of it only if it is their own."""
    if state.over:
        return None
    decision = state.decision
    own = decision.moves if decision.seat == viewer else None
    return decision.seat, decision.kind, decision.rule, own


def refusals(state: WorldState, viewer: int | None) -> object:
    """What the viewer hears when they try every move there is."""
    if viewer is None or state.seat != viewer:
        return None
    legal = set(state.moves())
    errors = [state.refusal(move) for move in range(GAME.move_count) if move not in legal]
    return [(error.rule, error.key, error.params) for error in errors]


def check_alike(one: WorldState, other: WorldState, viewer: int | None, thoroughly: bool = True) -> None:
    """Same view, same question, same observation, and, if asked for, same refusals."""
    mine, theirs = json.dumps(one.view(viewer)), json.dumps(other.view(viewer))
    demand(mine == theirs, f"views of {viewer} differ:\n{mine}\n{theirs}")
    demand(question(one, viewer) == question(other, viewer), "questions differ")
    seat = SPECTATOR if viewer is None else viewer
    encoder = WorldEncoder(one)
    demand(encoder.row(one, seat) == encoder.row(other, seat), f"observations of {viewer} differ")
    if thoroughly:
        demand(refusals(one, viewer) == refusals(other, viewer), "refusals differ")


def check_events(one: list[Event], other: list[Event], viewer: int | None) -> bool:
    """Whether all that happened looks the same; Difference if something differs that nobody could have foreseen."""
    for mine, theirs in zip(one, other, strict=False):
        a, b = mine.seen_by(viewer), theirs.seen_by(viewer)
        if a != b:
            name = str(a["event"])
            new = name in COMING_OUT and (name not in OWN or a.get("seat") == viewer)
            demand(new and _without(a, name) == _without(b, name), f"events differ: {a} {b}")
            return False
    demand(len(one) == len(other), "more happened in one than in the other")
    return True


def _without(event: View, name: str) -> View:
    return {key: value for key, value in event.items() if key not in COMING_OUT[name]}


def same_move(one: WorldState, other: WorldState, viewer: int | None, chance: Random) -> int | None:
    """A move that both can make; all moves are public, so it must be the same one."""
    both = [move for move in one.moves() if move in other.moves()]
    if one.seat == viewer:
        demand(one.moves() == other.moves(), "the viewer's own moves differ")
    return chance.choice(both) if both else None


def follow(one: WorldState, other: WorldState, viewer: int | None, chance: Random, limit: int = 40) -> int:
    """Play both on with the same moves; the number of moves until chance or a hidden hero told them apart."""
    check_alike(one, other, viewer)
    for count in range(limit):
        move = None if one.over else same_move(one, other, viewer, chance)
        if move is None:
            return count
        demand(one.told(move, viewer) == other.told(move, viewer), "a move is told in different words")
        if not check_events(one.play(move), other.play(move), viewer) or one.over:
            return count
        check_alike(one, other, viewer, thoroughly=chance.random() < 0.1)
    return limit
