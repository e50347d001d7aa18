"""Secrecy by pairs: two states that a viewer cannot tell apart go on looking alike until a hidden fact comes out."""

from __future__ import annotations

import json
from random import Random

from tests.seventh.playing import GAME

from herohall.core.encoder import SPECTATOR
from herohall.core.event import Event, View, is_news
from herohall.core.match import Match
from herohall.games.seventh.encoding import SeventhEncoder
from herohall.games.seventh.game import SeventhState

COMING_OUT = {
    "revealed": {"card"},
    "sent": {"card"},
    "discarded": {"card"},
    "drew": {"cards"},
    "clue": {"answer"},
    "looked": {"card"},
    "recruited": {"card"},
    "doubled": {"card"},
    "burned": {"card"},
    "turned_up": {"card"},
    "ended": {"reason", "ranking"},
}
"""Events that may bring a hidden fact to light, and where it stands; all else must be the same in both."""


class Difference(AssertionError):
    """The viewer can tell the two states apart."""


def demand(holds: bool, otherwise: str) -> None:
    if not holds:
        raise Difference(otherwise)


def question(state: SeventhState, viewer: int | None) -> object:
    """What the viewer learns of the question: all of it only if it is their own."""
    if state.over:
        return None
    decision = state.decision
    own = decision.moves if decision.seat == viewer else None
    return decision.seat, decision.kind, decision.rule, own


def refusals(state: SeventhState, viewer: int | None) -> object:
    """What the viewer hears when they try every move there is."""
    if viewer is None or state.seat != viewer:
        return None
    legal = state.moves()
    found = []
    for move in range(GAME.move_count):
        if move not in legal:
            error = state.refusal(move)
            found.append((error.rule, error.key, error.params, str(error)))
    return found


def check_alike(one: SeventhState, other: SeventhState, viewer: int | None) -> None:
    """Same view, same question, same observation, same refusals."""
    mine, theirs = json.dumps(one.view(viewer), sort_keys=True), json.dumps(other.view(viewer), sort_keys=True)
    demand(mine == theirs, f"views of {viewer} differ:\n{mine}\n{theirs}")
    demand(question(one, viewer) == question(other, viewer), "questions differ")
    seat = SPECTATOR if viewer is None else viewer
    encoder = SeventhEncoder(one)
    demand(encoder.row(one, seat) == encoder.row(other, seat), f"observations of {viewer} differ")
    demand(refusals(one, viewer) == refusals(other, viewer), "refusals differ")


def check_events(one: list[Event], other: list[Event], viewer: int | None) -> bool:
    """Whether all that happened looks the same; Difference if something differs that is not a hidden fact."""
    for mine, theirs in zip(one, other, strict=False):
        a, b = mine.seen_by(viewer), theirs.seen_by(viewer)
        if a == b:
            continue
        if {a["event"], b["event"]} in ({"recruited", "doubled"}, {"sent", "unmatched"}) and is_news(mine, GAME.news):
            return False  # a hidden card decides: the hero, or the last card that the table sends (S5.10)
        demand(a["event"] == b["event"] and a["event"] in COMING_OUT, f"events differ: {a} {b}")
        name = str(a["event"])
        demand(_without(a, name) == _without(b, name), f"events differ: {a} {b}")
        return False
    demand(len(one) == len(other), "more happened in one than in the other")
    return True


def _without(event: View, name: str) -> View:
    return {key: value for key, value in event.items() if key not in COMING_OUT[name]}


def same_move(one: SeventhState, other: SeventhState, viewer: int | None, chance: Random) -> tuple[int, int] | None:
    """A move for each that looks the same to the viewer."""
    moves = one.moves()
    chance.shuffle(moves)
    for move in moves:
        told = one.told(move, viewer)
        alike = [twin for twin in other.moves() if other.told(twin, viewer) == told]
        if alike:
            return move, chance.choice(alike)
    return None


def follow(one: SeventhState, other: SeventhState, viewer: int | None, chance: Random, limit: int = 40) -> int:
    """Play both on with moves that look the same; the number of moves until something hidden came out."""
    check_alike(one, other, viewer)
    for count in range(limit):
        pair = None if one.over or other.over else same_move(one, other, viewer, chance)
        if pair is None:
            return count
        if not check_events(one.play(pair[0]), other.play(pair[1]), viewer) or one.over or other.over:
            return count
        check_alike(one, other, viewer)
    return limit


def account_by_hand(match: Match, viewer: int | None) -> list[str]:
    """The body of an account, put together only from what `told` and `seen_by` give the viewer."""
    state, events = match.record.opening()
    lines = [_line(event.seen_by(viewer)) for event in events]
    for index in match.record.effective():
        move = match.record.move_at(state, index)
        lines.append(f"{state.seat} {state.told(move, viewer)}")
        lines += [_line(event.seen_by(viewer)) for event in state.play(move)]
    return lines


def _line(event: View) -> str:
    return "  * " + " ".join([str(event["event"]), *(f"{key}={event[key]}" for key in event if key != "event")])
