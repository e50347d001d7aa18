"""HeroHall: the table for two hero games, Heroes of the World and Seventh Hero.

>>> import herohall
>>> state = herohall.game("seventh").new(players=4, seed=7)
>>> state.seat in range(4)
True
"""

from herohall._form import COMPILED  # first: it settles in which form the others are imported
from herohall._version import __version__
from herohall.bots import bot
from herohall.core.errors import BadMove, BadOption, BadRecord, BadState, HallError, IllegalMove
from herohall.core.record import Record
from herohall.core.registry import game, games, register

register("seventh", "herohall.seventh.game:make")
register("world", "herohall.world.game:make")

__all__ = [
    "COMPILED",
    "BadMove",
    "BadOption",
    "BadRecord",
    "BadState",
    "HallError",
    "IllegalMove",
    "Record",
    "__version__",
    "bot",
    "game",
    "games",
]
