"""Bots by level. They know the core, and a game only through a small evaluator beside it."""

from __future__ import annotations

from collections.abc import Callable

from herohall.bots.bot import Bot, Budget
from herohall.bots.chance import RandomBot
from herohall.bots.thumb import EasyBot, MediumBot
from herohall.core.errors import BadOption

LEVELS: dict[str, Callable[[int | None], Bot]] = {"random": RandomBot, "easy": EasyBot, "medium": MediumBot}


def bot(level: str, seed: int | None = None) -> Bot:
    """A bot of a level; with a seed it plays the same game again.

    >>> bot("random", seed=7).level
    'random'
    """
    if level not in LEVELS:
        raise BadOption("bad-bot", level=str(level), known=", ".join(LEVELS))
    return LEVELS[level](seed)


__all__ = ["LEVELS", "Bot", "Budget", "bot"]
