"""People at the same table through other processes count as much as those who are here."""

from __future__ import annotations

from random import Random

from tests.hall.desk import Desk, lasting, wanted

from herohall.hall import sync, visits
from herohall.hall.autoplay import Wait
from herohall.hall.notices import Hurrying, Notice, Present, Spoke
from herohall.hall.presence import Viewer
from herohall.hall.protocol import ClockChoice, People, Spoken

OTHER = "another process"


def desk_with_ben_elsewhere() -> tuple[Desk, Viewer, str]:
    desk = Desk(wanted())
    ann = desk.come("Ann")
    ben = desk.claim("Ben")
    heed(desk, Present(desk.table.id, OTHER, [ben], watchers=2))
    return desk, ann, ben


def heed(desk: Desk, notice: Notice) -> list[object]:
    """Another process says something; what those who are here are told."""
    assert isinstance(notice, Present | Hurrying | Spoke)
    step = desk.take(visits.heed(desk.table, notice, desk.moment()))
    assert not step.written
    return [told.message for told in step.messages]


def test_who_is_here_elsewhere_is_here() -> None:
    desk, ann, ben = desk_with_ben_elsewhere()
    assert desk.table.presence.is_here(ben)
    assert desk.table.presence.watchers == 2
    shown = [one for one in desk.heard(ann) if isinstance(one, People)][-1].company
    assert (shown.people[1].here, shown.watchers) == (True, 2)
    assert desk.table.presence.people() == [ann.guest]  # of those it tells the others only its own
    assert desk.table.presence.told(desk.table.id, "mine") == Present(desk.table.id, "mine", [ann.guest or ""], 0)


def test_the_same_notice_twice_is_no_news() -> None:
    desk, _, ben = desk_with_ben_elsewhere()
    assert heed(desk, Present(desk.table.id, OTHER, [ben], watchers=2)) == []


def test_who_leaves_elsewhere_has_left_and_patience_begins() -> None:
    desk, _, ben = desk_with_ben_elsewhere()
    while desk.table.asked != 1:
        desk.answer(Random(1))
    assert desk.plan is None
    desk.pass_time(30.0)
    (told,) = heed(desk, Present(desk.table.id, OTHER, [], watchers=0))
    assert isinstance(told, People)
    assert not told.company.people[1].here
    assert desk.table.presence.left[ben] == desk.now
    assert desk.plan == Wait(desk.now + desk.timing.sit_in)


def test_with_a_process_its_visitors_are_gone() -> None:
    desk, ann, ben = desk_with_ben_elsewhere()
    desk.heard(ann)
    desk.take(visits.processes_left(desk.table, {OTHER, "mine"}, desk.moment()))
    assert desk.table.presence.is_here(ben)
    assert desk.heard(ann) == []
    desk.take(visits.processes_left(desk.table, {"mine"}, desk.moment()))
    assert not desk.table.presence.is_here(ben)
    assert desk.table.presence.watchers == 0
    assert [type(one) for one in desk.heard(ann)] == [People]


def test_who_is_here_twice_has_not_left_by_leaving_once() -> None:
    desk, _, ben = desk_with_ben_elsewhere()
    here = desk.come("Ben")
    desk.leave(here)
    assert desk.table.presence.is_here(ben)
    assert ben not in desk.table.presence.left


def test_hurry_and_phrases_cross_from_process_to_process() -> None:
    desk, ann, ben = desk_with_ben_elsewhere()
    step = desk.control(ann, "hurry")
    assert list(step.notices) == [Hurrying(desk.table.id, ann.guest or "")]
    step = desk.control(ann, "phrase", value="nice")
    assert list(step.notices) == [Spoke(desk.table.id, ann.guest or "", 0, "nice")]
    heed(desk, Hurrying(desk.table.id, ben))
    assert ben in desk.table.presence.hurrying or desk.table.asked_person == ben
    assert heed(desk, Spoke(desk.table.id, ben, 1, "wow")) == [Spoken(seat=1, phrase="wow")]
    desk.control(ann, "mute", seat=1)
    step = desk.take(visits.heed(desk.table, Spoke(desk.table.id, ben, 1, "wow"), desk.moment()))
    assert all(ann.id not in told.to for told in step.messages)


def test_deadlines_are_those_that_were_written() -> None:
    """Another process has told us late that somebody came back: their time runs since then, not since we know it."""
    desk = Desk(wanted(clock=ClockChoice(kind="live", bank=100, reaction=20)))
    ann = desk.come("Ann")
    while desk.table.asked != 0:
        desk.answer(Random(1))
    desk.control(ann, "sit_in", seat=0)
    there = desk.built_up()
    desk.control(ann, "come_back")
    deadline = desk.table.clock.deadline
    desk.pass_time(5.0)
    step = sync.catch_up(there, desk.rows._replace(moves=[]), desk.moment())
    assert step.after.clock == desk.table.clock
    assert step.after.clock.deadline == desk.rows.table.deadline == deadline
    assert lasting(step.after) == lasting(desk.table)
