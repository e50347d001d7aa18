"""Random games of Heroes of the World: what must hold at every decision, whatever anyone does."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from tests.world.ledger import Ledger
from tests.world.playing import (
    CHOICES,
    GAME,
    MOST_DECISIONS,
    PLAYERS,
    Choice,
    Setting,
    check_pieces,
    check_question,
    events_text,
    name_of,
    settings,
)

from herohall.core.errors import GameOver
from herohall.core.event import Event
from herohall.games.world.box import Box
from herohall.games.world.game import WorldGame, WorldState

SETTINGS = settings()
GAMES_PER_SETTING = 3
"""More of them in `test_more_games.py`."""


class Course:
    """A game being played at random and watched at every decision; `rarely` is how often the slow checks are made."""

    def __init__(self, game: WorldGame, setting: Setting, seed: int, rarely: float) -> None:
        self.game, self.rarely = game, rarely
        options = game.new(players=setting[0], seed=seed, **setting[1]).options
        state, opening = game.open(setting[0], seed, options)
        assert isinstance(state, WorldState)
        self.state = state
        self.chance = Random(seed)
        self.choose: Choice = CHOICES[seed % len(CHOICES)]
        self.ledger = Ledger(game.cards, setting[0], options)
        self.told: list[Event] = []
        self.moves: list[int] = []
        self.follow(opening)

    def play(self) -> None:
        """From the first decision to the end."""
        while not self.state.over:
            self.check()
            move = self.choose(self.state, self.chance)
            slowly = self.chance.random() < self.rarely
            copies = self._copies() if slowly else []
            points = self.state.scores
            self.follow(self.state.play(move))
            assert all(new >= old for new, old in zip(self.state.scores, points, strict=True))
            for copy in copies:
                copy.apply(move)
                assert copy == self.state
            self.moves.append(move)
            assert len(self.moves) < MOST_DECISIONS
        self.check_end()

    def check(self) -> None:
        """What must hold at every decision."""
        check_question(self.state)
        check_pieces(self.state.table)
        if self.chance.random() < self.rarely:
            self.check_ledger()

    def check_ledger(self) -> None:
        """What the log told adds up to what the view shows, and no piece is lost."""
        self.ledger.compare(self.state.view(None))
        assert (self.ledger.heroes(), self.ledger.tokens()) == (76, 53)

    def check_end(self) -> None:
        """The game is over, in every sense."""
        state = self.state
        check_pieces(state.table)
        self.check_ledger()
        assert (state.seat, state.moves()) == (None, [])
        with pytest.raises(GameOver):
            _ = state.decision
        assert self.game.from_json(state.to_json()) == state
        ranking = state.ranking
        assert ranking is not None
        points = [{state.scores[seat] for seat in place} for place in ranking]
        assert all(len(place) == 1 for place in points)
        assert [max(place) for place in points] == sorted(set(state.scores), reverse=True)

    def _copies(self) -> list[WorldState]:
        """The state once more, by way of JSON and by copying."""
        text = self.state.to_json()
        read, copy = self.game.from_json(text), self.state.copy()
        assert read.to_json() == copy.to_json() == text
        assert self.state.over or read.decision == copy.decision == self.state.decision
        return [read, copy]

    def follow(self, events: list[Event]) -> None:
        """Write down what happened."""
        self.told += events
        for event in events:
            self.ledger.follow(event.seen_by(None))


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_what_holds_at_every_decision(setting: Setting) -> None:
    for seed in range(GAMES_PER_SETTING):
        Course(GAME, setting, seed, 0.02).play()


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_one_game_watched_closely_and_played_again(setting: Setting) -> None:
    """Written and read at one decision in ten; the same seed and moves give the same events and result."""
    course = Course(GAME, setting, 1000, 0.1)
    course.play()
    again = Course(GAME, setting, 1000, 0.0)
    for move in course.moves:
        again.follow(again.state.play(move))
    assert events_text(again.told) == events_text(course.told)
    assert again.state == course.state


# H2.5: boxes with few heroes in one epoch


def scarce(box: Box, epoch: int, heroes: int) -> Box:
    """Only the first so many heroes of an epoch stay in it; the others belong to the other one."""
    left = [hero.id for hero in box.heroes if hero.epoch == epoch][:heroes]
    return replace(box, heroes=[replace(hero, epoch=epoch if hero.id in left else 1 - epoch) for hero in box.heroes])


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("heroes", [0, 1, 5, 9])
@pytest.mark.parametrize("epoch", [0, 1], ids=["ancient", "modern"])
def test_games_that_run_out_of_heroes(epoch: int, heroes: int, players: int) -> None:
    game = WorldGame(scarce(GAME.cards, epoch, heroes))
    for seed in range(3):
        course = Course(game, (players, {"edition": ("fr", "de")[seed % 2]}), seed, 0.05)
        course.play()
        ended = [event.name for event in course.told if event.name in ("scoring", "epoch_ended", "over")]
        scorings = ended.index("epoch_ended"), len(ended) - ended.index("epoch_ended") - 2
        assert scorings[1 - epoch] == (8, 4)[epoch] or heroes
        assert scorings[epoch] < (4, 8)[epoch]
