"""For whoever looks after a server: is it there, may people be sent to it, how is it doing?"""

from __future__ import annotations

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from herohall.server.faults import CannotStore
from herohall.server.hall import Hall
from herohall.server.metrics import InMemory, registry_of

Http = Request[object, object, State]


def hall_of(request: Http) -> Hall:
    """The hall of this server."""
    hall = request.app.state["hall"]
    assert isinstance(hall, Hall)
    return hall


@get("/health", include_in_schema=False, media_type=MediaType.TEXT)
async def health() -> str:
    """The process answers; if it does not, start it anew."""
    return "ok\n"


@get("/ready", include_in_schema=False, media_type=MediaType.TEXT)
async def ready(request: Http) -> Response[str]:
    """Whether moves are taken; if not, the key of what is wrong, and people are better sent elsewhere."""
    store = hall_of(request).store
    try:
        await store.try_out()
    except CannotStore as error:
        return Response(f"{error.key}\n", status_code=503)
    return Response("ok\n")


@get("/metrics", include_in_schema=False)
async def metrics(request: Http) -> Response[bytes]:
    """Figures for Prometheus, where the owner wants them to be seen."""
    if not request.app.state["metrics"]:
        raise NotFoundException
    hall = hall_of(request)
    tables = ((table.status, len(table.connections)) for table in hall.tables.values())
    figures = generate_latest(registry_of(InMemory(tables, hall.store.trouble)))
    return Response(figures, headers={"Content-Type": CONTENT_TYPE_LATEST})
