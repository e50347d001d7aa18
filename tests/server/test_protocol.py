"""What goes wrong gets an answer: stale, illegal, foreign, malformed; what is sent twice is done once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest
from tests.server.hosting import Host
from tests.server.player import Message, Player

Story = Callable[[Player], Awaitable[None]]


def at_a_table(host: Host, story: Story, game: str = "seventh", **wanted: Any) -> None:
    """Nora sits at a fresh table and is asked something."""

    async def tell() -> None:
        seated = host.open_table(game, **{"seats": [{"name": "Nora"}], **wanted})
        nora = Player.of(host, seated)
        await nora.connect()
        await nora.asked()
        await story(nora)
        await nora.close()

    asyncio.run(tell())


def test_a_stale_answer_is_refused_and_the_connection_stays(host: Host) -> None:
    async def story(nora: Player) -> None:
        answer = await nora.act(nora.moves[0], at=nora.number - 1)
        assert (answer["type"], answer["key"]) == ("refused", "server-stale")
        await nora.send(type="ping")
        assert (await nora.until(lambda one: one["type"] == "pong"))["now"] > 0
        assert (await nora.act(nora.moves[0]))["type"] == "ack"

    at_a_table(host, story)


def test_an_illegal_move_is_refused_with_the_number_of_the_rule(host: Host) -> None:
    async def story(nora: Player) -> None:
        illegal = next(f"send {value}" for value in range(1, 8) if f"send {value}" not in nora.moves)
        answer = await nora.act(illegal)
        assert answer["type"] == "refused"
        assert answer["key"].startswith("seventh-refuse-")
        assert answer["rule"].startswith("S")
        answer = await nora.act("fly to the moon")
        assert (answer["key"], answer["params"]) == ("bad-move", {"text": "fly to the moon"})

    at_a_table(host, story)


def test_who_is_not_asked_cannot_answer(host: Host) -> None:
    async def tell() -> None:
        seated = host.open_table("seventh", players=3, seats=[{"name": "Nora"}])
        players = [Player.of(host, one) for one in (seated, host.claim(seated, "Ben"), host.claim(seated, "Cleo"))]
        for player in players:
            await player.connect()
        asked = players[0].view["decision"]["seat"]
        other = players[(asked + 1) % 3]
        answer = await other.act("decline", at=players[0].number)
        assert answer["key"] == "server-not-your-turn"
        watcher = Player(host, seated["table"])
        await watcher.connect()
        assert (await watcher.act("decline"))["key"] == "server-no-seat"
        for player in (*players, watcher):
            await player.close()

    asyncio.run(tell())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "[]",
        "42",
        '{"type":"act"}',
        '{"type":"act","id":"x","at":"soon","move":"pass"}',
        '{"type":"fly","id":"x"}',
        '{"type":"act","id":"x","at":1,"move":"pass","seat":3}',
        '{"type":"hello","protocol":1}',
        b"\xff\xfe",
        pytest.param("[" * 3000, id="deep"),
    ],
)
def test_a_message_that_is_none_is_answered(host: Host, text: str | bytes) -> None:
    async def story(nora: Player) -> None:
        await nora.send_text(text)
        answer = await nora.until(lambda one: one["type"] == "refused")
        assert answer["key"] in ("server-malformed", "server-hello-again")
        assert answer["id"] == ("x" if '"x"' in str(text) else None)
        assert (await nora.act(nora.moves[0]))["type"] == "ack"

    at_a_table(host, story)


@pytest.mark.parametrize(
    ("hello", "key"),
    [
        ({"type": "ping"}, "server-no-hello"),
        ({"type": "hello", "protocol": 999}, "server-other-protocol"),
        ({"type": "hello", "protocol": 1, "token": "guessed"}, "server-bad-token"),
    ],
)
def test_a_wrong_beginning_ends_with_a_word(host: Host, hello: Message, key: str) -> None:
    async def tell() -> None:
        seated = host.open_table("seventh", paused=True)
        stranger = Player(host, seated["table"])
        stranger.greet = lambda since: stranger.send_text(json.dumps(hello))  # type: ignore[method-assign]
        assert await stranger.connect() == {"type": "farewell", "key": key}

    asyncio.run(tell())


def test_there_is_no_such_table(host: Host) -> None:
    async def tell() -> None:
        assert await Player(host, "nowhere").connect() == {"type": "farewell", "key": "server-no-table"}

    asyncio.run(tell())


def test_an_action_sent_again_is_done_once(host: Host) -> None:
    async def story(nora: Player) -> None:
        at, move = nora.number, nora.moves[0]
        first = await nora.act(move, id="same", at=at)
        again = await nora.act(move, id="same", at=at)
        assert first == again == {"type": "ack", "id": "same", "number": at + 1}
        await nora.drop()
        await nora.again()
        assert await nora.act(move, id="same", at=at) == first
        text = host.get(f"tables/{nora.table}/record", nora.token).text
        assert len([line for line in text.splitlines() if line == f"0 {move}"]) == 1

    at_a_table(host, story, players=3)


def test_after_a_lost_connection_one_update_tells_what_was_missed(host: Host) -> None:
    async def tell() -> None:
        seated = host.open_table("seventh", players=3, seats=[{"name": "Nora"}])
        nora, ben = Player.of(host, seated), Player.of(host, host.claim(seated, "Ben"))
        watcher = Player(host, seated["table"])
        await nora.connect()
        await ben.connect()
        await watcher.connect()
        await asyncio.gather(*(one.play_on(Random(1), 8) for one in (nora, ben, watcher)))
        await watcher.drop()
        seen = watcher.number
        await asyncio.gather(nora.play_on(Random(3), 25), ben.play_on(Random(4), 25))
        message = await watcher.again()
        assert message["type"] == "update"
        assert message["number"] > seen
        fresh = Player(host, seated["table"])
        await fresh.connect()
        await catch_up(watcher, fresh.number)
        await catch_up(fresh, watcher.number)
        assert watcher.log == fresh.log
        for player in (nora, ben, watcher, fresh):
            await player.close()

    asyncio.run(tell())


async def catch_up(player: Player, number: int) -> None:
    while player.number < number:
        await player.next()


@pytest.mark.parametrize("since", [-1, 10_000_000])
def test_a_number_that_never_was_is_answered_with_everything(host: Host, since: int) -> None:
    async def story(nora: Player) -> None:
        assert (await nora.connect(since))["type"] == "welcome"

    at_a_table(host, story)


def test_undo_goes_back_to_the_last_news_and_says_why_not_further(host: Host) -> None:
    async def story(nora: Player) -> None:
        while nora.undo is not None:
            await nora.act(nora.moves[0])
            await nora.asked()
        view, log = nora.view, nora.log
        moves = nora.moves
        assert (await nora.act(moves[0]))["type"] == "ack"
        number = nora.number
        if nora.undo is None:
            assert (await nora.request(type="undo", at=number))["type"] == "ack"
            assert nora.number == number + 1
            assert (nora.view, nora.log) == (view, log)
        for _ in range(20):
            if nora.undo is not None:
                break
            await nora.request(type="undo", at=nora.number)
        assert nora.undo in ("undo-news", "undo-not-yours", "undo-nothing")
        answer = await nora.request(type="undo", at=nora.number)
        assert (answer["type"], answer["key"]) == ("refused", nora.undo)

    at_a_table(host, story, "world", players=2)


def test_a_flood_is_slowed_down_not_cut_off(host: Host) -> None:
    async def story(nora: Player) -> None:
        refused = False
        for flood in range(20):  # a busy machine may be too slow for a flood
            for number in range(150):
                await nora.send(type="control", id=f"f{flood} {number}", what="hurry")
            answers = [await nora.until(lambda one: "id" in one) for _ in range(150)]
            assert answers[0]["type"] == "ack"
            refused = "server-too-fast" in {one.get("key") for one in answers}
            if refused:
                break
        assert refused
        assert (await nora.control("hurry"))["type"] == "ack"

    at_a_table(host, story)


def test_hints_only_where_they_are_allowed(host: Host) -> None:
    async def story(nora: Player) -> None:
        advice = await nora.request(type="hint")
        assert advice["type"] == "advice"
        assert [one["move"] for one in advice["moves"]] == [one["move"] for one in advice["moves"] if one["key"]]
        assert {one["move"] for one in advice["moves"]} <= set(nora.moves)
        assert advice["at"] == nora.number
        await nora.control("hints", value="off")
        assert (await nora.request(type="hint"))["key"] == "server-no-hints"

    at_a_table(host, story)
