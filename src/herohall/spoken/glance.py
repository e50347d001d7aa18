"""What one viewer knows of a table at one moment: all that text mode ever speaks from."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from herohall.core.errors import HallError
from herohall.core.event import View
from herohall.core.match import Match
from herohall.core.view_types import CommonView


class Glance:
    """A view, the log behind it, and why a text would not be a legal answer."""

    def __init__(self, view: View, log: list[View], parse: Callable[[str], int] | None) -> None:
        self.view = view
        self.log = log
        self._parse = parse
        """None for a viewer who is not asked: the reason of a refusal may reveal the hand of the player who is."""
        shared = cast(CommonView, view)
        self.viewer = shared["viewer"]
        """The seat that looks; None for a spectator."""
        self.over = shared["over"]
        self.scores = shared["scores"]
        self._ranking = shared["ranking"]
        decision = shared["decision"]
        self.asked = None if decision is None else decision["seat"]
        """The seat that must decide."""
        self.rule = "" if decision is None else decision["rule"]
        """The number of the rule behind the question."""
        self.moves = [] if decision is None else decision.get("moves", [])
        """The viewer's legal moves, in the words of records."""

    @classmethod
    def of(cls, match: Match, viewer: int | None) -> Glance:
        """A table as a viewer knows it now."""
        state = match.state
        asked = viewer is not None and state.seat == viewer
        return cls(state.view(viewer), match.log(viewer), state.parse if asked else None)

    @property
    def ranking(self) -> list[list[int]]:
        """Seats best first, equals together; while the game is played, by the scores as they are."""
        if self._ranking is not None:
            return self._ranking
        best = sorted(set(self.scores), reverse=True)
        return [[seat for seat, score in enumerate(self.scores) if score == one] for one in best]

    def refusal(self, text: str) -> HallError | None:
        """Why a text is not a legal answer of the viewer; None if the rules have no reason."""
        if self._parse is None:
            return None
        try:
            self._parse(text)
        except HallError as error:
            return error
        return None
