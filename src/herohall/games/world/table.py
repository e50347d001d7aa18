"""What lies on the table: the position of a game of Heroes of the World, flat so that it copies fast. No rules here.

Lists of all seats lie behind each other: population at `territory * SEATS + seat`, hands at `seat * HAND + slot`,
discoveries at `territory * LADDER + space`. Deck and bag have no order: they are what is left, kept ascending, and a
draw picks one at random.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from herohall.core.event import Logged
from herohall.core.generator import BAG, DECK, Generator
from herohall.games.world.options import Settings
from herohall.games.world.tables import ANCIENT, ANCIENT_TERRITORIES, HEROES, LADDER, SEATS, TERRITORIES, WONDERS

HAND: Final = 3
"""The most heroes a hand holds (H2.1)."""
COINS: Final = 60
NOBODY: Final = -1

# Where a wonder is; from 0 on it is its owner.
GONE: Final = -3
WAITING: Final = -2
ON_OFFER: Final = -1

# Steps of a turn, and before and after all turns.
PLACING: Final = 0
TAKING: Final = 1
PLAYING: Final = 2
SETTLING: Final = 3
DISCOVERING: Final = 4
ATTACKING: Final = 5
SPENDING: Final = 6
OVER: Final = 7

# What interrupts a step; never two at once.
NOTHING: Final = 0
SURVEY: Final = 1
MIGRATION: Final = 2
WALL: Final = 3
REROLL: Final = 4
KEEP: Final = 5
FLIGHT: Final = 6
SCORING: Final = 7
TARGET: Final = 8

# What is asked there, and by which rule.
STEP_QUESTIONS: Final = {
    TAKING: ("take", "H2.1"),
    PLAYING: ("play", "H2.2"),
    SETTLING: ("settle", "H3.1"),
    DISCOVERING: ("discover", "H3.3"),
    ATTACKING: ("attack", "H5.1"),
    SPENDING: ("spend", "H6.6"),
}
INNER_QUESTIONS: Final = {
    SURVEY: ("survey", "H9.6"),
    MIGRATION: ("migrate", "H6.2"),
    WALL: ("wall", "H5.3"),
    REROLL: ("reroll", "H5.3"),
    KEEP: ("keep", "H9.6"),
    FLIGHT: ("flee", "H9.4"),
    SCORING: ("score", "H4.5"),
    TARGET: ("target", "H9.8"),
}
ATTACK_QUESTION: Final = ("power", "H9.8")
"""Before and after a roll, where a box has other powers than walls and second rolls."""


class Table(Logged):
    """The position: pieces, turn, what is under way, and the question being asked."""

    def __init__(self, settings: Settings, generator: Generator, like: Table | None = None) -> None:
        self.settings = settings
        self.generator = generator
        self.log = None
        if like is None:
            self._lay_out(settings.players)
        else:
            self._take_over(like)

    def _lay_out(self, seats: int) -> None:
        """Everything as it is before the setup."""
        # The seats
        self.points = [0] * seats
        self.coins = [0] * seats
        self.supply = [self.settings.supply] * seats
        self.made = [0] * seats
        """Discoveries made by one's heroes (H3.5)."""
        self.value_sum = [0] * seats
        """Sum of the discovery values of one's played heroes (H4.3)."""
        self.discoverers = [0] * seats
        """How many of one's played heroes have a discovery value above 0 (H4.3)."""
        self.bank = COINS
        # Heroes
        self.deck: list[int] = []
        self.row: list[int] = []
        self.hands = [NOBODY] * (seats * HAND)
        """Ascending in each hand, then NOBODY."""
        self.known = [0] * (seats * HAND)
        """1 where the hero of the same slot was taken from the row, so that all know it (H11)."""
        self.played: list[int] = []
        """`hero * SEATS + seat` in the order of play."""
        # The map
        self.population = [0] * (TERRITORIES * SEATS)
        self.ladders = [NOBODY] * (TERRITORIES * LADDER)
        self.filled = [0] * TERRITORIES
        self.scored = [0] * TERRITORIES
        """1 where the territory has been scored in this epoch."""
        self.bag: list[int] = []
        # Wonders
        self.owner = [WAITING] * WONDERS
        self.used = [0] * WONDERS
        # The epoch
        self.epoch = ANCIENT
        self.scorings = 0
        self.closing = False
        """The ancient epoch has ended; what is already drawn is still placed (H7.2)."""
        # The turn
        self.turn = 0
        self.step = PLACING
        self.hero = NOBODY
        self.left = 0
        """Population still to place."""
        self.drawn: list[int] = []
        self.received = 0
        """Bit per territory that has received a discovery this turn (H3.3)."""
        # What interrupts it
        self.inner = NOTHING
        self.territory = NOBODY
        """Where the attack or the scoring is, or a migration comes from, once chosen."""
        self.rival = NOBODY
        self.face = NOBODY
        self.second_face = NOBODY
        self.moving = 0
        """How many still migrate or flee."""
        self.free = False
        """A migration by a wonder's power, to any territory."""
        self.boost = 0
        """What powers have added to the attack, or taken from it."""
        self.acting = NOBODY
        """The wonder whose power is being carried out, where its answers depend on it (`Power.is_remembered`)."""
        self.surveyed: list[int] = []
        self.pay = [0] * seats
        """What each seat gets from the scoring under way."""
        self.asking = 0
        """How far the questions of the scoring have come (H4.5); in an attack 1 once the first side has been asked."""
        # The question; both follow from the rest
        self.asked = 0
        self.legal: list[int] = []

    def _take_over(self, other: Table) -> None:
        """Everything as it is on another table."""
        self.points = other.points[:]
        self.coins = other.coins[:]
        self.supply = other.supply[:]
        self.made = other.made[:]
        self.value_sum = other.value_sum[:]
        self.discoverers = other.discoverers[:]
        self.bank = other.bank
        self.deck = other.deck[:]
        self.row = other.row[:]
        self.hands = other.hands[:]
        self.known = other.known[:]
        self.played = other.played[:]
        self.population = other.population[:]
        self.ladders = other.ladders[:]
        self.filled = other.filled[:]
        self.scored = other.scored[:]
        self.bag = other.bag[:]
        self.owner = other.owner[:]
        self.used = other.used[:]
        self.epoch = other.epoch
        self.scorings = other.scorings
        self.closing = other.closing
        self.turn = other.turn
        self.step = other.step
        self.hero = other.hero
        self.left = other.left
        self.drawn = other.drawn[:]
        self.received = other.received
        self.inner = other.inner
        self.territory = other.territory
        self.rival = other.rival
        self.face = other.face
        self.second_face = other.second_face
        self.moving = other.moving
        self.free = other.free
        self.boost = other.boost
        self.acting = other.acting
        self.surveyed = other.surveyed[:]
        self.pay = other.pay[:]
        self.asking = other.asking
        self.asked = other.asked
        self.legal = other.legal  # replaced as a whole, never changed

    def copy(self) -> Table:
        """An independent copy; the log stays behind."""
        return Table(self.settings, self.generator.copy(), self)

    # Heroes

    def hand(self, seat: int) -> list[int]:
        """A seat's heroes, ascending."""
        start = seat * HAND
        return [hero for hero in self.hands[start : start + HAND] if hero != NOBODY]

    def hidden(self, seat: int) -> list[int]:
        """The heroes of a hand that only their owner knows."""
        slots = range(seat * HAND, seat * HAND + HAND)
        return [self.hands[slot] for slot in slots if self.hands[slot] != NOBODY and not self.known[slot]]

    def set_hand(self, seat: int, secret: list[int], known: list[int]) -> None:
        """Make a hand of these heroes."""
        heroes = sorted(secret + known)
        for slot in range(HAND):
            hero = heroes[slot] if slot < len(heroes) else NOBODY
            self.hands[seat * HAND + slot] = hero
            self.known[seat * HAND + slot] = 1 if hero in known else 0

    def add_to_hand(self, seat: int, hero: int, known: int) -> None:
        """A hero joins a hand that has room."""
        slot = seat * HAND + HAND - 1
        while slot > seat * HAND and (self.hands[slot - 1] == NOBODY or self.hands[slot - 1] > hero):
            self.hands[slot] = self.hands[slot - 1]
            self.known[slot] = self.known[slot - 1]
            slot -= 1
        self.hands[slot] = hero
        self.known[slot] = known

    def take_from_hand(self, seat: int, hero: int) -> None:
        """A hero leaves a hand."""
        last = seat * HAND + HAND - 1
        slot = self.hands.index(hero, seat * HAND)
        while slot < last:
            self.hands[slot] = self.hands[slot + 1]
            self.known[slot] = self.known[slot + 1]
            slot += 1
        self.hands[last] = NOBODY
        self.known[last] = 0

    def draw_hero(self) -> int:
        """The top of the deck, which must not be empty."""
        return self.deck.pop(self.generator.below(DECK, len(self.deck)))

    # Discoveries

    def draw_discovery(self) -> int:
        """A discovery from the bag, which must not be empty."""
        return self.bag.pop(self.generator.below(BAG, len(self.bag)))

    def return_discovery(self, token: int) -> None:
        """A discovery goes back into the bag."""
        insort(self.bag, token)

    def put_discovery(self, token: int, territory: int) -> bool:
        """A discovery takes the next free space of a territory; whether that was the last one."""
        self.ladders[territory * LADDER + self.filled[territory]] = token
        self.filled[territory] += 1
        self.received |= 1 << territory
        return self.filled[territory] == self.settings.tables.spaces[territory]

    def can_receive(self, territory: int) -> bool:
        """Whether a territory has a free space and has not received a discovery this turn (H3.3)."""
        if self.received >> territory & 1:
            return False
        return self.filled[territory] < self.settings.tables.spaces[territory]

    # Population and coins

    def settle(self, seat: int, territory: int, count: int) -> None:
        """Population from the supply to a territory."""
        self.supply[seat] -= count
        self.population[territory * SEATS + seat] += count

    def earn(self, seat: int, coins: int) -> int:
        """Coins from the bank, at most what it holds (H0.4); how many there were."""
        paid = coins if coins < self.bank else self.bank
        self.bank -= paid
        self.coins[seat] += paid
        return paid

    def spend(self, seat: int, coins: int) -> None:
        """Coins to the bank."""
        self.coins[seat] -= coins
        self.bank += coins

    # The map

    def lands(self) -> int:
        """How many territories are in play; they are the first ones (H0.6)."""
        return ANCIENT_TERRITORIES if self.epoch == ANCIENT else TERRITORIES

    def influence(self) -> list[int]:
        """The territories in play of the hero who acts."""
        return self.settings.tables.influence[self.epoch * HEROES + self.hero]

    def neighbours(self, territory: int) -> list[int]:
        """The territories in play next to one."""
        return self.settings.tables.neighbours[self.epoch * TERRITORIES + territory]
