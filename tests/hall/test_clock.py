"""Time to think, with a clock that is only numbers: nobody loses or gains time by a pause, an undo or a restart."""

from __future__ import annotations

from random import Random

import pytest
from tests.hall.desk import NOON, Desk, any_move, lasting, wanted

from herohall.core.errors import CannotUndo
from herohall.hall import messages, moves, sync
from herohall.hall.autoplay import Think, Wait
from herohall.hall.clock import AFTER_UNDO, DAY, HOUR, Clock
from herohall.hall.presence import Viewer
from herohall.hall.protocol import ClockChoice, ClockKind

LIVE = ClockChoice(kind="live", bank=100, reaction=20)
DAYS = ClockChoice(kind="days", days=2)
BANKS = (100.0, 100.0, 100.0)


# The clock alone


def test_free_seconds_come_first_then_the_bank() -> None:
    clock = Clock(LIVE, BANKS).ask(1, 10.0)
    assert (clock.asked, clock.deadline) == (30.0, 130.0)
    assert clock.answered(1, 29.9).banks == BANKS
    assert clock.answered(1, 45.0).banks == (100.0, 85.0, 100.0)
    assert clock.answered(1, 500.0).banks == (100.0, 0.0, 100.0)


def test_a_bank_is_never_refilled() -> None:
    clock = Clock(LIVE, BANKS)
    for now in (0.0, 1000.0, 2000.0):
        clock = clock.ask(0, now).answered(0, now + 50.0)
    assert clock.banks == (10.0, 100.0, 100.0)
    assert clock.ask(0, 3000.0).deadline == 3030.0


def test_nobody_is_timed_without_a_clock_or_while_a_bot_is_asked() -> None:
    assert Clock(ClockChoice(), BANKS).ask(0, 5.0).deadline is None
    assert Clock(LIVE, BANKS).ask(0, 5.0).ask(None, 6.0).deadline is None
    assert Clock(ClockChoice(), BANKS).answered(0, 1e9).banks == BANKS


def test_days_are_days_and_cost_no_bank() -> None:
    clock = Clock(DAYS, BANKS).ask(0, 5.0)
    assert clock.deadline == 5.0 + 2 * DAY
    assert clock.answered(0, DAY).banks == BANKS
    assert clock.ask(0, 9.0, again=True).deadline == 9.0 + 2 * DAY


@pytest.mark.parametrize("choice", [LIVE, DAYS])
def test_a_pause_of_any_length_costs_nothing(choice: ClockChoice) -> None:
    clock = Clock(choice, BANKS).ask(0, 10.0)
    resumed = clock.pause(15.0).resume(1_000_015.0)
    assert clock.deadline is not None
    assert clock.asked is not None
    assert (resumed.asked, resumed.deadline) == (clock.asked + 1e6, clock.deadline + 1e6)
    untimed = Clock(ClockChoice(), BANKS)
    assert untimed.pause(5.0).resume(50.0) == untimed


def test_taking_back_gives_no_free_seconds_but_never_too_few() -> None:
    assert Clock(LIVE, BANKS).ask(0, 10.0, again=True).deadline == 110.0
    assert Clock(LIVE, (0.0, 0.0, 0.0)).ask(0, 10.0, again=True).deadline == 10.0 + AFTER_UNDO


@pytest.mark.parametrize("kind", ["live", "days"])
@pytest.mark.parametrize("away", [1e7, 1e5, 40.0])
def test_a_deadline_that_passed_during_a_restart_is_put_off(kind: ClockKind, away: float) -> None:
    clock = Clock(ClockChoice(kind=kind, bank=10, reaction=20, days=1), (10.0, 10.0)).ask(0, 0.0)
    assert clock.deadline is not None
    later = clock.put_off(0, away)
    least = HOUR if kind == "days" else 20.0
    assert later.deadline is not None
    assert later.deadline >= max(clock.deadline if clock.deadline >= away + least else 0.0, away + least)


def test_a_deadline_that_is_far_enough_off_stays() -> None:
    clock = Clock(LIVE, BANKS).ask(0, 0.0)
    assert clock.put_off(0, 10.0) == clock
    assert clock.put_off(None, 10.0).deadline is None  # a bot has taken over
    assert Clock(LIVE, BANKS).put_off(0, 10.0).deadline is None


