"""Between a table and its bots: a bot that breaks never ends a game.

Who throws an exception, names a move that is not legal or thinks for too long is replaced for that one decision, by
`medium` or, where a game has no rules of thumb, by chance. Every fault is counted and logged (`herohall.bots`).
"""

from __future__ import annotations

import logging
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dis import opmap
from operator import index
from types import FrameType
from typing import TYPE_CHECKING, Final, NamedTuple

from herohall.bots.bot import Bot, Budget, asked
from herohall.bots.chance import RandomBot
from herohall.bots.thumb import MediumBot
from herohall.core.chair import Chair

if TYPE_CHECKING:
    from _typeshed import TraceFunction

EXCEPTION: Final = "exception"
ILLEGAL: Final = "illegal"
LATE: Final = "late"
KINDS: Final = (EXCEPTION, ILLEGAL, LATE)

TOLERANCE: Final = 1.1
"""Ten per cent over budget is no fault."""
GRACE: Final = 0.05
"""Seconds a busy machine may keep a bot waiting, which is not the bot's fault."""
AGAIN: Final = 0.05
"""Seconds until a bot that has not noticed that its time is over is told again."""
HUNG: Final = 600.0
"""Seconds after which a bot that counts iterations, and so may take its time, is taken to hang."""

CATCHING: Final = (opmap.get("PUSH_EXC_INFO"), opmap.get("POP_EXCEPT"))
"""Where Python itself is noting or forgetting a caught exception; interrupted there it would never forget it."""

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
    """Asks bots, and answers in their place when they cannot; notes what they did wrong and how long they took.

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
        moves = asked(chair).moves
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
    """After how many seconds a bot is over its budget by more than may be."""
    if budget is None:
        return bot.seconds * TOLERANCE + GRACE
    if budget.seconds is None:
        return HUNG
    return budget.seconds * TOLERANCE + GRACE


def _ask(bot: Bot, chair: Chair, budget: Budget | None, limit: float) -> int:
    with _alarm(limit):
        return _thinking(bot, chair, budget)


def _thinking(bot: Bot, chair: Chair, budget: Budget | None) -> int:
    """What is called from here is the bot's, and may be interrupted."""
    return index(bot.choose(chair, budget))


def _too_long(took: float, limit: float) -> str:
    return f"{took:.2f} s, allowed {limit:.2f} s"


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """Raise TooLate when the time is over, where the system can do that: a bot that hangs must not hang the table.

    It is raised again and again, for a bot may swallow it (`except:`) and go on.
    """
    tracing = sys.gettrace()
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _ring)
    try:
        signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        sys.settrace(tracing)
        signal.signal(signal.SIGALRM, before)


def _ring(number: int, frame: FrameType | None) -> None:
    """Stop the bot here, and if it catches that, once more where it goes on: there it is no longer prepared for it."""
    inside = _frames_of_bot(frame)
    if inside:
        for each in inside:
            each.f_trace = _stop
        sys.settrace(_stop)
        raise TooLate


def _stop(frame: FrameType, event: str, argument: object) -> TraceFunction:
    busy = frame.f_code.co_code[frame.f_lasti] in CATCHING
    if event == "line" and not busy and _frames_of_bot(frame):
        raise TooLate
    return _stop


def _frames_of_bot(frame: FrameType | None) -> list[FrameType]:
    """What the bot is doing, from the innermost call on; nothing if it has come back."""
    found = []
    while frame is not None and frame.f_code is not _thinking.__code__:
        found.append(frame)
        frame = frame.f_back
    return [] if frame is None else found
