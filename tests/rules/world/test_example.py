"""The turn both rulebooks work out: blue plays Charlemagne."""

from __future__ import annotations

import pytest
from tests.rules.world.board import Sitting, board, reconstruction


def the_turn() -> Sitting:
    """Blue, red, green and yellow; Europe holds Banking 4, Physics 3, Painting 3. School is drawn next."""
    game = board().people("europe", 12, 8, 12, 4).people("mediterranean", 5, 0, 9).coins(0, 3)
    tokens = [token.id for token in game.box.discoveries]
    for name in ("banking", "physics", "painting"):
        game.table.bag.remove(tokens.index(name))
        game.table.put_discovery(tokens.index(name), game.land("europe"))
    game.table.received = 0
    game.chance.tokens.append(tokens.index("school"))
    return game.rolls("battle").playing("charlemagne", "mozart")


@pytest.mark.rule("H9.3")
def test_the_cards_of_the_example_are_in_the_box() -> None:
    """H9.3, H9.5"""
    box = reconstruction()
    hero = next(hero for hero in box.heroes if hero.id == "charlemagne")
    assert (hero.epoch, hero.population, hero.discovery, hero.conquest, hero.treasure) == (1, 4, 1, 4, 0)
    assert {box.territories[index].id for index in hero.territories} == {"europe", "mediterranean"}
    values = {token.id: token.value for token in box.discoveries}
    assert [values[name] for name in ("banking", "physics", "painting", "school")] == [4, 3, 3, 2]


@pytest.mark.rule("H3.1")
@pytest.mark.rule("H4.2")
@pytest.mark.rule("H5.2")
@pytest.mark.rule("H6.2")
def test_the_turn_of_the_rulebooks_step_by_step() -> None:
    """H3.1, H3.4, H4.2, H5.2, H6.2"""
    turn = the_turn().say("play charlemagne")
    turn.say("settle europe", "settle europe", "settle europe", "settle mediterranean")
    assert turn.people("europe") == [15, 8, 12, 4]
    assert turn.people("mediterranean") == [6, 0, 9, 0]
    turn.say("discover school europe")
    assert turn.points == [12, 2, 6, 0]
    turn.say("attack mediterranean green")
    assert turn.people("mediterranean") == [6, 0, 3, 0]
    assert turn.coins[0] == 3
    turn.say("migrate europe mediterranean")
    turn.say("migrate europe america", "migrate europe america", "migrate europe america")
    assert turn.people("mediterranean")[0] == 7
    assert turn.people("america")[0] == 3
    assert turn.people("europe")[0] == 11
    assert turn.coins[0] == 1
    assert turn.asks == (1, "take")
