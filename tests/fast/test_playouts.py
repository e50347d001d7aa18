"""Games played to their end with nobody watching."""

from __future__ import annotations

import pytest

import herohall
from herohall.core.errors import BadOption

GAMES = ["seventh", "world"]


@pytest.mark.parametrize("name", GAMES)
def test_a_playout_ends_the_game_and_leaves_the_state_alone(name: str) -> None:
    game = herohall.game(name)
    state = game.new(players=3, seed=5)
    before = state.to_json()
    end = game.playout(state, 1)
    assert end.over
    assert state.to_json() == before
    assert game.from_json(end.to_json()) == end


@pytest.mark.parametrize("name", GAMES)
def test_a_playout_follows_from_its_seed(name: str) -> None:
    game = herohall.game(name)
    state = game.new(players=4, seed=5)
    assert game.playout(state, 1) == game.playout(state, 1)
    assert game.playout(state, 1) != game.playout(state, 2)


@pytest.mark.parametrize("name", GAMES)
def test_a_playout_foresees_nothing(name: str) -> None:
    """It draws from chance of its own: the same position with another generator plays out alike."""
    game = herohall.game(name)
    state = game.new(players=4, seed=5)
    other = state.copy()
    other.reseed(99)
    assert game.playout(other, 1) == game.playout(state, 1)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("thumb", [False, True], ids=["random", "thumb"])
def test_playouts_are_counted_and_can_be_repeated(name: str, thumb: bool) -> None:
    game = herohall.game(name)
    games = 3 if thumb else 20
    first = game.playouts(games, seed=3, players=4, thumb=thumb)
    again = game.playouts(games, seed=3, players=4, thumb=thumb)
    assert first.games == games
    assert sum(first.wins) == pytest.approx(games)
    assert (first.decisions, first.wins, first.points) == (again.decisions, again.wins, again.points)


def test_playouts_take_the_options_of_the_game() -> None:
    game = herohall.game("seventh")
    assert len(game.playouts(2, seed=1, players=5).wins) == 5
    assert game.playouts(5, 1, 3, values=3, copies=8).decisions < game.playouts(5, 1, 3).decisions
    with pytest.raises(BadOption):
        game.playouts(1, seed=1, players=9)


def resident() -> int:
    """Pages of memory this process holds."""
    with open("/proc/self/statm", encoding="ascii") as statm:
        return int(statm.read().split()[1])


@pytest.mark.long
@pytest.mark.skipif(not herohall.COMPILED, reason="a promise of the compiled form")
@pytest.mark.parametrize(("name", "games"), [("seventh", 1_000_000), ("world", 100_000)])
def test_many_games_in_a_row_do_not_grow_the_process(name: str, games: int) -> None:
    game = herohall.game(name)
    game.playouts(games // 20, seed=1, players=4)
    before = resident()
    game.playouts(games, seed=2, players=4)
    assert resident() - before < 256  # a mebibyte
