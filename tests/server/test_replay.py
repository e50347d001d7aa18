"""Games gone through again: who may see what and when, records brought along, playing on, studies, notes, aids."""

from __future__ import annotations

import asyncio
import json
import re
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.patience import PATIENCE
from tests.server.hosting import Host
from tests.server.player import Player

from herohall.core.match import Match
from herohall.core.record_reader import read_record
from herohall.core.state import view_when_asked

CORPUS = Path(__file__).parents[1] / "corpus"
SEVENTH = CORPUS / "seventh" / "iello-3-0.hall"
WORLD = CORPUS / "world" / "fr-2-0.hall"


def brought(host: Host, file: Path) -> str:
    """The table of a record."""
    answer = host.post("records", {"record": file.read_text(encoding="utf-8")})
    assert answer.status_code == 201, answer.text
    return answer.json()["table"]


# A record brought along


@pytest.mark.parametrize("file", [SEVENTH, WORLD])
def test_a_record_can_be_brought_looked_at_and_taken_away_again(host: Host, file: Path) -> None:
    table = brought(host, file)
    assert brought(host, file) == table  # the same file leads to the same table
    assert host.get(f"tables/{table}/record").text == file.read_text(encoding="utf-8")
    replay = host.get(f"tables/{table}/replay?eyes=all").json()
    match = Match(read_record(file.read_text(encoding="utf-8")))
    assert replay["finished"]
    assert replay["open"]
    assert len(replay["moves"]) == len(match.steps)
    assert replay["table"]["origin"] == "record"
    last = host.get(f"tables/{table}/replay/{len(match.steps)}").json()
    assert last["view"]["over"]
    assert host.get(f"tables/{table}/replay/{len(match.steps) + 1}").status_code == 404


def test_a_forged_record_is_not_taken(host: Host) -> None:
    text = SEVENTH.read_text(encoding="utf-8")
    forged = text.replace("\nresult: ", "\nresult: 0 > 1 > 2\nresult: ")
    assert host.post("records", {"record": forged}).json()["key"] == "record-twice"
    found = re.search(r"\nseed-hash: (.)", text)
    assert found is not None
    other_hash = text.replace(found[0], found[0][:-1] + ("1" if found[1] == "0" else "0"))
    assert host.post("records", {"record": other_hash}).json()["key"] == "record-hash-differs"


def test_a_finished_game_as_a_seat_knew_it_and_laid_open(host: Host) -> None:
    table = brought(host, SEVENTH)
    match = Match(read_record(SEVENTH.read_text(encoding="utf-8")))
    for number in range(0, len(match.steps), 7):
        state = match.state_after(number)
        for seat in range(3):
            step = host.get(f"tables/{table}/replay/{number}?eyes={seat}").json()
            assert step["view"] == state.view(seat)
            assert step["aid"] == state.game.aid(state, seat)
        shown = host.get(f"tables/{table}/replay/{number}?eyes=all").json()["view"]
        assert [one["hand"] for one in shown["seats"]] == [state.view(seat)["hand"] for seat in range(3)]


def test_turns_and_scorings_are_found(host: Host) -> None:
    replay = host.get(f"tables/{brought(host, SEVENTH)}/replay").json()
    match = Match(read_record(SEVENTH.read_text(encoding="utf-8")))
    turns: list[Any] = [match.state_after(number).view(None)["turn"] for number in replay["turns"]]
    assert turns == list(range(turns[0], turns[0] + len(turns)))
    for number in replay["scorings"]:
        assert match.state_after(number).scores != match.state_after(number - 1).scores


# A running game


async def played(host: Host, number: int, **wanted: Any) -> tuple[Player, Player, dict[str, Any]]:
    """Two people and a bot, some moves into a game."""
    seated = host.open_table("seventh", players=3, seats=[{"name": "Ann"}], paused=True, watch=False, **wanted)
    ann, ben = Player.of(host, seated), Player.of(host, host.claim(seated, "Ben"))
    for player in (ann, ben):
        await player.connect()
    await ann.control("resume")
    await asyncio.gather(*(player.play_on(Random(3), until=number) for player in (ann, ben)))
    await ann.control("pause")
    return ann, ben, seated


