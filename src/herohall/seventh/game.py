"""Seventh Hero behind the house's common interface."""

from __future__ import annotations

from typing import Final

from herohall.core.errors import BadOption, IllegalMove
from herohall.core.evaluator import Evaluator
from herohall.core.event import Event, View
from herohall.core.game import Decision, Game, StandingOrder, State, check_seat, common_view
from herohall.core.generator import Generator
from herohall.core.options import Value
from herohall.seventh import rules
from herohall.seventh.belief import Sampler
from herohall.seventh.cards import COPIES, THEMES, VALUES, card_facts, size
from herohall.seventh.memory import Memory
from herohall.seventh.moves import CLUE, SEND, WORDS, is_clue, is_send
from herohall.seventh.options import EDITIONS, OPTIONS, Settings
from herohall.seventh.refusals import refusal
from herohall.seventh.saved import NAME, RULES_VERSION, read_state, write_state
from herohall.seventh.table import DISCARDING, OVER, SENDING, W4, Table
from herohall.seventh.view import table_view

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

    def evaluator(self) -> Evaluator:
        from herohall.seventh.evaluator import SeventhEvaluator

        return SeventhEvaluator()


class SeventhState(State):
    """A game of Seventh Hero at one decision, or over."""

    def __init__(self, game: SeventhGame, table: Table, memory: Memory, options: dict[str, Value]) -> None:
        self.game = game
        self.players = table.settings.players
        self.options = options
        self.table = table
        self.memory = memory
        self._samplers: list[Sampler | None] | None = None

    @property
    def seat(self) -> int | None:
        return None if self.table.phase == OVER else self.table.asked

    @property
    def decision(self) -> Decision | None:
        table = self.table
        if table.phase == OVER:
            return None
        kind, rule = self._question()
        return Decision(table.asked, kind, rule, rules.legal_moves(table))

    def _question(self) -> tuple[str, str]:
        table = self.table
        if table.announced:
            return "react", "S5.8"
        if table.phase <= W4:
            return "window", "S5.5"
        if table.phase == SENDING:
            return "send", "S2.2"
        if table.phase == DISCARDING:
            return "discard", "S2.3"
        return ("return", "S2.7") if table.holder == table.active else ("receive", "S2.6")

    def moves(self) -> list[int]:
        return rules.legal_moves(self.table)

    def apply(self, move: int) -> None:
        self._samplers = None
        rules.apply(self.table, move)

    def play(self, move: int) -> list[Event]:
        if move not in self.moves():
            raise self.refusal(move)
        events: list[Event] = []
        self.table.events = events
        self.apply(move)
        self.table.events = None
        return events

    def refusal(self, move: int) -> IllegalMove:
        return refusal(self.table, move)

    def told(self, move: int, viewer: int | None) -> str:
        table = self.table
        if viewer != table.asked:
            if is_send(move):
                return f"{WORDS[SEND + 1][:-1]}?"
            if is_clue(move) and viewer != table.active:
                return f"{WORDS[CLUE + 1][:-1]}?"
        return WORDS[move]

    def view(self, viewer: int | None) -> View:
        if viewer is not None:
            check_seat(self, viewer)
        return {**common_view(self, viewer), **table_view(self.table, viewer)}

    def sample(self, seat: int, seed: int) -> SeventhState:
        check_seat(self, seat)
        if self._samplers is None:
            self._samplers = [None] * self.players
        sampler = self._samplers[seat]
        if sampler is None:
            sampler = self._samplers[seat] = Sampler(self.table, self.memory, seat)
        table, memory = sampler.draw(seed)
        table.memory = memory
        return SeventhState(self._game(), table, memory, self.options)

    @property
    def over(self) -> bool:
        return self.table.phase == OVER

    @property
    def scores(self) -> list[int]:
        return [size(party) for party in self.table.party]  # S7.7

    @property
    def ranking(self) -> list[list[int]] | None:
        return rules.ranking(self.table) if self.over else None

    def copy(self) -> SeventhState:
        table = self.table.copy()
        table.memory = memory = self.memory.copy()
        return SeventhState(self._game(), table, memory, self.options)

    def to_json(self) -> str:
        return write_state(self.table, self.memory, self.options)

    def _game(self) -> SeventhGame:
        assert isinstance(self.game, SeventhGame)
        return self.game


def make(box: str | None) -> SeventhGame:
    """The game; its cards are part of its rules, so there are no other boxes."""
    if box is not None:
        raise BadOption("bad-box", game=NAME)
    return SeventhGame()
