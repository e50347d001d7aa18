"""Open tables over HTTP: the list, quick matches at the same moment, and a server without them."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from tests.server.hosting import Host


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    host = Host(tmp_path_factory.mktemp("open"), open_tables=1)
    yield host
    host.stop()
    assert "ERROR" not in host.log()


def match(host: Host, name: str, **more: Any) -> dict[str, Any]:
    answer = host.post("match", {"game": "seventh", "players": 3, "name": name, "wait": 600, **more})
    assert answer.status_code == 201, answer.text
    return answer.json()


def test_people_who_come_at_once_get_a_seat_each(host: Host) -> None:
    with ThreadPoolExecutor(7) as pool:
        seated = list(pool.map(lambda number: match(host, f"P{number}"), range(7)))
    places = [(each["table"], seat) for each in seated for seat in each["seats"]]
    assert len(places) == len(set(places)) == 7
    by_table = [sum(table == each["table"] for each in seated) for table in {each["table"] for each in seated}]
    assert sorted(by_table) == [1, 3, 3]  # the third table waits for two more
    (waiting,) = [one for one in host.get("open").json()["tables"] if one["game"] == "seventh"]
    assert (waiting["players"], waiting["free"]) == (3, 2)


def test_a_listed_table_is_joined_without_an_invitation_until_it_begins(host: Host) -> None:
    opened = host.open_table("world", players=2, seats=[{"name": "Ada"}], paused=True, open=True)
    (listed,) = [one for one in host.get("open").json()["tables"] if one["game"] == "world"]
    assert set(listed) == {"table", "game", "players", "host", "free", "begins"}
    assert (listed["table"], listed["host"], listed["free"]) == (opened["table"], "Ada", 1)
    assert opened["invite"] not in host.get("open").text
    answer = host.post(f"tables/{opened['table']}/claim", {"name": "Ben"})
    assert answer.status_code == 201, answer.text
    assert not [one for one in host.get("open").json()["tables"] if one["game"] == "world"]


def test_a_server_without_open_tables(tmp_path: Any) -> None:
    closed = Host(tmp_path)
    try:
        assert closed.get("games").json()["open"] is False
        assert closed.get("open").json()["key"] == "server-no-open-tables"
        assert closed.post("match", {"game": "seventh", "players": 3}).json()["key"] == "server-no-open-tables"
        opened = closed.open_table("world", players=2, seats=[{"name": "Ada"}], paused=True, open=True)
        answer = closed.post(f"tables/{opened['table']}/claim", {"name": "Ben"})
        assert answer.json()["key"] == "server-bad-invite"
    finally:
        closed.stop()
