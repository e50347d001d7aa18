"""The place a bot sits on. It holds one sampled state of its seat's knowledge, never the true one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herohall.core.event import View

if TYPE_CHECKING:
    from herohall.core.game import Decision, Game, State


class Chair:
    """What one seat knows: its view, its decision if it is asked, and samples of what may be true."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        # A sample depends only on what the seat knows, and so does a sample of a sample.
        self._imagined = state.sample(seat, 0)

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self._imagined.game

    @property
    def view(self) -> View:
        """All that the seat may know."""
        return self._imagined.view(self.seat)

    @property
    def decision(self) -> Decision | None:
        """The seat's own decision; None while somebody else is asked or the game is over."""
        decision = self._imagined.decision
        return decision if decision is not None and decision.seat == self.seat else None

    def text(self, move: int) -> str:
        """A move in words."""
        return self._imagined.text(move)

    def sample(self, seed: int) -> State:
        """A state that fits all the seat knows."""
        return self._imagined.sample(self.seat, seed)
