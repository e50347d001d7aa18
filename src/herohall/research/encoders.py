"""Chooses the encoder for a game's observations: its own, or one that uses the views."""

from __future__ import annotations

from collections.abc import Callable

from herohall.core.encoder import SPECTATOR, Encoder
from herohall.core.state import State
from herohall.research.fields import Observer
from herohall.research.plain import observer_for


class ViewEncoder(Encoder):
    """For a game without its own encoder: slow, but with the same numbers."""

    def __init__(self, state: State) -> None:
        self.observer: Observer = observer_for(state.game)
        self.size = self.observer.layout.compact_size
        self.moves = state.game.move_count

    def observe(self, state: State, seat: int, pieces: list[bytes]) -> None:
        view = state.view(None if seat == SPECTATOR else seat)
        pieces.append(self.observer.layout.compact(self.observer.numbers(view)))

    def mask(self, state: State, pieces: list[bytes]) -> None:
        marks = bytearray(self.moves)
        for move in [] if state.over else state.moves():
            marks[move] = 1
        pieces.append(bytes(marks))


def encoder_for(state: State) -> Encoder:
    """The encoder of states with these players and options."""
    kind: Callable[[State], Encoder] = state.game.part("encoder", ViewEncoder)
    return kind(state)
