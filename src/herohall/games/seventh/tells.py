"""What the others' choices tell about the wandering hero: who sent it, who passed it on, and who lacks it. Compiled.

For every value some facts are noted, all of them public. Each has a weight, learned from games of bots
(`herohall.research.train.tells`): the sum of them says how much likelier the value is, as a logarithm.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from herohall.core.guess import learned_weights
from herohall.games.seventh.cards import DOG_MASTER, PYROMANIAC, VALUES, WIDTH, bit, size
from herohall.games.seventh.table import FROM_HAND, Table

FILE: Final = "tells.json"
TRUST: Final = 1.1
"""How much all of it counts, found by playing (`docs/training.md`): a little more than it would for a good forecast."""
MOST_PLAYERS: Final = 5
LATE: Final = 12
HALFWAY: Final = 30
"""So few cards in the deck, or fewer."""

# Where the facts of each kind begin. Those up to PASSING are only noted of a hero that was chosen from a hand.
LACKING: Final = 0
"""The sender lacks it; how many others do; does the first; how near to winning is the nearest of these."""
VALUE: Final = LACKING + 2 * MOST_PLAYERS * 2 * 3
PROGRESS: Final = VALUE + VALUES
"""How far the game is; the sender lacks it; nobody else does."""
HAND: Final = PROGRESS + 3 * 2 * 2
"""How many cards the sender has left; the sender lacks it."""
PLAYERS: Final = HAND + 3 * 2
"""How many play; the sender lacks it; how many others do."""
SENDER: Final = PLAYERS + 3 * 2 * MOST_PLAYERS
"""How near to winning the sender is; the sender lacks it; nobody else does."""
PLACE: Final = SENDER + 3 * 2 * 2
"""For everybody else who lacks it: the requirement was ignored; how far from the sender; the sender lacks it."""
STEERING: Final = PLACE + 2 * (MOST_PLAYERS - 1) * 2
"""The sender can discard it, or forbid a recruitment; the sender lacks it; how many others do, up to two."""
PASSING: Final = STEERING + 4 * 2 * 3
"""For everybody who passed it on: they lack it; have asked or looked; how near to winning."""
HOLDING: Final = PASSING + 2 * 3 * 3
"""The one before whom it lies lacks it; has asked or looked; somebody has passed it on."""
FACTS: Final = HOLDING + 2 * 3 * 2
"""How many facts there are."""


def facts(table: Table, value: i64) -> list[int]:
    """The facts that speak for or against a value of the wandering hero, each by its number."""
    players: i64 = table.settings.players
    active: i64 = table.active
    new_to_sender: i64 = 1 - has(table, active, value)
    found: list[int] = []
    lacking: i64 = 0
    nearest: i64 = 0
    seat = table.left_of(active)
    from_hand = table.source == FROM_HAND
    for place in range(players - 1):
        if not has(table, seat, value):
            lacking += 1
            nearest = max(nearest, nearness(table, seat))
            if from_hand:
                found.append(PLACE + (int(table.ignored) * (MOST_PLAYERS - 1) + place) * 2 + new_to_sender)
        seat = table.left_of(seat)
    if from_hand:
        first: i64 = 1 - has(table, table.left_of(active), value)
        alone: i64 = 1 if lacking == 0 else 0
        found.append(LACKING + ((new_to_sender * MOST_PLAYERS + lacking) * 2 + first) * 3 + nearest)
        found.append(VALUE + value - 1)
        found.append(PROGRESS + (progress(table) * 2 + new_to_sender) * 2 + alone)
        found.append(HAND + cards_left(table) * 2 + new_to_sender)
        found.append(PLAYERS + ((players - 3) * 2 + new_to_sender) * MOST_PLAYERS + lacking)
        found.append(SENDER + (nearness(table, active) * 2 + new_to_sender) * 2 + alone)
        found.append(STEERING + (steering(table) * 2 + new_to_sender) * 3 + min(2, lacking))
    add_passing(table, value, found)
    return found


def add_passing(table: Table, value: i64, found: list[int]) -> None:
    """Note what was made of the hero on its way."""
    seat = table.left_of(table.active)
    passed: i64 = 0
    while seat != table.holder:
        new: i64 = 1 - has(table, seat, value)
        found.append(PASSING + (new * 3 + knowledge(table, seat)) * 3 + nearness(table, seat))
        passed = 1
        seat = table.left_of(seat)
    if seat != table.active:
        holder_lacks: i64 = 1 - has(table, seat, value)
        found.append(HOLDING + (holder_lacks * 3 + knowledge(table, seat)) * 2 + passed)


def has(table: Table, seat: i64, value: i64) -> i64:
    """1 if a hero is in a seat's party, else 0."""
    return table.party[seat] >> value & 1


def nearness(table: Table, seat: i64) -> i64:
    """How near to winning a seat is: 2 with one hero to go, 1 with two, else 0."""
    missing: i64 = table.settings.goal - size(table.party[seat])
    return 2 if missing <= 1 else 1 if missing == 2 else 0


def progress(table: Table) -> i64:
    """How far the game is, from 0 to 2."""
    return 2 if table.deck_size <= LATE else 1 if table.deck_size <= HALFWAY else 0


def cards_left(table: Table) -> i64:
    """How many cards the sender has left: few, some or many."""
    cards = table.hand_sizes[table.active]
    return 0 if cards <= 3 else 1 if cards <= 5 else 2


def steering(table: Table) -> i64:
    """With which powers the sender can decide where the hero goes."""
    ready: i64 = table.party[table.active] & ~table.used[table.active]
    return (1 if ready & bit(PYROMANIAC) else 0) + (2 if ready & bit(DOG_MASTER) else 0)


def knowledge(table: Table, seat: i64) -> i64:
    """2 for a seat that has seen the hero, 1 for one that has asked, else 0."""
    return 2 if table.knows_wandering(seat) else 1 if seat in table.clue_askers else 0


WEIGHTS: Final = learned_weights("seventh", FILE, FACTS)


def told(table: Table) -> list[float]:
    """By value, how likely the others' choices are if the wandering hero has it; 1 for the likeliest."""
    sums = [0.0] * WIDTH
    for value in range(1, WIDTH):
        total = 0.0
        for fact in facts(table, value):
            total += WEIGHTS[fact]
        sums[value] = total * TRUST
    most = max(sums[1:])
    return [exp(total - most) for total in sums]
