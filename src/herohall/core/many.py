"""Many games side by side, each at a decision: the loop below the batches of `herohall.research`. Compiled.

A game that is over is followed by the next one at once. Which games these are depends on the seed, the place and the
number of the game there, so that a batch may be cut into parts without becoming another one.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from hashlib import blake2b

from mypy_extensions import mypyc_attr

from herohall.core.encoder import BYTE, Encoder
from herohall.core.evaluator import win_shares
from herohall.core.state import State


def game_seed(seed: int, place: int, number: int) -> int:
    """The seed of a game: the n-th at its place.

    >>> game_seed(7, 0, 0) == game_seed(7, 0, 0) != game_seed(7, 0, 1)
    True
    """
    text = f"{seed} {place} {number}"
    return int.from_bytes(blake2b(text.encode(), digest_size=7).digest(), "big")


@mypyc_attr(allow_interpreted_subclasses=True)
class Lineup(ABC):
    """Who plays the other seats where a learner has only one."""

    @abstractmethod
    def sit_down(self, place: int, seed: int, learner: int) -> None:
        """A new game begins at a place: the others take their seats around the learner's."""

    @abstractmethod
    def choose(self, place: int, state: State, seat: int) -> int:
        """The move of another seat."""


class Many:
    """Games at consecutive places. After `begin` and after every `step` the results stand in its fields."""

    def __init__(self, first: State, encoder: Encoder, count: int, seed: int, start: int) -> None:
        self.first = first
        self.encoder = encoder
        self.count = count
        self.seed = seed
        self.start = start
        """The number of the first place, where these games are part of a larger batch."""
        self.lineup: Lineup | None = None
        self.by_points = False
        """Rewards are changes of the score instead of shares of the win."""
        self.keeps_last = False
        """Whether the last observation of a game that ended is kept."""
        self.states: list[State] = []
        self.numbers = [0] * count
        """How many games have begun at each place."""
        self.learners = [0] * count
        """The learner's seat at each place, where there is a line-up."""
        self.observations = b""
        self.masks = b""
        self.seats = b""
        self.over = b""
        self.rewards: list[float] = []
        """For each place all seats', or the learner's alone."""
        self.last: list[bytes] = []
        """The last observations of the games that ended in this step, in the order of their places."""

    def begin(self) -> None:
        """Set up the first games."""
        self.states = [self.first] * self.count
        self.numbers = [0] * self.count
        self.rewards = []
        for place in range(self.count):
            self._next_game(place)
            self.rewards += self._nothing()
        self.over = bytes(self.count)
        self._look()

    def step(self, moves: list[int]) -> None:
        """Every place makes its move, which must be legal."""
        self.rewards = []
        self.last = []
        over: list[bytes] = []
        for place in range(self.count):
            over.append(BYTE[1 if self._step_at(place, moves[place]) else 0])
        self.over = b"".join(over)
        self._look()

    def _step_at(self, place: int, move: int) -> bool:
        state = self.states[place]
        before: list[int] = state.scores if self.by_points else []
        state.apply(move)
        if self.lineup is not None:
            self._others_play(place)
        self._pay(place, before)
        if not state.over:
            return False
        if self.keeps_last:
            self.last.append(self.encoder.row(state, self.learners[place]))
        self._next_game(place)
        return True

    def _others_play(self, place: int) -> None:
        """Until the learner is asked, or the game is over."""
        state, learner, lineup = self.states[place], self.learners[place], self.lineup
        assert lineup is not None
        seat = state.seat
        while seat is not None and seat != learner:
            state.apply(lineup.choose(place, state, seat))
            seat = state.seat

    def _next_game(self, place: int) -> None:
        """The next game in which there is something to decide."""
        while True:
            number = self.numbers[place]
            seed = game_seed(self.seed, self.start + place, number)
            state = self.first.fresh(seed)
            self.states[place] = state
            self.numbers[place] = number + 1
            if self.lineup is not None:
                self.learners[place] = (self.seed + self.start + place + number) % state.players
                self.lineup.sit_down(place, seed, self.learners[place])
                self._others_play(place)
            if not state.over:
                return

    def _pay(self, place: int, before: list[int]) -> None:
        state = self.states[place]
        if self.by_points:
            scores = state.scores
            paid = [float(scores[seat] - before[seat]) for seat in range(state.players)]
        else:
            ranking = state.ranking
            if ranking is None:
                self.rewards += self._nothing()
                return
            paid = win_shares(ranking)
        if self.lineup is None:
            self.rewards += paid
        else:
            self.rewards.append(paid[self.learners[place]])

    def _nothing(self) -> list[float]:
        return [0.0] if self.lineup is not None else [0.0] * self.first.players

    def _look(self) -> None:
        """Write down what the seats that are asked know and may do."""
        rows: list[bytes] = []
        masks: list[bytes] = []
        seats: list[bytes] = []
        encoder = self.encoder
        for state in self.states:
            seat = state.seat
            assert seat is not None
            seats.append(BYTE[seat])
            rows.append(encoder.row(state, seat))
            masks.append(encoder.legal(state))
        self.observations = b"".join(rows)
        self.masks = b"".join(masks)
        self.seats = b"".join(seats)
