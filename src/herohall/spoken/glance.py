"""What one viewer knows of a table at one moment: all that text mode ever speaks from."""

from __future__ import annotations

from collections.abc import Callable

from herohall.core.errors import HallError
from herohall.core.event import View
from herohall.core.match import Match


class Glance:
    """A view, the log behind it, and why a text would not be a legal answer."""

    def __init__(self, view: View, log: list[View], parse: Callable[[str], int] | None) -> None:
        self.view = view
        self.log = log
        self._parse = parse
        """None for a viewer who is not asked: the reason of a refusal may reveal the hand of the player who is."""

    @classmethod
    def of(cls, match: Match, viewer: int | None) -> Glance:
        """A table as a viewer knows it now."""
        state = match.state
        asked = viewer is not None and state.seat == viewer
        return cls(state.view(viewer), match.log(viewer), state.parse if asked else None)

    @property
    def viewer(self) -> int | None:
        """The seat that looks; None for a spectator."""
        seat = self.view["viewer"]
        return seat if isinstance(seat, int) else None

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.scores)

    @property
    def scores(self) -> list[int]:
        """Each seat's score now."""
        scores = self.view["scores"]
        assert isinstance(scores, list)
        return [score for score in scores if isinstance(score, int)]

    @property
    def ranking(self) -> list[list[int]]:
        """Seats best first, equals together; while the game is played, by the scores as they are."""
        ranking = self.view["ranking"]
        if isinstance(ranking, list):
            return [[seat for seat in place if isinstance(seat, int)] for place in ranking if isinstance(place, list)]
        best = sorted(set(self.scores), reverse=True)
        return [[seat for seat, score in enumerate(self.scores) if score == one] for one in best]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.view["over"] is True

    @property
    def asked(self) -> int | None:
        """The seat that must decide."""
        seat = self._decision.get("seat")
        return seat if isinstance(seat, int) else None

    @property
    def rule(self) -> str:
        """The number of the rule behind the question."""
        return str(self._decision.get("rule", ""))

    @property
    def moves(self) -> list[str]:
        """The viewer's legal moves, in the words of records."""
        moves = self._decision.get("moves")
        return [str(move) for move in moves] if isinstance(moves, list) else []

    @property
    def _decision(self) -> View:
        decision = self.view["decision"]
        return decision if isinstance(decision, dict) else {}

    def refusal(self, text: str) -> HallError | None:
        """Why a text is not a legal answer of the viewer; None if the rules have no reason."""
        if self._parse is None:
            return None
        try:
            self._parse(text)
        except HallError as error:
            return error
        return None
