"""Many games side by side, in which every seat has a player of its own kind: the league's tables."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from herohall.bots.asker import Asker
from herohall.bots.base import Bot
from herohall.bots.learned import no_insight
from herohall.core.encoder import Encoder
from herohall.core.errors import BadOption
from herohall.core.evaluator import win_shares
from herohall.core.state import State
from herohall.research.train.network import Bytes, Mask

Numbers = NDArray[np.int64]
LEARNER = 0
"""The seat is the learner's."""
BOT = -1
"""The seat is that of a bot, who is asked at once; lower numbers are other bots, those above 0 past selves."""


class Game(NamedTuple):
    """One game to be played: its beginning, and who sits where."""

    state: State
    encoder: Encoder
    seats: list[int]


class Question(NamedTuple):
    """Decisions that are waiting for a network, one per row."""

    rows: Bytes
    masks: Mask
    places: Numbers
    seats: Numbers
    players: Numbers
    """Whose decisions they are."""


def encoder_of(state: State) -> Encoder:
    """How decisions of games like this one are read; BadOption for a game without insight."""
    encoder = state.game.part("insight", no_insight)(state)
    if encoder is None:
        raise BadOption("bots-no-encoder", game=state.game.name)
    return encoder


class Tables:
    """Games that are played to their end together; those that end first wait for the others."""

    def __init__(self, games: list[Game], bots: list[Bot]) -> None:
        self.games = games
        self.asker = Asker(games[0].state.game)
        self.bots = bots
        self.shares: list[list[float]] = [[] for _ in games]
        """What each game has brought its seats, once it is over."""
        for place in range(len(games)):
            self._play_on(place)

    def _play_on(self, place: int) -> None:
        """Answer what needs no network: bots' questions, and those with one answer."""
        state, _encoder, seats = self.games[place]
        while True:
            seat = state.seat
            if seat is None:
                ranking = state.ranking
                assert ranking is not None
                self.shares[place] = win_shares(ranking)
                return
            if seats[seat] <= BOT:
                state.apply(self.asker.ask(self.bots[BOT - seats[seat]], state, seat, None))
                continue
            moves = state.moves()
            if len(moves) > 1:
                return
            state.apply(moves[0])

    def question(self) -> Question | None:
        """What the games still under way ask; None when all are over."""
        waiting = [place for place, shares in enumerate(self.shares) if not shares]
        if not waiting:
            return None
        games = [self.games[place] for place in waiting]
        seats = [asked(game.state) for game in games]
        rows, masks = read(games, seats)
        players = [game.seats[seat] for game, seat in zip(games, seats, strict=True)]
        return Question(rows, masks, np.array(waiting), np.array(seats), np.array(players))

    def answer(self, question: Question, chosen: NDArray[Any]) -> None:
        """Make the chosen moves, and play on to the next questions."""
        for place, move in zip(question.places.tolist(), chosen.tolist(), strict=True):
            self.games[place].state.apply(move)
            self._play_on(place)


def read(games: list[Game], seats: list[int]) -> tuple[Bytes, Mask]:
    """What the seats know, and which moves they may make."""
    asking = list(zip(games, seats, strict=True))
    rows = b"".join([game.encoder.row(game.state, seat) for game, seat in asking])
    masks = b"".join([game.encoder.legal(game.state) for game in games])
    return (
        np.frombuffer(rows, np.uint8).reshape(len(games), -1),
        np.frombuffer(masks, np.bool_).reshape(len(games), -1),
    )


def asked(state: State) -> int:
    """The seat that is asked in a game that goes on."""
    seat = state.seat
    assert seat is not None
    return seat
