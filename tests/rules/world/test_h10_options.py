"""H10: editions are presets of the options; each option can also be set on its own."""

from __future__ import annotations

import pytest
from tests.rules.world.board import board, new_game, reconstruction

from herohall.core.errors import BadOption
from herohall.games.world.scoring import places

pytestmark = pytest.mark.rule("H10")


@pytest.mark.parametrize(
    ("edition", "options"),
    [
        ("fr", {"tiebreak": "fr", "convert": "fr", "old_wonders": "fr", "max_discovery": 2}),
        ("de", {"tiebreak": "de", "convert": "de", "old_wonders": "de", "max_discovery": 3}),
    ],
)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_two_presets(edition: str, options: dict[str, str | int], players: int) -> None:
    """H10"""
    state = new_game(players, edition=edition).state
    assert state.options == {"edition": edition, "first": "random", "settlers": "same", **options}


def test_fr_is_the_default() -> None:
    """H10"""
    assert new_game().state.options == new_game(edition="fr").state.options


def test_an_option_of_its_own_beats_the_edition() -> None:
    """H10"""
    options = new_game(edition="de", convert="fr").state.options
    assert (options["convert"], options["tiebreak"]) == ("fr", "de")


def test_unknown_values_are_refused() -> None:
    """H10"""
    with pytest.raises(BadOption):
        new_game(edition="en")
    with pytest.raises(BadOption):
        new_game(max_discovery=4)
    with pytest.raises(BadOption):
        new_game(speed="fast")


@pytest.mark.parametrize(("most", "drawn"), [(2, 2), (3, 3)])
def test_max_discovery_pair(most: int, drawn: int) -> None:
    """H10"""
    hero = next(hero for hero in reconstruction().heroes if hero.epoch == 1 and hero.discovery_de == 3)
    turn = board(max_discovery=most).playing(hero.id).say(f"play {hero.id}")
    while turn.asks[1] == "settle":
        turn.say(turn.answers[0])
    assert len(turn.table.drawn) == drawn


@pytest.mark.parametrize(("tiebreak", "first"), [("fr", 1), ("de", 2)])
def test_tiebreak_pair(tiebreak: str, first: int) -> None:
    """H10: red has made more discoveries, green's heroes have the higher values."""
    game = board(tiebreak=tiebreak).hero("olga", "1/1/1/1", "europe").hero("wallace", "1/2/1/1", "europe")
    game.played(1, "olga").played(2, "wallace").made(0, 2, 1, 0).people("europe", 0, 3, 3)
    turn = game.hero("shaka", "1/0/0/0", "africa russia").acting("shaka")
    assert places(turn.table, turn.board.land("europe"))[0] == first


@pytest.mark.parametrize(("convert", "asked"), [("fr", "settle"), ("de", "spend")])
def test_convert_pair(convert: str, asked: str) -> None:
    """H10"""
    assert board(convert=convert).hero("shaka", "2/0/0/0", "africa").coins(0, 2).acting("shaka").asks == (0, asked)


@pytest.mark.parametrize(("old_wonders", "buyable"), [("fr", False), ("de", True)])
def test_old_wonders_pair(old_wonders: str, buyable: bool) -> None:
    """H10"""
    game = board(epoch="ancient", old_wonders=old_wonders).hero("plato", "0/1/0/0", "india").ladder("india", 1, 1)
    turn = game.draws(0).coins(0, 9).scored("mediterranean", "africa", "china").acting("plato").say("discover 0 india")
    while turn.asks[1] != "spend":
        turn.say(turn.answers[-1] if turn.asks[1] == "attack" else turn.answers[0])
    assert turn.offers("build ajanta") is buyable
