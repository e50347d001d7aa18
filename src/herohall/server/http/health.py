"""For the operator: is the server alive, does it accept moves, and how is it doing?"""

from __future__ import annotations

from litestar import Response, get
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from prometheus_client import CONTENT_TYPE_LATEST

from herohall.server.http.dependencies import Http, hall_of
from herohall.server.metrics import figures
from herohall.server.store.errors import CannotStore


@get("/health", include_in_schema=False, media_type=MediaType.TEXT)
async def health() -> str:
    """The process answers; if it does not, restart it."""
    return "ok\n"


@get("/ready", include_in_schema=False, media_type=MediaType.TEXT)
async def ready(request: Http) -> Response[str]:
    """Whether moves are accepted; if not, the key of the problem, so that people can be sent elsewhere."""
    store = hall_of(request.app.state).store
    try:
        await store.try_out()
    except CannotStore as error:
        return Response(f"{error.key}\n", status_code=503)
    return Response("ok\n")


@get("/metrics", include_in_schema=False)
async def metrics(request: Http) -> Response[bytes]:
    """Figures for Prometheus, if the owner has switched them on."""
    if not request.app.state["metrics"]:
        raise NotFoundException
    hall = hall_of(request.app.state)
    tables = ((room.table.status, len(room.connections)) for room in hall.rooms.values())
    return Response(figures(tables, hall.store.trouble), headers={"Content-Type": CONTENT_TYPE_LATEST})
