"""Bots that were trained: a small network reads the bytes of an observation and likes some moves more than others.

A file of weights is an `.npz`, as `herohall.research.train` writes it, with what it was trained for. Needs numpy.
"""

from __future__ import annotations

import zipfile
from collections.abc import Callable
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from herohall.bots.base import Bot, Budget
from herohall.core.chair import Chair
from herohall.core.encoder import Encoder
from herohall.core.errors import BadOption
from herohall.core.game import Game
from herohall.core.options import Value
from herohall.core.state import State

Matrix = NDArray[np.float32]
FORMAT = 2
NEVER = np.float32(-1e9)
"""How much a move that is not legal is liked."""


class Weights:
    """A network of two hidden layers: from the bytes of an observation to a liking for every move."""

    def __init__(self, file: str) -> None:
        self.file = file
        try:
            with np.load(file, allow_pickle=False) as saved:
                self.check("format", int(saved["format"]), FORMAT)
                self.game = str(saved["game"])
                self.rules = int(saved["rules"])
                self.scale: Matrix = saved["scale"].astype(np.float32)
                self.layers: list[tuple[Matrix, Matrix]] = [
                    (saved[f"w{number}"].astype(np.float32), saved[f"b{number}"].astype(np.float32))
                    for number in range(4)
                ]
                self.value = self.layers.pop()
                """The last layer of the value, with which training goes on."""
        except (OSError, EOFError, KeyError, ValueError, zipfile.BadZipFile) as error:
            raise BadOption("bots-no-weights", file=file, why=f"{type(error).__name__}: {error}") from error

    def fit(self, game: Game, encoder: Encoder) -> None:
        """BadOption unless it was trained for this game and these numbers, or for those before some were added."""
        self.check("the game", self.game, game.name)
        known = game.under(self.rules).rules_version == self.rules  # older rules with the same numbers will do
        self.check("rules", self.rules, self.rules if known else game.rules_version)
        self.widen(encoder)
        self.check("bytes of an observation:", len(self.scale), encoder.size)
        # New moves come after all others: what was trained before they were there never makes them.
        moves = len(self.layers[-1][1])
        self.check("moves:", moves, min(moves, encoder.moves))

    def widen(self, encoder: Encoder) -> None:
        """Numbers that were added to observations since count for nothing."""
        places = [place - number for number, place in enumerate(encoder.added())]
        if len(self.scale) + len(places) == encoder.size:
            weights, bias = self.layers[0]
            self.scale = np.insert(self.scale, places, np.float32(0))
            self.layers[0] = np.insert(weights, places, np.float32(0), axis=0), bias

    def check(self, what: str, written: str | int, ours: str | int) -> None:
        """BadOption if what is written in the file is not what we have."""
        if written != ours:
            raise BadOption("bots-other-weights", file=self.file, what=what, written=str(written), ours=str(ours))

    def likings(self, row: bytes, legal: bytes) -> Matrix:
        """How much each move is liked."""
        signal = np.frombuffer(row, np.uint8) * self.scale
        for number, (weights, bias) in enumerate(self.layers):
            signal = signal @ weights + bias
            if number < len(self.layers) - 1:
                np.maximum(signal, 0, out=signal)
        likings = np.full(len(legal), NEVER, np.float32)
        likings[: len(signal)] = np.where(np.frombuffer(legal, np.bool_)[: len(signal)], signal, NEVER)
        return likings


@lru_cache(4)
def read_weights(file: str) -> Weights:
    """The weights of a file, read once in every process."""
    return Weights(file)


def no_encoder(state: State) -> Encoder:
    """Instead of the encoder of a game that has none."""
    raise BadOption("bots-no-encoder", game=state.game.name)


class TrainedBot(Bot):
    """Makes the move its network likes best."""

    def __init__(self, file: str, seed: int | None = None) -> None:
        self.level = file
        self.weights = read_weights(file)
        self._encoder: Encoder | None = None
        self._fits: tuple[Game, int, dict[str, Value]] | None = None
        """For which game, players and options the encoder is."""

    def choose(self, chair: Chair, budget: Budget | None = None) -> int:
        moves = chair.decision.moves
        if len(moves) == 1:
            return moves[0]
        return self.choose_openly(chair.imagined, chair.seat)

    def choose_openly(self, state: State, seat: int) -> int:
        """The same from any state that looks like this to the seat, the true one included: only its row is read."""
        encoder = self.encoder_of(state)
        return int(self.weights.likings(encoder.row(state, seat), encoder.legal(state)).argmax())

    def encoder_of(self, state: State) -> Encoder:
        """The encoder for states like this one."""
        fits = (state.game, state.players, state.options)
        if self._encoder is None or self._fits != fits:
            kind: Callable[[State], Encoder] = state.game.part("encoder", no_encoder)
            self._encoder, self._fits = kind(state), fits
            self.weights.fit(state.game, self._encoder)
        return self._encoder
