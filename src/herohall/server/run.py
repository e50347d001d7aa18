"""What `herohall play` and `herohall serve` do: make the hall, open a socket, print the address."""

from __future__ import annotations

import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from herohall.core.errors import HallError
from herohall.server import logs
from herohall.server.folder_lock import AlreadyRunning, DataFolder
from herohall.server.hall_server import make_server
from herohall.server.http.app import make_app
from herohall.server.sockets import DATABASE, LOCAL, Lan, open_browser, open_socket, run, sqlite_url

Say = Callable[[str], None]
"""Called with the address once people can connect."""
DRIVERS = {
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}


class Serving(NamedTuple):
    """What the owner of a server chooses."""

    host: str
    port: int
    data: Path
    database: str | None = None
    """PostgreSQL's address; None: a file in the data folder."""
    redis: str | None = None
    """Redis' address, if several processes serve the same tables."""
    keep_finished: int | None = None
    """Days after which finished tables are deleted; None: never."""
    metrics: bool = False
    ratings: bool = False
    open_tables: bool = False
    log: logs.Form = "text"
    hosts: frozenset[str] = frozenset()
    """The names under which people reach it; none: any."""
    site: Path | None = None
    """A page that can also play without the server, as `herohall site --for-server` wrote it."""


def play(data: Path, say: Say) -> None:
    """Serve the person at this machine and show the page; if a server is already running, only show the page."""
    try:
        folder = DataFolder(data)
    except AlreadyRunning as other:
        say(other.address)
        open_browser(other.address)
        return
    lan, door = Lan(), open_socket(LOCAL, 0)

    def ready() -> None:
        folder.tell(address_of(door))
        say(address_of(door))
        open_browser(address_of(door))

    hall = make_server(sqlite_url(data), data)
    run(hall, make_app(hall, lan), lan, door, ready)


def serve(serving: Serving, say: Say) -> None:
    """Serve everybody who can reach this machine."""
    logs.begin(serving.log)
    allow_many_connections()
    url = sqlite_url(serving.data) if serving.database is None else database_url(serving.database)
    if serving.database is None and serving.redis is not None:
        raise HallError("server-redis-alone")
    # A database server needs no folder lock: the store itself knows who else uses it.
    folder = DataFolder(serving.data) if serving.database is None else None
    door = door_at(serving.host, serving.port)

    def ready() -> None:
        if folder is not None:
            folder.tell(address_of(door))
        say(address_of(door))

    hall = make_server(
        url,
        serving.data,
        redis=serving.redis,
        keep_finished=serving.keep_finished,
        ratings=serving.ratings,
        open_tables=serving.open_tables,
    )
    run(hall, make_app(hall, metrics=serving.metrics, hosts=serving.hosts, site=serving.site), None, door, ready)


def allow_many_connections() -> None:
    """Allow as many open sockets as the system permits; the default is often about a thousand."""
    if sys.platform != "win32":
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(OSError, ValueError):  # some systems report a limit that they do not grant
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def database_url(address: str) -> str:
    """A database address as SQLAlchemy expects it; HallError if we do not support it."""
    scheme, found, rest = address.partition("://")
    if not found or scheme not in DRIVERS:
        raise HallError("server-bad-database", scheme=scheme[:40])
    if find_spec("asyncpg") is None or find_spec("redis") is None:
        raise HallError("server-no-cluster")
    return f"{DRIVERS[scheme]}://{rest}"


def existing_url(data: Path) -> str:
    """The database of a folder that a server has already used."""
    if not (data / DATABASE).exists():
        raise HallError("server-backup-nothing", folder=str(data))
    return sqlite_url(data)


def door_at(host: str, port: int) -> socket.socket:
    """A listening socket at an address."""
    try:
        return open_socket(host, port)
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise HallError("server-port-taken", host=host, port=str(port), why=why) from error


def address_of(door: socket.socket) -> str:
    """Where a socket listens, as a link."""
    host, port = door.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
