"""What lies on the table: the position of a game of Seventh Hero, flat so that it copies fast. No rules here.

Lists of counts are indexed by value; those of all seats lie behind each other (`seat * WIDTH + value`).
The deck has no order: it is the cards left, and a draw picks one of them at random.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from herohall.core.event import Logged
from herohall.core.generator import Generator
from herohall.games.seventh.cards import WIDTH
from herohall.games.seventh.memory import Memory
from herohall.games.seventh.options import Settings

# Phases. The four windows of S5.4; R is open whenever `announced` is not empty.
W1: Final = 1
W2: Final = 2
W3: Final = 3
W4: Final = 4
SENDING: Final = 5
DISCARDING: Final = 6
RECEIVING: Final = 7
OVER: Final = 8

# Where the wandering hero came from (S2.2, S2.3).
FROM_HAND: Final = 0
FROM_DECK: Final = 1
FROM_DECK_UNSEEN: Final = 2
FROM_PARTY: Final = 3


class Table(Logged):
    """The position: cards, turn, wandering hero, clues of the turn, and the question being asked."""

    # Plain Python finds more than 30 attributes quickly only if they are named here.
    __slots__ = (
        *("settings", "generator", "memory", "deck", "deck_size", "discard", "hands", "hand_sizes", "party", "used"),
        *("eliminated", "turn", "active", "requirement", "ignored", "unmatched", "wandering", "holder", "source"),
        *("seen_by", "forbidden", "unveiled", "clue_askers", "clue_cards", "clue_answers", "phase", "asked", "offset"),
        *("announced", "doubled", "winner"),
    )

    def __init__(self, settings: Settings, generator: Generator, like: Table | None = None) -> None:
        self.settings = settings
        self.generator = generator
        self.log = None
        self.memory: Memory | None = None
        """What the seats remember; absent in playouts."""
        if like is None:
            self._lay_out(settings.players)
        else:
            self._take_over(like)

    def _lay_out(self, seats: int) -> None:
        """Everything as it is before the deal."""
        # Cards
        self.deck = [0] * WIDTH
        self.deck_size = 0
        self.discard = [0] * WIDTH
        self.hands = [0] * (seats * WIDTH)
        self.hand_sizes = [0] * seats
        self.party = [0] * seats
        self.used = [0] * seats
        self.eliminated = [0] * (seats * WIDTH)
        # The turn
        self.turn: i64 = 0
        self.active: i64 = 0
        self.requirement: i64 = 0
        self.ignored = False
        self.unmatched = False
        # The wandering hero: 0 while there is none
        self.wandering: i64 = 0
        self.holder: i64 = 0
        self.source: i64 = FROM_HAND
        self.seen_by: i64 = 0
        self.forbidden: i64 = 0
        """The set of seats it is still to come to that must pass it on (S6.4 `anyone`)."""
        self.unveiled: i64 = 0
        """The wandering hero of this turn once it is public."""
        # The clues of the turn, in order
        self.clue_askers: list[int] = []
        self.clue_cards: list[int] = []
        self.clue_answers: list[int] = []
        # The question
        self.phase: i64 = OVER
        self.asked: i64 = 0
        self.offset: i64 = 0
        """How far round the table, from the active player, the question of a window has come."""
        self.announced: list[int] = []
        """Announced powers not yet resolved, last on top: seat, power, target, seat, power, target …"""
        self.doubled: i64 = 0
        """The value that was recruited twice, while W3 is open; `holder` is its owner."""
        self.winner: i64 = -1
        """The seat that won by S7.1."""

    def _take_over(self, other: Table) -> None:
        """Everything as it is on another table."""
        self.deck = other.deck[:]
        self.deck_size = other.deck_size
        self.discard = other.discard[:]
        self.hands = other.hands[:]
        self.hand_sizes = other.hand_sizes[:]
        self.party = other.party[:]
        self.used = other.used[:]
        self.eliminated = other.eliminated[:]
        self.turn = other.turn
        self.active = other.active
        self.requirement = other.requirement
        self.ignored = other.ignored
        self.unmatched = other.unmatched
        self.wandering = other.wandering
        self.holder = other.holder
        self.source = other.source
        self.seen_by = other.seen_by
        self.forbidden = other.forbidden
        self.unveiled = other.unveiled
        self.clue_askers = other.clue_askers[:]
        self.clue_cards = other.clue_cards[:]
        self.clue_answers = other.clue_answers[:]
        self.phase = other.phase
        self.asked = other.asked
        self.offset = other.offset
        self.announced = other.announced[:]
        self.doubled = other.doubled
        self.winner = other.winner

    def copy(self) -> Table:
        """An independent copy; memory and log stay behind."""
        return Table(self.settings, self.generator.copy(), self)

    def left_of(self, seat: i64) -> i64:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.settings.players else 0

    def hand(self, seat: int) -> list[int]:
        """A seat's hand, ascending."""
        return spread(self.hands[seat * WIDTH : (seat + 1) * WIDTH])

    def eliminated_count(self, seat: int) -> int:
        """The size of a seat's eliminated pile."""
        return sum(self.eliminated[seat * WIDTH : (seat + 1) * WIDTH])

    def knows_wandering(self, seat: i64) -> bool:
        """Whether a seat has seen the wandering hero (S9.2)."""
        return self.seen_by >> seat & 1 == 1

    def held(self, seat: i64) -> i64:
        """The set of values in a seat's hand."""
        place = seat * WIDTH
        mask: i64 = 0
        for value in range(1, WIDTH):
            if self.hands[place + value]:
                mask |= 1 << value
        return mask


def spread(counts: list[int]) -> list[int]:
    """Counts by value as a list of cards: `[0, 2, 0, 1]` is 1, 1, 3."""
    return [value for value, count in enumerate(counts) for _ in range(count)]
