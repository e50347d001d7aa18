"""No bot knows more than its seat: it chooses alike in the true state and in whatever else may be true.

A check that never fails shows nothing. So the same positions are shown to bots on a chair that leaks: every kind of bot
must be found out, by search or rule of thumb, with slips, in a duel or in company. Rules of thumb make so little of
what is hidden that their choices hardly betray a leak; so it is also noted which worlds a bot was shown.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import NamedTuple, cast

import pytest

import herohall
from herohall.bots import FAR
from herohall.bots.base import Bot, Budget
from herohall.bots.learned import LearnedBot
from herohall.bots.search import SearchBot
from herohall.bots.thumb import SLIPS, EasyBot, KeenBot, MediumBot
from herohall.core.chair import Chair
from herohall.core.event import View
from herohall.core.game import Game, State
from herohall.core.state import Decision

FEW = Budget(iterations=12)
LEVELS: dict[str, Callable[[int], Bot]] = {
    "easy": EasyBot,
    "medium": MediumBot,
    "search-hard": lambda seed: SearchBot("search-hard", 1, 1.0, seed, slips=SLIPS),
    "keen": KeenBot,
    "hard": lambda seed: LearnedBot("hard", KeenBot(seed)),
    "expert": lambda seed: SearchBot("expert", FAR, 1.0, seed, learned=True),
}
SEARCHING = ("search-hard", "expert")
TABLES = [
    (name, players)
    for name in herohall.games()
    for game in [herohall.game(name)]
    if game.evaluator() is not None
    for players in range(game.min_players, game.max_players + 1)
]
GAMES = 5
"""Of each table, each with its own seed for the bots."""
POSITIONS = 4
"""Of each game."""
SAMPLES = (1, 2)


class WatchedChair:
    """A chair that notes which worlds it hands out. No subclass: a compiled class allows none."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.chair = Chair(state, seat)
        self.handed_out: list[str] = []

    @property
    def game(self) -> Game:
        return self.chair.game

    @property
    def view(self) -> View:
        return self.chair.view

    @property
    def decision(self) -> Decision:
        return self.chair.decision

    @property
    def imagined(self) -> State:
        return self.sample(0)

    def text(self, move: int) -> str:
        return self.chair.text(move)

    def sample(self, seed: int) -> State:
        world = self.world(seed)
        self.handed_out.append(world.to_json())
        return world

    def world(self, seed: int) -> State:
        return self.chair.sample(seed)


class LeakingChair(WatchedChair):
    """One that hands out the true state, where it should imagine one."""

    def __init__(self, state: State, seat: int) -> None:
        super().__init__(state, seat)
        self.state = state

    def world(self, seed: int) -> State:
        return self.state.copy()


class Thought(NamedTuple):
    """What a bot chose, and what it was shown before."""

    move: int
    shown: tuple[str, ...]


Make = Callable[[int], Bot]
Seat = Callable[[State, int], WatchedChair]


@cache
def positions(name: str, players: int) -> list[tuple[int, State]]:
    """Positions with something to choose, from all parts of several games, each with a seed for the bot."""
    found = []
    for seed in range(GAMES):
        chance, choices = Random(seed), []
        state = herohall.game(name).new(players=players, seed=seed)
        while not state.over:
            if len(state.moves()) > 1:
                choices.append(state.copy())
            state.apply(chance.choice(state.moves()))
        found += [(seed, position) for position in chance.sample(choices, POSITIONS)]
    return found


def thoughts(make: Make, take: Seat, seed: int, state: State) -> set[Thought]:
    """What a bot thinks in the true state and in samples of what its seat knows: one thought, if it does not cheat."""
    seat = state.seat
    assert seat is not None
    found = set()
    for world in (state, *(state.sample(seat, number) for number in SAMPLES)):
        chair = take(world, seat)
        move = make(seed).choose(cast("Chair", chair), FEW)
        found.add(Thought(move, tuple(chair.handed_out)))
    return found


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_no_bot_cheats(name: str, players: int, level: str) -> None:
    for seed, state in positions(name, players):
        assert len(thoughts(LEVELS[level], WatchedChair, seed, state)) == 1


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_chair_that_leaks_is_found_out(name: str, players: int, level: str) -> None:
    found = [thoughts(LEVELS[level], LeakingChair, seed, state) for seed, state in positions(name, players)]
    assert any(len(each) > 1 for each in found)
    if level in SEARCHING:  # its choices alone betray it
        assert any(len({thought.move for thought in each}) > 1 for each in found)
