"""Nobody learns what they may not know (H11): views, questions, events, refusals, samples."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import sqrt
from random import Random

import pytest
from tests.core.leaks import lay_open
from tests.world.ledger import Ledger
from tests.world.pairs import Difference, check_alike, follow
from tests.world.playing import (
    CHOICES,
    GAME,
    Setting,
    name_of,
    new,
    played_to,
    preset_settings,
    thrifty,
)

from herohall.core.errors import IllegalMove
from herohall.core.event import Event, View
from herohall.core.generator import Generator
from herohall.core.match import Match
from herohall.core.record import Record
from herohall.games.world import belief, moves, refusals
from herohall.games.world import state as world_state
from herohall.games.world.box import Box
from herohall.games.world.conquest import roll_die
from herohall.games.world.game import WorldState
from herohall.games.world.table import HAND, NOBODY, Table

SETTINGS = preset_settings()


def positions(setting: Setting, games: int, step: int) -> Iterator[tuple[int, WorldState]]:
    """States of several games, numbered."""
    number = 0
    for seed in range(games):
        state, chance = new(setting, seed), Random(seed)
        count = seed
        while not state.over:
            if count % step == 0:
                number += 1
                yield number, state
            state.apply(CHOICES[seed % len(CHOICES)](state, chance))
            count += 1


def check_pairs(setting: Setting, games: int, step: int, twins: int = 2) -> int:
    """Every seat and a spectator against samples, played on; returns the number of moves compared."""
    compared = 0
    for number, state in positions(setting, games, step):
        chance = Random(number)
        for seat in range(state.players):
            for k in range(twins):
                twin, truth = state.sample(seat, 100 * number + k), state.copy()
                if k % 2:  # the same chance from here on: the pair goes further before it parts
                    twin.table.generator = truth.table.generator.copy()
                compared += follow(truth, twin, seat, chance)
        twin, truth = state.sample(number % state.players, number), state.copy()
        twin.table.generator = truth.table.generator.copy()
        compared += follow(truth, twin, None, chance)
    return compared


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_a_seat_cannot_tell_the_truth_from_its_samples(setting: Setting) -> None:
    assert check_pairs(setting, games=2, step=61) > 500


@pytest.mark.long
@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_secrecy_in_many_games(setting: Setting) -> None:
    check_pairs(setting, games=6, step=23, twins=4)


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_laws_of_samples(setting: Setting) -> None:
    for number, state in positions(setting, games=2, step=41):
        for seat in range(state.players):
            first, second = state.sample(seat, number), state.sample(seat, number + 1)
            assert first.view(seat) == state.view(seat)
            assert first.view(None) == state.view(None)
            assert first.decision == state.decision or state.seat != seat
            assert first.sample(seat, number + 1) == second
            assert first.sample(seat, number) == first
            assert GAME.from_json(first.to_json()) == first
            assert GAME.from_json(state.to_json()).sample(seat, number) == first


def test_samples_of_a_finished_game_show_all() -> None:
    state = played_to((3, {}), 4, 3000)
    sample = state.sample(1, 9)
    assert sample.view(0) == state.view(0)
    assert sample.view(None) == state.view(None)
    assert sample.sample(1, 3) == state.sample(1, 3)


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_heroes_taken_from_the_row_stay_known_until_played(setting: Setting) -> None:
    """By the log alone: in every sample they are in their hand, and one's own hand is the true one."""
    state, opening = GAME.open(setting[0], 12, new(setting, 12).options)
    assert isinstance(state, WorldState)
    ledger, chance, ids = Ledger(GAME.cards, state.players, state.options), Random(12), hero_ids(GAME.cards)
    for event in opening:
        ledger.follow(event.seen_by(None))
    while not state.over:
        if chance.random() < 0.2:
            seat = chance.randrange(state.players)
            sample = state.sample(seat, chance.randrange(1 << 64)).table
            hands = [{ids[hero] for hero in sample.hand(other)} for other in range(state.players)]
            assert all(ledger.known[other] <= hands[other] for other in range(state.players))
            assert hands[seat] == {ids[hero] for hero in state.table.hand(seat)}
            assert [len(hand) for hand in hands] == ledger.hand_size
        for event in state.play(thrifty(state, chance)):
            ledger.follow(event.seen_by(None))


def hero_ids(box: Box) -> list[str]:
    return [hero.id for hero in box.heroes]


# Chance


def test_a_sample_never_holds_the_true_seed() -> None:
    seed = 0x1234567890ABCDEF1234567890ABCDEF
    state = new((4, {}), seed)
    assert f"{seed:032x}" in state.to_json()
    for k in (0, 1, seed, seed & (1 << 64) - 1, -1):
        generator = state.sample(0, k).table.generator
        assert generator.fast
        assert generator.counts == [0, 0, 0, 0]
        assert f"{seed:032x}" not in state.sample(0, k).to_json()


def test_a_sample_does_not_depend_on_the_true_chance() -> None:
    for number, state in positions((4, {}), games=1, step=29):
        other = state.copy()
        other.table.generator = Generator(number, fast=False)
        for seat in range(4):
            assert other.sample(seat, number) == state.sample(seat, number)


FUTURES: dict[str, Callable[[Table], int]] = {
    "deck": lambda table: table.draw_hero(),
    "bag": lambda table: table.draw_discovery(),
    "die": roll_die,
}


@pytest.mark.parametrize("what", FUTURES)
def test_the_future_of_a_sample_says_nothing_of_the_true_future(what: str) -> None:
    """Truth and sample agree on what comes next as often as independent draws would."""
    agreed, expected, variance = 0, 0.0, 0.0
    for seed in range(3000):
        state = new((3, {}), seed)
        sample = state.sample(seed % 3, seed)
        if what == "deck":
            common = len(set(state.table.deck) & set(sample.table.deck))
            share = common / len(state.table.deck) ** 2
        else:
            share = 1 / (len(state.table.bag) if what == "bag" else 6)
        agreed += FUTURES[what](state.table) == FUTURES[what](sample.table)
        expected += share
        variance += share * (1 - share)
    assert abs(agreed - expected) < 4 * sqrt(variance)


