"""What the watch of the simulation calls a failure, and what it lets pass."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from herohall.proof.simulate.scheduler import Scheduler, new_lane
from herohall.proof.simulate.watch import Watch


def watch_with(account: Any, now: float = 100.0) -> Watch:
    """A watch that knows one table."""
    watch = Watch(lambda: now, lambda _: now, lambda: None)
    watch.tables = {"table": account}
    return watch


@pytest.mark.parametrize(("written", "key", "broken"), [(7.0, "server-stale", "refused"), (9.0, "server-stale", None)])
def test_a_refused_move_was_not_in_the_log_when_it_was_refused(written: float, key: str, broken: str | None) -> None:
    """Later it may be: a copy on an earlier connection was still on its way, to another process perhaps."""
    watch = watch_with(SimpleNamespace(actions={"ann 1": (3, written)}))
    watch.check_answer("table", "ann 1", 2, key, sent=8.0)
    assert (watch.broken and watch.broken.rule) == broken


def test_an_acknowledged_move_is_in_the_log() -> None:
    watch = watch_with(SimpleNamespace(actions={}))
    watch.check_answer("table", "ann 1", 3, None, sent=8.0)
    assert watch.broken is not None
    assert watch.broken.rule == "acknowledged"


@pytest.mark.parametrize(("left", "broken"), [(50.0, None), (49.0, "time"), (61.0, "time")])
def test_a_bank_loses_the_time_that_has_passed_and_gains_none(left: float, broken: str | None) -> None:
    lane = new_lane(Scheduler(None), "process")  # type: ignore[arg-type]
    watch = watch_with(SimpleNamespace(id="table", banks=[60.0], used_from=(lane, 90.0)))
    watch._check_bank(watch.tables["table"], {"this_seat": 0, "bank": left}, lane)
    assert (watch.broken and watch.broken.rule) == broken


def test_nobody_is_sent_the_token_of_another() -> None:
    watch = watch_with(SimpleNamespace(secrets=(b"seed", b"salt"), notes={}))
    watch.check_secrets("table", list, [b"token-of-ben"], b'{"type":"people"}')
    assert watch.broken is None
    watch.check_secrets("table", list, [b"token-of-ben"], b'{"type":"rematch","token":"token-of-ben"}')
    assert watch.broken is not None
    assert watch.broken.rule == "secret"
