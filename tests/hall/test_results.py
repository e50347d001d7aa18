"""What a game means beyond its table is part of the step that brings it about: once, and only if it counts."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.hall.desk import Desk, wanted

from herohall.core.ranking import place_of
from herohall.hall.daily import day_of
from herohall.hall.presence import Viewer
from herohall.hall.ratings import Ratings
from herohall.hall.results import BEHIND
from herohall.hall.stored import RowAdded, RowChanged

DAY = 24 * 3600.0


def rated_desk(people: int = 2, seed: int = 1) -> tuple[Desk, list[Viewer]]:
    """People whom the server knows again, with a bot."""
    desk = Desk(wanted(players=people + 1), seed)
    viewers = [desk.come("Ann")]
    for name in ("Ben", "Cleo")[: people - 1]:
        desk.claim(name)
        viewers.append(desk.come(name))
    for guest in list(desk.table.guests.values()):
        desk.table = desk.table.with_guest(replace(guest, regular=f"regular {guest.name}"))
    return desk, viewers


def daily_desk() -> tuple[Desk, Viewer]:
    desk = Desk(wanted(watch=False, rated=False))
    desk.table = replace(desk.table, start=desk.table.start._replace(daily=day_of(desk.now), secret=b"s" * 32))
    return desk, desk.come("Ann")


def results(desk: Desk) -> list[dict[str, Any]]:
    return [one.values for one in desk.other_changes if isinstance(one, RowAdded) and one.kind == "results"]


def test_the_end_of_a_rated_game_is_one_result_by_places() -> None:
    desk, _ = rated_desk()
    desk.finish(Random(1))
    (result,) = results(desk)
    ranking = desk.table.match.state.ranking or []
    assert result["ranks"] == {f"regular {name}": place_of(ranking, seat) for seat, name in enumerate(("Ann", "Ben"))}
    assert sorted(result["moved"]) == ["regular Ann", "regular Ben"]
    assert RowAdded("results", result) in desk.steps[-1].changes  # with the move that ended it, or not at all


def test_who_concedes_is_behind_at_once_and_is_not_moved_again_at_the_end() -> None:
    desk, (_, ben, _) = rated_desk(3)
    desk.answer(Random(1))
    while not desk.table.number:
        desk.answer(Random(1))
    desk.control(ben, "concede")
    desk.control(ben, "concede")
    (first,) = results(desk)
    assert first["ranks"] == {"regular Ann": 0, "regular Cleo": 0, "regular Ben": BEHIND}
    assert first["moved"] == ["regular Ben"]
    desk.finish(Random(1))
    last = results(desk)[-1]
    assert (len(results(desk)), last["ranks"]["regular Ben"]) == (2, BEHIND)
    assert sorted(last["moved"]) == ["regular Ann", "regular Cleo"]


def test_before_the_first_move_conceding_costs_nothing() -> None:
    desk, (ann, _) = rated_desk()
    desk.control(ann, "concede")
    assert results(desk) == []


@pytest.mark.parametrize("why", ["unknown", "late", "same", "unrated"])
def test_what_is_no_contest_between_known_people_is_no_result(why: str) -> None:
    desk, _ = rated_desk()
    ann, ben = desk.table.guests.values()
    if why == "unknown":
        desk.table = desk.table.with_guest(replace(ben, regular=None))
    elif why == "late":
        desk.table = desk.table.with_place(1, late=True)
    elif why == "same":
        desk.table = desk.table.with_guest(replace(ben, regular=ann.regular))
    else:
        desk.table = replace(desk.table, start=desk.table.start._replace(rated=False))
    desk.finish(Random(1))
    assert results(desk) == []


def test_ratings_are_fixed_by_the_order_of_results() -> None:
    one, other = Ratings(), Ratings()
    for ratings in (one, other):
        for number, ranks in enumerate(({"a": 1, "b": 2}, {"b": 1, "c": 2}, {"a": 1, "c": 1})):
            ratings.add(f"t{number}", "seventh", ranks, list(ranks))
    names = {"a": "Ann", "b": "Ben", "c": "Cleo"}
    assert one.lists(names, "a") == other.lists(names, "a")
    (listed,) = one.lists(names, "a")
    points = {line.name: line.points for line in listed.lines}
    assert points["Ann"] > points["Cleo"]
    assert [line.points for line in listed.lines] == sorted(points.values(), reverse=True)
    assert [line.name for line in listed.lines if line.you] == ["Ann"]


def test_an_attempt_at_the_daily_deal_has_its_result_with_the_last_move() -> None:
    desk, _ = daily_desk()
    desk.finish(Random(1))
    (result,) = [one for one in desk.other_changes if isinstance(one, RowChanged) and one.kind == "attempts"]
    state = desk.table.match.state
    best_other = max(state.scores[1:])
    place = place_of(state.ranking or [], 0)
    assert result.values == {"place": place, "score": state.scores[0], "margin": state.scores[0] - best_other}
    assert result in desk.steps[-1].changes


def test_an_attempt_that_is_finished_the_next_day_has_no_result() -> None:
    desk, _ = daily_desk()
    while len(desk.table.match.steps) < 4:
        desk.answer(Random(1))
    desk.pass_time(DAY)
    desk.finish(Random(1))
    assert desk.table.status == "over"
    assert desk.other_changes == []


def test_an_attempt_that_was_given_up_says_so() -> None:
    desk, ann = daily_desk()
    desk.control(ann, "concede")
    assert [one.values for one in desk.other_changes if isinstance(one, RowChanged)] == [{"conceded": True}]


def test_who_takes_the_seat_of_somebody_removed_has_not_agreed_to_end() -> None:
    desk, (ann, ben) = rated_desk()
    desk.table = replace(desk.table, start=desk.table.start._replace(rated=False))
    desk.control(ben, "offer_end")
    desk.control(ann, "remove", seat=1)
    assert desk.table.offer is None
    desk.claim("Cleo", seat=1)
    desk.come("Cleo")
    desk.control(ann, "offer_end")
    assert desk.table.status == "running"
