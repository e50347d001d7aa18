"""Pass the device: behind the curtain nothing is shown, and who lifts it is told what happened since it fell."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests.hall.desk import Desk, any_move, on_one_device, wanted

from herohall.core.event import View
from herohall.core.match import Match
from herohall.core.record import UNDO
from herohall.core.state import view_when_asked
from herohall.hall import messages
from herohall.hall.autoplay import Wait
from herohall.hall.errors import NotNow
from herohall.hall.messages import LONGEST_STORY, Told, why_no_undo
from herohall.hall.presence import Viewer
from herohall.hall.protocol import Ack, Act, People, Update, Welcome
from herohall.hall.schemas import NewSeat
from herohall.hall.step import Step


def device_of(game: str = "seventh", seed: int = 1, **more: Any) -> tuple[Desk, Viewer]:
    """Three people with one device, the curtain down."""
    desk = Desk(on_one_device(game, **more), seed)
    device = desk.come("Ann")
    return desk, device


def told(step: Step, viewer: Viewer) -> list[object]:
    return [one.message for one in step.messages if viewer.id in one.to]


def take_turns(desk: Desk, device: Viewer, moves: int, chance: Random) -> None:
    """The device goes round: each lifts, answers, lowers."""
    for _ in range(moves):
        if desk.table.status != "running":
            return
        desk.control(device, "lift", seat=desk.table.asked)
        desk.act(device, any_move(desk.table, chance))
        desk.control(device, "lower")


def states_of(desk: Desk) -> list[Match]:
    """The match after every entry."""
    record = desk.table.match.record
    part = record.copy()
    part.entries.clear()
    match = Match(part)
    found = [match.copy()]
    for seat, word in record.entries:
        match.enter(seat, word)
        found.append(match.copy())
    return found


def seen_at(desk: Desk, matches: list[Match], number: int, seat: int) -> View:
    """What a seat is shown of the table at a number: forecasts only where it can still answer."""
    state = matches[number].state
    now = number == desk.table.number
    return view_when_asked(state, seat, desk.table.settings.aids) if now else state.view(seat)


def test_at_first_the_curtain_is_down_before_several_seats_and_up_for_one() -> None:
    desk, device = device_of()
    assert device.seat is None
    (welcome,) = [one for one in desk.heard(device) if isinstance(one, Welcome)]
    assert (welcome.viewer, welcome.seats) == (None, [0, 1, 2])
    assert welcome.view == desk.table.match.state.view(None)
    alone = Desk(wanted())
    assert alone.come("Ann").seat == 0


def test_nobody_acts_for_a_seat_whose_side_is_not_shown() -> None:
    desk, device = device_of()
    until(desk, device, lambda: not open_words(desk))
    number = desk.table.number
    message = Act(id="1", at=number, move=any_move(desk.table, Random(1)))
    with pytest.raises(NotNow) as refused:
        desk.propose(device, message)
    assert refused.value.key == "server-not-lifted"
    asked = desk.table.asked
    assert asked is not None
    desk.control(device, "lift", seat=(asked + 1) % 3)
    with pytest.raises(NotNow) as refused:
        desk.propose(device, message)
    assert refused.value.key == "server-not-your-turn"
    desk.control(device, "lift", seat=asked)
    desk.take(desk.propose(device, message))
    assert desk.table.number == number + 1


def open_words(desk: Desk) -> list[str]:
    """The answers that need no look at anything hidden."""
    state = desk.table.match.state
    return [state.text(move) for move in state.game.open_moves(state)]


def until(desk: Desk, device: Viewer, wish: Callable[[], bool]) -> None:
    chance = Random(5)
    while not wish():
        take_turns(desk, device, 1, chance)
        assert desk.table.status == "running"


def test_what_everybody_may_see_is_asked_openly() -> None:
    """Powers, recruiting and passing on: the device shows them with the curtain down, and takes the answer."""
    desk, device = device_of()
    until(desk, device, lambda: "recruit" in open_words(desk) and any_clue(desk) is not None)
    asked = desk.table.asked
    desk.heard(device)
    shown = messages.welcome(desk.table, desk.now_sees(device), desk.now).view
    assert shown == {**desk.table.match.state.view(None), "decision": shown["decision"]}
    assert isinstance(shown["decision"], dict)
    assert shown["decision"]["moves"] == open_words(desk)
    assert not [word for word in open_words(desk) if word.startswith("clue")]
    clue = any_clue(desk)
    assert clue is not None
    with pytest.raises(NotNow) as refused:
        desk.act(device, clue)
    assert refused.value.key == "server-not-lifted"
    watcher = desk.come()
    desk.act(device, "recruit")
    assert desk.table.match.record.entries[-1] == (asked, "recruit")
    for message in desk.heard(watcher):
        if isinstance(message, Welcome | Update):
            assert message.view == desk.table.match.state.view(None) or message.view["decision"]["seat"] == asked


def any_clue(desk: Desk) -> str | None:
    state = desk.table.match.state
    words = [state.text(move) for move in state.moves()]
    return next((word for word in words if word.startswith("clue")), None)


def hand_overs(games: int) -> tuple[int, int, int]:
    """Games of four with one device: how often it was handed over, how many questions there were, how many turns.

    It goes to whoever must see their own cards, or what a look has shown them.
    """
    handed, asked, turns = 0, 0, 0
    for seed in range(games):
        desk, device = device_of(seed=seed, players=4, options={})
        chance = Random(seed)
        holds: int | None = None
        while desk.table.status == "running":
            if isinstance(desk.plan, Wait):
                desk.run(chance)
                continue
            seat, words = desk.table.asked, open_words(desk)
            asked += 1
            if words:
                desk.control(device, "lower")
                holds = None
                desk.act(device, chance.choice(words))
            else:
                handed += holds != seat
                holds = seat
                desk.control(device, "lift", seat=seat)
                desk.act(device, any_move(desk.table, chance))
            handed += sum(event.name == "looked" for event in desk.table.match.steps[-1].events)
        turns += sum(event.name == "revealed" for step in desk.table.match.steps for event in step.events)
    return handed, asked, turns


def test_the_device_is_handed_over_about_twice_a_turn_at_most() -> None:
    handed, asked, turns = hand_overs(4)
    assert turns > 40
    assert asked > 4 * turns  # so often it was handed over when every question fell behind the curtain
    assert handed <= 2 * turns


def test_the_first_lift_shows_the_table_as_it_is() -> None:
    desk, device = device_of()
    take_turns(desk, device, 5, Random(1))
    step = desk.control(device, "lift", seat=desk.table.asked)
    fresh = Desk(on_one_device())
    other = fresh.come("Ann")
    first = fresh.control(other, "lift", seat=2)
    for one, table, viewer in ((first, fresh.table, other), (step, desk.table, device)):
        welcome = next(message for message in told(one, viewer) if isinstance(message, Welcome))
        assert welcome.number == table.number - welcome.story
    (greeting, _) = told(first, other)
    assert isinstance(greeting, Welcome)
    assert (greeting.viewer, greeting.story) == (2, 0)


@pytest.mark.parametrize("game", ["seventh", "world"])
@pytest.mark.parametrize("seed", range(3))
def test_who_lifts_is_told_move_by_move_what_happened_since(game: str, seed: int) -> None:
    """First the table as it was when this seat's curtain fell, then every move as this seat may know it."""
    desk, device = device_of(game, seed)
    chance, stories = Random(seed), 0
    left: dict[int, int] = {}
    while desk.table.status == "running" and stories < 25:
        seat = desk.table.asked
        assert seat is not None
        step = desk.control(device, "lift", seat=seat)
        (welcome, *updates, ack) = told(step, device)
        assert isinstance(welcome, Welcome)
        assert isinstance(ack, Ack)
        since = max(left.get(seat, desk.table.number), desk.table.number - LONGEST_STORY)
        assert (welcome.number, welcome.story, welcome.viewer) == (since, desk.table.number - since, seat)
        matches = states_of(desk)
        assert welcome.view == seen_at(desk, matches, since, seat)
        assert welcome.log == matches[since].log(seat)
        log = list(welcome.log)
        for number, update in enumerate(updates, start=since + 1):
            assert isinstance(update, Update)
            assert (update.number, update.view) == (number, seen_at(desk, matches, number, seat))
            log = log[: update.log] + update.events
            assert log == matches[number].log(seat)
        stories += bool(updates)
        desk.act(device, any_move(desk.table, chance))
        if desk.table.status == "running":
            desk.control(device, "lower")
            left[seat] = desk.table.number
    assert stories > 5


