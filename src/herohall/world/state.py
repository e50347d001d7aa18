"""A state of Heroes of the World behind the house's common interface."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from herohall.core.errors import IllegalMove
from herohall.core.event import Event, View
from herohall.core.generator import Generator
from herohall.core.options import Value
from herohall.core.state import Decision, State, check_seat, common_view
from herohall.world import rules
from herohall.world import table as at
from herohall.world.belief import sample
from herohall.world.events import make_events
from herohall.world.refusals import refusal
from herohall.world.saved import write_state
from herohall.world.table import Table
from herohall.world.tables import ANCIENT
from herohall.world.view import table_view

if TYPE_CHECKING:
    from herohall.world.game import WorldGame

STEP_QUESTIONS: Final = {
    at.TAKING: ("take", "H2.1"),
    at.PLAYING: ("play", "H2.2"),
    at.SETTLING: ("settle", "H3.1"),
    at.DISCOVERING: ("discover", "H3.3"),
    at.ATTACKING: ("attack", "H5.1"),
    at.SPENDING: ("spend", "H6.6"),
}
INNER_QUESTIONS: Final = {
    at.SURVEY: ("survey", "H9.6"),
    at.MIGRATION: ("migrate", "H6.2"),
    at.WALL: ("wall", "H5.3"),
    at.REROLL: ("reroll", "H5.3"),
    at.KEEP: ("keep", "H9.6"),
    at.FLIGHT: ("flee", "H9.4"),
    at.SCORING: ("score", "H4.5"),
}


class WorldState(State):
    """A game of Heroes of the World at one decision, or over."""

    def __init__(self, game: WorldGame, table: Table, options: dict[str, Value]) -> None:
        self.game: WorldGame = game
        self.players = table.settings.players
        self.options = options
        self.table = table

    @property
    def seat(self) -> int | None:
        return None if self.table.step == at.OVER else self.table.asked

    @property
    def decision(self) -> Decision | None:
        if self.table.step == at.OVER:
            return None
        kind, rule = self._question()
        return Decision(self.table.asked, kind, rule, self.moves())

    def _question(self) -> tuple[str, str]:
        table = self.table
        if table.inner != at.NOTHING:
            return INNER_QUESTIONS[table.inner]
        if table.step == at.PLACING:
            return "place", "H1.2" if table.epoch == ANCIENT else "H7.6"
        return STEP_QUESTIONS[table.step]

    def moves(self) -> list[int]:
        return self.table.legal[:]

    def apply(self, move: int) -> None:
        rules.play(self.table, move)

    def fresh(self, seed: int) -> WorldState:
        table = Table(self.table.settings, Generator(seed, True))
        rules.begin(table)
        return WorldState(self.game, table, self.options)

    def reseed(self, seed: int) -> None:
        self.table.generator = Generator(seed, True)

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
        return make_events(log, self.game.cards)

    def refusal(self, move: int) -> IllegalMove:
        return refusal(self.table, move)

    def told(self, move: int, viewer: int | None) -> str:
        """All moves are public; what is hidden of them, the hero from the deck, is in no move's words."""
        return self.text(move)

    def view(self, viewer: int | None) -> View:
        if viewer is not None:
            check_seat(self, viewer)
        seen = table_view(self.table, self.game.cards, viewer)
        return {**common_view(self, viewer), "box": self.game.box, **seen}

    def sample(self, seat: int, seed: int) -> WorldState:
        check_seat(self, seat)
        return WorldState(self.game, sample(self.table, seat, seed), self.options)

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
        return WorldState(self.game, self.table.copy(), self.options)

    def to_json(self) -> str:
        return write_state(self.table, self.game.cards, self.options)
