"""HeroHall: the table for two hero games, Heroes of the World and Seventh Hero.

>>> import herohall
>>> state = herohall.game("seventh").new(players=4, seed=7)
>>> state.seat in range(4)
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import herohall.games as _folder_of_games  # noqa: F401 - loaded before `games`, the function below, takes its name here
from herohall._form import COMPILED  # before the engine: it settles in which form that is imported
from herohall._version import __version__
from herohall.bots import bot
from herohall.core.errors import BadMove, BadOption, BadRecord, BadState, HallError, IllegalMove
from herohall.core.record import Record
from herohall.core.registry import game, games, register

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herohall.research.batch import Batch


def batch(
    game: str,
    n: int,
    players: int | None = None,
    seed: int | None = None,
    opponents: str | Sequence[str] | None = None,
    workers: int = 0,
    reward: str = "win",
    illegal: str = "refuse",
    keeps_last: bool = False,
    box: str | None = None,
    **options: object,
) -> Batch:
    """`n` games side by side for a learner, as arrays of observations and masks; needs the extra `research`.

    opponents: names of bots for all seats but one, or one name for all; without, every decision is the learner's
    workers:   so many processes share the games; 0 plays them all in this one
    reward:    "win" pays the share of the win at the end, "points" every change of the score
    illegal:   "refuse" raises IllegalMove, "first" plays the first legal move instead

    >>> games = batch("seventh", 2, players=4, seed=7)
    >>> games.observations.shape, games.masks.shape
    ((2, 366), (2, 51))
    """
    from herohall.research.batch import Batch  # numpy takes a while to load, and playing does without

    return Batch(game, n, players, seed, opponents, workers, reward, illegal, keeps_last, box, **options)


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
    "batch",
    "bot",
    "game",
    "games",
    "register",
]