def test_after_an_undo_meanwhile_the_table_is_simply_shown() -> None:
    desk, device = device_of()
    chance = Random(4)
    for seat in range(3):  # all have looked once
        desk.control(device, "lift", seat=seat)
        desk.control(device, "lower")
    undone = False
    while not undone:
        asked = desk.table.asked
        assert asked is not None
        desk.control(device, "lift", seat=asked)
        desk.act(device, any_move(desk.table, chance))
        if why_no_undo(desk.table, asked) is None:
            desk.undo(device)
            undone = True
        desk.control(device, "lower")
    assert desk.table.match.record.entries[-1][1] == UNDO
    assert asked is not None
    other = (asked + 1) % 3
    (welcome, _) = told(desk.control(device, "lift", seat=other), device)
    assert isinstance(welcome, Welcome)
    assert (welcome.number, welcome.story) == (desk.table.number, 0)


def test_a_story_is_never_longer_than_anybody_wants_to_watch() -> None:
    """A bot has sat in for Ben, and has moved very often meanwhile."""
    seats = [NewSeat(name="Ann"), NewSeat(name="Ben"), NewSeat(bot="random")]
    desk = Desk(wanted("world", seats=seats))
    device = desk.come("Ann")
    desk.control(device, "lift", seat=1)
    desk.control(device, "sit_in", seat=1)
    desk.control(device, "lower")
    chance = Random(1)
    while desk.table.number < LONGEST_STORY + 20:
        if desk.table.asked_person is None:
            desk.run(chance)
        else:
            desk.control(device, "lift", seat=0)
            desk.act(device, any_move(desk.table, chance))
            desk.control(device, "lower")
    (welcome, *updates, _) = told(desk.control(device, "lift", seat=1), device)
    assert isinstance(welcome, Welcome)
    assert welcome.story == len(updates) == LONGEST_STORY
    assert welcome.number == desk.table.number - LONGEST_STORY


