"""What learners get straight from the state is what can be read in the view, in every edition and for all."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from tests.research.observers import observer_of, row_of

import herohall
from herohall.core.encoder import SPECTATOR
from herohall.core.game import State
from herohall.games.seventh.encoding import SeventhEncoder
from herohall.research.encoders import encoder_for
from herohall.research.plain import layout_for

VARIANTS = [
    (name, edition, players)
    for name in herohall.games()
    for edition in herohall.game(name).editions
    for players in range(herohall.game(name).min_players, herohall.game(name).max_players + 1)
]
SOME_POSITIONS = 25
variants = pytest.mark.parametrize(("name", "edition", "players"), VARIANTS)


def compare(state: State, viewers: list[int | None]) -> int:
    """The number of viewers who see the same either way; fails for others."""
    encoder, layout, observer = encoder_for(state), layout_for(state.game), observer_of(state.game)
    assert (encoder.size, encoder.moves) == (layout.compact_size, state.game.move_count)
    for viewer in viewers:
        seat = SPECTATOR if viewer is None else viewer
        row = encoder.row(state, seat)
        assert row == layout.compact(observer.numbers(state.view(viewer)))
        scaled = layout.scaled(np.frombuffer(row, np.uint8))
        assert np.array_equal(scaled, row_of(observer, state.view(viewer)))
    legal = [] if state.over else state.moves()
    assert list(encoder.legal(state)) == [int(move in legal) for move in range(encoder.moves)]
    return len(viewers)


def play_and_compare(state: State, chance: Random, step: int) -> int:
    """All viewers at every so-manieth decision of a game, and at its end."""
    compared = count = 0
    viewers: list[int | None] = [None, *range(state.players)]
    while not state.over:
        if count % step == 0:
            compared += compare(state, viewers)
        count += 1
        state.apply(chance.choice(state.moves()))
    return compared + compare(state, viewers)


@variants
def test_encoders_write_the_numbers_of_the_observers(name: str, edition: str, players: int) -> None:
    game, chance = herohall.game(name), Random(players)
    compared = sum(play_and_compare(game.new(players, seed, edition=edition), chance, step=9) for seed in range(2))
    assert compared > 50


@pytest.mark.long
@variants
def test_encoders_in_many_games(name: str, edition: str, players: int) -> None:
    game, chance = herohall.game(name), Random(players)
    for seed in range(100, 120):
        play_and_compare(game.new(players, seed, edition=edition), chance, step=2)


@variants
def test_encoders_in_games_by_rules_of_thumb(name: str, edition: str, players: int) -> None:
    """Random games seldom come to long scorings or to many clues."""
    game, chance = herohall.game(name), Random(7)
    evaluator = game.evaluator()
    assert evaluator is not None
    state = game.new(players, 3, edition=edition)
    for _ in range(400):
        if state.over:
            break
        compare(state, [chance.randrange(players)])
        state.apply(evaluator.quick(state, chance))


def test_small_decks_and_later_settlers_are_encoded_too() -> None:
    chance = Random(1)
    small = herohall.game("seventh").new(3, 1, values=4, copies=6, hand=2)
    assert play_and_compare(small, chance, step=3) > 20
    later = herohall.game("world").new(5, 1, settlers="later", first="2")
    assert play_and_compare(later, chance, step=11) > 20


@pytest.mark.parametrize(
    ("options", "numbers"),
    [({}, [0, 0]), ({"reshuffled": "discard"}, [1, 0]), ({"forbid": "anyone"}, [0, 1])],
)
def test_options_that_came_later_are_told_at_the_end(options: dict[str, str], numbers: list[int]) -> None:
    state = herohall.game("seventh").new(3, 5, deck_end="reshuffle", **options)
    layout = layout_for(state.game)
    row = layout.scaled(np.frombuffer(encoder_for(state).row(state, 0), np.uint8))
    assert layout.part(row, "later_options").tolist() == numbers
    assert play_and_compare(state, Random(5), step=9) > 20


def test_what_networks_have_learned_from_stays_as_it_was() -> None:
    """Without what came later an observation is that of before, byte for byte: networks of the league read it."""
    state = herohall.game("seventh").new(4, 3, forbid="anyone")
    encoder, before = encoder_for(state), SeventhEncoder(state)
    for seat in range(4):
        row = bytearray(encoder.row(state, seat))
        for place in reversed(encoder.added()):
            del row[place]
        assert bytes(row) == before.row(state, seat)


def test_a_long_game_counts_its_turns_beyond_one_byte() -> None:
    """An unusual game: the number of the turn no longer fits a byte."""
    state = herohall.game("seventh").new(3, 129, edition="original")
    state.table.turn = 700  # type: ignore[attr-defined]
    assert compare(state, [None, 0, 1, 2]) == 4
