"""A rematch: the same company at a new table, everybody one seat further, whichever process they are here through."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.hall.desk import Desk, lasting, wanted

from herohall.core import registry
from herohall.hall import rematch, sync, visits
from herohall.hall.bits import digest
from herohall.hall.errors import NotNow
from herohall.hall.presence import Viewer
from herohall.hall.protocol import ClockChoice, Rematch
from herohall.hall.step import Step
from herohall.hall.stored import TableAdded
from herohall.hall.table import Table

LIVE = ClockChoice(kind="live", bank=100, reaction=20)


def finished(game: str = "seventh", **more: Any) -> tuple[Desk, list[Viewer]]:
    """Ann and Ben have played to the end, a bot too; somebody watches."""
    desk = Desk(wanted(game, **more))
    viewers = [desk.come("Ann")]
    desk.claim("Ben")
    viewers += [desk.come("Ben"), desk.come()]
    desk.finish(Random(1))
    return desk, viewers


def opened(desk: Desk, viewer: Viewer) -> tuple[Step, Table]:
    step = desk.take(rematch.open_again(desk.table, viewer, desk.moment()))
    assert step.opened is not None
    return step, step.opened


@pytest.mark.parametrize("game", ["seventh", "world"])
def test_the_same_game_once_more_with_everybody_one_seat_further(game: str) -> None:
    desk, (ann, _, _) = finished(game, clock=LIVE, pace="brisk", hints=True, aids=True)
    _, new = opened(desk, ann)
    old = desk.table
    assert (new.status, new.number) == ("running", 0)
    assert [new.shown_name(seat) for seat in range(3)] == [old.shown_name(seat) for seat in (2, 0, 1)]
    assert [place.bot for place in new.places] == [old.places[seat].bot for seat in (2, 0, 1)]
    assert [place.owner is None for place in new.places] == [True, False, False]
    assert (new.settings, new.clock.choice, new.start.watch) == (old.settings, LIVE, True)
    assert new.clock.banks == (100.0,) * 3
    assert new.match.record.options == old.match.record.options
    assert (new.clock.deadline is None) == (new.asked_person is None)


def test_the_deal_ids_and_tokens_are_new() -> None:
    desk, (ann, _, _) = finished()
    _, new = opened(desk, ann)
    old = desk.table
    assert new.match.record.seed != old.match.record.seed
    assert new.match.record.salt != old.match.record.salt
    assert new.id != old.id
    assert new.start.invite != old.start.invite
    assert not set(new.guests) & set(old.guests)
    hashes = {guest.token_hash for guest in new.guests.values()}
    assert not hashes & {guest.token_hash for guest in old.guests.values()}


def test_new_table_and_what_follows_are_written_together() -> None:
    desk, (ann, _, _) = finished()
    before = desk.table
    step, new = opened(desk, ann)
    (added,) = [change for change in step.changes if isinstance(change, TableAdded)]
    assert step.values == {"following": new.id}
    assert step.after.revision == before.revision + 1
    assert desk.rows.table.following == new.id
    match = sync.replayed(registry.game("seventh"), added.stored)
    assert lasting(sync.table_of(added.stored, match, None, b"", desk.moment())) == lasting(new)


def test_only_who_is_here_moves_on_and_somebody_is_always_the_host() -> None:
    desk, (ann, ben, _) = finished()
    desk.leave(ann)
    _, new = opened(desk, ben)
    (only,) = new.guests.values()
    assert (only.name, only.host) == ("Ben", True)
    assert [place.owner for place in new.places] == [None, None, only.id]


def test_the_host_stays_the_host_whoever_asked() -> None:
    desk, (_, ben, _) = finished()
    _, new = opened(desk, ben)
    assert {guest.name: guest.host for guest in new.guests.values()} == {"Ann": True, "Ben": False}


def test_who_is_muted_stays_muted() -> None:
    desk, (ann, ben, _) = finished()
    desk.control(ann, "mute", seat=1)
    _, new = opened(desk, ben)
    people = {guest.name: guest for guest in new.guests.values()}
    assert people["Ann"].muted == {people["Ben"].id}
    assert people["Ben"].muted == frozenset()


def test_every_process_gives_its_own_people_their_tokens() -> None:
    """Ann is here, Ben through another process: each hands out only what is its own to give."""
    desk, (ann, ben, _) = finished()
    assert ann.guest is not None
    assert ben.guest is not None
    _, new = opened(desk, ann)
    here = rematch.give_tokens(new, [ann.guest], desk.moment())
    new = here.after
    there = rematch.give_tokens(new, [ben.guest], desk.moment())
    new = there.after
    assert (set(here.tokens), set(there.tokens)) == ({ann.guest}, {ben.guest})
    for person, token in {**here.tokens, **there.tokens}.items():
        guest = new.holder(digest(token))
        assert guest is not None
        assert guest.id == rematch.same_person(person, new.id)
    assert here.written
    assert there.after.revision == here.after.revision + 1


def test_everybody_here_is_told_with_their_own_token_and_who_watches_without() -> None:
    desk, (ann, ben, watcher) = finished()
    _, new = opened(desk, ann)
    tokens = rematch.give_tokens(new, desk.table.presence.people(), desk.moment()).tokens
    said = {one: told.message for told in rematch.told(desk.table, tokens) for one in told.to}
    assert set(said) == {ann.id, ben.id, watcher.id}
    assert said[watcher.id] == Rematch(table=new.id, token=None)
    for viewer in (ann, ben):
        assert said[viewer.id] == Rematch(table=new.id, token=tokens[viewer.guest or ""])
    assert tokens[ann.guest or ""] != tokens[ben.guest or ""]


def test_who_was_not_here_then_gets_no_token_later() -> None:
    desk, (ann, ben, _) = finished()
    assert ben.guest is not None
    desk.leave(ben)
    _, new = opened(desk, ann)
    step = rematch.give_tokens(new, [ben.guest, "nobody"], desk.moment())
    assert (dict(step.tokens), step.written) == ({}, False)


def test_a_token_that_was_given_again_ends_the_earlier_connection() -> None:
    """Somebody who reloads the old page is given a new token; whoever holds the old one is sent away."""
    desk, (ann, _, _) = finished()
    assert ann.guest is not None
    _, new = opened(desk, ann)
    new = rematch.give_tokens(new, [ann.guest], desk.moment()).after
    there = Viewer(50, rematch.same_person(ann.guest, new.id), 1)
    new = visits.come(new, there, None, desk.moment()).after
    again = rematch.give_tokens(new, [ann.guest], desk.moment())
    assert again.closing == [50]


@pytest.mark.parametrize(("who", "key"), [(0, "server-not-over"), (2, "server-no-seat")])
def test_only_people_with_a_seat_and_only_after_the_game(who: int, key: str) -> None:
    desk = Desk(wanted())
    viewers = [desk.come("Ann"), desk.claim("Ben"), desk.come()]
    viewer = viewers[who]
    assert isinstance(viewer, Viewer)
    before = lasting(desk.table)
    with pytest.raises(NotNow) as refused:
        rematch.open_again(desk.table, viewer, desk.moment())
    assert refused.value.key == key
    assert lasting(desk.table) == before


def test_a_game_ended_by_agreement_may_have_one_too() -> None:
    desk = Desk(wanted())
    ann = desk.come("Ann")
    desk.control(ann, "offer_end")
    assert desk.table.status == "ended"
    _, new = opened(desk, ann)
    assert new.status == "running"


def test_a_rated_game_and_its_people_stay_rated() -> None:
    desk, (ann, _, _) = finished()
    (host, other) = desk.table.guests.values()
    table = desk.table.with_guest(replace(host, regular="r1")).with_guest(replace(other, regular="r2"))
    step = rematch.open_again(table, ann, desk.moment())
    assert step.opened is not None
    assert step.opened.start.rated == table.start.rated
    assert {guest.name: guest.regular for guest in step.opened.guests.values()} == {"Ann": "r1", "Ben": "r2"}