# At a table


def timed(choice: ClockChoice = LIVE, seed: int = 1) -> tuple[Desk, Viewer, Viewer]:
    """Ann and Ben here, a bot on the third seat, Ann or Ben asked."""
    desk = Desk(wanted(clock=choice), seed)
    ann = desk.come("Ann")
    desk.claim("Ben")
    ben = desk.come("Ben")
    while desk.table.asked_person is None:
        desk.answer(Random(1))
    return desk, ann, ben


def test_a_persons_time_runs_from_the_question_and_a_bots_does_not() -> None:
    desk, _, _ = timed()
    chance = Random(2)
    for _ in range(30):
        assert (desk.table.clock.deadline is None) == (desk.table.asked_person is None)
        if desk.table.asked is not None and desk.table.asked_person is not None:
            assert desk.table.clock.deadline == desk.now + 20 + desk.table.clock.banks[desk.table.asked]
        desk.answer(chance)


def test_thinking_costs_the_bank_and_it_is_written_down() -> None:
    desk, _, _ = timed()
    seat = desk.table.asked
    assert seat is not None
    desk.pass_time(50.0)
    desk.answer(Random(1))
    assert desk.table.clock.banks[seat] == pytest.approx(70.0)
    assert desk.rows.seats[seat].bank == pytest.approx(70.0)
    assert lasting(desk.built_up()) == lasting(desk.table)


def test_when_the_time_is_over_a_bot_answers_once_and_the_person_stays() -> None:
    desk, _, _ = timed()
    seat, number = desk.table.asked, desk.table.number
    assert isinstance(desk.plan, Wait)
    assert desk.plan.until == desk.table.clock.deadline
    desk.now = desk.plan.until
    desk.take(moves.time_up(desk.table, desk.moment()))
    assert isinstance(desk.plan, Think)
    assert (desk.plan.seat, desk.plan.made_by, desk.table.number) == (seat, "clock", number)
    desk.run(Random(1))
    assert (desk.table.log.made_by[-1], desk.table.number) == ("clock", number + 1)
    assert seat is not None
    assert desk.table.clock.banks[seat] == 0.0
    assert not desk.table.places[seat].away


def test_a_move_at_the_last_moment_still_counts() -> None:
    """The bot that was asked for it comes too late, and changes nothing."""
    desk, _, _ = timed()
    assert isinstance(desk.plan, Wait)
    desk.now = desk.plan.until
    desk.take(moves.time_up(desk.table, desk.moment()))
    think = desk.plan
    assert isinstance(think, Think)
    word = any_move(desk.table, Random(9))
    desk.answer(Random(1))
    viewer = desk.viewer_of_asked()
    before = lasting(desk.table)
    step = moves.bot_answered(desk.table, think, word, desk.moment())
    assert (step.written, viewer) == (False, desk.viewer_of_asked())
    assert lasting(step.after) == before


def test_time_up_before_its_time_does_nothing() -> None:
    desk, _, _ = timed()
    before = lasting(desk.table)
    desk.pass_time(119.9)
    step = desk.take(moves.time_up(desk.table, desk.moment()))
    assert not step.written
    assert lasting(desk.table) == before


def test_what_the_clock_did_cannot_be_taken_back() -> None:
    """Else whoever lets the time run out could look at what comes and choose again."""
    found = 0
    for seed in range(12):
        desk, _, _ = timed(seed=seed)
        viewer = desk.viewer_of_asked()
        assert viewer is not None
        assert isinstance(desk.plan, Wait)
        desk.now = desk.plan.until
        desk.take(moves.time_up(desk.table, desk.moment()))
        desk.run(Random(seed))
        before = lasting(desk.table)
        with pytest.raises(CannotUndo) as refused:
            desk.undo(viewer)
        found += refused.value.key == messages.MADE_FOR_YOU
        assert lasting(desk.table) == before
    assert found  # in some of these games only the clock stands in the way