# What the events say


def test_events_tell_only_their_seers_which_hero_was_dealt_or_drawn() -> None:
    state, told = GAME.open(3, 9, new((3, {}), 9).options)
    chance = Random(9)
    while not state.over:
        told = told + state.play(chance.choice(state.moves()))
    hidden = [event for event in told if event.secret]
    assert {event.name for event in hidden} == {"dealt", "drew"}
    assert all(event.seers == [event.facts["seat"]] for event in hidden)
    assert all("hero" not in event.seen_by(None) for event in hidden)


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_a_log_never_names_a_hero_that_its_reader_has_not_seen(viewer: int | None) -> None:
    """Log and account, as long as the game lasts: heroes in the deck and hidden in other hands do not occur."""
    match, chance = Match(Record(GAME, 3, 31, salt=b"")), Random(31)
    while not match.state.over:
        state = match.state
        assert isinstance(state, WorldState)
        assert state.seat is not None
        if chance.random() < 0.03:
            words = set(match.account(viewer).replace("=", " ").split()) | _words(match.log(viewer))
            assert not words & unseen(state.table, viewer)
            assert f"{match.record.seed:032x}" not in words
        match.play(state.seat, thrifty(state, chance))


def unseen(table: Table, viewer: int | None) -> set[str]:
    """Heroes of this epoch that a viewer has never seen."""
    hands = [hero for seat in range(table.settings.players) if seat != viewer for hero in table.hidden(seat)]
    ids = hero_ids(GAME.cards)
    return {ids[hero] for hero in table.deck + hands}


def _words(log: list[View]) -> set[str]:
    return {str(value) for event in log for value in event.values()}


# The test of the test


def leaky_view(monkeypatch: pytest.MonkeyPatch) -> None:
    """The view tells what the left neighbour holds."""
    honest = WorldState.view

    def view(self: WorldState, viewer: int | None) -> View:
        left = 0 if viewer is None else (viewer + 1) % self.players
        return {**honest(self, viewer), "left": list(self.table.hand(left))}

    monkeypatch.setattr(WorldState, "view", view)


def leaky_size(monkeypatch: pytest.MonkeyPatch) -> None:
    """The view tells how strong the deck still is."""
    honest = WorldState.view

    def view(self: WorldState, viewer: int | None) -> View:
        strength = sum(self.table.settings.tables.conquest[hero] for hero in self.table.deck)
        return {**honest(self, viewer), "strength": strength}

    monkeypatch.setattr(WorldState, "view", view)


def leaky_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rule of the question betrays that somebody holds only discoverers."""
    honest = WorldState.question

    def question(self: WorldState) -> tuple[str, str]:
        kind, rule = honest(self)
        values = self.table.settings.discovery
        strong = all(values[hero] for hero in self.table.hand(self.table.turn))
        return (kind, "H3.2") if kind == "play" and strong else (kind, rule)

    monkeypatch.setattr(WorldState, "question", question)


def leaky_event(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hero taken from the deck is shown to all."""
    table = GAME.events
    for number in range(len(table.kinds)):
        lay_open(monkeypatch, table, number)


def leaky_seers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody may read the secret part of every event."""
    honest = Event.seen_by

    def seen_by(self: Event, viewer: int | None) -> View:
        return {**honest(self, viewer), "all": str(sorted(self.secret.items()))}

    monkeypatch.setattr(Event, "seen_by", seen_by)


def leaky_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """The words of a move betray the rest of the hand."""

    def told(self: WorldState, move: int, viewer: int | None) -> str:
        return f"{self.text(move)} {self.table.hand(self.table.asked)}"

    monkeypatch.setattr(WorldState, "told", told)


def leaky_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hero that somebody else holds is refused for another reason than one in the deck."""

    def refusal(table: Table, move: int) -> IllegalMove:
        if moves.PLAY <= move < moves.SETTLE and move - moves.PLAY in table.hands:
            return refusals.refuse("H2.2", "one-hero")
        return refusals.refusal(table, move)

    monkeypatch.setattr(world_state, "refusal", refusal)


def careless_sampler(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sample forgets that heroes were taken from the row."""
    honest = belief.sample

    def sample(table: Table, seat: int, seed: int) -> Table:
        forgetful = table.copy()
        for slot in range(len(forgetful.known)):
            if slot // HAND != seat and forgetful.hands[slot] != NOBODY:
                forgetful.known[slot] = 0
        return honest(forgetful, seat, seed)

    monkeypatch.setattr(world_state, "sample", sample)


LEAKS = [
    leaky_view,
    leaky_size,
    leaky_question,
    leaky_event,
    leaky_seers,
    leaky_told,
    leaky_refusal,
    careless_sampler,
]


@pytest.mark.pure
@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_leak_is_found(leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    with pytest.raises(Difference):
        check_pairs((3, {}), games=2, step=7)


@pytest.mark.pure
def test_a_sampler_that_copies_the_truth_breaks_the_law_of_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sample with the true hidden heroes looks right to the seat, but it depends on what the seat cannot know."""

    def sample(table: Table, seat: int, seed: int) -> Table:
        copy = table.copy()
        copy.generator = Generator(seed, True)
        return copy

    state = new((4, {}), 6)
    honest = state.sample(0, 1)
    monkeypatch.setattr(world_state, "sample", sample)
    check_alike(state, state.sample(0, 2), 0)
    assert honest.sample(0, 2) != state.sample(0, 2)
