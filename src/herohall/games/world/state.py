"""A state of Heroes of the World behind the house's common interface."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herohall.core.errors import IllegalMove
from herohall.core.event import Event, View
from herohall.core.generator import Generator
from herohall.core.options import Value
from herohall.core.state import State, check_seat
from herohall.games.world import rules
from herohall.games.world import table as at
from herohall.games.world.belief import sample
from herohall.games.world.forecast import forecast
from herohall.games.world.refusals import refusal
from herohall.games.world.saved import write_state
from herohall.games.world.table import Table
from herohall.games.world.tables import ANCIENT
from herohall.games.world.view import table_view

if TYPE_CHECKING:
    from herohall.games.world.game import WorldGame


class WorldState(State):
    """A game of Heroes of the World at one decision, or over."""

    def __init__(self, game: WorldGame, table: Table, options: dict[str, Value]) -> None:
        self.game = game
        self.world = game
        """The same, by its own type. `game` must not be declared again with it: compiled, the garbage collector would
        count it twice, take the game for garbage while it is in use, and empty it."""
        self.players = table.settings.players
        self.options = options
        self.table = table

    @property
    def seat(self) -> int | None:
        return None if self.table.step == at.OVER else self.table.asked

    def question(self) -> tuple[str, str]:
        table = self.table
        if table.inner != at.NOTHING:
            asks = table.settings.tables.asks_in_attack
            if (table.inner == at.WALL and asks[0]) or (table.inner == at.REROLL and asks[1]):
                return at.ATTACK_QUESTION
            return at.INNER_QUESTIONS[table.inner]
        if table.step == at.PLACING:
            return "place", "H1.2" if table.epoch == ANCIENT else "H7.6"
        return at.STEP_QUESTIONS[table.step]

    def moves(self) -> list[int]:
        return self.table.legal[:]

    def apply(self, move: int) -> None:
        rules.play(self.table, move)

    def anew(self, chance: Generator) -> WorldState:
        table = Table(self.table.settings, chance)
        rules.begin(table)
        return WorldState(self.world, table, self.options.copy())

    def use(self, chance: Generator) -> None:
        self.table.generator = chance

    def play_out(self, chance: Generator) -> int:
        return rules.play_out(self.table, chance)

    def play(self, move: int) -> list[Event]:
        table = self.table
        if move not in table.legal:
            raise self.refusal(move)
        log: list[int] = []
        table.log = log
        rules.play(table, move)
        table.log = None
        return self.world.events.read(log)

    def outcome(self, move: int, aids: bool) -> View:
        return forecast(self.table, self.world.cards, move)

    def refusal(self, move: int) -> IllegalMove:
        return refusal(self.table, move)

    def told(self, move: int, viewer: int | None) -> str:
        """All moves are public; what is hidden of them, the hero from the deck, is in no move's words."""
        return self.text(move)

    def table_view(self, viewer: int | None) -> View:
        return {"box": self.game.box, **table_view(self.table, self.world.cards, viewer)}

    def open_table(self) -> View:
        return table_view(self.table, self.world.cards, None, laid_open=True)

    def sample(self, seat: int, seed: int) -> WorldState:
        check_seat(self, seat)
        return WorldState(self.world, sample(self.table, seat, seed), self.options)

    @property
    def over(self) -> bool:
        return self.table.step == at.OVER

    @property
    def scores(self) -> list[int]:
        return self.table.points[:]

    @property
    def ranking(self) -> list[list[int]] | None:
        if not self.over:
            return None
        points = self.table.points
        heights = sorted(set(points), reverse=True)
        return [[seat for seat in range(self.players) if points[seat] == height] for height in heights]

    def copy(self) -> WorldState:
        return WorldState(self.world, self.table.copy(), self.options)

    def to_json(self) -> str:
        return write_state(self.table, self.world.cards, self.options)
