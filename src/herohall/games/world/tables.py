"""The cards and the map as flat lookup tables, made once from a box. Rules read these, never the box itself.

Everything is an index: heroes, discoveries and wonders in the order of their files, territories ancient first.
"""

from __future__ import annotations

from typing import Final

from herohall.games.world.box import Box
from herohall.games.world.effect_numbers import make_face, make_power, other_powers_in_attack
from herohall.games.world.powers import AGAIN, ANY_PLACE, AT_SCORING, BAD, PER_TURN

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
        self.faces = [make_face(face.kind, face.amount) for face in box.die]
        """The clauses of each face."""
        self.powers = [make_power(wonder.power, wonder.number, self.faces) for wonder in box.wonders]
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
        self.scoring_wonders = sorted(
            [wonder for wonder in range(WONDERS) if self.powers[wonder].moment == AT_SCORING], key=self._scoring_rank
        )
        self.turn_wonders = [wonder for wonder in range(WONDERS) if self.powers[wonder].often == PER_TURN]
        """Those whose powers come back with every turn."""
        self.deciding_faces = [face for face in range(FACES) if self.faces[face][0] != AGAIN]
        """All but those that only say to roll again."""
        self.bad_faces = [all(kind in BAD for kind in clauses[::2]) for clauses in self.faces]
        """1 where a face is bad for the attacker."""
        self.asks_in_attack = other_powers_in_attack([wonder.power for wonder in box.wonders])
        """Whether there are other powers before the roll, and after it, than walls and second rolls."""

    def _scoring_rank(self, wonder: int) -> int:
        """First what changes places with somebody, then what anybody may use, then what a place allows."""
        power = self.powers[wonder]
        return 0 if power.swap else 1 if power.holding == ANY_PLACE else 2


def in_play(territory: int, epoch: int) -> bool:
    """H0.6: the ancient territories in the ancient epoch, all in the modern one."""
    return epoch == MODERN or territory < ANCIENT_TERRITORIES
