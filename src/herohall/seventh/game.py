"""Seventh Hero behind the house's common interface."""

from __future__ import annotations

from typing import Final

from herohall.core.errors import BadOption
from herohall.core.evaluator import Evaluator
from herohall.core.event import Event, View
from herohall.core.game import Game, StandingOrder, State, check_seat, common_view
from herohall.core.generator import Generator
from herohall.core.options import Value
from herohall.seventh import rules
from herohall.seventh.cards import COPIES, THEMES, VALUES, card_facts
from herohall.seventh.deduction import deduce
from herohall.seventh.memory import Memory
from herohall.seventh.moves import WORDS
from herohall.seventh.options import EDITIONS, OPTIONS, Settings
from herohall.seventh.saved import NAME, RULES_VERSION, read_state
from herohall.seventh.state import SeventhState
from herohall.seventh.table import Table
from herohall.seventh.view import open_view

__all__ = ["SeventhGame", "SeventhState", "make"]

ORDERS: Final = (
    # S5.5: whoever has a usable power is asked in every window; these spare it.
    StandingOrder("hero", "decline", ["window", "react"], ["receive", "return", "send", "discard"]),
    StandingOrder("powers", "decline", ["window"]),
)
PACE: Final = {"window": 0.5, "react": 0.7}


class SeventhGame(Game):
    """The rules of Seventh Hero."""

    name = NAME
    rules_version = RULES_VERSION
    min_players = 3
    max_players = 5
    default_players = 4
    options = OPTIONS
    editions = EDITIONS
    words = WORDS
    news = frozenset(
        {
            *("dealt", "revealed", "unmatched", "drew", "looked", "clue"),
            *("recruited", "doubled", "burned", "turned_up", "reshuffled", "ended"),
        }
    )

    themes = THEMES
    orders = ORDERS
    pace = PACE
    aids = True

    def facts(self) -> View:
        return {"copies": COPIES, "cards": {str(card): card_facts(card) for card in range(1, VALUES + 1)}}

    def open(self, players: int, seed: int, options: dict[str, Value]) -> tuple[State, list[Event]]:
        table = Table(Settings(players, options), Generator(seed, fast=False))
        memory = Memory(players)
        events: list[Event] = []
        table.memory, table.events = memory, events
        rules.set_up(table)
        table.events = None
        return SeventhState(self, table, memory, options), events

    def from_json(self, text: str) -> SeventhState:
        table, options = read_state(text)
        memory = table.memory
        assert memory is not None
        return SeventhState(self, table, memory, options)

    def laid_open(self, state: State) -> View:
        assert isinstance(state, SeventhState)
        return {**common_view(state, None), **open_view(state.table)}

    def aid(self, state: State, seat: int) -> View | None:
        assert isinstance(state, SeventhState)
        check_seat(state, seat)
        return deduce(state.table, state.memory, seat)

    def evaluator(self) -> Evaluator:
        from herohall.seventh.evaluator import SeventhEvaluator

        return SeventhEvaluator()


def make(box: str | None) -> SeventhGame:
    """The game; its cards are part of its rules, so there are no other boxes."""
    if box is not None:
        raise BadOption("bad-box", game=NAME)
    return SeventhGame()