def test_a_running_game_is_replayed_only_as_ones_own_seat_knew_it(host: Host) -> None:
    async def look() -> None:
        ann, ben, seated = await played(host, 25)
        path = f"tables/{seated['table']}/replay"
        outline = host.get(f"{path}?eyes=0", ann.token).json()
        count = len(outline["moves"])
        assert count >= 25
        views = [host.get(f"{path}/{number}?eyes=0", ann.token).json() for number in range(count + 1)]
        for other, token in ((1, ann.token), (2, ann.token), (0, ben.token), (0, None), (None, None)):
            query = "?eyes=public" if other is None else f"?eyes={other}"
            for address in (path, f"{path}/{count}"):
                assert host.get(address + query, token).json()["key"] in ("server-not-your-seat", "server-no-watching")
        for address in (path, f"{path}/3"):
            assert host.get(f"{address}?eyes=all", ann.token).json()["key"] == "server-not-over"
        assert host.get(f"tables/{seated['table']}/study", ann.token).json()["key"] == "server-not-over"
        answer = host.post(f"tables/{seated['table']}/play-on", {"number": 3, "seat": 0}, ann.token)
        assert answer.json()["key"] == "server-not-over"
        await ann.control("offer_end")
        await ben.control("agree_end")
        record = read_record(host.get(f"tables/{seated['table']}/record").text)
        check_knowledge(Match(record), outline, views)
        for player in (ann, ben):
            await player.close()

    asyncio.run(look())


def check_knowledge(match: Match, outline: dict[str, Any], steps: list[dict[str, Any]]) -> None:
    """Everything seat 0 was given is what it knew at that moment, in this deal and in any other that fits."""
    assert [move["move"] for move in outline["moves"]] == [step.told[0] for step in match.steps]
    events = [*outline["opening"], *(event for move in outline["moves"] for event in move["events"])]
    assert events == [event.told(0, over=False) for batch in [match.opening, *match.events] for event in batch]
    for number, step in enumerate(steps):
        state = match.state_after(number)
        assert step["view"] == state.sample(0, number).view(0)
        assert step["aid"] is None  # this table has no aids


def test_behind_the_curtain_only_the_seat_that_is_lifted_can_look_back(host: Host) -> None:
    async def look() -> None:
        seats = [{"name": name} for name in ("Ann", "Ben", "Cleo")]
        player = Player.of(host, host.open_table("seventh", players=3, seats=seats))
        await player.connect()
        path = f"tables/{player.table}/replay/0?eyes=1"
        assert host.get(path, player.token).json()["key"] == "server-not-your-seat"
        await player.control("lift", seat=1)
        assert host.get(path, player.token).json()["view"]["hand"]
        await player.control("lower")
        assert host.get(path, player.token).json()["key"] == "server-not-your-seat"
        await player.close()

    asyncio.run(look())


# What happened while the curtain was down


def test_the_others_turns_are_told_when_the_curtain_is_lifted(host: Host) -> None:
    async def look() -> None:
        seats = [{"name": name} for name in ("Ann", "Ben", "Cleo")]
        player = Player.of(host, host.open_table("seventh", players=3, seats=seats))
        await player.connect()
        first = player.view["decision"]["seat"]
        await player.control("lift", seat=first)
        await player.control("lower")
        seen = player.number
        moved = 0
        while moved < 4:
            seat = player.view["decision"]["seat"]
            if seat == first and moved:
                break
            await player.control("lift", seat=seat)
            await player.act(player.moves[0])
            await player.control("lower")
            seen = player.number if seat == first else seen
            moved += 1
        present = player.number
        before = len(player.received)
        await player.control("lift", seat=first)
        frames = [json.loads(text) for text in player.received[before:]]
        welcome, *updates = [one for one in frames if one["type"] in ("welcome", "update")]
        assert welcome["viewer"] == first
        assert welcome["story"] == len(updates) == present - welcome["number"]
        assert welcome["number"] == seen
        assert [one["number"] for one in updates] == list(range(welcome["number"] + 1, present + 1))
        assert all(one["view"]["viewer"] == first for one in updates)
        log = list(player.log)
        await player.control("lift", seat=first)  # once more: nothing has happened since
        assert player.log == log
        await player.close()

    asyncio.run(look())


# Playing on


