"""Open tables: who may sit down without an invitation, and when a quick match begins."""

from __future__ import annotations

import msgspec
import pytest
from tests.hall.desk import Desk, wanted

from herohall.hall import moves, open_tables, visits
from herohall.hall.autoplay import Wait
from herohall.hall.errors import NotNow
from herohall.hall.schemas import Claim, QuickMatch

MATCH = QuickMatch(game="seventh", players=3, name="Ann", wait=60)


def sit_down(desk: Desk, name: str) -> None:
    """Without an invitation."""
    desk.take(visits.claim(desk.table, Claim(name=name), None, desk.moment()))


def test_anyone_may_join_a_table_that_is_open_and_waits() -> None:
    desk = Desk(wanted(paused=True, open=True))
    sit_down(desk, "Ben")
    assert desk.table.shown_name(1) == "Ben"
    host = desk.come("Ann")
    desk.control(host, "open", value="off")
    with pytest.raises(NotNow, match="This invitation is not for this table"):
        sit_down(desk, "Cleo")
    desk.control(host, "open", value="on")
    desk.control(host, "resume")
    with pytest.raises(NotNow, match="This invitation is not for this table"):  # the game has begun
        sit_down(desk, "Cleo")


def test_a_wrong_invitation_is_refused_at_an_open_table() -> None:
    desk = Desk(wanted(paused=True, open=True))
    with pytest.raises(NotNow, match="This invitation is not for this table"):
        visits.claim(desk.table, Claim(invite="x", name="Ben"), None, desk.moment())


def test_a_table_nobody_waits_at_is_not_open() -> None:
    desk = Desk(wanted(paused=True, open=True))
    host = desk.come("Ann")
    desk.pass_time(open_tables.ARRIVAL)
    assert open_tables.is_open(desk.table, desk.now)
    desk.leave(host)
    assert not open_tables.is_open(desk.table, desk.now)


def test_the_list_says_what_the_host_published_and_nothing_else() -> None:
    desk = Desk(wanted(paused=True, open=True))
    desk.claim("Ben")
    assert msgspec.to_builtins(open_tables.listing(desk.table)) == {
        "table": desk.table.id,
        "game": "seventh",
        "players": 3,
        "host": "Ann",
        "free": 1,
        "begins": None,
    }


def test_a_quick_match_begins_when_all_seats_are_taken() -> None:
    desk = Desk(open_tables.new_match(MATCH))
    sit_down(desk, "Ben")
    assert desk.table.status == "paused"
    sit_down(desk, "Cleo")
    assert (desk.table.status, desk.table.settings.begins) == ("running", None)
    assert desk.rows.table.status == "running"


def test_bots_fill_a_quick_match_after_the_chosen_time() -> None:
    desk = Desk(open_tables.new_match(MATCH))
    sit_down(desk, "Ben")
    assert desk.plan == Wait(desk.now + 60)
    statuses = []
    for seconds in (59, 1):
        desk.pass_time(seconds)
        desk.take(moves.time_up(desk.table, desk.moment()))
        statuses.append(desk.table.status)
    assert statuses == ["paused", "running"]
    assert desk.table.free_seats() == [2]


def test_a_quick_match_suits_those_who_want_the_same() -> None:
    desk = Desk(open_tables.new_match(MATCH))
    assert open_tables.suits(desk.table, MATCH, desk.now)
    for other in ({"players": 4}, {"game": "world"}):
        assert not open_tables.suits(desk.table, msgspec.structs.replace(MATCH, **other), desk.now)
    listed = Desk(wanted(paused=True, open=True))
    assert not open_tables.suits(listed.table, MATCH, listed.now)  # its host decides when it begins
