"""A table is a value: every step is worked out, may be written and taken over, or forgotten without a trace."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import pytest
from tests.hall.desk import Desk, any_move, lasting, on_one_device, wanted

from herohall.core.errors import BadOption, CannotUndo, HallError
from herohall.hall import actions, moves, sync, visits
from herohall.hall.errors import NotNow
from herohall.hall.notices import Changed, Entered
from herohall.hall.presence import Viewer
from herohall.hall.protocol import Ack, Act, ClockChoice, Control, Note, Order, People, Undo, Update, Welcome
from herohall.hall.schemas import Claim
from herohall.hall.stored import RowAdded, RowsRemoved, StoredTable, rows_of
from herohall.hall.table import REMEMBERED, Table

GAMES = ["seventh", "world"]


def with_company(game: str, seed: int = 1, people: int = 2, players: int = 3, **more: Any) -> Desk:
    """Two people and a bot, all here, and somebody who watches."""
    desk = Desk(wanted(game, players, **more), seed)
    desk.come("Ann")
    for name in ("Ben", "Cleo", "Dora")[: people - 1]:
        desk.claim(name)
        desk.come(name)
    desk.come()
    return desk


def wander(desk: Desk, chance: Random) -> None:
    """Something happens: mostly moves, and now and then everything else people can do."""
    people = [one for one in desk.table.presence.viewers.values() if one.guest is not None]
    viewer = chance.choice(people)
    deeds = [
        lambda: desk.note(viewer, f"note {chance.randrange(9)}"),
        lambda: desk.control(viewer, "name", value=f"Name {chance.randrange(9)}"),
        lambda: desk.control(viewer, "pace", value=chance.choice(["calm", "brisk", "instant"])),
        lambda: desk.control(viewer, "hints", value=chance.choice(["on", "off"])),
        lambda: desk.control(viewer, "aids", value=chance.choice(["on", "off"])),
        lambda: desk.control(viewer, "mute", seat=chance.randrange(2)),
        lambda: desk.control(viewer, "unmute", seat=chance.randrange(2)),
        lambda: desk.control(viewer, "offer_end") if all(desk.table.player(seat) for seat in (0, 1)) else None,
        lambda: desk.control(viewer, "refuse_end"),
        lambda: desk.control(viewer, "sit_in", seat=desk.now_sees(viewer).seat),
        lambda: desk.control(viewer, "come_back"),
        lambda: desk.control(viewer, "hurry"),
        lambda: desk.control(viewer, "phrase", value="hello"),
        lambda: desk.order(viewer, chance.choice([None, *(one.name for one in desk.table.match.state.game.orders)])),
        lambda: desk.undo(viewer),
        lambda: desk.control(viewer, chance.choice(["pause", "resume"])),
    ]
    desk.pass_time(chance.random() * 30)
    with suppress(HallError):  # not everything can be done at every moment
        if chance.random() < 0.5:
            chance.choice(deeds)()
        elif desk.table.status == "paused":
            desk.control(viewer, "resume")
        else:
            desk.answer(chance)
    if desk.table.offer is not None:
        desk.control(viewer, "refuse_end")


def settings_of(rows: StoredTable) -> Any:
    """The rows besides the log, without what every write raises."""
    return rows.table._replace(revision=0, changed=0.0), sorted(rows.people), rows.seats


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_what_is_written_of_a_whole_game_gives_the_same_table(game: str, seed: int) -> None:
    """After every single step the rows, changed by what the step wrote, are those of the table in memory."""
    desk, chance = with_company(game, seed, clock=ClockChoice(kind="live", bank=500, reaction=10)), Random(seed)
    while desk.table.status in ("running", "paused"):
        wander(desk, chance)
        assert [(move.seat, move.word) for move in desk.rows.moves] == desk.table.match.record.entries
        assert settings_of(desk.rows) == settings_of(rows_of(desk.table)._replace(moves=desk.rows.moves))
    assert lasting(desk.built_up()) == lasting(desk.table)
    assert desk.table.match.state.over
    assert desk.table.number > 20
    made_by = set(desk.table.log.made_by)
    assert {"person", "bot"} <= made_by


@pytest.mark.parametrize("game", GAMES)
def test_actions_of_moves_are_known_after_a_restart(game: str) -> None:
    desk = with_company(game)
    for _ in range(6):
        desk.answer(Random(2))
    assert desk.built_up().log.actions == desk.table.log.actions != {}


@pytest.mark.parametrize("game", GAMES)
def test_another_process_that_catches_up_comes_to_the_same_table(game: str) -> None:
    """Everything one process does, the other learns from the rows alone, and tells those who are there."""
    here, chance = with_company(game), Random(5)
    there = here.built_up()
    viewers = [Viewer(100, None, None), Viewer(101, here.guest("Ben"), 1)]
    for viewer in viewers:
        there = visits.come(there, viewer, None, here.moment()).after
    while here.table.status in ("running", "paused"):
        wander(here, chance)
        since = here.rows._replace(moves=here.rows.moves[there.number :])
        if since.table.revision == there.revision:
            continue
        step = sync.catch_up(there, since, here.moment())
        assert not step.written
        if len(since.moves) == 1 and since.moves[0].word != "undo":
            heard = [one.message for one in step.messages if 101 in one.to]
            assert any(isinstance(one, Update | Welcome) and one.number == here.table.number for one in heard)
        there = step.after
        assert settings_of(rows_of(there)) == settings_of(rows_of(here.table))
        assert set(there.presence.viewers) == {100, 101}
    assert there.match.state.over
    assert lasting(there) == lasting(here.table)


@pytest.mark.parametrize("game", GAMES)
def test_another_process_learns_moves_from_notices_as_it_would_from_the_store(game: str) -> None:
    here, chance = with_company(game, clock=ClockChoice(kind="live", bank=500, reaction=10)), Random(6)
    there, heard = here.built_up(), 0
    there = visits.come(there, Viewer(101, here.guest("Ben"), 1), None, here.moment()).after
    while here.table.status in ("running", "paused"):
        seen = len(here.steps)
        wander(here, chance)
        for step in [one for one in here.steps[seen:] if one.written]:
            at = here.moment()._replace(bits=bytes)  # the same every time
            moves = [one for one in here.rows.moves if there.number < one.number <= step.after.number]
            stored = rows_of(step.after)._replace(moves=moves)
            stored = stored._replace(table=stored.table._replace(revision=step.after.revision))
            read = sync.catch_up(there, stored, at)
            notice = msgspec.json.decode(msgspec.json.encode(sync.told_others(step)), type=Changed | Entered)
            assert (notice.table, notice.revision) == (here.table.id, read.after.revision)
            if isinstance(notice, Entered):
                learned, heard = sync.entered(there, notice, at), heard + 1
                assert (learned.messages, learned.next, learned.written) == (read.messages, read.next, False)
                assert lasting(learned.after) == lasting(read.after) == lasting(step.after)
            there = read.after
    assert there.match.state.over
    assert heard > 0.8 * there.number


def test_what_contradicts_the_table_is_not_caught_up_with() -> None:
    desk = with_company("seventh")
    before = desk.table
    while not desk.rows.moves:
        desk.answer(Random(1))
    (move,) = desk.rows.moves
    wrong = desk.rows._replace(moves=[move._replace(word="nonsense")])
    with pytest.raises(NotNow) as frozen:
        sync.catch_up(before, wrong, desk.moment())
    assert frozen.value.key == "server-frozen"
    assert (before.number, before.match.record.entries) == (0, [])


# Refusals


def refusals(desk: Desk) -> list[tuple[Viewer, Any, str]]:
    """Who asks for what in vain, and why."""
    table = desk.table
    ann, ben, watcher = table.presence.viewers.values()
    asked, other = (ann, ben) if table.asked == 0 else (ben, ann)
    legal, at = any_move(table, Random(1)), table.number
    return [
        (watcher, Act(id="1", at=at, move=legal), "server-no-seat"),
        (other, Act(id="2", at=at, move=legal), "server-not-your-turn"),
        (asked, Act(id="3", at=at - 1, move=legal), "server-stale"),
        (asked, Act(id="4", at=at + 1, move=legal), "server-stale"),
        (other, Undo(id="5", at=at), "undo-not-yours"),
        (Viewer(9, asked.guest, None), Act(id="6", at=at, move=legal), "server-not-lifted"),
        (Viewer(9, asked.guest, 2), Act(id="7", at=at, move=legal), "server-not-lifted"),
        (ben, Control(id="8", what="pause"), "server-host-only"),
        (ben, Control(id="9", what="remove", seat=0), "server-host-only"),
        (ann, Control(id="10", what="remove", seat=0), "server-cannot-remove"),
        (ann, Control(id="11", what="remove", seat=2), "server-cannot-remove"),
        (ann, Control(id="12", what="remove", seat=7), "server-which-seat"),
        (ann, Control(id="13", what="resume"), "server-not-paused"),
        (ann, Control(id="14", what="sit_in", seat=1), "server-still-here"),
        (ann, Control(id="15", what="sit_in", seat=2), "server-bot-there"),
        (ann, Control(id="16", what="concede", seat=1), "server-not-your-seat"),
        (ann, Control(id="17", what="agree_end"), "server-no-offer"),
        (ann, Control(id="18", what="pace", value="never"), "server-bad-value"),
        (ann, Control(id="19", what="aids", value="perhaps"), "server-bad-value"),
        (ann, Control(id="20", what="name", value="  "), "server-no-name"),
        (ann, Control(id="21", what="lift", seat=1), "server-not-your-seat"),
        (ann, Control(id="22", what="phrase", value="rude"), "server-no-phrase"),
        (ann, Control(id="23", what="mute", seat=0), "server-cannot-mute"),
        (ann, Control(id="24", what="mute", seat=2), "server-cannot-mute"),
        (ann, Control(id="25", what="rematch"), "server-bad-value"),
        (ann, Order(id="26", order="nonsense"), "server-no-order"),
        (watcher, Note(id="27", notes="x"), "server-no-seat"),
        (watcher, Control(id="28", what="pause"), "server-no-seat"),
    ]


def asked_openly(table: Table) -> bool:
    """Whether the question can be answered with the curtain down."""
    return bool(table.match.state.game.open_moves(table.match.state))


def test_what_is_refused_changes_nothing() -> None:
    desk = with_company("seventh")
    while desk.table.asked_person is None or desk.table.number < 4 or asked_openly(desk.table):
        desk.answer(Random(1))
    table, before = desk.table, lasting(desk.table)
    presence = table.presence
    for viewer, message, key in refusals(desk):
        with pytest.raises(HallError) as refused:
            actions.propose(table, viewer, message, desk.moment())
        assert refused.value.key == key, message
    assert lasting(table) == before
    assert table.presence is presence


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_move_is_refused_by_the_rules_and_changes_nothing(game: str) -> None:
    desk = with_company(game)
    while desk.viewer_of_asked() is None:
        desk.answer(Random(1))
    viewer, before = desk.viewer_of_asked(), lasting(desk.table)
    assert viewer is not None
    state = desk.table.match.state
    legal = {state.text(move) for move in state.moves()}
    for word in ["", "nonsense", *[word for word in state.game.words if word not in legal][:20]]:
        with pytest.raises(HallError):
            desk.propose(viewer, Act(id="x", at=desk.table.number, move=word))
    assert lasting(desk.table) == before


@pytest.mark.parametrize("game", GAMES)
def test_a_step_that_was_not_written_may_be_forgotten(game: str) -> None:
    """Proposing has no effect of its own: the same proposal gives the same table as if it were the first."""
    desk = with_company(game)
    while desk.viewer_of_asked() is None:
        desk.answer(Random(1))
    viewer, before = desk.viewer_of_asked(), lasting(desk.table)
    assert viewer is not None
    message = Act(id="same", at=desk.table.number, move=any_move(desk.table, Random(3)))
    forgotten = [desk.propose(viewer, message) for _ in range(3)]
    assert lasting(desk.table) == before
    step = desk.take(desk.propose(viewer, message))
    assert all(lasting(one.after) == lasting(step.after) for one in forgotten)
    assert lasting(forgotten[0].before) == before  # nor does what happened reach into what was


@pytest.mark.parametrize("game", GAMES)
def test_older_tables_stay_what_they_were(game: str) -> None:
    """Whoever keeps a table, a thread that works on a replay for instance, keeps it as it was."""
    desk, chance = with_company(game), Random(4)
    kept: list[tuple[Table, dict[str, Any]]] = []
    for _ in range(25):
        kept.append((desk.table, lasting(desk.table)))
        desk.answer(chance)
    assert all(lasting(table) == was for table, was in kept)


# Resends


@pytest.mark.parametrize("game", GAMES)
def test_a_resent_action_is_answered_but_not_done_again(game: str) -> None:
    desk = with_company(game)
    while desk.viewer_of_asked() is None:
        desk.answer(Random(1))
    viewer = desk.viewer_of_asked()
    assert viewer is not None
    message = Act(id="once", at=desk.table.number, move=any_move(desk.table, Random(3)))
    desk.take(desk.propose(viewer, message))
    number = desk.table.number
    while desk.table.number < number + 3:
        desk.answer(Random(1))
    before = lasting(desk.table)
    again = desk.take(desk.propose(viewer, message))
    assert not again.written
    assert [told.message for told in again.messages] == [Ack(id="once", number=number)]
    assert lasting(desk.table) == before


def test_ids_of_one_person_mean_nothing_to_another() -> None:
    desk = with_company("seventh")
    ann, ben, _ = desk.table.presence.viewers.values()
    for viewer in (ann, ben):
        desk.take(desk.propose(viewer, Note(id="same", notes=f"of seat {viewer.seat}")))
    assert [place.notes for place in desk.table.places] == ["of seat 0", "of seat 1", ""]


def test_ids_without_an_entry_are_forgotten_in_time() -> None:
    desk = with_company("seventh")
    ann = next(iter(desk.table.presence.viewers.values()))
    for number in range(REMEMBERED + 50):
        desk.take(desk.propose(ann, Note(id=f"n{number}", notes=str(number))))
    assert len(desk.table.log.others) == REMEMBERED
    assert f"{ann.guest} n{REMEMBERED + 49}" in desk.table.log.others


# What a step says


@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_one_entry_one_revision_and_one_update_for_everybody(game: str) -> None:
    desk, chance = with_company(game), Random(1)
    while desk.table.status == "running":
        for viewer in list(desk.table.presence.viewers.values()):
            desk.heard(viewer)
        before = desk.table
        step = desk.answer(chance)
        if step.after.number == before.number:
            continue
        assert sum(isinstance(change, RowAdded) and change.kind == "moves" for change in step.changes) == 1
        assert step.after.revision == before.revision + 1
        for viewer in desk.table.presence.viewers.values():
            updates = [one for one in desk.heard(viewer) if isinstance(one, Update)]
            assert [one.number for one in updates] == [step.after.number]


def test_viewers_of_the_same_seat_share_one_message() -> None:
    desk = with_company("seventh")
    for _ in range(20):
        desk.come()
    desk.come("Ann")
    step = desk.answer(Random(1))
    while step.after.number == step.before.number:
        step = desk.answer(Random(1))
    updates = [told for told in step.messages if isinstance(told.message, Update)]
    assert sorted(len(told.to) for told in updates) == [1, 2, 21]


def test_what_nobody_else_needs_to_know_is_told_to_its_owner_only() -> None:
    desk = with_company("seventh")
    ann, ben, watcher = desk.table.presence.viewers.values()
    for deed in (
        lambda: desk.note(ann, "secret"),
        lambda: desk.order(ann, "hero"),
        lambda: desk.control(ann, "mute", seat=1),
        lambda: desk.control(ann, "hurry"),
    ):
        for viewer in (ann, ben, watcher):
            desk.heard(viewer)
        deed()
        assert (desk.heard(ben), desk.heard(watcher)) == ([], [])
        assert desk.heard(ann)


def test_everybody_is_told_of_the_company() -> None:
    desk = with_company("seventh")
    ann, ben, watcher = desk.table.presence.viewers.values()
    for deed in (
        lambda: desk.control(ann, "pause"),
        lambda: desk.control(ben, "name", value="Benno"),
        lambda: desk.control(ann, "resume"),
        lambda: desk.control(ben, "offer_end"),
        lambda: desk.control(ann, "refuse_end"),
        lambda: desk.control(ann, "pace", value="brisk"),
        lambda: desk.control(ben, "concede"),
        lambda: desk.come(),
    ):
        for viewer in (ann, ben, watcher):
            desk.heard(viewer)
        deed()
        for viewer in (ann, ben, watcher):
            assert [one for one in desk.heard(viewer) if isinstance(one, People)]


def test_who_comes_is_told_everything_and_who_comes_again_what_was_missed() -> None:
    desk = with_company("seventh")
    ann = next(iter(desk.table.presence.viewers.values()))
    desk.leave(ann)
    since = desk.table.number
    ben = desk.come("Ben")
    while desk.table.number < since + 3 and desk.table.asked_person != desk.guest("Ann"):
        desk.answer(Random(1))
    (welcome,) = [one for one in desk.heard(ben) if isinstance(one, Welcome)]
    assert welcome.viewer == 1
    back = desk.come("Ann", since=since)
    update, people = desk.heard(back)
    assert isinstance(update, Update)
    assert isinstance(people, People)
    assert update.number == desk.table.number
    assert update.log + len(update.events) == desk.table.match.event_count


def test_who_comes_again_after_an_undo_is_shown_the_table_anew() -> None:
    desk, chance = Desk(on_one_device()), Random(1)
    device = desk.come("Ann")
    undone = False
    while not undone:
        since = desk.table.number
        desk.control(device, "lift", seat=desk.table.asked)
        desk.act(device, any_move(desk.table, chance))
        with suppress(CannotUndo):
            desk.undo(device)
            undone = True
    assert desk.table.number == since + 2
    for seen in (since, since + 1):
        assert isinstance(desk.heard(desk.come(None, since=seen))[0], Welcome)
    assert isinstance(desk.heard(desk.come(None, since=since + 2))[0], Update)


# Tokens


def test_whoever_is_removed_hears_why_is_sent_away_and_leaves_nothing() -> None:
    desk = with_company("seventh")
    ann, ben, _ = desk.table.presence.viewers.values()
    step = desk.control(ann, "remove", seat=1)
    assert step.closing == [ben.id]
    assert [type(one).__name__ for one in desk.heard(ben)][-1] == "Farewell"
    assert RowsRemoved("people", {"id": ben.guest}) in step.changes
    assert ben.guest not in desk.table.guests
    assert desk.table.holder(desk.tokens[ben.guest or ""]) is None
    assert lasting(desk.built_up()) == lasting(desk.table)
    desk.claim("Cleo", seat=1)
    assert desk.table.places[1].notes == ""


def test_going_on_elsewhere_ends_the_connections_of_before() -> None:
    desk = with_company("seventh")
    _, ben, _ = desk.table.presence.viewers.values()
    assert ben.guest is not None
    step = desk.take(visits.move_device(desk.table, ben.guest, desk.moment()))
    assert (step.closing, ben.guest in desk.table.guests) == ([ben.id], True)
    assert step.seated is not None
    assert step.seated.token != desk.tokens[ben.guest]
    assert not desk.table.presence.is_here(ben.guest)


@pytest.mark.parametrize(
    ("claim", "key"),
    [
        ({"invite": "wrong", "name": "Eve"}, "server-bad-invite"),
        ({"name": "Eve", "seat": 0}, "server-seat-taken"),
        ({"name": "Eve", "token": "wrong"}, "server-bad-token"),
    ],
)
def test_a_seat_is_not_had_by_everybody(claim: dict[str, Any], key: str) -> None:
    desk = with_company("seventh")
    before = lasting(desk.table)
    wish = Claim(**{"invite": desk.table.start.invite, **claim})
    with pytest.raises(NotNow) as refused:
        visits.claim(desk.table, wish, None, desk.moment())
    assert refused.value.key == key
    assert lasting(desk.table) == before


def test_a_second_seat_for_the_same_person() -> None:
    desk = with_company("seventh")
    ann = desk.guest("Ann")
    wish = Claim(invite=desk.table.start.invite, name="Anna", token=desk.tokens[ann], seat=2)
    step = desk.take(visits.claim(desk.table, wish, None, desk.moment()))
    assert desk.table.seats_of(ann) == [0, 2]
    assert (desk.table.shown_name(0), desk.table.shown_name(2)) == ("Ann", "Anna")
    assert step.seated is not None
    assert step.seated.token == desk.tokens[ann]
    assert lasting(desk.built_up()) == lasting(desk.table)


def test_moves_of_a_paused_or_finished_table_are_refused_with_its_state() -> None:
    desk = with_company("seventh")
    ann = next(iter(desk.table.presence.viewers.values()))
    word, seat = any_move(desk.table, Random(1)), desk.table.asked or 0
    desk.control(ann, "pause")
    for status in ("paused", "over"):
        with pytest.raises(NotNow) as refused:
            moves.enter(desk.table, seat, word, "person", desk.moment())
        assert refused.value.key == f"server-{status}"
        if status == "paused":
            desk.control(ann, "resume")
            desk.finish(Random(1))


@pytest.mark.parametrize("name", ["players", "seed", "nonsense"])
def test_what_is_no_option_of_the_game_is_refused(name: str) -> None:
    with pytest.raises(BadOption):
        Desk(wanted(options={name: 3}))
