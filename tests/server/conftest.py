"""One server for all tests that leave it running; databases for those of the store."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server import asking
from tests.server.hosting import Host
from tests.server.services import Postgres, Redis

from herohall.server.run import database_url
from herohall.server.sockets import sqlite_url


@pytest.fixture(autouse=True)
def _everything_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking.GAME, "orders", asking.all_asked())


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server that does not wait; at the end it must have noted no fault."""
    host = Host(tmp_path_factory.mktemp("host"))
    yield host
    host.stop()
    assert "ERROR" not in host.log()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder for a server of one's own."""
    return tmp_path / "data"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server."""
    postgres = Postgres()
    yield postgres
    postgres.remove()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """A Redis server."""
    redis = Redis()
    yield redis
    redis.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, data: Path) -> str:
    """The address of an empty database, once of each kind."""
    if request.param == "sqlite":
        return sqlite_url(data)
    postgres: Postgres = request.getfixturevalue("postgres")
    return database_url(postgres.new_database())
