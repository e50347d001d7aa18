"""A state of Seventh Hero behind the house's common interface."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herohall.core.errors import IllegalMove
from herohall.core.event import Event, View
from herohall.core.generator import Generator
from herohall.core.options import Value
from herohall.core.state import Decision, State, check_seat, common_view
from herohall.seventh import rules
from herohall.seventh.belief import Sampler
from herohall.seventh.cards import size
from herohall.seventh.memory import Memory
from herohall.seventh.moves import CLUE, MOVE_COUNT, SEND, WORDS, is_clue, is_send
from herohall.seventh.refusals import refusal
from herohall.seventh.saved import write_state
from herohall.seventh.table import DISCARDING, OVER, SENDING, W4, Table
from herohall.seventh.view import table_view

if TYPE_CHECKING:
    from herohall.core.game import Game


class SeventhState(State):
    """A game of Seventh Hero at one decision, or over."""

    def __init__(self, game: Game, table: Table, memory: Memory, options: dict[str, Value]) -> None:
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

    def fresh(self, seed: int) -> SeventhState:
        table = Table(self.table.settings, Generator(seed, fast=True))
        memory = Memory(self.players)
        table.memory = memory
        rules.set_up(table)
        return SeventhState(self.game, table, memory, self.options)

    def reseed(self, seed: int) -> None:
        self.table.generator = Generator(seed, fast=True)

    def play_out(self, chance: Generator) -> int:
        """Nobody will ask the seats any more, so they remember nothing of it."""
        self._samplers = None
        self.table.memory = None
        count = rules.play_out(self.table, chance)
        self.table.memory = self.memory = Memory(self.players)
        return count

    def play(self, move: int) -> list[Event]:
        if not 0 <= move < MOVE_COUNT or not rules.legal(self.table) >> move & 1:
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
        return SeventhState(self.game, table, memory, self.options)

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
        return SeventhState(self.game, table, memory, self.options)

    def to_json(self) -> str:
        return write_state(self.table, self.memory, self.options)
