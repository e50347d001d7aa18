"""How a game begins: by seed, with unguessable or quick chance, and what is refused."""

from __future__ import annotations

import pytest

import herohall
from herohall.core.errors import BadOption
from herohall.core.options import resolve
from herohall.core.record import Record

games = pytest.mark.parametrize("name", herohall.games())


@games
def test_a_new_game_is_the_one_its_record_opens(name: str) -> None:
    """`new` begins games from one that was made before; a record, and the hall, deal from nothing."""
    game = herohall.game(name)
    for edition in game.editions:
        options = resolve(game.options, game.editions, {"edition": edition})
        for players in range(game.min_players, game.max_players + 1):
            for seed in range(3):
                state = game.new(players, seed, edition=edition)
                assert state.to_json() == game.open(players, seed, options)[0].to_json()


@games
def test_quick_chance_begins_the_game_of_its_seed(name: str) -> None:
    game = herohall.game(name)
    quick = game.new(4, 5, chance="quick")
    assert quick.to_json() == game.new(4, 5, chance="quick").to_json()
    assert quick.to_json() == game.new(4, 0).fresh(5).to_json()
    assert quick.to_json() != game.new(4, 6, chance="quick").to_json()
    assert quick.to_json() != game.new(4, 5).to_json()
    assert game.from_json(quick.to_json()) == quick
    edition = list(game.editions)[-1]
    other = game.new(3, 5, chance="quick", edition=edition)
    assert other.to_json() == game.new(3, 0, edition=edition).fresh(5).to_json()


@games
def test_games_do_not_share_their_options(name: str) -> None:
    game = herohall.game(name)
    game.new(3, 1).options["edition"] = "mine"
    assert game.new(3, 1).options == game.first(3, {}).options


@pytest.mark.parametrize("chance", ["unguessable", "quick"])
@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 2},
        {"players": 4.0},
        {"players": True},
        {"seed": -1},
        {"seed": 1.5},
        {"seed": True},
        {"seed": 1 << 128},
        {"hats": 1},
        {"clue": ["x"]},
        {"hand": True},
        {"chance": "fast"},
        {"chance": None},
    ],
)
def test_what_cannot_be_is_refused(chance: str, wrong: dict[str, object]) -> None:
    game = herohall.game("seventh")
    game.new(4, 1, chance=chance, hand=1)
    with pytest.raises(BadOption):
        game.new(**{"chance": chance, **wrong})  # type: ignore[arg-type]


def test_the_refusal_of_a_chance_names_what_there_is() -> None:
    with pytest.raises(BadOption, match="unguessable, quick"):
        herohall.game("seventh").new(chance="secure")


@pytest.mark.parametrize("name", ["chance", "players", "seed"])
def test_options_are_only_those_of_the_rules(name: str) -> None:
    """Files, networks and command lines name options; what else `new` takes is none."""
    game = herohall.game("seventh")
    with pytest.raises(BadOption, match=name):
        game.first(4, {name: "quick"})
    with pytest.raises(BadOption, match=name):
        Record(game, 4, 7, {name: "quick"})
