"""What a seat can work out: never wrong, never from more than it knows, and as sharp as enumeration."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import herohall
from herohall.core.record import Record
from herohall.games.seventh.deduction import plainly_possible, possible
from herohall.games.seventh.state import SeventhState

CORPUS = Path(__file__).parents[1] / "corpus" / "seventh"
GAMES = ["iello-3-0", "aeg-5-1", "original-4-2", "iello-variant-4-1", "extra-0"]


def moments(name: str) -> list[SeventhState]:
    """Every state of a recorded game in which a hero wanders."""
    record = Record.load(CORPUS / f"{name}.hall")
    state = record.start()
    found: list[SeventhState] = []
    for index in record.effective():
        state.apply(record.move_at(state, index))
        copied = state.copy()
        assert isinstance(copied, SeventhState)
        if copied.table.wandering and not copied.over:
            found.append(copied)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_the_hero_is_always_among_the_possible_ones(name: str) -> None:
    for state in moments(name)[::2]:
        for seat in range(state.players):
            values = possible(state.table, state.sampler(seat))
            assert state.table.wandering in values
            assert state.table.knows_wandering(seat) or set(values) <= set(plainly_possible(state.table, seat))


@pytest.mark.parametrize("name", GAMES)
def test_the_aid_is_the_same_in_every_deal_that_fits_what_the_seat_knows(name: str) -> None:
    game = herohall.game("seventh")
    for state in moments(name)[::3]:
        for seat in range(state.players):
            aid = game.aid(state, seat)
            assert aid is not None
            assert all(game.aid(state.sample(seat, seed), seat) == aid for seed in range(2))


def test_what_is_possible_does_happen_in_some_deal() -> None:
    for state in moments("iello-3-0")[::10]:
        for seat in range(state.players):
            values = possible(state.table, state.sampler(seat))
            drawn = {state.sample(seat, seed).table.wandering for seed in range(300)}
            assert drawn <= set(values)
            assert len(values) > 3 or drawn == set(values)


def test_cards_in_sight_are_counted_off() -> None:
    state = moments("iello-3-0")[0]
    game = herohall.game("seventh")
    for seat in range(state.players):
        aid: dict[str, Any] | None = game.aid(state, seat)
        view: dict[str, Any] = state.view(seat)
        assert aid is not None
        seats = view["seats"]
        assert isinstance(seats, list)
        sizes = sum(one["hand_size"] for number, one in enumerate(seats) if isinstance(one, dict) and number != seat)
        hidden = 0 if state.table.knows_wandering(seat) else 1
        assert sum(aid["unseen"]) == view["deck"] + sizes + hidden


def test_laid_open_shows_all_hands_and_the_hero() -> None:
    state = moments("iello-3-0")[0]
    shown: dict[str, Any] = herohall.game("seventh").laid_open(state)
    assert [one["hand"] for one in shown["seats"]] == [state.table.hand(seat) for seat in range(3)]
    assert shown["wandering"]["card"] == state.table.wandering
