"""What the seats remember of each other's hands beyond what lies on the table.

Cards enter a hand only from the deck, unseen by the others, and whatever leaves a hand is public by the end of the
turn. So of another's hand only two kinds of things are ever known:

- it once held nothing that fits (S2.3): those of its cards that were there then are outside a set of values;
- after a reshuffle (S7.4): cards drawn before it come from the old deck, whose rest is known to all by subtraction.

A hand about which neither is known is *plain*. Of the others the history tells what happened to them, in order, since
they were plain. Draws carry their value, which only the owner may use.
"""

from __future__ import annotations

from typing import Final

from herohall.games.seventh.cards import WIDTH

# Entries of the history: from above the seat, the kind, and a value, a generation with a value, or a set of values.
DREW: Final = 0 << 16
"""`DREW | generation << 4 | value`"""
HELD_ONLY: Final = 1 << 16
"""`HELD_ONLY | set`: at this moment all cards of the hand were in the set."""
GAVE: Final = 2 << 16
"""`GAVE | value`: a card left the hand and is public."""
GAVE_HIDDEN: Final = 3 << 16
"""`GAVE_HIDDEN | number`: a card left the hand and is not public yet: 0 the wandering hero, k the k-th clue card."""
SEAT_SHIFT: Final = 20
KIND: Final = 0xF0000
LOW: Final = 0xFFFF


def entry_of(seat: int, kind: int, low: int) -> int:
    """An entry of the history."""
    return seat << SEAT_SHIFT | kind | low


def drawn(generation: int, value: int) -> int:
    """The lower part of an entry for a card drawn."""
    return generation << 4 | value


class Memory:
    """The history of the hands that are not plain, and what was hidden in them when the deck was made anew."""

    def __init__(self, players: int) -> None:
        self.generation = 0
        """How often the discard pile has become the deck."""
        self.old_pools: list[int] = []
        """For every earlier generation the cards of it that were hidden when it ended, counts by value."""
        self.plain = [True] * players
        self.history: list[int] = []
        self.wandering_generation = 0
        """The generation of a wandering hero that came from the deck."""

    def copy(self) -> Memory:
        """An independent copy."""
        other = Memory(0)
        other.generation = self.generation
        other.old_pools = self.old_pools[:]
        other.plain = self.plain[:]
        other.history = self.history[:]
        other.wandering_generation = self.wandering_generation
        return other

    def add(self, seat: int, kind: int, low: int) -> None:
        """Write down what happened to a hand, unless it is plain."""
        if not self.plain[seat]:
            self.history.append(entry_of(seat, kind, low))

    def begin(self, seat: int, hand: list[int], hidden: list[int], hidden_numbers: list[int]) -> None:
        """A plain hand is plain no longer: note its cards, and those of it that are under way this turn."""
        if self.plain[seat] and (hand or hidden):
            self.plain[seat] = False
            for value in sorted(hand + hidden):
                self.add(seat, DREW, drawn(self.generation, value))
            for number in hidden_numbers:
                self.add(seat, GAVE_HIDDEN, number)

    def reveal(self, seat: int, number: int, value: int) -> None:
        """A card that left the hand hidden has become public."""
        hidden = entry_of(seat, GAVE_HIDDEN, number)
        if hidden in self.history:
            self.history[self.history.index(hidden)] = entry_of(seat, GAVE, value)

    def given(self) -> list[int]:
        """Counts by value of the public cards in the history."""
        counts = [0] * WIDTH
        for entry in self.history:
            if entry & KIND == GAVE:
                counts[entry & LOW] += 1
        return counts
