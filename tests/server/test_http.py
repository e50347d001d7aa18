"""Over HTTP: games, rules, boxes, records, replays, links, the page's files, and what guards them."""

from __future__ import annotations

import asyncio
import json
import re
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from tests.patience import PATIENCE
from tests.server.hosting import Host
from tests.server.player import Player

import herohall
from herohall.bots import LEVELS
from herohall.core.texts import LANGUAGES, t

BOX = files("herohall").joinpath("games", "world", "boxes", "reconstruction")


@pytest.fixture(scope="module")
def finished(host: Host) -> dict[str, Any]:
    """A table whose game is over."""
    seated = host.open_table("seventh", players=3, options={"values": 4, "copies": 8}, seats=[{"name": "Nora"}])

    async def play() -> None:
        player = Player.of(host, seated)
        await player.connect()
        await player.play_on(Random(1))
        await player.close()

    asyncio.run(play())
    return seated


def test_the_games_with_all_there_is_to_choose(host: Host) -> None:
    answer = host.get("games").json()
    assert answer["local"] is True
    games = {one["name"]: one for one in answer["games"]}
    assert sorted(games) == herohall.games()
    assert games["world"]["levels"] == list(LEVELS)
    assert len(games["world"]["facts"]["heroes"]) == 76
    assert {order["name"] for order in games["seventh"]["orders"]} == {"always", "matters", "hero", "win", "turn"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_whole_and_one_by_one(host: Host, lang: str) -> None:
    assert len(host.get(f"rules/world/{lang}").json()["text"]) > 5000
    assert host.get(f"rules/seventh/{lang}?rule=S2.3").json()["text"].startswith("- **S2.3**")
    assert host.get(f"rules/seventh/{lang}?rule=S99").json()["key"] == "no-rule"


def test_a_record_is_checked_and_a_forged_one_found_out(host: Host, finished: dict[str, Any]) -> None:
    text = host.get(f"tables/{finished['table']}/record").text
    found = host.post("verify", {"record": text}).json()
    assert found["fault"] is None
    assert found["moves"] == len(text.partition("\n\n")[2].splitlines())
    seed = re.search(r"\nseed: (.)", text)
    assert seed is not None
    forged = text.replace(seed[0], "\nseed: 1" if seed[1] == "0" else "\nseed: 0")
    assert host.post("verify", {"record": forged}).json()["fault"]["key"] == "record-hash-differs"
    assert host.post("verify", {"record": "hello\n"}).json()["fault"]["key"] == "record-not-ours"


def test_a_box_of_ones_own(host: Host) -> None:
    texts = {file.name: file.read_text(encoding="utf-8") for file in BOX.iterdir() if file.name.endswith(".csv")}
    changed = {**texts, "heroes.csv": texts["heroes.csv"].replace("charlemagne", "charles")}
    brought = host.post("boxes", {"game": "world", "files": changed})
    assert brought.status_code == 201, brought.text
    assert host.post("boxes", {"game": "world", "files": changed}).json() == brought.json()
    seated = host.open_table("world", box=brought.json()["box"], paused=True)
    facts = host.get(f"tables/{seated['table']}/facts").json()
    assert "charles" in facts["heroes"]


def test_all_problems_of_a_bad_box_are_told(host: Host) -> None:
    texts = {file.name: file.read_text(encoding="utf-8") for file in BOX.iterdir() if file.name.endswith(".csv")}
    del texts["die.csv"]
    texts["borders.csv"] += "europe,atlantis,\n"
    said = host.post("boxes", {"game": "world", "files": texts}).json()
    assert said["key"] == "server-box-bad"
    assert len(said["problems"]) >= 2
    assert all(in_words(one) for one in said["problems"])


def in_words(problem: dict[str, Any]) -> str:
    """As a page says it: parameters that are problems first."""
    params = {name: in_words(value) if isinstance(value, dict) else value for name, value in problem["params"].items()}
    text = t(problem["key"], "en", **params)
    assert "{" not in text, (text, problem)
    return text


@pytest.mark.parametrize("name", ["../../etc/passwd", "heroes.CSV", "a/b.csv", "x" * 30 + ".csv"])
def test_a_box_names_no_strange_files(host: Host, name: str) -> None:
    answer = host.post("boxes", {"game": "world", "files": {name: ""}})
    assert answer.json()["key"] == "server-box-file"


def test_a_qr_code_for_a_link(host: Host) -> None:
    answer = host.post("qr", {"path": "/#join/abc/def"}).json()
    assert answer["link"].endswith("/#join/abc/def")
    assert answer["svg"].startswith("<svg")
    assert "<script" not in answer["svg"]


def test_sharing_opens_a_second_door_to_the_same_house(data: Path) -> None:
    host = Host(data)
    try:
        assert host.get("share").json() == {"on": False, "address": None}
        shared = host.post("share", {"on": True, "address": None}).json()
        assert shared["on"]
        table = host.open_table("seventh", paused=True)["table"]
        there = httpx.get(f"{shared['address']}/api/tables/{table}", timeout=PATIENCE)
        assert there.json()["table"]["id"] == table
        assert host.post("qr", {"path": "/"}).json()["link"].startswith(shared["address"])
        assert host.post("share", {"on": False, "address": None}).json() == {"on": False, "address": None}
        with pytest.raises(httpx.ConnectError):
            httpx.get(shared["address"], timeout=PATIENCE)
    finally:
        host.stop()


def test_a_page_of_another_site_is_refused(host: Host) -> None:
    answer = host.post("tables", {"game": "seventh"}, Origin="http://evil.example")
    assert (answer.status_code, answer.json()["key"]) == (403, "server-other-origin")
    own = host.post("tables", {"game": "seventh", "paused": True}, Origin=host.address)
    assert own.status_code == 201


def test_a_name_that_suddenly_means_this_machine_is_refused(host: Host) -> None:
    answer = host.post("tables", {"game": "seventh"}, Host=f"evil.example:{host.port}")
    assert answer.status_code == 403


@pytest.mark.parametrize("path", ["/", "/nothing/there", "/api/games", "/api/tables/x"])
def test_every_answer_carries_its_guards(host: Host, path: str) -> None:
    headers = httpx.get(host.address + path, timeout=PATIENCE).headers
    assert "script-src" not in headers["content-security-policy"]
    assert "default-src 'self'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"


def test_the_api_describes_itself(host: Host) -> None:
    schema = host.get("schema").json()
    assert "/api/tables" in schema["paths"]
    assert "NewTable" in json.dumps(schema["components"])


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [("GET", "api/nothing", 404), ("DELETE", "api/tables", 405), ("GET", "../../etc/passwd", 404)],
)
def test_what_is_not_there(host: Host, method: str, path: str, status: int) -> None:
    answer = httpx.request(method, f"{host.address}/{path}", timeout=PATIENCE)
    assert (answer.status_code, answer.json()["key"]) == (status, "server-not-found")
