"""Bots by level. They know the core, and a game only through a small evaluator beside it."""

from __future__ import annotations

from collections.abc import Callable

from herohall.bots.base import Advice, Bot, Budget
from herohall.bots.chance import RandomBot
from herohall.bots.learned import LearnedBot
from herohall.bots.own import is_own, load
from herohall.bots.search import SearchBot
from herohall.bots.thumb import SLIPS, EasyBot, KeenBot, MediumBot
from herohall.core.errors import BadOption
from herohall.core.game import Game

FAR = 2
"""How many turns the best look ahead in a duel: with more, chance drowns what a choice brings (`docs/strength.md`)."""

Make = Callable[[int | None], Bot]
"""Makes a bot from a seed."""

FROZEN: dict[str, Make] = {
    "thumb-medium": lambda seed: MediumBot(seed, "thumb-medium"),
    "search-hard": lambda seed: SearchBot("search-hard", 1, 0.25, seed, slips=SLIPS),
    "search-expert": lambda seed: SearchBot("search-expert", FAR, 1.0, seed),
}
"""Bots that have not learned. They never change, so that others can be compared with them."""
LEVELS: dict[str, Make] = {
    "random": RandomBot,
    "easy": EasyBot,
    "medium": MediumBot,
    "hard": lambda seed: LearnedBot("hard", KeenBot(seed)),
    "expert": lambda seed: SearchBot("expert", FAR, 1.0, seed, learned=True),
}
"""The levels on offer, from weak to strong."""
NAMED: dict[str, Make] = {**LEVELS, **FROZEN}
"""All bots that have a name."""
USUAL = "medium"
"""The level of a bot that nobody chose."""
SEARCHING = ("expert", "search-hard", "search-expert")
HINT_SECONDS = 0.8
"""Somebody waits for it."""


def bot(level: str, seed: int | None = None) -> Bot:
    """A bot of a level, your own by `package.module:Class`, or a trained one by the file of its weights (`my.npz`).

    With a seed it plays the same game again.

    >>> bot("random", seed=7).level
    'random'
    """
    if is_trained(level):
        from herohall.bots.trained import TrainedBot  # needs numpy, which the others do without

        return TrainedBot(level, seed)
    if is_own(level):
        return load(level, seed)
    make = NAMED.get(level)
    if make is None:
        raise BadOption("bad-bot", level=str(level), known=", ".join(NAMED))
    return make(seed)


def needs_evaluator(level: str) -> bool:
    """Whether a bot can play only games that have rules of thumb; bots from outside know by themselves.

    >>> needs_evaluator("search-expert"), needs_evaluator("random")
    (True, False)
    """
    return level in NAMED and level != "random"


def usual_level(game: Game) -> str:
    """The level of a bot that nobody chose: a game without rules of thumb has only the random one."""
    return "random" if game.evaluator() is None else USUAL


def adviser() -> Bot:
    """The bot that gives hints to people: the best one."""
    return SearchBot("adviser", FAR, HINT_SECONDS, learned=True)


def searches(level: str) -> bool:
    """Whether a bot uses all the time it is given; bots from outside are assumed to.

    >>> searches("expert"), searches("medium")
    (True, False)
    """
    return level in SEARCHING or (level not in NAMED and not is_trained(level))


def is_trained(level: str) -> bool:
    """Whether a name is that of a file of weights."""
    return level.endswith(".npz")


__all__ = ["LEVELS", "NAMED", "Advice", "Bot", "Budget", "adviser", "bot", "needs_evaluator", "searches", "usual_level"]
