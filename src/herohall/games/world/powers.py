"""Powers of wonders and results of the die as numbers (H9.8). Rules read these; `effect_numbers.py` makes them."""

from __future__ import annotations

from typing import Final

# When a power is used (H9.8).
NEVER: Final = 0
AT_SCORING: Final = 1
WHEN_ATTACKED: Final = 2
WHEN_ATTACKING: Final = 3
AFTER_OWN_ROLL: Final = 4
AFTER_THEIR_ROLL: Final = 5
ON_TURN: Final = 6
IN_TREASURE: Final = 7

# How often.
PER_EPOCH: Final = 0
PER_TURN: Final = 1
PER_GAME: Final = 2

# Which place its owner must hold in a scoring; 1, 2, 3 are the places themselves.
ANY_PLACE: Final = 0
THIRD: Final = 3
PLACED: Final = 4
UNPLACED: Final = 5

# In which territories.
ANYWHERE: Final = 0
INFLUENCE: Final = 1
HOME: Final = 2
NEW: Final = 3

# What a power scores; numbers above 0 are points.
LOWEST: Final = -1
HIGHEST: Final = -2
SUM: Final = -3
HALF: Final = -4

# Rolling again.
EITHER: Final = 1
NEW_ROLL: Final = 2

# Clauses of results of the die (H9.4, H9.8), in the order of `effects.CLAUSES`; our own six come first.
BATTLE: Final = 0
DEFEAT: Final = 1
CARNAGE: Final = 2
PLUNDER: Final = 3
FLIGHT: Final = 4
DEFECTION: Final = 5
RETREAT: Final = 6
DESERTION: Final = 7
RANSOM: Final = 8
ATTACKER_EARNS: Final = 9
DEFENDER_EARNS: Final = 10
ATTACKER_SCORES: Final = 11
DEFENDER_SCORES: Final = 12
ATTACKER_SETTLES: Final = 13
DEFENDER_SETTLES: Final = 14
AGAIN: Final = 15
NOTHING: Final = 16
BAD: Final = (DEFEAT, RETREAT, DESERTION, RANSOM, DEFENDER_EARNS, DEFENDER_SCORES, DEFENDER_SETTLES)
"""Clauses that an attacker does not like."""

# Amounts that depend on the power n or on what is there; other amounts are numbers from 0 on.
ALL_OF_IT: Final = -1
HALF_OF_IT: Final = -2
EVERYTHING: Final = -3

MIGRATION_SIZE: Final = 4
"""H6.2: how many a migration moves at most."""


class Power:
    """What a wonder can do; 0 where it does not do such a thing."""

    def __init__(self) -> None:
        self.moment = NEVER
        self.often = PER_EPOCH
        self.holding = ANY_PLACE
        """In a scoring: the place its owner must hold."""
        self.placed = 0
        self.moved = 0
        self.removed = 0
        self.drawn = 0
        self.placed_lands = ANYWHERE
        self.lands = ANYWHERE
        """Where population is removed, or a discovery placed."""
        self.far = False
        """A migration to any territory, adjacent or not."""
        self.coins = 0
        self.tax = 0
        self.points = 0
        self.score = 0
        self.swap = 0
        self.boost = 0
        """What it adds to the power of an attack, or takes from it."""
        self.again = 0
        self.result: list[int] = []
        """The clauses of the result that takes the place of a roll: kind, amount, kind, amount, …"""
        self.worth = 0.0
        """One use of it in points, as our bots see it."""

    @property
    def needs_three(self) -> bool:
        """H8.2: it speaks of a third place, so it is not used with two players."""
        return self.holding == THIRD or self.swap == THIRD

    @property
    def is_remembered(self) -> bool:
        """What may be answered while it is carried out depends on it, so that the table must know it."""
        if self.moved:
            return self.moved != MIGRATION_SIZE or not self.far or self.moment != IN_TREASURE
        return self.removed > 0 or self.lands != ANYWHERE
