"""What `herohall play` and `herohall serve` do: make the hall, open a door, say where it is."""

from __future__ import annotations

import socket
from collections.abc import Callable
from pathlib import Path

from herohall.core.errors import HallError
from herohall.server.app import make_app
from herohall.server.hall import Hall
from herohall.server.listening import LOCAL, Lan, open_browser, open_socket, run, sqlite_url

Say = Callable[[str], None]
"""Told the address once people can come."""


def play(data: Path, say: Say) -> None:
    """Serve the person at this machine, and show the page."""
    lan = Lan()
    door = open_socket(LOCAL, 0)
    address = address_of(door)

    def ready() -> None:
        say(address)
        open_browser(address)

    run(make_app(Hall(sqlite_url(data), data), lan), lan, door, ready)


def serve(host: str, port: int, data: Path, say: Say) -> None:
    """Serve everybody who reaches this machine."""
    try:
        door = open_socket(host, port)
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise HallError("server-port-taken", host=host, port=str(port), why=why) from error
    run(make_app(Hall(sqlite_url(data), data)), None, door, lambda: say(address_of(door)))


def address_of(door: socket.socket) -> str:
    """Where a socket listens, as a link."""
    host, port = door.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
