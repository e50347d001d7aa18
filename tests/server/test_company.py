"""Who sits where: taking over, leaving and coming back, pausing, removing, conceding, ending, playing again."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.patience import PATIENCE
from tests.server.hosting import Host
from tests.server.player import Player

Story = Callable[[Player, Player, dict[str, Any]], Awaitable[None]]


def two_people(host: Host, story: Story, **wanted: Any) -> None:
    """Nora, who is the host, and Ben at a table of Seventh Hero with bots."""

    async def tell() -> None:
        seated = host.open_table("seventh", **{"seats": [{"name": "Nora"}], "players": 3, **wanted})
        nora, ben = Player.of(host, seated), Player.of(host, host.claim(seated, "Ben"))
        await nora.connect()
        await ben.connect()
        await nora.until(lambda _: nora.company["people"][1]["here"])
        await story(nora, ben, seated)
        await nora.close()
        await ben.close()

    asyncio.run(tell())


async def company_of(player: Player, holds: Callable[[dict[str, Any]], bool]) -> None:
    """Wait until something is true of the company."""
    while not holds(player.company):
        await player.next()


def test_a_friend_takes_over_a_bots_seat_in_the_middle_of_a_game(host: Host) -> None:
    async def tell() -> None:
        seated = host.open_table("seventh", players=3, seats=[{"name": "Nora"}, {"bot": "easy", "name": "Robi"}])
        nora = Player.of(host, seated)
        await nora.connect()
        assert [one["bot"] for one in nora.company["people"]] == [None, "easy", "medium"]
        await nora.play_on(Random(1), 12)
        claim = host.claim(seated, "Ben", seat=1)
        assert claim["seats"] == [1]
        await company_of(nora, lambda company: company["people"][1]["name"] == "Ben")
        ben = Player.of(host, claim)
        welcome = await ben.connect()
        assert (welcome["viewer"], welcome["view"]["hand"] is not None) == (1, True)
        await asyncio.gather(nora.play_on(Random(2), 30), ben.play_on(Random(3), 30))
        assert host.post(f"tables/{seated['table']}/claim", {"invite": seated["invite"], "seat": 1}).status_code == 409
        await nora.close()
        await ben.close()

    asyncio.run(tell())


def test_an_invitation_must_fit(host: Host) -> None:
    seated = host.open_table("seventh", paused=True)
    answer = host.post(f"tables/{seated['table']}/claim", {"invite": "guessed"})
    assert (answer.status_code, answer.json()["key"]) == (403, "server-bad-invite")


def test_a_bot_sits_in_for_somebody_who_left_and_gives_the_seat_back(data: Path) -> None:
    host = Host(data, sit_in=0.2)

    async def story(nora: Player, ben: Player, seated: dict[str, Any]) -> None:
        await ben.drop()
        playing = asyncio.create_task(nora.play_on(Random(1)))
        while not nora.company["people"][1]["away"]:
            await asyncio.sleep(0.02)
            assert not playing.done()
        at = nora.number
        while nora.number < at + 5:  # the table is not frozen
            await asyncio.sleep(0.02)
        await ben.connect()
        while nora.company["people"][1]["away"]:
            await asyncio.sleep(0.02)
        assert nora.company["people"][1]["bot"] is None
        playing.cancel()

    try:
        two_people(host, story)
        assert "ERROR" not in host.log()
    finally:
        host.stop()


def test_others_can_let_a_bot_sit_in_at_once_but_not_for_somebody_who_is_here(host: Host) -> None:
    async def story(nora: Player, ben: Player, seated: dict[str, Any]) -> None:
        assert (await nora.control("sit_in", seat=1))["key"] == "server-still-here"
        await ben.drop()
        await company_of(nora, lambda company: not company["people"][1]["here"])
        assert (await nora.control("sit_in", seat=1))["type"] == "ack"
        await company_of(nora, lambda company: company["people"][1]["bot"] == "medium")
        await ben.connect()
        await company_of(nora, lambda company: company["people"][1]["bot"] is None)

    two_people(host, story)


def test_pause_stops_everything_until_it_goes_on(host: Host) -> None:
    async def story(nora: Player, ben: Player, seated: dict[str, Any]) -> None:
        assert (await ben.control("pause"))["key"] == "server-host-only"
        assert (await nora.control("pause"))["type"] == "ack"
        await company_of(ben, lambda company: company["status"] == "paused")
        number = host.get(f"tables/{seated['table']}").json()["number"]
        asked = nora if nora.view["decision"]["seat"] == 0 else ben
        if asked.moves:
            assert (await asked.act(asked.moves[0]))["key"] == "server-paused"
        await asyncio.sleep(0.2)
        assert host.get(f"tables/{seated['table']}").json()["number"] == number
        assert (await nora.control("resume"))["type"] == "ack"
        await asyncio.gather(nora.play_on(Random(1), number + 6), ben.play_on(Random(2), number + 6))

    two_people(host, story)


def test_a_paused_table_goes_on_though_its_host_has_left(host: Host) -> None:
    async def story(nora: Player, ben: Player, seated: dict[str, Any]) -> None:
        await nora.control("pause")
        await nora.close()
        await company_of(ben, lambda company: not company["people"][0]["here"])
        assert (await ben.control("resume"))["type"] == "ack"

    two_people(host, story)


def test_the_host_removes_a_player_whose_token_is_void_then(host: Host) -> None:
    async def story(nora: Player, ben: Player, seated: dict[str, Any]) -> None:
        assert (await ben.control("remove", seat=0))["key"] == "server-host-only"
        assert (await nora.control("remove", seat=0))["key"] == "server-cannot-remove"
        assert (await nora.control("remove", seat=1))["type"] == "ack"
        farewell = await ben.until(lambda one: one["type"] == "farewell")
        assert farewell["key"] == "server-removed"
        assert (await ben.connect()) == {"type": "farewell", "key": "server-bad-token"}
        await company_of(nora, lambda company: company["people"][1]["bot"] is not None)

    two_people(host, story)


def test_who_concedes_is_played_on_by_a_bot(host: Host) -> None:
    async def story(nora: Player, ben: Player, seated: dict[str, Any]) -> None:
        assert (await ben.control("concede"))["type"] == "ack"
        await company_of(nora, lambda company: company["people"][1]["conceded"])
        at = nora.number
        await nora.play_on(Random(1), at + 12)
        while ben.number < at + 12:
            await ben.next()
        answer = await ben.act("decline")
        assert answer["key"] == "server-bot-plays"

    two_people(host, story)


def test_the_game_ends_when_all_who_are_here_agree(host: Host) -> None:
    async def story(nora: Player, ben: Player, seated: dict[str, Any]) -> None:
        assert (await ben.control("agree_end"))["key"] == "server-no-offer"
        await nora.control("offer_end")
        await company_of(ben, lambda company: company["offer"] == [0])
        await ben.control("refuse_end")
        await company_of(nora, lambda company: company["offer"] is None)
        await ben.control("offer_end")
        await nora.control("agree_end")
        await ben.until(lambda one: one["type"] == "welcome")
        assert ben.company["status"] == "ended"
        assert ben.ending is not None
        assert ben.ending["result"] == "unfinished"
        assert (await nora.act("decline"))["key"] in ("server-ended", "server-stale")
        assert "seed: " in host.get(f"tables/{seated['table']}/record").text

    two_people(host, story)


def test_a_rematch_seats_the_same_company_anew(host: Host) -> None:
    async def story(nora: Player, ben: Player, seated: dict[str, Any]) -> None:
        assert (await ben.control("rematch"))["key"] == "server-not-over"
        await nora.control("offer_end")
        await ben.control("agree_end")
        await ben.control("rematch")
        told = [one for one in map(json.loads, ben.received) if one["type"] == "rematch"]
        nora_told = await nora.until(lambda one: one["type"] == "rematch")
        assert told[0]["table"] == nora_told["table"]
        again = Player(host, told[0]["table"], told[0]["token"])
        welcome = await again.connect()
        assert (welcome["seats"], welcome["host"]) == ([2], False)  # everybody one seat further: another one begins
        assert [one["name"] for one in welcome["company"]["people"]][1:] == ["Nora", "Ben"]
        await again.close()

    two_people(host, story)


def test_a_name_can_be_changed_but_not_into_nothing(host: Host) -> None:
    async def story(nora: Player, ben: Player, seated: dict[str, Any]) -> None:
        assert (await ben.control("name", value=" \u0007 "))["key"] == "server-no-name"
        await ben.control("name", value="  Benjamin\n<b> ")
        await company_of(nora, lambda company: company["people"][1]["name"] == "Benjamin <b>")

    two_people(host, story)


def test_going_on_with_another_device_ends_the_first(host: Host) -> None:
    async def story(nora: Player, ben: Player, seated: dict[str, Any]) -> None:
        code = host.post(f"tables/{seated['table']}/device", token=ben.token).json()["code"]
        moved = host.post("devices", {"code": code}).json()
        assert moved["seats"] == [1]
        assert (await ben.until(lambda one: one["type"] == "farewell"))["key"] == "server-moved"
        phone = Player.of(host, moved)
        assert (await phone.connect())["viewer"] == 1
        assert (await ben.connect())["key"] == "server-bad-token"
        assert host.post("devices", {"code": code}).json()["key"] == "server-bad-code"
        await phone.close()

    two_people(host, story)


def test_hints_are_off_between_people(host: Host) -> None:
    async def story(nora: Player, ben: Player, seated: dict[str, Any]) -> None:
        assert not nora.company["hints"]
        assert (await nora.request(type="hint"))["key"] == "server-no-hints"
        assert (await ben.control("hints", value="on"))["key"] == "server-host-only"

    two_people(host, story)


@pytest.mark.parametrize(
    ("wanted", "key"),
    [
        ({"game": "chess"}, "bad-game"),
        ({"game": "seventh", "players": 9}, "bad-players"),
        ({"game": "seventh", "options": {"klu": "x"}}, "bad-option"),
        ({"game": "seventh", "seats": [{"bot": "os:system"}]}, "bad-bot"),
        ({"game": "seventh", "players": 3, "seats": [{}] * 4}, "server-too-many-seats"),
        ({"game": "seventh", "box": "x"}, "server-no-box"),
        ({"game": "seventh", "seed": 7}, "server-malformed"),
    ],
)
def test_a_table_that_cannot_be_had(host: Host, wanted: dict[str, Any], key: str) -> None:
    answer = host.post("tables", wanted)
    assert answer.status_code in (400, 404)
    assert answer.json()["key"] == key


def test_fast_forward_when_everybody_here_wants_it(data: Path) -> None:
    """At the calm pace of this house no bot would answer before the test gives up."""
    host = Host(data, calm=10 * PATIENCE)

    async def tell() -> None:
        seated = host.open_table("seventh", players=5, seats=[{"name": "Nora"}], pace="instant")
        nora = Player.of(host, seated)
        await nora.connect()
        await nora.asked()
        await nora.control("pace", value="calm")
        begun, own = nora.number, 0
        while nora.number - begun == own:  # until a bot has answered
            await nora.act(nora.moves[0])
            own += 1
            await nora.control("hurry")
            await nora.asked()
        await nora.close()

    try:
        asyncio.run(tell())
    finally:
        host.stop()
