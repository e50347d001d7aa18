"""What all HTTP requests need: the hall, and the token they carry."""

from __future__ import annotations

from typing import Annotated

from litestar import Request
from litestar.datastructures import State
from litestar.params import HeaderParameter

from herohall.server.hall_server import HallServer

Http = Request[object, object, State]
Bearer = Annotated[str | None, HeaderParameter(name="Authorization", max_length=100)]


def hall_of(state: State) -> HallServer:
    """The hall of this server."""
    hall = state["hall"]
    assert isinstance(hall, HallServer)
    return hall


def bearer(header: str | None) -> str | None:
    """The token in an Authorization header."""
    return header.removeprefix("Bearer ").strip() if header else None
