"""A bot that breaks is replaced for one decision, and the fault is noted; the game goes on to its end."""

from __future__ import annotations

import logging
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path

import pytest
from tests.patience import PATIENCE

import herohall
from herohall.bots import LEVELS, Bot, Budget, bot
from herohall.bots import referee as rules
from herohall.bots.referee import EXCEPTION, GRACE, ILLEGAL, LATE, Referee, time_limit
from herohall.core.chair import Chair
from herohall.core.errors import BadOption, HallError
from herohall.core.game import Game, State

NOBODYS_MOVE = 10**6


class Thrower(Bot):
    level = "thrower"

    def choose(self, chair: Chair, budget: Budget | None = None) -> int:
        raise LookupError("lost my glasses")


class Leaver(Bot):
    level = "leaver"

    def choose(self, chair: Chair, budget: Budget | None = None) -> int:
        sys.exit("I am off")


class Cheater(Bot):
    level = "cheater"

    def choose(self, chair: Chair, budget: Budget | None = None) -> int:
        return NOBODYS_MOVE


class Mumbler(Bot):
    level = "mumbler"

    def choose(self, chair: Chair, budget: Budget | None = None) -> int:
        return "recruit"  # type: ignore[return-value]


class Sleeper(Bot):
    level = "sleeper"
    seconds = 0.01

    def choose(self, chair: Chair, budget: Budget | None = None) -> int:
        time.sleep(0.3)
        return chair.sample(0).moves()[0]


class Looper(Bot):
    """Never comes back, and catches what it can."""

    level = "looper"
    seconds = 0.01

    def choose(self, chair: Chair, budget: Budget | None = None) -> int:
        while True:
            with suppress(Exception):
                sum(range(100))


def start(seed: int = 1) -> State:
    return herohall.game("seventh").new(players=3, seed=seed)


def chair_of(state: State) -> Chair:
    assert state.seat is not None
    return state.chair(state.seat)


def a_choice(seed: int = 1) -> State:
    """A position with more than one legal move."""
    state = start(seed)
    while len(state.moves()) == 1:
        state.apply(state.moves()[0])
    return state


@pytest.mark.parametrize(
    ("broken", "kind"),
    [
        (Thrower(), EXCEPTION),
        (Leaver(), EXCEPTION),
        (Mumbler(), EXCEPTION),
        (Cheater(), ILLEGAL),
        (Sleeper(), LATE),
        (Looper(), LATE),
    ],
    ids=lambda value: getattr(value, "level", ""),
)
def test_a_broken_bot_is_replaced_by_medium(broken: Bot, kind: str, caplog: pytest.LogCaptureFixture) -> None:
    state = a_choice()
    referee = Referee(seed=5)
    with caplog.at_level(logging.WARNING, "herohall.bots"):
        move = referee.choose(broken, chair_of(state))
    assert move == bot("medium", 5).choose(chair_of(state))
    [fault] = referee.faults
    assert (fault.seat, fault.bot, fault.kind) == (state.seat, broken.level, kind)
    assert broken.level in caplog.text


def test_the_detail_says_what_happened() -> None:
    referee = Referee(1)
    referee.choose(Thrower(), chair_of(start()))
    referee.choose(Cheater(), chair_of(start()))
    assert referee.faults[0].detail == "LookupError: lost my glasses"
    assert str(NOBODYS_MOVE) in referee.faults[1].detail


def test_a_game_with_broken_bots_comes_to_its_end() -> None:
    state = start(4)
    table: list[Bot] = [Thrower(), Cheater(), bot("random", 3)]
    referee = Referee(2)
    while state.seat is not None:
        state.play(referee.choose(table[state.seat], state.chair(state.seat)))
    assert {fault.seat for fault in referee.faults} == {0, 1}


def test_a_good_bot_keeps_its_moves() -> None:
    state = a_choice()
    referee = Referee(1)
    assert referee.choose(bot("medium", 7), chair_of(state)) == bot("medium", 7).choose(chair_of(state))
    assert referee.faults == []
    assert referee.seconds > 0


def test_ten_per_cent_are_no_fault() -> None:
    assert time_limit(bot("random"), Budget(seconds=2)) == pytest.approx(2.2 + GRACE)
    assert time_limit(bot("search-hard"), None) == pytest.approx(0.275 + GRACE)
    assert time_limit(bot("expert"), None) == pytest.approx(1.1 + GRACE)
    assert time_limit(bot("expert"), Budget(iterations=5)) == rules.HUNG


def test_a_late_choice_is_noticed_away_from_the_main_thread() -> None:
    referee = Referee(1)
    thread = threading.Thread(target=lambda: referee.choose(Sleeper(), chair_of(a_choice())))
    thread.start()
    thread.join()
    assert [fault.kind for fault in referee.faults] == [LATE]


def test_ctrl_c_is_nobodys_fault() -> None:
    class Interrupted(Thrower):
        def choose(self, chair: Chair, budget: Budget | None = None) -> int:
            raise KeyboardInterrupt

    referee = Referee(1)
    with pytest.raises(KeyboardInterrupt):
        referee.choose(Interrupted(), chair_of(start()))
    assert referee.faults == []


