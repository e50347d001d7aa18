"""What `herohall play` and `herohall serve` do: make the hall, open a door, say where it is."""

from __future__ import annotations

import socket
from collections.abc import Callable
from pathlib import Path

from herohall.core.errors import HallError
from herohall.server.app import make_app
from herohall.server.hall import Hall
from herohall.server.listening import LOCAL, Lan, open_browser, open_socket, run, sqlite_url
from herohall.server.single import AlreadyRunning, DataFolder

Say = Callable[[str], None]
"""Told the address once people can come."""


def play(data: Path, say: Say) -> None:
    """Serve the person at this machine, and show the page; if that is being done already, only show it."""
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

    run(make_app(Hall(sqlite_url(data), data), lan), lan, door, ready)


def serve(host: str, port: int, data: Path, say: Say) -> None:
    """Serve everybody who reaches this machine."""
    folder = DataFolder(data)
    try:
        door = open_socket(host, port)
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise HallError("server-port-taken", host=host, port=str(port), why=why) from error

    def ready() -> None:
        folder.tell(address_of(door))
        say(address_of(door))

    run(make_app(Hall(sqlite_url(data), data)), None, door, ready)


def address_of(door: socket.socket) -> str:
    """Where a socket listens, as a link."""
    host, port = door.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
