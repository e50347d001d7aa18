"""What happens by itself: bots and their pace, standing orders, deadlines, a bot for somebody who has gone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.hall.desk import Desk, any_move, lasting, wanted

from herohall.core import registry
from herohall.hall import autoplay, bot_delay, daily, messages, moves
from herohall.hall.autoplay import Think, Wait
from herohall.hall.bot_delay import Timing
from herohall.hall.errors import NotNow
from herohall.hall.presence import Viewer
from herohall.hall.protocol import ClockChoice, Ordered
from herohall.hall.schemas import NewSeat
from herohall.hall.table import Table

TIMING = Timing(calm=2.0, brisk=1.0, instant=0.0, grid=0.05, order=1.0, sit_in=120.0)


def desk_of(people: int = 1, seed: int = 1, **more: Any) -> tuple[Desk, list[Viewer]]:
    desk = Desk(wanted(**more), seed, TIMING)
    viewers = [desk.come("Ann")]
    for name in ("Ben", "Cleo")[: people - 1]:
        desk.claim(name)
        viewers.append(desk.come(name))
    return desk, viewers


def until(desk: Desk, wish: object, most: int = 400) -> None:
    """Play on until a seat is asked, or a kind of question is put."""
    chance = Random(3)
    for _ in range(most):
        decision = desk.table.match.state.decision
        assert decision is not None
        if wish in (decision.seat, decision.kind):
            return
        desk.answer(chance)
    raise AssertionError(f"never {wish}")


def usual(table: Table) -> float:
    """The pause before the present question is answered, at the table's pace."""
    state = table.match.state
    return bot_delay.usual(TIMING, state.game, state.decision.kind, table.settings.pace)


# Bots


def bot_asked(seed: int = 1, people: int = 1, **more: Any) -> tuple[Desk, list[Viewer]]:
    """A table before the question of a bot, who has just been asked."""
    desk, viewers = desk_of(people, seed, **more)
    until(desk, 2)
    assert isinstance(desk.plan, Think)
    return desk, viewers


@pytest.mark.parametrize("pace", ["calm", "brisk", "instant"])
def test_a_bot_answers_after_the_pause_of_the_table_however_quick_it_was(pace: str) -> None:
    desk, _ = bot_asked(pace=pace)
    begun, number = desk.now, desk.table.number
    desk.pass_time(0.01)
    desk.run(Random(1))
    assert desk.table.number == number or pace == "instant"
    assert isinstance(desk.plan, Wait) or pace == "instant"
    if isinstance(desk.plan, Wait) and desk.table.number == number:
        assert desk.plan.until == pytest.approx(begun + max(usual(desk.table), TIMING.grid))
        desk.run(Random(1))
    assert desk.table.number == number + 1
    assert desk.table.log.made_by[-1] == "bot"


def test_how_long_a_bot_really_thought_does_not_show() -> None:
    times = set()
    for thought in (0.001, 0.3, 1.1, 1.99):
        desk, _ = bot_asked()
        begun = desk.now
        desk.pass_time(thought)
        desk.run(Random(1))
        assert isinstance(desk.plan, Wait)
        times.add(round(desk.plan.until - begun, 6))
    assert len(times) == 1


def test_an_answer_waits_in_the_table_and_not_before_its_time_is_it_played() -> None:
    desk, _ = bot_asked()
    word = any_move(desk.table, Random(1))
    assert isinstance(desk.plan, Think)
    step = desk.take(moves.bot_answered(desk.table, desk.plan, word, desk.moment()))
    assert not step.written  # chosen is not yet played; after a restart the bot is asked again
    assert desk.table.question.answer is not None
    number = desk.table.number
    desk.take(moves.time_up(desk.table, desk.moment()))
    assert desk.table.number == number
    assert isinstance(desk.plan, Wait)
    desk.now = desk.plan.until
    desk.take(moves.time_up(desk.table, desk.moment()))
    assert desk.table.match.record.entries[-1] == (2, word)
    assert desk.table.question.answer is None


def test_an_answer_to_another_question_is_dropped() -> None:
    desk, (ann,) = bot_asked()
    think = desk.plan
    assert isinstance(think, Think)
    word, before = any_move(desk.table, Random(1)), lasting(desk.table)
    for other in (
        think._replace(number=think.number - 1),
        think._replace(seat=1),
        think._replace(level="hard"),
        think._replace(made_by="clock"),
    ):
        step = moves.bot_answered(desk.table, other, word, desk.moment())
        assert (step.written, step.after.question.answer) == (False, None)
        assert lasting(step.after) == before
    desk.control(ann, "pause")
    assert desk.plan is None
    assert not moves.bot_answered(desk.table, think, word, desk.moment()).written


