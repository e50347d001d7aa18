"""The game of `docs/add-a-game.md`, taken out of the page and played."""

from __future__ import annotations

import re
import sys
import types
from pathlib import Path
from random import Random

import pytest

import herohall
from herohall.core import registry
from herohall.core.match import Match
from herohall.core.record import Record
from herohall.core.record_reader import read_record

PAGE = Path(__file__).parent.parent / "docs" / "add-a-game.md"


@pytest.fixture(scope="module")
def highest():
    """The page's code as a module, registered by the page's own line."""
    page = PAGE.read_text(encoding="utf-8")
    code = re.search(r"```python\n(.*?)```", page, re.DOTALL)
    line = re.search(r'register\("highest", "herohall\.highest\.game:make"\)', page)
    assert code is not None
    assert line is not None
    module = types.ModuleType("herohall.highest.game")
    sys.modules["herohall.highest"] = types.ModuleType("herohall.highest")
    sys.modules["herohall.highest.game"] = module
    exec(compile(code[1], str(PAGE), "exec"), module.__dict__)
    eval(line[0], {"register": registry.register})
    yield herohall.game("highest")
    del registry._makers["highest"], sys.modules["herohall.highest.game"], sys.modules["herohall.highest"]


def play_out(state: herohall.core.game.State, seed: int) -> None:
    chance = Random(seed)
    while not state.over:
        state.play(chance.choice(state.moves()))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_gives_out_three_points(highest, players):
    state = highest.new(players=players, seed=players)
    play_out(state, 1)
    assert sum(state.scores) == 3
    assert sorted(seat for place in state.ranking for seat in place) == list(range(players))


def test_a_bot_plays_it_from_its_chair(highest):
    state = highest.new(players=3, seed=5)
    bot = herohall.bot("random", seed=1)
    while state.seat is not None:
        state.play(bot.choose(state.chair(state.seat)))
    assert state.over


def test_a_sample_keeps_what_the_seat_sees(highest):
    state = highest.new(players=4, seed=9)
    state.play(state.moves()[0])
    for seat in range(4):
        assert state.sample(seat, 3).view(seat) == state.view(seat)


def test_its_record_can_be_written_read_and_verified(highest):
    match = Match(Record(highest, players=3, seed=11, salt=b"salt"))
    chance = Random(3)
    while match.state.seat is not None:
        match.play(match.state.seat, chance.choice(match.state.moves()))
    text = match.record.to_text()
    again = read_record(text)
    assert again.to_text() == text
    assert again.verify() == match.state


def test_a_card_one_does_not_hold_is_refused_with_its_rule(highest):
    state = highest.new(players=2, seed=2)
    missing = next(move for move in range(highest.move_count) if move not in state.moves())
    with pytest.raises(herohall.IllegalMove) as refused:
        state.parse(state.text(missing))
    assert refused.value.rule == "R1"
