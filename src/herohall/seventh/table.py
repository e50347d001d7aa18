"""What lies on the table: the position of a game of Seventh Hero, flat so that it copies fast. No rules here.

Lists of counts are indexed by value; those of all seats lie behind each other (`seat * WIDTH + value`).
The deck has no order: it is the cards left, and a draw picks one of them at random.
"""

from __future__ import annotations

from typing import Final

from herohall.core.event import Event, View
from herohall.core.generator import Generator
from herohall.seventh.cards import WIDTH
from herohall.seventh.memory import Memory
from herohall.seventh.options import Settings

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


class Table:
    """The position: cards, turn, wandering hero, clues of the turn, and the question being asked."""

    def __init__(self, settings: Settings, generator: Generator) -> None:
        seats = settings.players
        self.settings = settings
        self.generator = generator
        self.events: list[Event] | None = None
        """Where events are collected while somebody wants them."""
        self.memory: Memory | None = None
        """What the seats remember; absent in playouts."""
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
        self.turn = 0
        self.active = 0
        self.requirement = 0
        self.ignored = False
        self.unmatched = False
        # The wandering hero: 0 while there is none
        self.wandering = 0
        self.holder = 0
        self.source = FROM_HAND
        self.seen_by = 0
        self.unveiled = 0
        """The wandering hero of this turn once it is public."""
        # The clues of the turn, in order
        self.clue_askers: list[int] = []
        self.clue_cards: list[int] = []
        self.clue_answers: list[int] = []
        # The question
        self.phase = OVER
        self.asked = 0
        self.offset = 0
        """How far round the table, from the active player, the question of a window has come."""
        self.announced: list[int] = []
        """Announced powers not yet resolved, last on top: seat, power, target, seat, power, target …"""
        self.doubled = 0
        """The value that was recruited twice, while W3 is open; `holder` is its owner."""
        self.winner = -1
        """The seat that won by S7.1."""

    def copy(self) -> Table:
        """An independent copy; memory and events stay behind."""
        other = Table(self.settings, self.generator.copy())
        other.deck = self.deck[:]
        other.deck_size = self.deck_size
        other.discard = self.discard[:]
        other.hands = self.hands[:]
        other.hand_sizes = self.hand_sizes[:]
        other.party = self.party[:]
        other.used = self.used[:]
        other.eliminated = self.eliminated[:]
        other.turn = self.turn
        other.active = self.active
        other.requirement = self.requirement
        other.ignored = self.ignored
        other.unmatched = self.unmatched
        other.wandering = self.wandering
        other.holder = self.holder
        other.source = self.source
        other.seen_by = self.seen_by
        other.unveiled = self.unveiled
        other.clue_askers = self.clue_askers[:]
        other.clue_cards = self.clue_cards[:]
        other.clue_answers = self.clue_answers[:]
        other.phase = self.phase
        other.asked = self.asked
        other.offset = self.offset
        other.announced = self.announced[:]
        other.doubled = self.doubled
        other.winner = self.winner
        return other

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.settings.players else 0

    def hand(self, seat: int) -> list[int]:
        """A seat's hand, ascending."""
        return spread(self.hands[seat * WIDTH : (seat + 1) * WIDTH])

    def eliminated_count(self, seat: int) -> int:
        """The size of a seat's eliminated pile."""
        return sum(self.eliminated[seat * WIDTH : (seat + 1) * WIDTH])

    def knows_wandering(self, seat: int) -> bool:
        """Whether a seat has seen the wandering hero (S9.2)."""
        return self.seen_by >> seat & 1 == 1

    def tell(self, name: str, facts: View) -> None:
        """Record an event that all may know."""
        if self.events is not None:
            self.events.append(Event(name, facts))

    def tell_some(self, name: str, facts: View, secret: View, seers: list[int]) -> None:
        """Record an event with facts only some seats may know."""
        if self.events is not None:
            self.events.append(Event(name, facts, secret, seers))


def spread(counts: list[int]) -> list[int]:
    """Counts by value as a list of cards: `[0, 2, 0, 1]` is 1, 1, 3."""
    return [value for value, count in enumerate(counts) for _ in range(count)]
