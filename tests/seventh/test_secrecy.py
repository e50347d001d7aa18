"""Nobody learns what they may not know (S9): views, questions, events, refusals, accounts, samples."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from math import sqrt
from random import Random

import pytest
from tests.core.leaks import lay_open
from tests.seventh.pairs import Difference, account_by_hand, check_alike, follow
from tests.seventh.playing import PLAYERS, PRESETS, Setting, choose, name_of, new

import herohall
from herohall.core.event import Event, View
from herohall.core.generator import Generator
from herohall.core.match import Match
from herohall.games.seventh import events, powers, rules
from herohall.games.seventh.belief import Sampler
from herohall.games.seventh.cards import WIDTH
from herohall.games.seventh.game import SeventhState
from herohall.games.seventh.table import Table

SETTINGS: list[Setting] = [(players, {"edition": edition}) for players in PLAYERS for edition in PRESETS]


def positions(setting: Setting, games: int, step: int, first_seed: int = 0) -> Iterator[tuple[int, SeventhState]]:
    """Mid-game states of several games, numbered."""
    number = 0
    for seed in range(first_seed, first_seed + games):
        state, chance = new(setting, seed), Random(seed)
        for count in range(220):
            if state.over:
                break
            if (count + seed) % step == 0:
                number += 1
                yield number, state
            state.apply(choose(state, chance))


def check_pairs(setting: Setting, games: int, step: int, twins: int = 2) -> int:
    """Every seat and a spectator against several samples, played on; returns the number of moves compared."""
    compared = 0
    for number, state in positions(setting, games, step):
        chance = Random(number)
        for seat in range(state.players):
            for k in range(twins):
                twin = state.sample(seat, 100 * number + k)
                truth = state.copy()
                if k % 2:  # the same chance from here on: more events are the same, so the pair goes further
                    twin.table.generator = truth.table.generator.copy()
                compared += follow(truth, twin, seat, chance)
        twin = state.sample(number % state.players, number)
        compared += follow(state.copy(), twin, None, chance)
    return compared


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_a_seat_cannot_tell_the_truth_from_its_samples(setting: Setting) -> None:
    assert check_pairs(setting, games=2, step=13) > 100


@pytest.mark.long
@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_secrecy_in_many_games(setting: Setting) -> None:
    check_pairs(setting, games=60, step=5, twins=4)


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_laws_of_samples(setting: Setting) -> None:
    for number, state in positions(setting, games=2, step=31, first_seed=50):
        for seat in range(state.players):
            first, second = state.sample(seat, number), state.sample(seat, number + 1)
            assert first.view(seat) == state.view(seat)
            assert first.sample(seat, number + 1).to_json() == second.to_json()
            assert first.sample(seat, number).to_json() == first.to_json()
            assert herohall.game("seventh").from_json(first.to_json()).to_json() == first.to_json()
            read = herohall.game("seventh").from_json(state.to_json())
            assert read.sample(seat, number).to_json() == first.to_json()


def test_samples_of_a_finished_game_show_all() -> None:
    state, chance = new((3, {}), 4), Random(4)
    while not state.over:
        state.apply(choose(state, chance))
    sample = state.sample(1, 9)
    assert sample.view(0) == state.view(0)
    assert sample.view(None) == state.view(None)
    assert sample.sample(1, 3).to_json() == state.sample(1, 3).to_json()


# Chance


def test_a_sample_never_holds_the_true_seed() -> None:
    seed = 0x1234567890ABCDEF1234567890ABCDEF
    state = new((4, {}), seed)
    assert f"{seed:032x}" in state.to_json()
    for k in (0, 1, seed, seed & (1 << 64) - 1, -1):
        sample = state.sample(0, k)
        assert json.loads(sample.to_json())["generator"]["fast"] is True
        assert f"{seed:032x}" not in sample.to_json()
        assert sample.table.generator.counts == [0, 0, 0, 0]


def test_a_sample_does_not_depend_on_the_true_chance() -> None:
    for number, state in positions((4, {"edition": "original"}), games=2, step=17):
        other = state.copy()
        other.table.generator = Generator(number, fast=False)
        for seat in range(4):
            assert other.sample(seat, number).to_json() == state.sample(seat, number).to_json()


def next_card(state: SeventhState) -> int:
    """The card the deck would give next."""
    table = state.table.copy()
    deck = table.deck[:]
    left = table.generator.below(1, sum(deck))
    for value, count in enumerate(deck):
        if left < count:
            return value
        left -= count
    raise AssertionError("the deck is empty")


def test_the_future_of_a_sample_says_nothing_of_the_true_future() -> None:
    """Truth and sample agree on the next card as often as independent draws would."""
    seen, expected, variance = 0, 0.0, 0.0
    for seed in range(1500):
        state = new((3, {}), seed)
        sample = state.sample(seed % 3, seed)
        deck, imagined = state.table.deck, sample.table.deck
        share = sum(a * b for a, b in zip(deck, imagined, strict=True)) / (sum(deck) * sum(imagined))
        seen += next_card(state) == next_card(sample)
        expected += share
        variance += share * (1 - share)
    assert abs(seen - expected) < 4 * sqrt(variance)


def test_samples_of_different_seeds_have_different_futures() -> None:
    state = new((4, {}), 3)
    assert len({tuple(state.sample(0, k).table.generator.below(1, 1000) for _ in [0]) for k in range(50)}) > 40


# Accounts and logs


@pytest.mark.parametrize("edition", PRESETS)
def test_accounts_and_logs_hold_only_what_the_viewer_may_know(edition: str) -> None:
    record = herohall.Record(herohall.game("seventh"), players=4, seed=77, options={"edition": edition}, salt=b"pepper")
    match, chance = Match(record), Random(5)
    for count in range(150):
        seat = match.state.seat
        if seat is None:
            break
        state = match.state
        assert isinstance(state, SeventhState)
        match.play(seat, choose(state, chance))
        if count % 30 == 0 and not match.state.over:
            for viewer in [None, 0, 1, 2, 3]:
                account = match.account(viewer)
                assert account.partition("\n\n")[2].splitlines() == account_by_hand(match, viewer)
                assert f"{record.seed:032x}" not in account
                assert record.salt.hex() not in account
                assert record.seed_hash in account
                seen = [event.told(viewer, over=False) for batch in [match.opening, *match.events] for event in batch]
                assert match.log(viewer) == seen


def test_a_spectator_sees_no_secret_fact() -> None:
    for setting in SETTINGS:
        state, chance = new(setting, 8), Random(8)
        while not state.over:
            for event in state.play(choose(state, chance)):
                assert set(event.seen_by(None)) == {"event", *event.facts}
                assert not set(event.facts) & set(event.secret)


# The test of the test


def leaky_view(monkeypatch: pytest.MonkeyPatch) -> None:
    """The view tells what the left neighbour holds."""
    honest = SeventhState.view

    def view(self: SeventhState, viewer: int | None) -> View:
        left = 0 if viewer is None else (viewer + 1) % self.players
        return {**honest(self, viewer), "left": list(self.table.hand(left))}

    monkeypatch.setattr(SeventhState, "view", view)


def leaky_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """The kind of the question betrays that nothing fits."""
    honest = SeventhState.question

    def question(self: SeventhState) -> tuple[str, str]:
        kind, rule = honest(self)
        return (kind, rule) if kind != "send" or rules.has_fitting(self.table) else ("no-match", "S2.3")

    monkeypatch.setattr(SeventhState, "question", question)


def leaky_event(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clue says its card to all."""
    lay_open(monkeypatch, events.TABLE, events.CLUE)


