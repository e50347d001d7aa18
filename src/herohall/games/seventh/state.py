"""A state of Seventh Hero behind the house's common interface."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from herohall.core.errors import IllegalMove
from herohall.core.event import Event, View
from herohall.core.generator import Generator
from herohall.core.options import Value
from herohall.core.state import State, check_seat
from herohall.games.seventh import rules
from herohall.games.seventh.belief import Sampler
from herohall.games.seventh.cards import WITCH, members, size
from herohall.games.seventh.events import TABLE
from herohall.games.seventh.forecast import forecast
from herohall.games.seventh.memory import Memory
from herohall.games.seventh.moves import CLUE, MOVE_COUNT, SEND, WORDS, is_clue, is_send
from herohall.games.seventh.refusals import refusal, without_target
from herohall.games.seventh.saved import write_state
from herohall.games.seventh.table import OVER, Table
from herohall.games.seventh.view import table_view

if TYPE_CHECKING:
    from herohall.core.game import Game


def table_of(state: State) -> Table:
    """The table of a state of this game."""
    assert isinstance(state, SeventhState)
    return state.table


class SeventhState(State):
    """A game of Seventh Hero at one decision, or over."""

    def __init__(self, game: Game, table: Table, memory: Memory, options: dict[str, Value]) -> None:
        self.game = game
        self.players = table.settings.players
        self.options = options
        self.table = table
        self.memory = memory
        self._samplers: list[Sampler | None] | None = None
        self._legal: i64 = -1
        """The set of legal moves, once somebody has asked for it."""

    @property
    def seat(self) -> int | None:
        return None if self.table.phase == OVER else self.table.asked

    def question(self) -> tuple[str, str]:
        return rules.QUESTIONS[rules.question(self.table)]

    def moves(self) -> list[int]:
        return members(self._legal_moves())

    def _legal_moves(self) -> i64:
        if self._legal < 0:
            self._legal = rules.legal(self.table)
        return self._legal

    def apply(self, move: int) -> None:
        self._samplers = None
        self._legal = -1
        rules.apply(self.table, move)

    def anew(self, chance: Generator) -> SeventhState:
        table = Table(self.table.settings, chance)
        memory = Memory(self.players)
        table.memory = memory
        rules.set_up(table)
        return SeventhState(self.game, table, memory, self.options.copy())

    def use(self, chance: Generator) -> None:
        self.table.generator = chance

    def play_out(self, chance: Generator) -> int:
        """Nobody will ask the seats any more, so they remember nothing of it."""
        self._samplers = None
        self._legal = -1
        self.table.memory = None
        count = rules.play_out(self.table, chance)
        self.table.memory = self.memory = Memory(self.players)
        return count

    def play(self, move: int) -> list[Event]:
        if not 0 <= move < MOVE_COUNT or not self._legal_moves() >> move & 1:
            raise self.refusal(move)
        log: list[int] = []
        self.table.log = log
        self.apply(move)
        self.table.log = None
        return TABLE.read(log)

    def outcome(self, move: int, aids: bool) -> View:
        hidden = self.table.wandering > 0 and not self.table.knows_wandering(self.table.asked)
        return forecast(self.table, self.sampler(self.table.asked) if aids and hidden else None, move)

    def parse(self, text: str) -> int:
        if text.lower().split() == ["power", str(WITCH)] and not self.over:
            raise without_target(self.table)
        return super().parse(text)

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

    def table_view(self, viewer: int | None) -> View:
        return table_view(self.table, viewer)

    def open_table(self) -> View:
        return table_view(self.table, None, laid_open=True)

    def sample(self, seat: int, seed: int) -> SeventhState:
        check_seat(self, seat)
        table, memory = self.sampler(seat).draw(seed)
        table.memory = memory
        return SeventhState(self.game, table, memory, self.options)

    def sampler(self, seat: int) -> Sampler:
        """All that a seat knows now, ready to draw deals from; made once for each decision."""
        if self._samplers is None:
            self._samplers = [None] * self.players
        sampler = self._samplers[seat]
        if sampler is None:
            sampler = self._samplers[seat] = Sampler(self.table, self.memory, seat)
        return sampler

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
        other = SeventhState(self.game, table, memory, self.options)
        other._legal = self._legal
        return other

    def to_json(self) -> str:
        return write_state(self.table, self.memory, self.options)
