"""Heroes of the World behind the house's common interface."""

from __future__ import annotations

from typing import Final

from herohall.core.event import Event, EventTable, View
from herohall.core.game import Game, State
from herohall.core.generator import Generator
from herohall.core.options import Value
from herohall.core.positions import deal_to_fit, read_wanted, split
from herohall.games.world import rules
from herohall.games.world.box import Box, load_box
from herohall.games.world.box_form import COLUMNS
from herohall.games.world.evaluator import WorldEvaluator
from herohall.games.world.events import EVENTS
from herohall.games.world.facts import facts
from herohall.games.world.moves import make_words
from herohall.games.world.options import EDITIONS, OPTIONS, Settings
from herohall.games.world.saved import NAME, RULES_VERSION, read_state
from herohall.games.world.state import WorldState
from herohall.games.world.table import Table
from herohall.games.world.tables import Tables

__all__ = ["WorldGame", "WorldState", "make"]

# A whole turn takes about three seconds at the calm pace: figures come quickly, decisions can be followed.
PACE: Final = {"place": 0.2, "take": 0.3, "play": 0.4, "settle": 0.08, "discover": 0.25} | {
    "attack": 0.35,
    "flee": 0.1,
    "spend": 0.2,
    "migrate": 0.1,
}
PARTS: Final = {
    "desk": ".box_desk:WorldDesk",
    "painter": ".painter:WorldPainter",
    "speaker": ".speaker:WorldSpeaker",
    "layout": ".layout:layout",
    "encoder": ".encoding:WorldEncoder",
    "foreseer": ".prospects:WorldProspects",
    "first_evaluator": ".evaluator:FirstEvaluator",
    "dealer": ".dealer:WorldDealer",
    "picture": ".picture:WorldPicture",
    "teller": ".teller:WorldTeller",
    "rivals": ".rivals:rivals",
}


class WorldGame(Game):
    """The rules of Heroes of the World with the cards of one box."""

    name = NAME
    rules_version = RULES_VERSION
    min_players = 2
    max_players = 5
    default_players = 4
    options = OPTIONS
    editions = EDITIONS
    box_files = tuple(COLUMNS)
    pace = PACE
    parts = PARTS

    def __init__(self, cards: Box) -> None:
        self.cards = cards
        self.tables = Tables(cards)
        self.words = make_words(cards)
        self.events = EventTable(EVENTS, cards.meanings)
        self.news = self.events.news

    @property
    def box(self) -> str:
        return self.cards.label

    def deal(self, players: int, chance: Generator, options: dict[str, Value]) -> tuple[State, list[Event]]:
        return self.deal_at(Table(Settings(self.tables, players, options), chance), options)

    def deal_at(self, table: Table, options: dict[str, Value]) -> tuple[WorldState, list[Event]]:
        """Deal at an empty table, up to the first decision."""
        log: list[int] = []
        table.log = log
        rules.begin(table)
        table.log = None
        return WorldState(self, table, options), self.events.read(log)

    def from_json(self, text: str) -> WorldState:
        table, options = read_state(text, self.cards, self.tables)
        return WorldState(self, table, options)

    def position(self, players: int | None = None, seed: int = 0, **wanted: object) -> WorldState:
        """The beginning of a turn with what is named of it, the rest dealt to fit; BadState if there is none.

        Named may be `turn`, `epoch`, `hands`, `row`, `people` by territory, `coins`, `points`, `wonders`; and options.

        >>> import herohall
        >>> state = herohall.game("world").position(4, turn=1, people={"europe": [3, 9, 0, 0]}, coins={1: 5})
        >>> state.seat, state.view(None)["epoch"]
        (1, 'modern')
        """
        from herohall.games.world.position import Wanted, fit

        options, named = split(self, wanted)
        asked = read_wanted(Wanted, named)

        def fitted(state: State) -> State | None:
            assert isinstance(state, WorldState)
            return fit(state, asked, self.cards)

        found = deal_to_fit(self, players, seed, options, fitted)
        assert isinstance(found, WorldState)
        return found

    def facts(self) -> View:
        return facts(self.cards)

    def evaluator(self) -> WorldEvaluator:
        return WorldEvaluator()


def make(box: str | None) -> WorldGame:
    """The game with our own cards, or with those of a folder; BadBox if these cannot be played with."""
    return WorldGame(load_box(box))
