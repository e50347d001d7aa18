"""The cards and the map as flat lookup tables, made once from a box. Rules read these, never the box itself.

Everything is an index: heroes, discoveries and wonders in the order of their files, territories ancient first.
"""

from __future__ import annotations

from typing import Final

from herohall.games.world.box import Box

ANCIENT: Final = 0
MODERN: Final = 1

SEATS: Final = 5
HEROES: Final = 76
TOKENS: Final = 53
WONDERS: Final = 9
FACES: Final = 6
TERRITORIES: Final = 9
ANCIENT_TERRITORIES: Final = 5
LADDER: Final = 4
"""The most discovery spaces a territory has."""

# Powers of wonders (H9.6, H9.8).
NO_POWER: Final = 0
SWAP_SECOND: Final = 1
THIRD_PLACE: Final = 2
SCORE_BEST: Final = 3
WALL: Final = 4
REROLL: Final = 5
SETTLE: Final = 6
DISCOVER: Final = 7
COINS: Final = 8
MIGRATE: Final = 9
POWERS: Final = [
    "",
    "swap-second",
    "third-place",
    "score-best",
    "wall",
    "reroll",
    "settle",
    "discover",
    "coins",
    "migrate",
]

# Kinds of die results (H9.4).
BATTLE: Final = 0
DEFEAT: Final = 1
CARNAGE: Final = 2
PLUNDER: Final = 3
FLIGHT: Final = 4
DEFECTION: Final = 5
KINDS: Final = ["battle", "defeat", "carnage", "plunder", "flight", "defection"]

# Amounts of die results that depend on the power n; other amounts are numbers from 0 on.
ALL_OF_IT: Final = -1
HALF_OF_IT: Final = -2


class Tables:
    """A box as lists of ints."""

    def __init__(self, box: Box) -> None:
        self.epoch_of_hero = [hero.epoch for hero in box.heroes]
        self.population = [hero.population for hero in box.heroes]
        self.discovery_fr = [hero.discovery for hero in box.heroes]
        self.discovery_de = [hero.discovery_de for hero in box.heroes]
        self.conquest = [hero.conquest for hero in box.heroes]
        self.treasure = [hero.treasure for hero in box.heroes]
        self.epoch_of_token = [token.epoch for token in box.discoveries]
        self.value = [token.value for token in box.discoveries]
        self.epoch_of_wonder = [wonder.epoch for wonder in box.wonders]
        self.wonder_points = [wonder.points for wonder in box.wonders]
        self.power = [POWERS.index(wonder.power) for wonder in box.wonders]
        self.power_number = [wonder.number for wonder in box.wonders]
        self.face_kind = [KINDS.index(face.kind) for face in box.die]
        self.face_amount = [read_amount(face.amount) for face in box.die]
        self.spaces = [territory.spaces for territory in box.territories]
        # What changes with the epoch: one list per epoch and hero, or epoch and territory (H0.6).
        self.influence = [
            sorted(index for index in hero.territories if in_play(index, epoch))
            for epoch in (ANCIENT, MODERN)
            for hero in box.heroes
        ]
        self.neighbours = [
            sorted(other for here, other in box.borders if here == index and in_play(other, epoch))
            for epoch in (ANCIENT, MODERN)
            for index in range(TERRITORIES)
        ]
        # H4.5: the order in which the powers of a scoring are asked.
        self.scoring_wonders = [
            wonder
            for power in (SWAP_SECOND, THIRD_PLACE, SCORE_BEST)
            for wonder in range(WONDERS)
            if self.power[wonder] == power
        ]
        self.wall_amount = HALF_OF_IT
        """What the attacker loses at a wall: as the die's defeat, if it has one."""
        for face in range(FACES):
            if self.face_kind[face] == DEFEAT:
                self.wall_amount = self.face_amount[face]
                break


def in_play(territory: int, epoch: int) -> bool:
    """H0.6: the ancient territories in the ancient epoch, all in the modern one."""
    return epoch == MODERN or territory < ANCIENT_TERRITORIES


def read_amount(amount: str | int) -> int:
    """The amount of a die face as an int."""
    if amount == "n":
        return ALL_OF_IT
    if amount == "half":
        return HALF_OF_IT
    return int(amount)