def test_all_who_are_here_may_hurry_the_bots_until_one_of_them_is_asked() -> None:
    desk, (ann, ben) = bot_asked(people=2)
    desk.run(Random(1))
    assert isinstance(desk.plan, Wait)
    calm = desk.plan.until
    desk.control(ann, "hurry")
    assert isinstance(desk.plan, Wait)
    assert desk.plan.until == calm  # Ben wants to watch it
    desk.control(ben, "hurry")
    assert isinstance(desk.plan, Wait)
    assert desk.plan.until < calm
    assert desk.table.presence.hurrying == {ann.guest, ben.guest}
    while desk.table.asked_person is None:
        desk.run(Random(1))
    assert desk.table.asked_person not in desk.table.presence.hurrying
    assert len(desk.table.presence.hurrying) == 1


def test_a_question_that_an_order_answers_does_not_end_the_hurry() -> None:
    """Otherwise a player who skips ahead would wait for the bots again, and others could tell who was asked."""
    kept = ended = 0
    for seed in range(20):
        desk, (ann,) = bot_asked(seed)
        desk.control(ann, "hurry")
        while desk.table.asked_person is None:
            desk.run(Random(seed))
        is_asked = autoplay.order_for(desk.table) is None
        assert (ann.guest in desk.table.presence.hurrying) != is_asked
        kept, ended = kept + (not is_asked), ended + is_asked
    assert kept
    assert ended


def test_who_has_gone_does_not_hold_up_those_who_hurry() -> None:
    desk, (ann, ben) = bot_asked(people=2)
    desk.run(Random(1))
    calm = desk.plan
    desk.control(ann, "hurry")
    assert desk.plan == calm
    step = desk.leave(ben)
    assert isinstance(step.next, Wait)
    assert isinstance(calm, Wait)
    assert step.next.until < calm.until
    back = desk.come("Ben")
    assert desk.plan == calm
    desk.control(back, "hurry")
    assert desk.plan != calm


def test_a_bot_is_asked_with_what_its_seat_knows() -> None:
    desk, _ = bot_asked()
    think = desk.plan
    assert isinstance(think, Think)
    task = autoplay.task(desk.table, think, desk.bits)
    state = desk.table.match.state
    told = state.game.from_json(task.state)
    assert told.view(2) == state.view(2)
    assert (task.seat, task.level, task.seed, task.iterations) == (2, "random", None, None)
    samples = {autoplay.task(desk.table, think, desk.bits).state for _ in range(5)}
    assert len(samples) > 1
    assert state.to_json() not in samples


def test_at_a_daily_deal_bots_are_asked_the_same_by_everybody() -> None:
    desk, _ = bot_asked()
    think = desk.plan
    assert isinstance(think, Think)
    start = desk.table.start._replace(daily="2026-11-17", secret=b"s" * 32)
    table = replace(desk.table, start=start)
    one, other = (autoplay.task(table, think, Random(seed).randbytes) for seed in (1, 2))
    assert one == other
    assert one.iterations == registry.game("seventh").daily_iterations
    assert one.seed == daily.bot_seed(b"s" * 32, "2026-11-17", "seventh", 2, len(table.match.steps))
    another = replace(desk.table, start=start._replace(secret=b"t" * 32))
    assert autoplay.task(another, think, Random(1).randbytes) != one


# Standing orders


def ordered(seed: int = 1, people: int = 2) -> tuple[Desk, Viewer]:
    """Ann, who wants to be asked always, is asked whether she uses a power; there are others who look on."""
    desk, (ann, *_) = desk_of(people, seed)
    desk.order(ann, "always")
    chance = Random(seed)
    while not (desk.table.asked == 0 and "decline" in legal(desk)):
        desk.answer(chance)
    return desk, ann


def legal(desk: Desk) -> list[str]:
    state = desk.table.match.state
    return [state.text(move) for move in state.moves()]


def test_a_standing_order_answers_after_a_time_that_chance_decides() -> None:
    waits = set()
    for seed in range(8):
        desk, ann = ordered(seed)
        desk.order(ann, "turn")
        assert isinstance(desk.plan, Wait)
        wait, least = desk.plan.until - desk.now, max(usual(desk.table), TIMING.order)
        assert least <= wait <= 2.5 * least
        waits.add(round(wait / least, 6))
        number = desk.table.number
        desk.take(moves.time_up(desk.table, desk.moment()))
        assert desk.table.number == number
        desk.run(Random(1))
        assert desk.table.match.record.entries[-1] == (0, "decline")
        assert desk.table.log.made_by[-1] == "order"
    assert len(waits) == 8


