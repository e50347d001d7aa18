"""H1: setup."""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.rules.world.board import new_game

import herohall
from herohall.core.errors import BadOption
from herohall.core.texts import LANGUAGES
from herohall.games.world.options import MORE_OF_TWO, MORE_SETTLERS
from herohall.games.world.table import GONE, ON_OFFER, WAITING


@pytest.mark.rule("H1.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everyone_has_one_coin_and_two_heroes_and_three_lie_in_the_row(players: int) -> None:
    """H1.1"""
    game = new_game(players)
    assert game.coins == [1] * players
    assert [len(game.hand(seat)) for seat in range(players)] == [2] * players
    assert len(game.row()) == 3
    assert len(game.table.deck) == 34 - 2 * players - 3


@pytest.mark.rule("H1.1")
def test_only_ancient_parts_are_out() -> None:
    """H1.1"""
    game = new_game(3)
    box, table = game.board.box, game.table
    assert [box.discoveries[token].epoch for token in table.bag] == [0] * 20
    assert all(box.heroes[hero].epoch == 0 for hero in table.deck + table.row + table.hand(0))
    assert table.owner == [ON_OFFER] * 5 + [WAITING] * 4


@pytest.mark.rule("H1.1")
def test_with_two_players_the_lighthouse_is_put_away() -> None:
    """H1.1, H8.2"""
    game = new_game(2)
    assert game.owner("lighthouse") == GONE
    assert game.table.owner.count(ON_OFFER) == 4


@pytest.mark.rule("H1.2")
def test_everyone_places_seven_one_at_a_time_clockwise() -> None:
    """H1.2"""
    game = new_game(3, first="2")
    order = []
    while game.asks[1] == "place":
        order.append(game.asks[0])
        game.say("settle india")
    assert order == [1, 2, 0] * 7
    assert game.people("india") == [7, 7, 7]
    assert game.asks == (1, "take")


@pytest.mark.rule("H1.2")
def test_only_on_ancient_territories() -> None:
    """H1.2"""
    game = new_game()
    lands = ["mediterranean", "africa", "middle-east", "india", "china"]
    assert game.answers == [f"settle {land}" for land in lands]
    assert game.refuses("settle europe") == "H1.2"
    assert game.refuses("take deck") == "H1.2"


@pytest.mark.rule("H1.2")
def test_the_first_player_is_random_or_chosen() -> None:
    """H1.2"""
    assert {new_game(4, seed=seed).asks[0] for seed in range(40)} == {0, 1, 2, 3}
    assert [new_game(5, first=str(seat + 1)).asks[0] for seat in range(5)] == [0, 1, 2, 3, 4]


@pytest.mark.rule("H1.2")
def test_a_seat_that_is_not_there_cannot_begin() -> None:
    """H1.2"""
    with pytest.raises(BadOption, match="only 3 seats"):
        new_game(3, first="4")


@pytest.mark.rule("H1.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everyone_places_alike_unless_the_house_option_is_chosen(players: int) -> None:
    """H1.3"""
    assert placing(players) == placing(players, settlers="same") == [*range(players)] * 7


@pytest.mark.rule("H1.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("first", [0, 1])
def test_later_players_place_more(players: int, first: int) -> None:
    """H1.3"""
    more = [7, 11] if players == 2 else [7, 10, 11, 12, 14]
    order = placing(players, first=str(first + 1), settlers="later")
    assert [order.count((first + place) % players) for place in range(players)] == more[:players]
    everybody = [(first + place) % players for place in range(players)]
    assert order[: 7 * players] == everybody * 7
    assert order[7 * players : 8 * players - 1] == everybody[1:], "still one at a time"


@pytest.mark.rule("H1.3")
def test_the_modern_epoch_begins_with_seven_for_everyone() -> None:
    """H1.3, H7.6"""
    state, chance = herohall.game("world").new(players=4, seed=5, settlers="later"), Random(5)
    asked = []
    while not state.over:
        asked.append((state.decision.kind, state.decision.seat))
        state.apply(chance.choice(state.moves()))
    ancient, modern = (
        [seat for _, seat in run] for kind, run in groupby(asked, lambda each: each[0]) if kind == "place"
    )
    assert len(ancient) == 7 + 10 + 11 + 12
    assert modern == modern[:4] * 7
    assert sorted(modern[:4]) == [0, 1, 2, 3]


@pytest.mark.rule("H1.3")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebooks_name_how_many(lang: str) -> None:
    """H1.3"""
    text = (Path(herohall.__file__).parent / "games" / "world" / "rulebook" / f"{lang}.md").read_text(encoding="utf-8")
    rule = text.partition("**H1.3**")[2].partition("\n\n")[0]
    assert [number for number in re.findall(r"(?<![H.])\b(\d)\b(?!\.)", rule) if number != "7"] == ["3", "4", "4", "5"]
    assert (MORE_SETTLERS, MORE_OF_TWO) == ([0, 3, 4, 5, 7], [0, 4])


@pytest.mark.rule("H1.2")
@pytest.mark.rule("H1.3")
@pytest.mark.parametrize("settlers", ["same", "later"])
def test_everybody_sees_how_many_are_still_to_place(settlers: str) -> None:
    """H1.2, H1.3"""
    game = new_game(4, first="3", settlers=settlers)
    order = placing(4, first="3", settlers=settlers)
    for done in range(len(order)):
        seats: Any = game.state.view(None)["seats"]
        assert [seat["placing"] for seat in seats] == [
            {"left": order[done:].count(seat), "of": order.count(seat)} for seat in range(4)
        ]
        game.say("settle india")
    seats = game.state.view(None)["seats"]
    assert [seat["placing"] for seat in seats] == [None] * 4


def placing(players: int, first: str = "1", **options: Any) -> list[int]:
    """Who is asked to place, one after the other, until the first turn begins."""
    game = new_game(players, first=first, **options)
    order = []
    while game.asks[1] == "place":
        order.append(game.asks[0])
        game.say("settle india")
    return order
