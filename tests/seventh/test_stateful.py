"""Hypothesis plays: random options and moves, undo, save and load, samples; what goes wrong shrinks to a few steps."""

from __future__ import annotations

from random import Random

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.seventh.pairs import check_alike
from tests.seventh.playing import GAME, choose
from tests.seventh.test_invariants import check_cards, check_question, check_round_trips, check_sizes

from herohall.core.errors import BadOption, CannotUndo
from herohall.core.event import is_news
from herohall.core.match import Match
from herohall.core.record import Record
from herohall.core.record_reader import read_record
from herohall.games.seventh.game import SeventhState
from herohall.games.seventh.options import EDITIONS, OPTIONS

GIVEN_OPTIONS = st.fixed_dictionaries(
    {"edition": st.sampled_from(sorted(EDITIONS))},
    optional={option.name: st.sampled_from(option.values) for option in OPTIONS},
)


class Playing(RuleBasedStateMachine):
    """One game, played through a Match as terminal and server do."""

    def __init__(self) -> None:
        super().__init__()
        self.match: Match

    @initialize(players=st.integers(3, 5), seed=st.integers(0, 2**128 - 1), options=GIVEN_OPTIONS)
    def begin(self, players: int, seed: int, options: dict[str, str | int]) -> None:
        try:
            record = Record(GAME, players, seed, options, salt=b"s")
        except BadOption:  # too few cards for so many players
            record = Record(GAME, players, seed, {"edition": options["edition"]}, salt=b"s")
        self.match = Match(record)

    @property
    def state(self) -> SeventhState:
        assert isinstance(self.match.state, SeventhState)
        return self.match.state

    def running(self) -> bool:
        return not self.state.over

    @precondition(running)
    @rule(index=st.integers(0, 45))
    def play(self, index: int) -> None:
        state = self.state
        moves = state.moves()
        seat = state.seat
        assert seat is not None
        self.match.play(seat, moves[index % len(moves)])

    @precondition(running)
    @rule(seed=st.integers(0, 2**32), count=st.integers(5, 60))
    def play_on(self, seed: int, count: int) -> None:
        chance = Random(seed)
        for _ in range(count):
            seat = self.state.seat
            if seat is None:
                return
            self.match.play(seat, choose(self.state, chance))

    @rule(seat=st.integers(0, 4))
    def undo(self, seat: int) -> None:
        seat %= self.state.players
        before, entries = self.state.to_json(), len(self.match.record.entries)
        news = bool(self.match.events) and any(is_news(event, GAME.news) for event in self.match.events[-1])
        view = self.state.view(seat)
        try:
            self.match.undo(seat)
        except CannotUndo:
            assert (self.state.to_json(), len(self.match.record.entries)) == (before, entries)
        else:
            assert not news
            assert self.state.seat == seat
            assert len(self.match.record.entries) == entries + 1
            # What was taken back has brought nothing new: none of the seat's cards were other ones.
            assert self.state.view(seat)["deck"] == view["deck"]

    @rule()
    def save_and_load(self) -> None:
        text = self.match.record.to_text()
        again = read_record(text)
        assert again.to_text() == text
        assert Match(again).state.to_json() == self.state.to_json()
        self.match = Match(again)

    @rule()
    def through_json(self) -> None:
        check_round_trips(self.state)

    @precondition(running)
    @rule(seat=st.integers(0, 4), seed=st.integers(0, 2**64 - 1), again=st.integers(0, 2**64 - 1))
    def sample(self, seat: int, seed: int, again: int) -> None:
        seat %= self.state.players
        sample = self.state.sample(seat, seed)
        check_alike(self.state, sample, seat)
        check_sizes(sample)
        check_round_trips(sample)
        assert sample.sample(seat, again).to_json() == self.state.sample(seat, again).to_json()

    @invariant()
    def cards_and_question(self) -> None:
        check_sizes(self.state)
        check_cards(self.state)
        if not self.state.over:
            check_question(self.state)
        else:
            assert self.match.record.result != "unfinished"
            self.match.record.verify()


TestPlaying = Playing.TestCase
TestPlaying.settings = settings(
    max_examples=60, stateful_step_count=25, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