def test_who_is_asked_is_told_that_their_order_answers_and_nobody_else_is() -> None:
    """So that no question is shown to somebody who does not want to hear it."""
    desk, ann = ordered()
    desk.order(ann, "turn")
    moment, told = desk.now, 0
    for viewer in desk.table.presence.viewers.values():
        answered = messages.update(desk.table, viewer, desk.table.number, moment).answered
        assert answered == messages.welcome(desk.table, viewer, moment).answered == (viewer.seat == 0)
        told += answered
    assert told == 1
    desk.order(ann, "always")
    assert not messages.update(desk.table, ann, desk.table.number, moment).answered


def test_an_order_answers_at_once_if_nobody_else_looks_on() -> None:
    desk, ann = ordered(people=1)
    desk.order(ann, "turn")
    assert desk.plan == Wait(desk.now)
    desk.come()
    assert isinstance(desk.plan, Wait)
    assert desk.plan.until > desk.now


def test_the_same_chance_gives_the_same_wait_and_only_a_new_question_a_new_one() -> None:
    desk, ann = ordered()
    desk.order(ann, "turn")
    plan = desk.plan
    desk.pass_time(0.2)
    desk.note(ann, "nothing to do with it")
    desk.come()
    assert desk.plan == plan


def test_orders_can_be_withdrawn_before_they_answer() -> None:
    desk, ann = ordered()
    desk.order(ann, "turn")
    desk.heard(ann)
    desk.order(ann, "always")
    assert desk.plan is None
    assert [one for one in desk.heard(ann) if isinstance(one, Ordered)] == [Ordered(order="always")]
    number = desk.table.number
    desk.pass_time(1000.0)
    desk.take(moves.time_up(desk.table, desk.moment()))
    assert desk.table.number == number


def test_who_has_not_chosen_has_the_first_order_of_the_game() -> None:
    desk, ann = ordered()
    orders = desk.table.match.state.game.orders
    assert autoplay.named_order(desk.table, 0) is next(one for one in orders if one.name == "always")
    desk.order(ann, None)
    assert autoplay.named_order(desk.table, 0) is orders[0]
    forgotten = desk.table.with_place(0, order="powers")  # an order of version 0.1
    assert autoplay.named_order(forgotten, 0) is orders[0]


def test_an_order_for_a_turn_ends_with_it_and_the_one_before_holds_again() -> None:
    """She is told, it is stored, and saying it twice changes nothing."""
    desk, ann = ordered()
    desk.order(ann, "turn")
    desk.order(ann, "turn")
    assert desk.table.places[0].order == "turn always"
    assert lasting(desk.built_up()) == lasting(desk.table)
    turn, chance = desk.table.match.state.view(None)["turn"], Random(3)
    while desk.table.match.state.view(None)["turn"] == turn:
        assert desk.table.places[0].order == "turn always"
        desk.heard(ann)
        assert not (desk.table.asked == 0 and "decline" in legal(desk) and desk.plan is None)
        desk.run(chance) if isinstance(desk.plan, Wait) else desk.answer(chance)
    assert [one for one in desk.heard(ann) if isinstance(one, Ordered)] == [Ordered(order="always")]
    assert desk.rows.seats[0].standing_order == "always"
    assert lasting(desk.built_up()) == lasting(desk.table)


def test_an_order_of_somebody_who_is_not_asked_does_nothing() -> None:
    desk, (ann, ben) = desk_of(2)
    until(desk, 0)
    desk.order(ben, "hero")
    assert (desk.table.places[1].order, desk.plan) == ("hero", None)
    assert ann.seat == 0


def test_while_a_bot_sits_in_the_order_waits() -> None:
    desk, ann = ordered()
    desk.order(ann, "turn")
    desk.control(ann, "sit_in", seat=0)
    assert isinstance(desk.plan, Think)
    desk.control(ann, "come_back")
    assert isinstance(desk.plan, Wait)


def test_an_order_of_no_game_or_another_is_refused() -> None:
    desk, (ann,) = desk_of(game="world")
    with pytest.raises(NotNow) as refused:
        desk.order(ann, "hero")
    assert refused.value.key == "server-no-order"


