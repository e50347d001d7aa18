"""Several processes serve the same tables: PostgreSQL has the truth, Redis carries notices, any process may die."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select
from tests.patience import PATIENCE
from tests.server.hosting import Host
from tests.server.player import Player
from tests.server.services import Postgres, Redis

from herohall.core.errors import HallError
from herohall.server.hall_server import make_server
from herohall.server.run import database_url
from herohall.server.store import schema
from herohall.server.store.store import Store

TOGETHER = PATIENCE
ANN = {"name": "Ann"}
BOT = {"bot": "random"}


class Pair:
    """Two server processes on one database."""

    def __init__(self, folder: Path, postgres: Postgres, redis: Redis) -> None:
        self.url = database_url(postgres.new_database())
        self.hosts = [Host(folder / str(number), database=self.url, redis=redis.url) for number in range(2)]

    def stop(self) -> None:
        for host in self.hosts:
            host.stop()

    def log(self, table: str) -> list[tuple[int, str, str]]:
        """The log of a table: number, word, who made it."""

        async def read() -> list[Any]:
            store = Store(self.url)
            mine = select(schema.moves).where(schema.moves.c.table_id == table).order_by(schema.moves.c.number)
            rows = await store.read(mine)
            await store.engine.dispose()
            return [(row.number, row.word, row.made_by) for row in rows]

        return asyncio.run(read())


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, redis: Redis) -> Iterator[Pair]:
    pair = Pair(tmp_path_factory.mktemp("pair"), postgres, redis)
    yield pair
    pair.stop()
    assert all("ERROR" not in host.log() for host in pair.hosts)


def tell(story: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        async with asyncio.timeout(TOGETHER):
            await story()

    asyncio.run(main())


async def play_to_the_end(player: Player, chance: Random) -> None:
    while player.ending is None:
        if player.moves:
            await player.act(chance.choice(player.moves))
        else:
            await player.next()


def test_people_at_two_processes_play_one_game_with_bots(pair: Pair) -> None:
    here, there = pair.hosts
    seated = here.open_table("seventh", players=4, seats=[ANN, BOT, BOT, BOT])
    other = there.claim(seated, "Ben")
    ann, ben = Player.of(here, seated), Player.of(there, other)

    async def story() -> None:
        await ann.connect()
        await ben.connect()
        await ann.until(lambda said: said["type"] == "people" and all(one["here"] for one in said["company"]["people"]))
        await asyncio.gather(play_to_the_end(ann, Random(1)), play_to_the_end(ben, Random(2)))

    tell(story)
    log = pair.log(seated["table"])
    assert [number for number, _, _ in log] == list(range(1, len(log) + 1))
    assert {made_by for _, _, made_by in log} == {"person", "bot"}
    assert ann.ending == ben.ending
    assert ann.number == ben.number == len(log)
    assert len(ann.log) == len(ben.log)


def test_what_one_process_is_told_the_other_shows(pair: Pair) -> None:
    here, there = pair.hosts
    seated = here.open_table("seventh", players=3, seats=[ANN, BOT, BOT], paused=True)
    other = there.claim(seated, "Ben")
    ann, ben = Player.of(here, seated), Player.of(there, other)

    async def story() -> None:
        await ann.connect()
        await ben.connect()
        await ann.control("resume")
        await ben.until(lambda said: said["type"] == "people" and said["company"]["status"] == "running")
        await ann.control("pace", value="instant")
        await ben.until(lambda said: said["type"] == "people" and said["company"]["pace"] == "instant")
        await ben.control("name", value="Benno")
        await ann.until(lambda said: said["type"] == "people" and said["company"]["people"][1]["name"] == "Benno")
        await ben.control("offer_end")
        await ann.until(lambda said: said["type"] == "people" and said["company"]["offer"] == [1])
        await ann.control("agree_end")
        await ben.until(lambda said: said.get("ending") is not None)
        await ben.control("rematch")
        again = await ann.until(lambda said: said["type"] == "rematch")
        assert again["token"] is not None
        anew = Player(here, again["table"], again["token"])
        assert (await anew.connect())["seats"] == [1]  # everybody moves on by one seat
        await ann.control("remove", seat=1)
        assert (await ben.until(lambda said: said["type"] == "farewell"))["key"] == "server-removed"

    tell(story)


def test_whoever_has_just_sat_down_is_known_everywhere(pair: Pair) -> None:
    """The page may speak to another process than the one that gave the seat, before that one has heard of it."""
    here, there = pair.hosts

    async def story() -> None:
        for _ in range(15):
            seated = here.open_table("seventh", players=3, seats=[ANN, BOT, BOT], paused=True)
            ann = Player.of(there, seated)
            await ann.connect()
            ben = Player.of(there, here.claim(seated, "Ben"))
            assert (await ben.connect())["seats"] == [1]
            await ann.close()
            await ben.close()

    tell(story)


def test_of_two_answers_to_one_question_one_is_taken(pair: Pair) -> None:
    """Two devices of one person, at two processes, answer at the same moment, again and again."""
    here, there = pair.hosts
    seated = here.open_table("seventh", players=3, seats=[ANN, BOT, BOT])
    one, two = Player.of(here, seated), Player.of(there, seated)

    async def story() -> None:
        await one.connect()
        await two.connect()
        for _ in range(15):
            await one.asked()
            while two.number < one.number:
                await two.next()
            if one.ending is not None:
                return
            at = one.number
            answers = await asyncio.gather(
                one.act(one.moves[0], at=at, id=f"one{at}"), two.act(two.moves[-1], at=at, id=f"two{at}")
            )
            kinds = sorted(answer["type"] for answer in answers)
            assert kinds == ["ack", "refused"], answers
            assert [one["key"] for one in answers if one["type"] == "refused"] == ["server-stale"]

    tell(story)
    log = pair.log(seated["table"])
    assert [number for number, _, _ in log] == list(range(1, len(log) + 1))


def test_a_process_that_dies_loses_nothing(tmp_path: Path, postgres: Postgres, redis: Redis) -> None:
    pair = Pair(tmp_path, postgres, redis)
    here, there = pair.hosts
    tables = [here.open_table("seventh", players=3, seats=[ANN, BOT, BOT]) for _ in range(3)]
    bots = [here.open_table("seventh", players=3, seats=[BOT, BOT, BOT])["table"] for _ in range(3)]
    players = [Player.of(here, seated) for seated in tables]

    async def story() -> None:
        for player in players:
            await player.connect()
            await player.asked()
            await player.act(player.moves[0])
        before = [player.number for player in players]
        here.kill()
        for player, number in zip(players, before, strict=True):
            player.host = there
            said = await player.again()
            assert said["type"] in ("update", "welcome")
            assert player.number >= number
        await asyncio.gather(*(play_to_the_end(player, Random(3)) for player in players))

    try:
        tell(story)
        for table in bots:
            wait_until_over(there, table)
    finally:
        there.stop()
    for table in [seated["table"] for seated in tables] + bots:
        log = pair.log(table)
        assert [number for number, _, _ in log] == list(range(1, len(log) + 1))


def wait_until_over(host: Host, table: str) -> None:
    end = time.monotonic() + TOGETHER
    while time.monotonic() < end:
        if host.get(f"tables/{table}").json()["company"]["status"] == "over":
            return
        time.sleep(0.1)
    raise AssertionError(f"{table} does not go on")


def test_without_redis_a_hall_is_alone_at_its_database(tmp_path: Path, postgres: Postgres, redis: Redis) -> None:
    url = database_url(postgres.new_database())

    async def story() -> None:
        first, second = make_server(url, tmp_path, workers=1), make_server(url, tmp_path, workers=1, redis=redis.url)
        await first.open()
        with pytest.raises(HallError) as refused:
            await second.open()
        assert refused.value.key == "server-database-taken"
        await first.close()
        await second.store.close()

    tell(story)
