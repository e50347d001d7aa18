"""A game played through a match by hypothesis: moves, undo, saving, and attempts at what is not allowed."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.world import playing
from tests.world.playing import GAME, check_pieces, check_question

from herohall.core.errors import CannotUndo, IllegalMove
from herohall.core.event import is_news
from herohall.core.match import Match
from herohall.core.record import Record
from herohall.core.record_reader import read_record
from herohall.games.world.game import WorldState
from herohall.games.world.moves import MOVE_COUNT

CHOICE = st.integers(min_value=0, max_value=MOVE_COUNT - 1)


class Play(RuleBasedStateMachine):
    """A match, beside it the texts of all states before the moves that still count."""

    @initialize(setting=st.sampled_from(playing.settings()), seed=st.integers(0, 2**128 - 1))
    def begin(self, setting: playing.Setting, seed: int) -> None:
        players, options = setting
        record = Record(GAME, players, seed, GAME.new(players=players, seed=seed, **options).options, salt=b"")
        self.match = Match(record)
        self.before: list[tuple[int, str]] = []

    @property
    def state(self) -> WorldState:
        state = self.match.state
        assert isinstance(state, WorldState)
        return state

    def one_move(self, choice: int) -> None:
        moves, seat = self.state.moves(), self.state.seat
        assert seat is not None
        self.before.append((seat, self.state.to_json()))
        points = self.state.scores
        self.match.play(seat, moves[choice % len(moves)])
        assert all(new >= old for new, old in zip(self.state.scores, points, strict=True))

    @precondition(lambda self: not self.state.over)
    @rule(choice=CHOICE)
    def play(self, choice: int) -> None:
        self.one_move(choice)

    @precondition(lambda self: not self.state.over)
    @rule(count=st.integers(1, 120), chance=st.randoms(use_true_random=False))
    def play_on(self, count: int, chance: Random) -> None:
        """Many moves at once, so that games get anywhere."""
        for _ in range(count):
            if not self.state.over:
                self.one_move(chance.randrange(MOVE_COUNT))

    @rule(seat=st.integers(0, 4))
    def undo(self, seat: int) -> None:
        """Exactly the last move, by the seat that made it, and only if it brought nothing new."""
        news = bool(self.match.events) and any(is_news(event, GAME.news) for event in self.match.events[-1])
        allowed = bool(self.before) and self.before[-1][0] == seat and not news and not self.state.over
        if not allowed:
            text = self.state.to_json()
            with pytest.raises(CannotUndo):
                self.match.undo(seat)
            assert self.state.to_json() == text
            return
        self.match.undo(seat)
        assert self.state.to_json() == self.before.pop()[1]

    @rule(choice=CHOICE, seat=st.integers(0, 4))
    def try_anything(self, choice: int, seat: int) -> None:
        """What is not one's turn or not legal changes nothing."""
        if seat == self.state.seat and choice in self.state.moves():
            return
        text, entries = self.state.to_json(), len(self.match.record.entries)
        with pytest.raises(IllegalMove):
            self.match.play(seat, choice)
        assert self.state.to_json() == text
        assert len(self.match.record.entries) == entries

    @rule()
    def save_and_load(self) -> None:
        """The record leads to the same state, log and text."""
        text = self.match.record.to_text()
        loaded = Match(read_record(text))
        assert loaded.record.to_text() == text
        assert loaded.state == self.state
        assert loaded.log(None) == self.match.log(None)
        self.match = loaded

    @rule(seat=st.integers(0, 4), seed=st.integers())
    def sample(self, seat: int, seed: int) -> None:
        """What a seat imagines looks like what it sees, and can be played on."""
        if seat >= self.state.players:
            return
        imagined = self.state.sample(seat, seed)
        assert imagined.view(seat) == self.state.view(seat)
        for _ in range(10):
            if not imagined.over:
                imagined.apply(imagined.moves()[seed % len(imagined.moves())])
                check_pieces(imagined.table)

    @invariant()
    def all_is_well(self) -> None:
        check_pieces(self.state.table)
        if self.state.over:
            assert self.match.record.verify() == self.state
        else:
            check_question(self.state)
        assert len(self.match.events) == len(self.before) == len(self.match.record.effective())
        assert GAME.from_json(self.state.to_json()) == self.state


TestPlay = Play.TestCase
TestPlay.settings = settings(
    max_examples=40,
    stateful_step_count=30,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)


@pytest.mark.long
class TestPlayLong(Play.TestCase):  # type: ignore[misc, valid-type]
    settings = settings(max_examples=200, stateful_step_count=60, deadline=None)
