"""Between a table and its bots: a bot that breaks never ends a game.

Who throws an exception, names a move that is not legal or thinks for too long is replaced for that one decision, by
`medium` or, where a game has no rules of thumb, by chance. Every fault is counted and logged (`herohall.bots`).

A bot that is too slow is interrupted by an exception inside it. A bot of one's own may catch even that and go on; then
its whole process ends with one line (exit code `STUCK`), because nothing else stops such code. Games of the terminal
are kept after every move, those of arena and report in their journals, so nothing but the game at hand is lost.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from operator import index
from types import FrameType
from typing import Final, NamedTuple

from herohall.bots.base import Bot, Budget
from herohall.bots.chance import RandomBot
from herohall.bots.thumb import MediumBot
from herohall.core.chair import Chair
from herohall.core.texts import t

EXCEPTION: Final = "exception"
ILLEGAL: Final = "illegal"
LATE: Final = "late"
KINDS: Final = (EXCEPTION, ILLEGAL, LATE)

TOLERANCE: Final = 1.1
"""Ten per cent over budget is no fault."""
GRACE: Final = 0.05
"""Seconds a busy machine may keep a bot waiting, which is not the bot's fault."""
AGAIN: Final = 0.05
"""Seconds until a bot that goes on after its time is interrupted again."""
INTERRUPTIONS: Final = 40
"""How many interruptions a bot may ignore before its process ends."""
HUNG: Final = 600.0
"""Seconds after which a bot that counts iterations, and so may take its time, is taken to hang."""
STUCK: Final = 3
"""The exit code of a process whose bot cannot be stopped."""

log = logging.getLogger("herohall.bots")
log.addHandler(logging.NullHandler())  # silent until a program decides where its log goes


class Fault(NamedTuple):
    """What a bot did wrong."""

    seat: int
    bot: str
    kind: str
    detail: str


class TooLate(BaseException):
    """Raised inside a bot whose time is over; no `Exception`, so that a bot does not swallow it."""


class Referee:
    """Asks bots and replaces those that fail; records their faults and how long they took.

    >>> import herohall
    >>> state = herohall.game("seventh").new(players=3, seed=1)
    >>> Referee(seed=1).choose(herohall.bot("random", 1), state.chair(state.seat)) in state.moves()
    True
    """

    def __init__(self, seed: int | None = None) -> None:
        self.faults: list[Fault] = []
        self.seconds = 0.0
        """How long the bot asked last has thought."""
        self._medium: Bot = MediumBot(seed)
        self._chance: Bot = RandomBot(seed)

    def choose(self, bot: Bot, chair: Chair, budget: Budget | None = None) -> int:
        """A legal move: the bot's own, or another's in its place."""
        moves = chair.decision.moves
        limit = time_limit(bot, budget)
        start = time.perf_counter()
        try:
            move = _ask(bot, chair, budget, limit)
        except TooLate:
            kind, detail = LATE, _too_long(limit, limit)
        except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever a bot throws, the game goes on
            kind, detail = EXCEPTION, f"{type(error).__name__}: {error}"
        else:
            took = time.perf_counter() - start
            if took > limit:
                kind, detail = LATE, _too_long(took, limit)
            elif move not in moves:
                kind, detail = ILLEGAL, f"{move!r} is not legal here"
            else:
                self.seconds = took
                return move
        self.seconds = time.perf_counter() - start
        return self._replace(bot, chair, moves, kind, detail)

    def _replace(self, bot: Bot, chair: Chair, moves: list[int], kind: str, detail: str) -> int:
        fault = Fault(chair.seat, bot.level, kind, detail)
        self.faults.append(fault)
        log.warning("seat %d, %s: %s (%s); replaced for this decision", *fault)
        substitute = self._medium if chair.game.evaluator() is not None else self._chance
        try:
            move = substitute.choose(chair)
        except Exception:  # the rules of thumb may be what is broken
            log.exception("the substitute %s failed; a move by chance", substitute.level)
            return self._chance.choose(chair)
        return move if move in moves else self._chance.choose(chair)


def time_limit(bot: Bot, budget: Budget | None) -> float:
    """The seconds after which a bot is too late."""
    if budget is None:
        return bot.seconds * TOLERANCE + GRACE
    if budget.seconds is None:
        return HUNG
    return budget.seconds * TOLERANCE + GRACE


def _ask(bot: Bot, chair: Chair, budget: Budget | None, limit: float) -> int:
    with _alarm(bot, limit):
        return _thinking(bot, chair, budget)


def _thinking(bot: Bot, chair: Chair, budget: Budget | None) -> int:
    """What is called from here is the bot's, and may be interrupted."""
    return index(bot.choose(chair, budget))


def _too_long(took: float, limit: float) -> str:
    return f"{took:.2f} s, allowed {limit:.2f} s"


@contextmanager
def _alarm(bot: Bot, seconds: float) -> Iterator[None]:
    """Raise TooLate inside the bot when the time is over, where the system can do that, and again while it goes on."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    rings = 0

    def ring(number: int, frame: FrameType | None) -> None:
        nonlocal rings
        if _in_bot(frame):
            rings += 1
            if rings > INTERRUPTIONS:
                _end_process(bot)
            raise TooLate

    before = signal.signal(signal.SIGALRM, ring)
    try:
        signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _in_bot(frame: FrameType | None) -> bool:
    """Whether the bot's own code runs: not before it is asked, and not after it has answered."""
    outer = None if frame is None else frame.f_back
    while outer is not None and outer.f_code is not _thinking.__code__:
        outer = outer.f_back
    return outer is not None


def _end_process(bot: Bot) -> None:
    """Leave at once: `sys.exit` is an exception too, which the bot would catch."""
    print(f"herohall: {t('bots-stuck', bot=bot.level)}", file=sys.stderr, flush=True)
    os._exit(STUCK)
