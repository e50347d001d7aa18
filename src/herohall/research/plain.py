"""Numbers for a game without its own observer: what every view has, and its other facts spread by a hash."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from zlib import crc32

from herohall.core.event import JSON, View
from herohall.core.game import Game
from herohall.core.state import SHARED
from herohall.research.fields import Field, Layout, Observer, marks

BUCKETS = 512


class PlainObserver(Observer):
    """A row for any game, made from the view alone.

    Each fact (`hand.0 = 5`) adds one to the number its hash falls on. Facts may share a number, so something is lost,
    but nothing outside the view is revealed. A game that is to be learned well needs its own observer.
    """

    def __init__(self, game: Game) -> None:
        seats = game.max_players
        self.seats = seats
        self.layout = Layout(
            [
                Field("players", seats, 1, "how many play"),
                Field("viewer", seats, 1, "one's own seat"),
                Field("asked", seats, 1, "whose decision it is"),
                Field("scores", seats, 100, "each seat's score"),
                Field("over", 1, 1, "the game is over"),
                Field("facts", BUCKETS, 4, "every other fact of the view, by its hash"),
            ]
        )

    def numbers(self, view: View) -> dict[str, list[int]]:
        seats, players, scores, decision = self.seats, view["players"], view["scores"], view["decision"]
        assert isinstance(players, int)
        assert isinstance(scores, list)
        viewer = view["viewer"]
        asked = decision["seat"] if isinstance(decision, dict) else None
        points = [max(score, 0) for score in scores if isinstance(score, int)]
        return {
            "players": marks([players - 1], seats),
            "viewer": marks([viewer] if isinstance(viewer, int) else [], seats),
            "asked": marks([asked] if isinstance(asked, int) else [], seats),
            "scores": points + [0] * (seats - players),
            "over": [int(view["over"] is True)],
            "facts": marks([bucket(fact) for fact in facts(own_facts(view))], BUCKETS),
        }


def observer_for(game: Game) -> Observer:
    """The game's own observer, or the plain one."""
    kind: Callable[[Game], Observer] = game.part("observer", PlainObserver)
    return kind(game)


def layout_for(game: Game) -> Layout:
    """The fields of a game's observations: those its encoder writes, or its observer."""
    find: Callable[[Game], Layout] = game.part("layout", lambda game: observer_for(game).layout)
    return find(game)


def own_facts(view: View) -> View:
    """The facts that only this game's views have, and the kind of question. The rest has fields or never changes."""
    decision = view["decision"]
    kind = decision["kind"] if isinstance(decision, dict) else None
    return {"kind": kind, **{name: fact for name, fact in view.items() if name not in SHARED}}


def facts(value: JSON, path: str = "") -> Iterator[str]:
    """Every single fact in a part of a view, with the way to it.

    >>> list(facts({"hand": [5, None]}))
    ['.hand.0=5', '.hand.1=None']
    """
    if isinstance(value, dict):
        for name, part in value.items():
            yield from facts(part, f"{path}.{name}")
    elif isinstance(value, list):
        for place, part in enumerate(value):
            yield from facts(part, f"{path}.{place}")
    else:
        yield f"{path}={value}"


def bucket(fact: str) -> int:
    """The number a fact falls on."""
    return crc32(fact.encode()) % BUCKETS