# Patience


def test_a_bot_sits_in_for_whoever_left_while_others_wait() -> None:
    desk, (ann, ben) = desk_of(2)
    until(desk, 1)
    assert desk.plan is None
    desk.pass_time(50.0)
    desk.leave(ben)
    assert desk.plan == Wait(desk.now + 120.0)
    desk.run(Random(1))
    assert desk.table.places[1].away
    assert isinstance(desk.plan, Think)
    assert lasting(desk.built_up()) == lasting(desk.table)
    desk.run(Random(1))
    assert desk.now_sees(ann) == ann


def test_who_comes_back_in_time_is_not_replaced_and_who_comes_late_has_the_seat_again() -> None:
    desk, (_, ben) = desk_of(2)
    until(desk, 1)
    desk.leave(ben)
    desk.pass_time(119.0)
    ben = desk.come("Ben")
    assert desk.plan is None
    desk.leave(ben)
    desk.run(Random(1))
    assert desk.table.places[1].away
    desk.come("Ben")
    assert not desk.table.places[1].away
    assert desk.plan is None
    assert lasting(desk.built_up()) == lasting(desk.table)


def test_patience_begins_with_the_question_if_they_left_before() -> None:
    desk, (_, ben) = desk_of(2)
    until(desk, 0)
    desk.leave(ben)
    desk.pass_time(500.0)
    until(desk, 1)
    assert desk.plan == Wait(desk.table.question.since + 120.0)


def test_nobody_is_replaced_while_nobody_waits() -> None:
    desk, (ann, ben) = desk_of(2)
    until(desk, 1)
    desk.leave(ben)
    desk.leave(ann)
    assert desk.plan is None
    desk.come()  # one who watches does not wait either
    assert desk.plan is None
    desk.pass_time(500.0)
    desk.come("Ann")
    assert desk.plan is not None


def test_where_an_answer_may_take_days_nobody_is_replaced() -> None:
    desk, (_, ben) = desk_of(2, clock=ClockChoice(kind="days", days=3))
    until(desk, 1)
    desk.leave(ben)
    assert desk.plan == Wait(desk.table.clock.deadline or 0.0)


def test_the_earlier_of_deadline_and_patience_comes_first() -> None:
    for bank, first in ((10, "deadline"), (5000, "patience")):
        desk, (_, ben) = desk_of(2, clock=ClockChoice(kind="live", bank=bank, reaction=20))
        until(desk, 1)
        desk.leave(ben)
        assert isinstance(desk.plan, Wait)
        assert (desk.plan.until == desk.table.clock.deadline) == (first == "deadline")


def test_with_several_devices_one_is_enough() -> None:
    desk, (_, ben) = desk_of(2)
    until(desk, 1)
    desk.come("Ben")
    desk.leave(ben)
    assert desk.plan is None


# Always


@pytest.mark.parametrize("game", ["seventh", "world"])
def test_what_happens_next_follows_from_the_table_alone(game: str) -> None:
    """A plan that is worked out anew at any later moment of the same question is the same."""
    desk, _ = desk_of(2, game=game, clock=ClockChoice(kind="live", bank=600, reaction=20))
    chance = Random(1)
    while desk.table.status == "running":
        plan = autoplay.plan(desk.table, desk.moment())
        assert plan == desk.plan
        desk.now += 0.0001
        assert autoplay.plan(desk.table, desk.moment()) == plan
        desk.answer(chance)


def test_a_table_of_bots_plays_by_itself_to_the_end() -> None:
    desk = Desk(wanted(seats=[NewSeat(bot="random")] * 3), timing=TIMING)
    while desk.plan is not None:
        desk.run(Random(1))
    assert (desk.table.status, set(desk.table.log.made_by)) == ("over", {"bot"})
    assert lasting(desk.built_up()) == lasting(desk.table)


def test_advice_is_given_only_to_who_is_asked_and_where_it_is_allowed() -> None:
    desk, (ann, _) = desk_of(2, hints=True)
    until(desk, 1)
    with pytest.raises(NotNow) as refused:
        autoplay.advice_task(desk.table, 0, "medium", desk.bits)
    assert refused.value.key == "server-not-your-turn"
    assert autoplay.advice_task(desk.table, 1, "medium", desk.bits).seat == 1
    desk.control(ann, "hints", value="off")
    with pytest.raises(NotNow) as refused:
        autoplay.advice_task(desk.table, 1, "medium", desk.bits)
    assert refused.value.key == "server-no-hints"