def test_a_pause_stops_the_clock_for_all_and_shows_no_deadline() -> None:
    desk, ann, _ = timed()
    desk.pass_time(30.0)
    desk.control(ann, "pause")
    assert desk.plan is None
    assert messages.clocks(desk.table, desk.now).deadline is None
    assert lasting(desk.built_up()) == lasting(desk.table)
    desk.pass_time(10 * DAY)
    desk.control(ann, "resume")
    assert desk.table.clock.deadline == pytest.approx(desk.now + 90.0)
    desk.answer(Random(1))


def test_a_table_may_begin_paused() -> None:
    desk = Desk(wanted(clock=LIVE, paused=True))
    ann = desk.come("Ann")
    desk.pass_time(DAY)
    desk.control(ann, "resume")
    if desk.table.asked == 0:
        assert desk.table.clock.deadline == desk.now + 120.0
    while desk.table.asked != 0:
        desk.run(Random(1))
    assert desk.table.clock.deadline == desk.now + 120.0


def test_handing_a_question_to_a_bot_and_back_gains_no_time() -> None:
    """The time spent so far is taken from the bank, and after coming back there are no free seconds."""
    desk, ann, ben = timed()
    viewer = desk.viewer_of_asked()
    assert viewer is not None
    assert viewer.seat is not None
    desk.pass_time(60.0)
    desk.control(viewer, "sit_in", seat=viewer.seat)
    assert desk.table.clock.deadline is None
    assert desk.table.clock.banks[viewer.seat] == pytest.approx(60.0)
    desk.pass_time(5.0)
    desk.control(viewer, "come_back")
    assert desk.table.clock.deadline == pytest.approx(desk.now + 60.0)
    desk.pass_time(60.0)
    desk.control(viewer, "sit_in", seat=viewer.seat)
    desk.control(viewer, "come_back")
    assert desk.table.clock.deadline == desk.now
    assert {ann.id, ben.id} == set(desk.table.presence.viewers)
    assert lasting(desk.built_up()) == lasting(desk.table)


def test_handing_a_question_to_a_bot_and_back_puts_no_day_off() -> None:
    desk, _, _ = timed(DAYS)
    viewer = desk.viewer_of_asked()
    assert viewer is not None
    desk.control(viewer, "sit_in", seat=viewer.seat)
    desk.control(viewer, "come_back")
    assert desk.table.clock.deadline == desk.now + HOUR


def test_who_takes_over_a_bots_seat_has_full_time_for_its_question() -> None:
    desk = Desk(wanted(clock=LIVE))
    desk.come("Ann")
    while desk.table.asked is None or desk.table.places[desk.table.asked].owner is not None:
        desk.answer(Random(1))
    seat = desk.table.asked
    desk.claim("Ben", seat)
    assert desk.table.asked == seat
    assert desk.table.clock.deadline == desk.now + 120.0


def test_after_a_restart_nobody_has_lost_by_the_time_it_took() -> None:
    desk, _, _ = timed()
    seat = desk.table.asked
    desk.pass_time(10 * DAY)
    step = sync.deadline_put_off(desk.built_up(), desk.moment())
    assert step.after.clock.deadline == desk.now + 120.0
    assert step.values["deadline"] == desk.now + 120.0
    assert (step.after.asked, step.after.number) == (seat, desk.table.number)


def test_after_a_restart_a_deadline_far_enough_off_is_not_written_again() -> None:
    desk, _, _ = timed(DAYS)
    desk.pass_time(3.0)
    assert not sync.deadline_put_off(desk.built_up(), desk.moment()).written


def test_taking_back_brings_no_time() -> None:
    """Whoever takes back pays for the first thought out of the bank, and gets no free seconds for the second."""
    undone = 0
    for seed in range(20):
        desk, _, _ = timed(seed=seed)
        seat, viewer = desk.table.asked, desk.viewer_of_asked()
        assert seat is not None
        assert viewer is not None
        desk.pass_time(50.0)
        desk.answer(Random(seed))
        if messages.why_no_undo(desk.table, seat) is None:
            desk.undo(viewer)
            undone += 1
            assert desk.table.asked == seat
            assert desk.table.clock.banks[seat] == pytest.approx(70.0)
            assert desk.table.clock.deadline == pytest.approx(desk.now + 70.0)
            assert lasting(desk.built_up()) == lasting(desk.table)
    assert undone
    assert desk.now > NOON