def leaky_seers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody may read the secret part of every event."""
    honest = Event.seen_by

    def seen_by(self: Event, viewer: int | None) -> View:
        return {**honest(self, viewer), "all": str(sorted(self.secret.items()))}

    monkeypatch.setattr(Event, "seen_by", seen_by)


def leaky_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only those are asked to react who hold a 1 in their hand: who is asked betrays a hand."""
    honest = powers.ask_around

    def ask_around(table: Table) -> bool:
        asked = honest(table)
        while asked and not table.hands[table.asked * WIDTH + 1]:
            table.offset += 1
            asked = honest(table)
        return asked

    monkeypatch.setattr(rules, "ask_around", ask_around)


def careless_sampler(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sample forgets which cards the seat itself holds."""
    honest = Sampler.draw

    def draw(self: Sampler, seed: int) -> object:
        table, memory = honest(self, seed)
        first, width = self.seat * WIDTH, WIDTH
        for value in range(1, width):
            for other in range(1, width):
                if table.hands[first + value] and table.deck[other] and value != other:
                    table.hands[first + value] -= 1
                    table.hands[first + other] += 1
                    table.deck[value] += 1
                    table.deck[other] -= 1
                    return table, memory
        return table, memory

    monkeypatch.setattr(Sampler, "draw", draw)


LEAKS = [leaky_view, leaky_question, leaky_event, leaky_seers, leaky_window, careless_sampler]


@pytest.mark.pure
@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_leak_is_found(leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    with pytest.raises(Difference):
        check_pairs((4, {}), games=20, step=3)


@pytest.mark.pure
def test_a_sampler_that_copies_the_truth_breaks_the_law_of_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sample with the true hidden cards looks right to the seat, but it depends on what the seat cannot know."""

    def draw(self: Sampler, seed: int) -> object:
        table = self.table.copy()
        table.generator = Generator(seed, fast=True)
        return table, self.memory.copy()

    state = new((4, {}), 6)
    honest = state.sample(0, 1)
    monkeypatch.setattr(Sampler, "draw", draw)
    check_alike(state, state.sample(0, 2), 0)
    honest._samplers = state._samplers = None
    assert honest.sample(0, 2).to_json() != state.sample(0, 2).to_json()
