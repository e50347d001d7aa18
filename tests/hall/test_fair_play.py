"""Nobody gains by leaving, removing, pausing, asking bots or sitting twice, and nobody passes for somebody else."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.hall.desk import Desk, lasting, wanted

from herohall.core.record import clean_name
from herohall.hall import autoplay, visits
from herohall.hall.autoplay import Think, Wait
from herohall.hall.errors import NotNow
from herohall.hall.presence import Viewer
from herohall.hall.protocol import ClockChoice, Control, Welcome
from herohall.hall.results import BEHIND
from herohall.hall.schemas import Claim, NewSeat
from herohall.hall.stored import RowAdded
from herohall.hall.table import REMEMBERED

DAY = 24 * 3600.0
DAYS = ClockChoice(kind="days", days=2)


def begun(rated: bool = False, players: int = 3, **more: Any) -> tuple[Desk, Viewer, Viewer]:
    """Ann and Ben with a bot, after the first moves."""
    desk = Desk(wanted(players=players, rated=rated, **more))
    ann = desk.come("Ann")
    desk.claim("Ben", seat=1)
    ben = desk.come("Ben")
    if rated:
        for guest in list(desk.table.guests.values()):
            desk.table = desk.table.with_guest(replace(guest, regular=f"regular {guest.name}"))
    while desk.table.number < 4:
        desk.answer(Random(1))
    return desk, ann, ben


@contextmanager
def refused(key: str) -> Iterator[None]:
    with pytest.raises(NotNow) as error:
        yield
    assert error.value.key == key


def refusal(desk: Desk, viewer: Viewer, what: Any, **more: Any) -> str:
    """Why a control is refused; nothing has changed then."""
    before = lasting(desk.table)
    with pytest.raises(NotNow) as error:
        desk.propose(viewer, Control(id="no", what=what, **more))
    assert lasting(desk.table) == before
    return error.value.key


def claim(desk: Desk, name: str, seat: int, regular: str | None = None, **more: Any) -> None:
    wish = Claim(invite=desk.table.start.invite, name=name, seat=seat, **more)
    desk.take(visits.claim(desk.table, wish, regular, desk.moment()))


def results(desk: Desk) -> list[dict[str, Any]]:
    return [one.values for one in desk.other_changes if isinstance(one, RowAdded) and one.kind == "results"]


# The end by agreement


def ended(desk: Desk) -> bool:
    return desk.table.status == "ended"


def test_nobody_ends_a_game_alone_while_the_others_are_away() -> None:
    desk, ann, ben = begun(clock=DAYS)
    desk.leave(ben)
    desk.control(ann, "offer_end")
    assert not ended(desk)
    ben = desk.come("Ben")
    desk.control(ben, "sit_in", seat=1)
    desk.control(ann, "offer_end")
    assert not ended(desk)
    desk.control(ben, "agree_end")
    assert ended(desk)


def test_who_has_conceded_need_not_agree() -> None:
    desk, ann, ben = begun()
    desk.control(ann, "offer_end")
    desk.control(ben, "concede")
    assert ended(desk)


def test_leaving_a_rated_game_is_conceding_once_the_time_is_over() -> None:
    desk, ann, ben = begun(rated=True, clock=DAYS)
    while desk.table.asked != 1:
        desk.answer(Random(1))
    desk.leave(ben)
    assert isinstance(desk.plan, Wait)
    desk.run(Random(1))
    assert desk.table.places[1].conceded
    (result,) = results(desk)
    assert (result["ranks"]["regular Ben"], result["moved"]) == (BEHIND, ["regular Ben"])
    desk.control(ann, "offer_end")
    assert (desk.table.status, len(results(desk))) == ("ended", 1)


def test_who_thinks_too_long_but_is_there_has_not_left() -> None:
    desk, _, _ = begun(rated=True, clock=DAYS)
    while desk.table.asked != 1:
        desk.answer(Random(1))
    desk.pass_time(2 * DAY)
    assert isinstance(autoplay.plan(desk.table, desk.moment()), Think)


# Rated games


def test_a_regular_has_one_seat_in_a_rated_game() -> None:
    desk = Desk(wanted(players=4, rated=True))
    desk.table = desk.table.with_guest(replace(next(iter(desk.table.guests.values())), regular="a"))
    for more in ({"regular": "a"}, {"token": desk.tokens[desk.guest("Ann")]}):
        with refused("server-rated"):
            claim(desk, "Ann again", 2, **more)
    claim(desk, "Ben", 1, "b")
    assert desk.table.rated_seats() == {0: "a", 1: "b"}


def test_nobody_sits_down_at_a_rated_game_that_has_begun() -> None:
    desk, _, _ = begun(rated=True)
    with refused("server-rated"):
        claim(desk, "Cleo", 2, "regular Ann")


def test_who_comes_after_the_first_move_is_not_rated() -> None:
    desk = Desk(wanted(rated=True))
    ann = desk.come("Ann")
    desk.table = desk.table.with_guest(replace(desk.table.guests[ann.guest or ""], regular="a"))
    while not desk.table.number:
        desk.answer(Random(1))
    for seat in (1, 2):
        claim(desk, f"Late {seat}", seat, f"late {seat}")
    assert desk.table.rated_seats() == {}


def test_a_rated_game_has_no_hints() -> None:
    desk, ann, _ = begun(rated=True)
    assert refusal(desk, ann, "hints", value="on") == "server-rated"
    desk.table = replace(desk.table, settings=desk.table.settings._replace(hints=True))
    with refused("server-no-hints"):
        autoplay.advice_task(desk.table, desk.table.asked or 0, "medium", desk.bits)


def test_a_rated_game_is_paused_only_if_all_who_play_agree() -> None:
    desk, ann, ben = begun(rated=True, clock=DAYS)
    desk.control(ann, "pause")
    assert desk.table.status == "running"
    assert desk.built_up().offer == desk.table.offer
    assert refusal(desk, ben, "agree_end") == "server-no-offer"
    desk.control(ben, "refuse_end")
    assert desk.table.offer is None
    desk.control(ann, "pause")
    desk.control(ben, "pause")
    assert (desk.table.status, desk.table.offer) == ("paused", None)
    desk.control(ben, "resume")
    assert desk.table.status == "running"


# Removal


def test_whoever_is_removed_has_no_invitation_any_more() -> None:
    desk, ann, ben = begun()
    old = desk.table.start.invite
    for viewer in (ann, ben):
        desk.heard(viewer)
    desk.control(ann, "remove", seat=1)
    with refused("server-bad-invite"):
        visits.claim(desk.table, Claim(invite=old, name="Ben"), None, desk.moment())
    (welcome,) = [one for one in desk.heard(ann) if isinstance(one, Welcome)]
    assert welcome.table.invite == desk.table.start.invite != old
    assert not any(isinstance(one, Welcome) for one in desk.heard(ben))
    assert lasting(desk.built_up()) == lasting(desk.table)


def test_nobody_takes_over_the_hand_of_somebody_removed() -> None:
    desk, ann, _ = begun()
    desk.control(ann, "remove", seat=1)
    with refused("server-seat-taken"):
        claim(desk, "Ann again", 1, token=desk.tokens[ann.guest or ""])
    claim(desk, "Cleo", 2)  # a bot's seat is free as ever
    assert lasting(desk.built_up()) == lasting(desk.table)


def test_before_the_first_move_a_removed_persons_seat_is_free_again() -> None:
    desk = Desk(wanted(paused=True))
    ann = desk.come("Ann")
    desk.claim("Ben", seat=1)
    desk.control(ann, "remove", seat=1)
    claim(desk, "Cleo", 1)


# Names

BLANKS = ["", "   ", "\u200b\u2060", "\u3164", "\u2800\u115f\u1160\uffa0", "\u0301\u0301", "\ufe0f"]
DOUBLES = ["Ann", " ann ", "Ánn", "Аnn", "ＡＮＮ", "A nn", "Αnn", "𝐀nn"]


@pytest.mark.parametrize("name", BLANKS)
def test_a_name_that_shows_nothing_is_none(name: str) -> None:
    desk, ann, _ = begun()
    assert clean_name(name) == ""
    assert refusal(desk, ann, "name", value=name) == "server-no-name"


@pytest.mark.parametrize(
    ("name", "clean"),
    [
        ("Z" + "\u0301\u0302\u0303\u0304" * 6, "Ź\u0302\u0303"),
        ("Nguyễn Ân", "Nguyễn Ân"),
        ("Zoe\u0308", "Zoë"),
        ("שָׁלוֹם", "שָׁלוֹם"),
        ("ก็ดี", "ก็ดี"),
        ("R2 D2 ❤️", "R2 D2 ❤️"),
    ],
)
def test_marks_do_not_pile_up_and_ordinary_names_stay(name: str, clean: str) -> None:
    assert clean_name(name) == clean


@pytest.mark.parametrize("name", DOUBLES)
def test_two_people_of_one_name_are_told_apart(name: str) -> None:
    desk, _, ben = begun(players=4)
    claim(desk, name, 2)
    assert desk.table.shown_name(2) == f"{clean_name(name)} 2"
    claim(desk, name, 3)
    assert desk.table.shown_name(3) == f"{clean_name(name)} 3"
    desk.control(ben, "name", value=name)
    assert desk.table.shown_name(1) == f"{clean_name(name)} 4"
    desk.control(ben, "name", value="Ben")
    assert desk.table.shown_name(1) == "Ben"


def test_a_new_table_tells_its_people_and_bots_apart() -> None:
    seats = [NewSeat(name="Mila"), NewSeat(name="Mila"), NewSeat(name="mila", bot="random"), NewSeat(bot="random")]
    desk = Desk(wanted(players=4, seats=seats))
    assert len({desk.table.shown_name(seat).casefold() for seat in range(4)}) == 4
    long = Desk(wanted(seats=[NewSeat(name="N" * 30)] * 3))
    assert max(len(long.table.shown_name(seat)) for seat in range(3)) <= 30


# What was answered


def test_the_id_of_a_move_is_never_forgotten() -> None:
    desk = Desk(wanted())
    ann = desk.come("Ann")
    while desk.table.asked != 0:
        desk.answer(Random(1))
    before = set(desk.table.log.actions)
    desk.answer(Random(1))
    (action,) = set(desk.table.log.actions) - before
    for _ in range(REMEMBERED + 10):
        desk.note(ann, "more")
    assert action in desk.table.log.actions
    assert len(desk.table.log.others) == REMEMBERED


# Tables without people


def test_a_table_that_nobody_looks_at_slows_down_and_then_rests_until_somebody_comes() -> None:
    desk, ann, ben = begun(pace="instant")
    desk.timing = desk.timing._replace(rest=30.0)
    for viewer in (ann, ben):
        desk.control(viewer, "concede")
    instant = next_bot_move(desk)
    for viewer in (ann, ben):
        desk.leave(viewer)
    assert next_bot_move(desk) > instant
    while desk.plan is not None:
        next_bot_move(desk)
        assert desk.now - desk.table.start.created < DAY
    assert desk.table.status == "running"
    desk.come(None)
    assert desk.plan is not None


def test_bots_never_rest_while_a_person_may_be_asked() -> None:
    desk, ann, ben = begun(clock=DAYS)
    desk.leave(ann)
    desk.leave(ben)
    desk.pass_time(DAY)
    while desk.table.asked_person is not None and not desk.table.places[desk.table.asked or 0].away:
        desk.run(Random(1))
    assert desk.table.asked == 2
    assert desk.plan is not None


def next_bot_move(desk: Desk) -> float:
    """Seconds until the next move of a bot, or until it rests."""
    number, then = desk.table.number, desk.now
    while desk.table.number == number and desk.plan is not None:
        desk.run(Random(1))
    return desk.now - then
