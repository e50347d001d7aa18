"""Whatever a step tells a viewer, that viewer may know. Every message of whole games is taken apart."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import pytest
from tests.hall.desk import Desk, any_move, wanted

from herohall.core.errors import HallError
from herohall.core.state import view_when_asked
from herohall.hall import messages, rematch
from herohall.hall.bits import digest
from herohall.hall.daily import Deal
from herohall.hall.messages import Told
from herohall.hall.presence import Viewer
from herohall.hall.protocol import Ack, Noted, Ordered, People, ServerMessage, Spoken, Update, Welcome
from herohall.hall.step import Step

GAMES = ["seventh", "world"]


def text_of(message: ServerMessage) -> str:
    return msgspec.json.encode(message).decode()


def full_house(game: str, seed: int, **more: Any) -> Desk:
    """Ann and Ben with two devices, a bot, one who watches; a deal whose numbers cannot appear by chance."""
    chance = Random(seed)
    deal = Deal(chance.getrandbits(128) | 1 << 127, chance.randbytes(16))
    desk = Desk(wanted(game, **more), seed, deal=deal)
    desk.come("Ann")
    desk.claim("Ben")
    for name in ("Ben", "Ben", None):
        desk.come(name)
    return desk


def play_it_out(desk: Desk, chance: Random) -> Iterator[Step]:
    """A whole game with orders, notes, phrases, people who leave and come back; every step as it happens."""
    while desk.table.status == "running":
        seen, viewers = len(desk.steps), [one for one in desk.table.presence.viewers.values() if one.guest]
        viewer, fate = chance.choice(viewers), chance.random()
        with suppress(HallError):
            if fate < 0.1:
                names = [None, *(one.name for one in desk.table.match.state.game.orders)]
                desk.order(viewer, chance.choice(names))
            elif fate < 0.15:
                desk.note(viewer, f"only-for-seat-{viewer.seat}-{chance.randrange(100)}")
            elif fate < 0.18:
                desk.control(viewer, "phrase", value="hello")
            elif fate < 0.21:
                desk.control(viewer, "mute", seat=chance.randrange(2))
            elif fate < 0.24:
                desk.control(viewer, chance.choice(["sit_in", "come_back"]), seat=viewer.seat)
            elif fate < 0.27:
                desk.undo(viewer)
            elif fate < 0.3:
                desk.leave(viewer)
                desk.come(desk.table.guests[viewer.guest or ""].name, chance.choice([None, 0, desk.table.number]))
            desk.pass_time(chance.random())
        if len(desk.steps) == seen:
            desk.answer(chance)
        yield from desk.steps[seen:]


def seat_and_guest(step: Step, viewer: int) -> Viewer:
    """Whose eyes a message of a step is for."""
    after, before = step.after.presence.viewers, step.before.presence.viewers
    return after.get(viewer) or before[viewer]


def check_views(step: Step, viewer: Viewer, message: ServerMessage) -> None:
    """What is shown of the game is what the match itself shows this seat, and no more."""
    match, seat = step.after.match, viewer.seat
    if isinstance(message, Welcome | Update) and message.number == step.after.number:
        # Forecasts, too, follow from what the seat knows: they are the same in another deal that fits that.
        known = match.state if seat is None else match.state.sample(seat, 7)
        assert message.view == view_when_asked(known, seat, step.after.settings.aids)
        log = match.log(seat)
        assert (message.log if isinstance(message, Welcome) else message.events) == (
            log if isinstance(message, Welcome) else log[message.log :]
        )
    if isinstance(message, Welcome | Update) and message.answered:
        assert (viewer.seat, viewer.guest) == (step.after.asked, step.after.asked_person)
    if isinstance(message, Welcome):
        assert (message.viewer, message.seats) == (seat, step.after.seats_of(viewer.guest))
        assert message.order == (None if seat is None else step.after.places[seat].order)
        assert message.notes == ("" if seat is None else step.after.places[seat].notes)
        assert (message.table.invite is None) == (viewer.guest is None)
    if isinstance(message, Ordered):
        assert seat is not None
        assert (message.order, step.after.places[seat].owner) == (step.after.places[seat].order, viewer.guest)
    if isinstance(message, Noted):
        assert seat is not None
        assert (message.notes, step.after.places[seat].owner) == (step.after.places[seat].notes, viewer.guest)


def secrets_of(desk: Desk, step: Step, viewer: Viewer) -> list[str]:
    """What must not be in any text for this viewer."""
    table = step.after
    record = table.match.record
    secret = [*desk.tokens.values(), *(digest(token) for token in desk.tokens.values()), *table.guests]
    secret += [f"only-for-seat-{seat}" for seat in range(len(table.places)) if seat != viewer.seat]
    if table.status == "running":
        secret += [f"{record.seed:032x}", str(record.seed), record.salt.hex()]
    if viewer.guest is None:
        secret.append(table.start.invite)
    return secret


def check(desk: Desk, step: Step) -> None:
    """Everything a step tells anybody."""
    for told in step.messages:
        text = text_of(told.message)
        for one in told.to:
            viewer = seat_and_guest(step, one)
            check_views(step, viewer, told.message)
            found = [secret for secret in secrets_of(desk, step, viewer) if secret in text]
            assert found == [], (viewer, text)


@pytest.mark.parametrize(("game", "seeds"), [("seventh", range(6)), ("world", range(2))])
def test_no_message_of_whole_games_holds_a_secret(game: str, seeds: range) -> None:
    kinds = set()
    for seed in seeds:
        desk = full_house(game, seed, options={}, aids=True)
        for step in [*desk.steps, *play_it_out(desk, Random(seed))]:
            check(desk, step)
            kinds |= {type(told.message) for told in step.messages}
        assert desk.table.status == "over"
    assert {Welcome, Update, People, Ack, Noted, Spoken} <= kinds
    assert (Ordered in kinds) == (game == "seventh")


def test_a_leak_would_be_found() -> None:
    desk = full_house("seventh", 1)
    ann, ben, _, watcher = desk.table.presence.viewers.values()
    step = desk.note(ann, "only-for-seat-0-1")
    table, record = desk.table, desk.table.match.record
    leaks: list[tuple[Viewer, ServerMessage]] = [
        (ben, messages.welcome(table, ann, desk.now)),
        (watcher, messages.update(table, ann, table.number, desk.now)),
        (ben, Noted(notes="only-for-seat-0-1")),
        (watcher, messages.welcome(table, ben, desk.now)),
        (ann, Ack(id=f"{record.seed:032x}", number=0)),
        (ann, Ack(id=record.salt.hex(), number=0)),
        (ann, Ack(id=desk.tokens[ben.guest or ""], number=0)),
    ]
    check(desk, step)
    for viewer, message in leaks:
        with pytest.raises(AssertionError):
            check(desk, step._replace(messages=[Told([viewer.id], message)]))


@pytest.mark.parametrize("game", GAMES)
def test_in_any_other_deal_a_seat_takes_for_possible_it_is_told_the_same(game: str) -> None:
    """The true state is exchanged for another that fits what the seat knows: not one byte for this seat changes."""
    desk, chance, differed = full_house(game, 4, aids=True), Random(4), 0
    for step in play_it_out(desk, chance):
        if step.after.number == step.before.number or step.after.status != "running" or chance.random() < 0.7:
            continue
        table = step.after
        for viewer in (Viewer(90, desk.guest("Ann"), 0), Viewer(91, desk.guest("Ben"), 1)):
            assert viewer.seat is not None
            match = table.match.copy()
            match.state = match.state.sample(viewer.seat, chance.randrange(1 << 40))
            differed += match.state.to_json() != table.match.state.to_json()
            other = msgspec.structs.replace(table, match=match)
            for say in (
                lambda table, viewer=viewer: messages.welcome(table, viewer, desk.now),
                lambda table, viewer=viewer: messages.update(table, viewer, table.number - 1, desk.now),
                lambda table, viewer=viewer: messages.aid(table, viewer.seat),
            ):
                assert msgspec.json.encode(say(other)) == msgspec.json.encode(say(table))
    assert differed > 5


def test_what_a_seat_has_ordered_changes_nothing_for_the_others() -> None:
    """With the same moves, everybody else is told the same whether an order is given or not."""
    told: list[list[str]] = []
    for order in ("hero", None):
        desk = full_house("seventh", 6)
        ann, *others = desk.table.presence.viewers.values()
        desk.order(ann, order)
        chance = Random(6)
        for _ in range(6):
            seat = desk.table.asked
            assert seat is not None
            viewer = desk.viewer_of_asked()
            if viewer is None:
                desk.now += 100.0
                desk.run(chance)
            else:
                desk.act(viewer, any_move(desk.table, chance))
        texts = []
        for viewer in others:
            heard = [one for one in desk.heard(viewer) if isinstance(one, Update | People)]
            texts += [text_of(one) for one in heard]
        told.append(texts)
    assert told[0] == told[1]
    assert len(told[0]) > 6


def test_a_muted_voice_reaches_nobody_who_muted_it() -> None:
    desk = full_house("seventh", 1)
    ann, ben, again, watcher = desk.table.presence.viewers.values()
    desk.control(ben, "mute", seat=0)
    for viewer in (ann, ben, again, watcher):
        desk.heard(viewer)
    desk.control(ann, "phrase", value="hello")
    heard = {viewer.id: [one for one in desk.heard(viewer) if isinstance(one, Spoken)] for viewer in (ann, ben, again)}
    assert [len(one) for one in heard.values()] == [1, 0, 0]
    assert [one for one in desk.heard(watcher) if isinstance(one, Spoken)]


@pytest.mark.parametrize("game", GAMES)
def test_the_end_tells_everything_and_it_is_what_was_promised(game: str) -> None:
    desk = full_house(game, 2)
    promised = messages.facts(desk.table, None, desk.now).seed_hash
    desk.finish(Random(2))
    for viewer in desk.table.presence.viewers.values():
        last = [one for one in desk.heard(viewer) if isinstance(one, Update)][-1]
        assert last.ending is not None
        assert last.ending.seed == f"{desk.table.match.record.seed:032x}"
        assert desk.table.match.record.seed_hash == promised


def test_at_a_daily_deal_even_the_end_does_not_tell_the_seed() -> None:
    desk = full_house("seventh", 3)
    desk.finish(Random(3))
    day = "1970-01-12"  # a million seconds after 1970
    table = msgspec.structs.replace(desk.table, start=desk.table.start._replace(daily=day, watch=False))
    for viewer in table.presence.viewers.values():
        text = text_of(messages.welcome(table, viewer, desk.now))
        assert f"{table.match.record.seed:032x}" not in text
        assert table.match.record.salt.hex() not in text
    assert table.start.invite not in text_of(messages.welcome(table, Viewer(1, desk.guest("Ann"), 0), desk.now))
    next_day = messages.ending(table, desk.now + 24 * 3600)
    assert next_day is not None
    assert next_day.seed is not None


def test_tokens_of_a_rematch_are_told_to_their_owner_only() -> None:
    desk = full_house("seventh", 5)
    desk.finish(Random(5))
    ann = next(iter(desk.table.presence.viewers.values()))
    step = desk.take(rematch.open_again(desk.table, ann, desk.moment()))
    assert step.opened is not None
    tokens = rematch.give_tokens(step.opened, desk.table.presence.people(), desk.moment()).tokens
    texts = [text_of(told.message) for told in step.messages]
    assert not [text for text in texts for token in tokens.values() if token in text]
    for told in rematch.told(desk.table, tokens):
        for one in told.to:
            guest = desk.table.presence.viewers[one].guest
            foreign = [token for person, token in tokens.items() if person != guest]
            assert not [token for token in foreign if token in text_of(told.message)]


def test_what_others_may_hear_of_a_table_names_nobody() -> None:
    """Anyone with the link may ask for it."""
    desk = full_house("world", 1)
    text = msgspec.json.encode(messages.info(desk.table, desk.now)).decode()
    record = desk.table.match.record
    hidden: list[Any] = [desk.table.start.invite, *desk.table.guests, *desk.tokens.values(), f"{record.seed:032x}"]
    assert not [secret for secret in hidden if secret in text]