def test_a_finished_game_is_played_on_with_the_cards_as_they_were(host: Host) -> None:
    async def look() -> None:
        table, number = brought(host, SEVENTH), 20
        answer = host.post(f"tables/{table}/play-on", {"number": number, "seat": 1, "name": "Ann", "level": "easy"})
        assert answer.status_code == 201, answer.text
        seated = answer.json()
        then = Match(read_record(SEVENTH.read_text(encoding="utf-8"))).state_after(number)
        player = Player.of(host, seated)
        welcome = await player.connect()
        assert welcome["table"]["origin"] == f"{table}/{number}"
        assert welcome["number"] >= number
        if welcome["number"] == number:
            assert welcome["view"] == view_when_asked(then, 1, aids=True)
        assert [one["bot"] for one in welcome["company"]["people"]] == ["easy", None, "easy"]
        await player.play_on(Random(5))
        new, old = (read_record(host.get(f"tables/{one}/record").text) for one in (seated["table"], table))
        assert new.seed == old.seed
        assert new.entries[:number] == [old.entries[index] for index in old.effective()[:number]]
        await player.close()

    asyncio.run(look())


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"number": 10_000, "seat": 0}, "server-no-step"),
        ({"number": 1, "seat": 9}, "server-which-seat"),
        ({"number": 1, "seat": 0, "level": "god"}, "bad-bot"),
    ],
)
def test_what_cannot_be_played_on(host: Host, wish: dict[str, Any], key: str) -> None:
    assert host.post(f"tables/{brought(host, SEVENTH)}/play-on", wish).json()["key"] == key


def test_a_game_that_is_over_cannot_be_played_on_from_its_end(host: Host) -> None:
    table = brought(host, SEVENTH)
    count = len(host.get(f"tables/{table}/replay").json()["moves"])
    answer = host.post(f"tables/{table}/play-on", {"number": count, "seat": 0})
    assert answer.json()["key"] == "server-over"


# Where it was lost


def test_a_study_has_everybodys_chances_and_what_each_could_have_known(host: Host) -> None:
    table = brought(host, SEVENTH)
    deadline = time.monotonic() + PATIENCE
    study = host.get(f"tables/{table}/study").json()
    while not study["done"]:
        assert time.monotonic() < deadline
        time.sleep(0.1)
        study = host.get(f"tables/{table}/study").json()
    replay = host.get(f"tables/{table}/replay").json()
    match = Match(read_record(SEVENTH.read_text(encoding="utf-8")))
    assert [point["number"] for point in study["points"]] == [*replay["turns"], len(match.steps)]
    assert all(abs(sum(point["shares"]) - 1) < 1e-6 for point in study["points"])
    winners = (match.state.ranking or [[]])[0]
    assert [seat for seat, share in enumerate(study["points"][-1]["shares"]) if share] == sorted(winners)
    insights = [point["insight"] for point in study["points"] if point["insight"]]
    assert len(insights) > len(study["points"]) // 2
    for insight in insights:
        state = match.state_after(insight["number"])
        assert insight["aids"] == [state.game.aid(state, seat) for seat in range(3)]


# Notes and aids


def test_notes_stay_with_the_seat_and_are_told_to_nobody_else(host: Host) -> None:
    async def look() -> None:
        ann, ben, seated = await played(host, 3)
        secret = "Ben keeps fives"
        assert (await ann.request(type="note", notes=secret))["type"] == "ack"
        assert (await ann.request(type="note", notes="x" * 3000))["type"] == "refused"
        other = Player.of(host, seated)
        assert (await other.connect())["notes"] == secret
        code = host.post(f"tables/{seated['table']}/device", {}, ann.token).json()["code"]
        moved = Player.of(host, host.post("devices", {"code": code}).json())
        assert (await moved.connect())["notes"] == secret
        await ben.control("name", value="Benno")
        again = Player(host, ben.table, ben.token)
        assert (await again.connect())["notes"] == ""
        assert not [text for player in (ben, again) for text in player.received if "fives" in text]
        for player in (ben, other, moved, again):
            await player.close()

    asyncio.run(look())


def test_the_host_switches_the_aids(host: Host) -> None:
    async def look() -> None:
        ann, ben, _seated = await played(host, 12)
        assert ann.company["aids"] is False
        assert (await ben.control("aids", value="on"))["key"] == "server-host-only"
        assert (await ann.control("aids", value="perhaps"))["key"] == "server-bad-value"
        await ann.control("aids", value="on")
        assert ann.company["aids"] is True
        for player in (ann, ben):
            await player.close()

    asyncio.run(look())