def test_a_finished_game_is_shown_without_a_story() -> None:
    desk, device = device_of()
    take_turns(desk, device, 10_000, Random(1))
    assert desk.table.status == "over"
    (welcome, _) = told(desk.control(device, "lift", seat=0), device)
    assert isinstance(welcome, Welcome)
    assert (welcome.story, welcome.number) == (0, desk.table.number)
    assert welcome.ending is not None


def test_behind_the_curtain_comes_only_what_all_may_see() -> None:
    desk, device = device_of()
    chance = Random(2)
    for _ in range(20):
        desk.control(device, "lift", seat=desk.table.asked)
        desk.act(device, any_move(desk.table, chance))
        step = desk.control(device, "lower")
        (welcome, _) = told(step, device)
        assert isinstance(welcome, Welcome)
        assert welcome.viewer is None
        (welcome.view["decision"] or {}).pop("moves", None)  # those that everybody may see
        assert welcome.view == desk.table.match.state.view(None)
        assert welcome.log == desk.table.match.log(None)
        assert (welcome.order, welcome.notes, welcome.aid) == (None, "", None)


def test_lifting_is_nobody_elses_business_and_writes_nothing() -> None:
    desk, device = device_of()
    watcher = desk.come()
    desk.heard(watcher)
    for what, more in (("lift", {"seat": 0}), ("lift", {"seat": 1}), ("lower", {})):
        step = desk.control(device, what, **more)
        assert not step.written
        assert desk.heard(watcher) == []
        assert all(isinstance(one, Told) and not isinstance(one.message, People) for one in step.messages)


def test_two_devices_of_one_person_each_have_their_own_curtain() -> None:
    desk, first = device_of()
    second = desk.come("Ann")
    desk.control(first, "lift", seat=0)
    desk.control(second, "lift", seat=1)
    assert (desk.now_sees(first).seat, desk.now_sees(second).seat) == (0, 1)
    for viewer in (first, second):
        desk.heard(viewer)
    desk.control(first, "lift", seat=desk.table.asked)
    desk.act(first, any_move(desk.table, Random(1)))
    for viewer, seat in ((first, desk.now_sees(first).seat), (second, 1)):
        (update,) = [one for one in desk.heard(viewer) if isinstance(one, Update)]
        assert update.view == view_when_asked(desk.table.match.state, seat, desk.table.settings.aids)
