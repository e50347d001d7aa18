"""From what a seat knows to a full state that fits it, uniformly over the deals that do.

Hidden from a seat are the deck and those heroes in other hands that were dealt or drawn from it; nothing anyone did
tells them apart. So a deal is a random split of these heroes over the same places.
"""

from __future__ import annotations

from typing import Final

from herohall.core.generator import DECK, Generator
from herohall.games.world.rules import look
from herohall.games.world.table import OVER, Table

_SEED_MASK: Final = (1 << 64) - 1
_OTHER_CHANCE: Final = 0xC2B2AE3D27D4EB4F
"""Keeps the deal of a sample apart from what its generator draws later."""


def sample(table: Table, seat: int, seed: int) -> Table:
    """A table as it may be for all this seat knows, with fresh chance."""
    imagined = table.copy()
    imagined.generator = Generator(seed & _SEED_MASK, True)
    if table.step == OVER:  # everything is open
        return imagined
    others = [other for other in range(table.settings.players) if other != seat]
    pool = sorted(table.deck + [hero for other in others for hero in table.hidden(other)])
    chance = Generator((seed ^ _OTHER_CHANCE) & _SEED_MASK, True)
    for other in others:
        hidden = table.hidden(other)
        dealt = [pool.pop(chance.below(DECK, len(pool))) for _ in hidden]
        imagined.set_hand(other, dealt, [hero for hero in table.hand(other) if hero not in hidden])
    imagined.deck = pool
    look(imagined)
    return imagined
