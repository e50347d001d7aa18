"""Clocks: the arithmetic, and real deadlines across a restart."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

from tests.patience import PATIENCE
from tests.server.hosting import Host

from herohall.hall.clock import AFTER_UNDO, HOUR, Clock
from herohall.hall.protocol import ClockChoice

LIVE = ClockChoice(kind="live", bank=60, reaction=10)
DAYS = ClockChoice(kind="days", days=2)


def live() -> Clock:
    return Clock(LIVE, (60.0, 60.0))


def test_no_clock_has_no_deadline() -> None:
    assert Clock(ClockChoice(), (0.0,)).ask(0, 1000).deadline is None


def test_an_answer_within_the_free_seconds_costs_nothing() -> None:
    clock = live().ask(0, 1000)
    assert clock.deadline == 1070
    assert clock.answered(0, 1010).banks == (60, 60)


def test_a_longer_answer_comes_out_of_the_bank() -> None:
    clock = live().ask(1, 1000).answered(1, 1025)
    assert clock.banks == (60, 45)
    assert clock.ask(1, 1025).deadline == 1080


def test_taking_back_gains_no_time() -> None:
    assert live().ask(0, 1000, again=True).deadline == 1060
    assert Clock(LIVE, (0.0, 60.0)).ask(0, 1000, again=True).deadline == 1000 + AFTER_UNDO


def test_a_pause_takes_no_time() -> None:
    clock = live().ask(0, 1000).pause(1005).resume(9005)
    assert clock.deadline == 9070
    assert clock.answered(0, 9020).banks[0] == 50


def test_a_restart_loses_no_deadline_and_fires_none() -> None:
    clock = live().ask(0, 1000)
    assert clock.put_off(0, 1020).deadline == 1070
    assert clock.put_off(0, 5000).deadline == 5070
    days = Clock(DAYS, (0.0,)).ask(0, 0).put_off(0, 10 * 24 * HOUR)
    assert days.deadline == 10 * 24 * HOUR + HOUR


def made(host: Host) -> list[tuple[str, float]]:
    """By whom and when each move was made."""
    with sqlite3.connect(host.data / "tables.db") as database:
        return list(database.execute("select made_by, made from moves order by number"))


def wait_for_moves(host: Host, count: int) -> None:
    end = time.monotonic() + PATIENCE
    while len(made(host)) < count:
        assert time.monotonic() < end, made(host)
        time.sleep(0.05)


def test_when_time_is_over_a_bot_answers_that_one_question_also_after_a_restart(data: Path) -> None:
    host = Host(data)
    try:
        clock = {"kind": "live", "bank": 0, "reaction": 2}
        opened = time.time()
        host.open_table("seventh", players=3, seats=[{"name": name} for name in ("Ann", "Ben", "Cleo")], clock=clock)
        wait_for_moves(host, 1)
        assert made(host)[0][1] >= opened + 2
        host.kill()
        before = len(made(host))
        time.sleep(2.2)  # a deadline passes while nobody serves
        restarted = time.time()
        host.start()
        wait_for_moves(host, before + 2)
        first, second = made(host)[before : before + 2]
        assert first[1] >= restarted + 2  # put off, not fired at once …
        assert second[1] >= first[1] + 2  # … and the next question has its own time
        assert {made_by for made_by, _ in made(host)} == {"clock"}
        assert "ERROR" not in host.log()
    finally:
        host.stop()


def test_a_paused_clock_stands_still_over_a_restart(data: Path) -> None:
    host = Host(data)
    try:
        clock = {"kind": "live", "bank": 0, "reaction": 1}
        table = host.open_table("seventh", players=3, seats=[{}, {}, {}], clock=clock, paused=True)["table"]
        host.kill()
        host.start()
        time.sleep(1.5)
        info = host.get(f"tables/{table}").json()
        assert (info["number"], info["company"]["status"]) == (0, "paused")
    finally:
        host.stop()
