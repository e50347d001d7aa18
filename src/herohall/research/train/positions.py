"""Positions at the ends of turns, with what came of them: what a network that judges them learns from.

They are kept in files of some hundred games each, so that a collection can be stopped at any time and continued.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from herohall.bots.judging import no_prospects
from herohall.bots.thumb import SLIPS, noticed
from herohall.core.errors import BadOption
from herohall.core.evaluator import Evaluator, win_shares
from herohall.core.game import Game
from herohall.core.prospect import Prospects
from herohall.core.state import State

SEATS = 5
NO_SEAT = -1e9
"""Instead of a logarithm, for seats that are not there."""
STRAY = 0.03
"""How often a player who thinks of all seats makes any move at all: so more positions are seen."""
CAREFUL = 0.75
"""In how many games everybody thinks of all seats; in the others, as `medium` does, of themselves alone. Never mixed:
else the network learns to tell the better players by their habits, and takes the habits for good moves."""
KEPT = 0.4
"""How many of the positions of a game are kept: neighbours are much alike."""
USUAL = 0.5
"""How often the game has its default number of players."""
SEED_BITS = 60


class Positions(NamedTuple):
    """Positions, one per row, with five seats each."""

    rows: NDArray[np.uint8]
    """Positions × seats × bytes."""
    bases: NDArray[np.float32]
    """The logarithm of each seat's chance by rules of thumb."""
    shares: NDArray[np.float32]
    """Each seat's share of the win."""
    gains: NDArray[np.float32]
    """The points each seat was still to get."""
    games: NDArray[np.int64]
    """The number of the game."""

    def only(self, chosen: NDArray[np.int64] | NDArray[np.bool_] | slice) -> Positions:
        """Some of the positions."""
        fields: list[Any] = [field[chosen] for field in self]
        return Positions(*fields)


def prospects_of(game: Game) -> Prospects:
    """What lies before the seats of a game, as bytes; BadOption for a game that does not say."""
    found = game.part("prospects", no_prospects)()
    if found is None:
        raise BadOption("bots-no-encoder", game=game.name)
    return found


class Collector:
    """Plays games by rules of thumb, all of one kind, and keeps positions."""

    def __init__(self, game: Game, seed: int) -> None:
        evaluator = game.evaluator()
        if evaluator is None:
            raise BadOption("bots-no-evaluator", game=game.name)
        self.game = game
        self.evaluator: Evaluator = evaluator
        self.prospects = prospects_of(game)
        self.chance = Random(seed)

    def collect(self, first: int, count: int) -> Positions:
        """Positions of so many games, whose numbers begin with the first."""
        kept: list[tuple[list[bytes], list[float], list[float], list[float], int]] = []
        for number in range(first, first + count):
            kept += [(*position, number) for position in self.play()]
        return packed(kept)

    def play(self) -> list[tuple[list[bytes], list[float], list[float], list[float]]]:
        """One game: rows, chances, shares of the win, and points still to get, of each position kept."""
        chance = self.chance
        counts = range(self.game.min_players, self.game.max_players + 1)
        players = self.game.default_players if chance.random() < USUAL else chance.choice(counts)
        state = self.game.fresh(players, chance.getrandbits(SEED_BITS))
        careful = chance.random() < CAREFUL
        found: list[tuple[list[bytes], list[float], list[int]]] = []
        turn = self.evaluator.turn(state)
        while state.seat is not None:
            state.apply(self.choose(state, careful))
            if state.seat is None or self.evaluator.turn(state) == turn:
                continue
            turn = self.evaluator.turn(state)
            if chance.random() < KEPT:
                found.append((self.prospects.rows(state), self.evaluator.chances(state), state.scores))
        assert state.ranking is not None
        shares, scores = win_shares(state.ranking), state.scores
        return [
            (rows, chances, shares, [float(end - now) for end, now in zip(scores, points, strict=True)])
            for rows, chances, points in found
        ]

    def choose(self, state: State, careful: bool) -> int:
        """The move of a player, who knows nothing that is hidden from the seat."""
        moves = state.moves()
        if len(moves) == 1:
            return moves[0]
        if careful and self.chance.random() < STRAY:
            return self.chance.choice(moves)
        assert state.seat is not None
        imagined = state.sample(state.seat, self.chance.getrandbits(SEED_BITS))
        if careful:
            weights = self.evaluator.weights(imagined)
            return moves[max(range(len(moves)), key=lambda place: weights[place])]
        weights = self.evaluator.own_weights(imagined)
        return moves[max(noticed(moves, SLIPS, self.chance), key=lambda place: weights[place])]


def packed(kept: list[tuple[list[bytes], list[float], list[float], list[float], int]]) -> Positions:
    """Positions as arrays."""
    count, size = len(kept), len(kept[0][0][0])
    rows = np.zeros((count, SEATS, size), np.uint8)
    bases, shares, gains = (np.zeros((count, SEATS), np.float32) for _ in range(3))
    bases[:] = NO_SEAT
    for place, (each, chances, won, points, _number) in enumerate(kept):
        seats = len(each)
        rows[place, :seats] = np.frombuffer(b"".join(each), np.uint8).reshape(seats, size)
        bases[place, :seats] = np.log(np.maximum(chances, 1e-6))
        shares[place, :seats] = won
        gains[place, :seats] = points
    return Positions(rows, bases, shares, gains, np.array([entry[-1] for entry in kept], np.int64))


def write_positions(positions: Positions, file: Path) -> None:
    """Keep positions in a file, whole or not at all."""
    half = file.with_suffix(".part")
    with half.open("wb") as stream:
        np.savez_compressed(stream, **positions._asdict())
    half.rename(file)


def read_positions(folder: Path) -> Positions:
    """All positions that are kept in a folder."""
    files = sorted(folder.glob("*.npz"))
    loaded = [np.load(file, allow_pickle=False) for file in files]
    return Positions(*(np.concatenate([each[name] for each in loaded]) for name in Positions._fields))
