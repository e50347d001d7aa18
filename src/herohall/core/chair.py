"""The place a bot sits on. It holds one sampled state of its seat's knowledge, never the true one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herohall.core.errors import NotAsked
from herohall.core.event import View

if TYPE_CHECKING:
    from herohall.core.game import Game
    from herohall.core.state import Decision, State


class Chair:
    """What one seat knows: its view, its decision if it is asked, and samples of what may be true."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        # A sample depends only on what the seat knows, and so does a sample of a sample.
        self.imagined = state.sample(seat, 0)
        """One state that fits all the seat knows, always the same; not to be changed."""

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.imagined.game

    @property
    def view(self) -> View:
        """All that the seat may know."""
        return self.imagined.view(self.seat)

    @property
    def decision(self) -> Decision:
        """The seat's own decision; NotAsked while it is somebody else's, GameOver after the game."""
        decision = self.imagined.decision
        if decision.seat != self.seat:
            raise NotAsked(self.seat)
        return decision

    def text(self, move: int) -> str:
        """A move in words."""
        return self.imagined.text(move)

    def sample(self, seed: int) -> State:
        """A state that fits all the seat knows."""
        return self.imagined.sample(self.seat, seed)
