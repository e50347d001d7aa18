"""The public Python interface, used just as it is promised."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import pytest

import herohall
import herohall.core
import herohall.games.seventh


def test_the_promised_snippet_runs(tmp_path: Path) -> None:
    game = herohall.game("seventh")
    state = game.new(players=4, seed=7, edition="iello", clue="requirement")
    assert state.seat in range(4)
    decision = state.decision
    assert decision is not None
    assert (decision.seat, decision.moves) == (state.seat, state.moves())
    assert isinstance(decision.kind, str)
    assert decision.rule.startswith("S")
    move = state.parse(state.text(state.moves()[0]))
    other = state.copy()
    events = state.play(move)
    assert events
    other.apply(move)
    assert other == state
    assert state.text(move) == game.words[move]
    assert state.view(0)["viewer"] == 0
    assert state.view(None)["viewer"] is None
    assert (state.over, state.ranking) == (False, None)
    assert len(state.scores) == 4
    assert state.sample(1, 3).view(1) == state.view(1)
    assert game.from_json(state.to_json()) == state
    assert all(0 <= move < game.move_count for move in state.moves())

    record = herohall.Record(game, players=4, seed=7)
    record.save(tmp_path / "game.hall")
    loaded = herohall.Record.load(tmp_path / "game.hall")
    assert loaded.replay(upto=None) == record.start()
    assert loaded.replay() == record.start()

    # From its cache mypy takes the module `herohall.bots.base` for the function of the same name.
    bot = herohall.bot("random")  # type: ignore[operator, unused-ignore]
    seat = state.seat
    assert seat is not None
    assert bot.choose(state.chair(seat)) in state.moves()
    assert {"seventh", "world"} <= set(herohall.games())
    assert herohall.game("world").move_count > 0


def test_illegal_moves_and_texts_that_are_none() -> None:
    state = herohall.game("seventh").new(players=4, seed=7)
    before = state.to_json()
    with pytest.raises(herohall.BadMove):
        state.parse("castle")
    with pytest.raises(herohall.IllegalMove) as refused:
        state.parse("take row 1" if "take row 1" in state.game.moves_by_word else "recruit")
    assert refused.value.rule.startswith("S")
    with pytest.raises(herohall.BadState):
        state.game.from_json("{}")
    with pytest.raises(herohall.BadOption):
        state.game.new(players=2)
    assert state.to_json() == before


def test_all_public_names_are_there() -> None:
    for name in herohall.__all__:
        assert getattr(herohall, name) is not None


def test_views_are_json_types() -> None:
    state = herohall.game("seventh").new(players=3, seed=1)
    todo: list[object] = [state.view(None), *(state.view(seat) for seat in range(3))]
    while todo:
        part = todo.pop()
        if isinstance(part, dict):
            assert all(isinstance(key, str) for key in part)
            todo += part.values()
        elif isinstance(part, list):
            todo += part
        else:
            assert part is None or type(part) in (bool, int, str, float)


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_seats_that_are_not_there(seat: int) -> None:
    state = herohall.game("seventh").new(players=4, seed=1)
    with pytest.raises(herohall.BadOption):
        state.view(seat)
    with pytest.raises(herohall.BadOption):
        state.sample(seat, 0)
    with pytest.raises(herohall.BadOption):
        state.chair(seat)


MODULES = ["herohall"] + [
    f"{package}.{module.name}"
    for package in ("herohall.core", "herohall.games.seventh")
    for module in iter_modules(import_module(package).__path__)
]


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings_run(name: str) -> None:
    assert doctest.testmod(import_module(name)).failed == 0
