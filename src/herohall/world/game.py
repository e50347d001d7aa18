"""Heroes of the World behind the house's common interface."""

from __future__ import annotations

from typing import Final

from herohall.core.event import Event, View
from herohall.core.game import Game, State, common_view
from herohall.core.generator import Generator
from herohall.core.options import Value
from herohall.world import rules
from herohall.world.box import Box, load_box
from herohall.world.evaluator import WorldEvaluator
from herohall.world.events import NEWS, make_events
from herohall.world.facts import facts
from herohall.world.moves import make_words
from herohall.world.options import EDITIONS, OPTIONS, Settings
from herohall.world.saved import NAME, RULES_VERSION, read_state
from herohall.world.state import WorldState
from herohall.world.table import Table
from herohall.world.tables import Tables
from herohall.world.view import open_view

__all__ = ["WorldGame", "WorldState", "make"]

PACE: Final = {"place": 0.6, "settle": 0.6, "discover": 0.6, "migrate": 0.6, "flee": 0.6}


class WorldGame(Game):
    """The rules of Heroes of the World with the cards of one box."""

    name = NAME
    rules_version = RULES_VERSION
    min_players = 2
    max_players = 5
    default_players = 4
    options = OPTIONS
    editions = EDITIONS
    news = NEWS
    own_box = True
    pace = PACE

    def __init__(self, cards: Box) -> None:
        self.cards = cards
        self.tables = Tables(cards)
        self.words = make_words(cards)

    @property
    def box(self) -> str:
        return self.cards.label

    def open(self, players: int, seed: int, options: dict[str, Value]) -> tuple[State, list[Event]]:
        table = Table(Settings(self.tables, players, options), Generator(seed, fast=False))
        log: list[int] = []
        table.log = log
        rules.begin(table)
        table.log = None
        return WorldState(self, table, options), make_events(log, self.cards)

    def from_json(self, text: str) -> WorldState:
        table, options = read_state(text, self.cards, self.tables)
        return WorldState(self, table, options)

    def facts(self) -> View:
        return facts(self.cards)

    def laid_open(self, state: State) -> View:
        assert isinstance(state, WorldState)
        return {**common_view(state, None), **open_view(state.table, self.cards)}

    def evaluator(self) -> WorldEvaluator:
        return WorldEvaluator()


def make(box: str | None) -> WorldGame:
    """The game with our own cards, or with those of a folder; BadBox if these cannot be played with."""
    return WorldGame(load_box(box))
