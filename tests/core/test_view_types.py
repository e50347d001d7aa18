"""The types of the views name exactly what the views hold."""

from __future__ import annotations

import doctest
from importlib import import_module
from random import Random
from typing import Any

import msgspec
import pytest

import herohall
from herohall.core.state import view_when_asked
from herohall.games.seventh.view_types import SeventhView
from herohall.games.world.view_types import WorldView

RARE = {"acting"}
"""What a view holds only with boxes other than ours."""


@pytest.mark.parametrize(("game", "kind"), [("seventh", SeventhView), ("world", WorldView)])
@pytest.mark.parametrize("seed", range(3))
def test_every_view_of_a_game_has_the_type_it_says(game: str, kind: Any, seed: int) -> None:
    state, chance = herohall.game(game).new(players=3, seed=seed), Random(seed)
    keys = kind.__required_keys__ | kind.__optional_keys__
    while not state.over:
        for viewer in (None, 0, state.decision.seat):
            view = view_when_asked(state, viewer, aids=True)
            msgspec.convert(view, kind, strict=True)
            assert set(view) <= keys
            assert keys - set(view) <= RARE
        state.apply(chance.choice(state.moves()))
    msgspec.convert(state.view(1), kind, strict=True)


@pytest.mark.parametrize("game", ["seventh", "world"])
def test_examples_in_docstrings_run(game: str) -> None:
    assert doctest.testmod(import_module(f"herohall.games.{game}.view_types")).failed == 0