def test_chance_decides_where_the_game_has_no_rules_of_thumb(monkeypatch: pytest.MonkeyPatch) -> None:
    state = a_choice()
    monkeypatch.setattr(type(state.game), "evaluator", Game.evaluator)
    assert Referee(3).choose(Thrower(), chair_of(state)) == bot("random", 3).choose(chair_of(state))


def test_chance_decides_where_the_rules_of_thumb_are_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    state = a_choice()
    monkeypatch.setattr("herohall.bots.thumb.own_weights", lambda *_: 1 / 0)
    referee = Referee(3)
    assert referee.choose(bot("medium", 1), chair_of(state)) in state.moves()
    assert [fault.kind for fault in referee.faults] == [EXCEPTION]


# Bots of one's own


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A current folder of its own, with no trace left."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    return tmp_path


GOOD = """
from herohall.bots import Bot
class First(Bot):
    def __init__(self, seed):
        self.seed = seed
    def choose(self, chair, budget=None):
        return chair.decision.moves[0]
class Lazy(Bot):
    pass
number = 7
"""


def test_a_bot_of_ones_own_is_found_by_name(here: Path) -> None:
    (here / "bots_of_nora.py").write_text(GOOD)
    mine = bot("bots_of_nora:First", 7)
    assert mine.level == "bots_of_nora:First"
    state = a_choice()
    assert Referee(1).choose(mine, chair_of(state)) == state.moves()[0]


@pytest.mark.parametrize(
    ("name", "key", "words"),
    [
        ("bots_of_nobody:First", "bots-no-module", "ModuleNotFoundError"),
        ("bots_with_error:First", "bots-no-module", "ZeroDivisionError"),
        (":First", "bots-no-module", "ValueError"),
        ("bots_of_noah:Second", "bots-no-class", "Second"),
        ("bots_of_noah:", "bots-no-class", "bots_of_noah"),
        ("bots_of_noah:number", "bots-no-bot", "subclass of herohall.bots.Bot"),
        ("bots_of_noah:Lazy", "bots-not-made", "TypeError"),
        ("grandmaster", "bad-bot", "medium"),
    ],
)
def test_what_is_no_bot_is_refused_clearly(here: Path, name: str, key: str, words: str) -> None:
    (here / "bots_of_noah.py").write_text(GOOD)
    (here / "bots_with_error.py").write_text("1 / 0")
    with pytest.raises(BadOption) as refused:
        bot(name)
    assert refused.value.key == key
    assert words in str(refused.value)


def test_levels_from_weak_to_strong() -> None:
    assert list(LEVELS) == ["random", "easy", "medium", "hard", "expert"]
    assert [bot(level, 1).level for level in list(LEVELS)] == list(LEVELS)


def test_a_bot_that_was_stopped_leaves_no_alarm_behind() -> None:
    caught, state = sys.exc_info(), a_choice()
    before = signal.getsignal(signal.SIGALRM)
    Referee(1).choose(Looper(), chair_of(state))
    assert signal.getsignal(signal.SIGALRM) == before
    assert sys.exc_info() == caught
    time.sleep(3 * rules.AGAIN)


SWALLOWER = """
import time
from herohall.bots import Bot
class Swallower(Bot):
    seconds = 0.01
    def __init__(self, seed):
        pass
    def choose(self, chair, budget=None):
        while True:
            try:
                time.sleep(0.2)
            except:
                pass
"""
ASK = """
import sys, herohall
from herohall.bots.referee import Referee
state = herohall.game("seventh").new(players=3, seed=1)
Referee(1).choose(herohall.bot(sys.argv[1], 1), state.chair(state.seat))
print("came back")
"""


def test_a_bot_that_catches_everything_ends_its_process_with_one_line(here: Path) -> None:
    name = "stubborn:Swallower"
    (here / "stubborn.py").write_text(SWALLOWER)
    done = subprocess.run(
        [sys.executable, "-c", ASK, name], capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert (done.returncode, done.stdout) == (rules.STUCK, "")
    assert done.stderr.startswith(f"herohall: The bot {name} did not stop")
    assert done.stderr.count("\n") == 1


def test_the_arena_survives_a_process_that_had_to_be_ended(here: Path) -> None:
    (here / "stubborn.py").write_text(SWALLOWER)
    words = ["arena", "seventh", "--bots", "stubborn:Swallower,random,random", "-n", "3", "--workers", "2"]
    done = subprocess.run(
        [sys.executable, "-m", "herohall", *words], capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert done.returncode == 2
    assert "herohall: A process that played games has ended unexpectedly" in done.stderr
    assert "Traceback" not in done.stderr


# Budgets


@pytest.mark.parametrize(
    ("seconds", "iterations", "words"),
    [
        (None, None, "needs seconds or iterations"),
        (0, None, "“0” is not a budget"),
        (-1, None, "“-1” is not a budget"),
        (float("inf"), None, "“inf” is not a budget"),
        (float("nan"), None, "“nan” is not a budget"),
        (None, 0, "“0” is not a budget"),
        (1, -5, "“-5” is not a budget"),
    ],
)
def test_what_is_no_budget_is_refused_clearly(seconds: float | None, iterations: int | None, words: str) -> None:
    with pytest.raises(HallError, match=words):
        Budget(seconds, iterations)
