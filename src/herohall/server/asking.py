"""What all HTTP requests need: the hall they are put to, and the token they come with."""

from __future__ import annotations

from typing import Annotated

from litestar import Request
from litestar.datastructures import State
from litestar.params import HeaderParameter

from herohall.server.hall import Hall

Http = Request[object, object, State]
Bearer = Annotated[str | None, HeaderParameter(name="Authorization", max_length=100)]


def hall_of(state: State) -> Hall:
    """The hall of this server."""
    hall = state["hall"]
    assert isinstance(hall, Hall)
    return hall


def bearer(header: str | None) -> str | None:
    """The token in an Authorization header."""
    return header.removeprefix("Bearer ").strip() if header else None
