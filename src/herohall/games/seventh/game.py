"""Seventh Hero behind the house's common interface."""

from __future__ import annotations

from typing import Final

from herohall.core.errors import BadOption
from herohall.core.evaluator import Evaluator
from herohall.core.event import Event, View
from herohall.core.game import Game
from herohall.core.generator import Generator
from herohall.core.options import Value
from herohall.core.positions import deal_to_fit, read_wanted, split
from herohall.core.state import State, check_seat
from herohall.games.seventh import moves as m
from herohall.games.seventh import rules
from herohall.games.seventh.cards import COPIES, THEMES, VALUES, card_facts
from herohall.games.seventh.deduction import deduce
from herohall.games.seventh.events import TABLE
from herohall.games.seventh.memory import Memory
from herohall.games.seventh.moves import WORDS
from herohall.games.seventh.options import EDITIONS, FIRST_RULES, OPTIONS, RULES_VERSION, Settings
from herohall.games.seventh.orders import ORDERS
from herohall.games.seventh.saved import NAME, read_state
from herohall.games.seventh.state import SeventhState, table_of
from herohall.games.seventh.table import DISCARDING, RECEIVING, SENDING, Table

__all__ = ["SeventhGame", "SeventhState", "make"]

PACE: Final = {"window": 0.5, "react": 0.7}
PHRASES: Final = tuple(f"hero-{value}" for value in range(1, VALUES + 1))
"""S6.5, S9.5: anybody may name the wandering hero, truly or not."""
PARTS: Final = {
    "painter": ".painter:SeventhPainter",
    "speaker": ".speaker:SeventhSpeaker",
    "layout": ".layout:layout",
    "encoder": ".encoding:LearnerEncoder",
    "insight": ".insight:insight",
    "first_evaluator": ".evaluator:FirstEvaluator",
    "guesses": ".guesses:guesses",
    "dealer": ".dealer:SeventhDealer",
    "picture": ".picture:SeventhPicture",
    "teller": ".teller:SeventhTeller",
    "rivals": ".rivals:rivals",
}


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
    news = TABLE.news
    themes = THEMES
    orders = ORDERS
    phrases = PHRASES
    pace = PACE
    aids = True
    parts = PARTS
    daily_iterations = 800
    longest = 100_000
    games_in_a_row = 1_000_000

    @property
    def judged_moves(self) -> int:
        return m.FORBID  # all but a 4 that names a player

    def open_moves(self, state: State) -> list[int]:
        """Powers, recruiting and passing on are public; but whoever has looked at the hero wants to see it again."""
        table = table_of(state)
        looked = table.phase == RECEIVING and table.holder != table.active and table.knows_wandering(table.asked)
        if looked or (table.phase in (SENDING, DISCARDING) and not table.announced):
            return []
        return [move for move in state.moves() if not m.is_clue(move)]

    def facts(self) -> View:
        return {"copies": COPIES, "cards": {str(card): card_facts(card) for card in range(1, VALUES + 1)}}

    def deal(self, players: int, chance: Generator, options: dict[str, Value]) -> tuple[State, list[Event]]:
        return self.deal_at(Table(Settings(players, options, self.rules_version), chance), options)

    def deal_at(self, table: Table, options: dict[str, Value]) -> tuple[SeventhState, list[Event]]:
        """Deal at an empty table, up to the first decision."""
        memory = Memory(table.settings.players)
        log: list[int] = []
        table.memory, table.log = memory, log
        rules.set_up(table)
        table.log = None
        return SeventhState(self, table, memory, options), TABLE.read(log)

    def from_json(self, text: str) -> SeventhState:
        table, options = read_state(text)
        memory = table.memory
        assert memory is not None
        return SeventhState(self.under(table.settings.rules), table, memory, options)

    def under(self, rules: int) -> Game:
        return FIRST if rules == FIRST_RULES else self

    def position(self, players: int | None = None, seed: int = 0, **wanted: object) -> SeventhState:
        """A state with what is named of it, the rest dealt to fit; BadState, saying why, if no game can come to it.

        Named may be `active`, `requirement`, `hands`, `parties` and `used` by seat, `wandering` with `at`; and options.

        >>> import herohall
        >>> state = herohall.game("seventh").position(4, active=0, requirement=1, hands={0: [2, 5, 5, 6, 7]})
        >>> [state.text(move) for move in state.moves() if state.text(move).startswith("send")]
        ['send 2']
        """
        from herohall.games.seventh.position import Wanted, fit

        options, named = split(self, wanted)
        asked = read_wanted(Wanted, named)

        def fitted(state: State) -> State | None:
            assert isinstance(state, SeventhState)
            return fit(state, asked)

        found = deal_to_fit(self, players, seed, options, fitted)
        assert isinstance(found, SeventhState)
        return found

    def aid(self, state: State, seat: int) -> View | None:
        assert isinstance(state, SeventhState)
        check_seat(state, seat)
        return deduce(state.table, state.sampler(seat))

    def evaluator(self) -> Evaluator:
        from herohall.games.seventh.evaluator import SeventhEvaluator

        return SeventhEvaluator()


class FirstSeventhGame(SeventhGame):
    """Seventh Hero by its first rules, for games that were recorded then."""

    rules_version = FIRST_RULES

    def under(self, rules: int) -> Game:
        return self if rules == FIRST_RULES else SeventhGame()


FIRST: Final = FirstSeventhGame()


def make(box: str | None) -> SeventhGame:
    """The game; its cards are part of its rules, so there are no other boxes."""
    if box is not None:
        raise BadOption("bad-box", game=NAME)
    return SeventhGame()
