"""Text mode over the websocket: what one's seat knows, in the language asked for."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.hosting import Host
from tests.server.player import Message, Player
from tests.server.test_protocol import at_a_table


async def say(player: Player, text: str | None, **more: Any) -> Message:
    message = {"type": "say", "at": player.number, "text": text, "lang": "en", "theme": "classic", **more}
    return await player.request(**message)


def test_a_line_is_answered_in_words(host: Host) -> None:
    async def story(nora: Player) -> None:
        answer = await say(nora, "hand")
        assert answer["type"] == "said"
        assert answer["lines"][0].startswith("Your hand, ")
        assert (await say(nora, "main", lang="fr"))["lines"][0].startswith("Votre main, ")
        assert (await say(nora, "about 7", theme="dragon"))["lines"][0].startswith("San Goku (7)")
        assert (await say(nora, "quit"))["wish"] == "quit"

    at_a_table(host, story)


def test_a_newcomer_hears_everything_and_others_what_is_new(host: Host) -> None:
    async def story(nora: Player) -> None:
        lines = (await say(nora, None, at=None))["lines"]
        assert lines[0] == "Seventh Hero. You are Nora, seat 1."
        before = nora.number
        await nora.act(nora.moves[0])
        await nora.asked()
        news = (await say(nora, None, at=before))["lines"]
        assert "Seventh Hero" not in " ".join(news)
        assert (await say(nora, None, at=nora.number))["lines"][0] == (await say(nora, ""))["lines"][0]

    at_a_table(host, story)


def test_a_move_is_named_not_made(host: Host) -> None:
    async def story(nora: Player) -> None:
        answer = await say(nora, "1")
        assert (answer["move"], answer["number"]) == (nora.moves[0], nora.number)
        stale = await say(nora, "1", at=nora.number - 1)
        assert (stale["type"], stale["key"]) == ("refused", "server-stale")
        assert (await nora.act(answer["move"], at=answer["number"]))["type"] == "ack"

    at_a_table(host, story)


def test_a_bots_advice_comes_in_words(host: Host) -> None:
    async def story(nora: Player) -> None:
        answer = await say(nora, "hint")
        assert all("percent" in line for line in answer["lines"])
        assert answer["wish"] is None

    at_a_table(host, story)


def test_a_spectator_hears_no_hand(host: Host) -> None:
    async def tell() -> None:
        seated = host.open_table("seventh", seats=[{"name": "Nora"}])
        watcher = Player(host, seated["table"])
        await watcher.connect()
        assert (await say(watcher, "hand"))["lines"] == ["You are only watching, so you have no hand."]
        assert (await say(watcher, "hint"))["key"] == "server-no-seat"
        assert (await say(watcher, "1"))["move"] is None
        await watcher.close()

    asyncio.run(tell())
