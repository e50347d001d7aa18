"""The application: the API, the page's files, and the middleware that guards both."""

from __future__ import annotations

import gzip
import hashlib
import logging
import mimetypes
from functools import cached_property
from pathlib import Path
from types import ModuleType

from litestar import Litestar, Request, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath

from herohall._version import __version__
from herohall.core.errors import HallError
from herohall.hall.errors import NotNow
from herohall.hall.messages import problem
from herohall.hall.protocol import Problem
from herohall.server.hall_server import HallServer
from herohall.server.http import community, health, open_tables, replay, tables
from herohall.server.http.middleware import Flood, SameOrigin, add_headers, add_headers_of_site, keep_log_short
from herohall.server.site import AWAY, MARK
from herohall.server.sockets import Lan
from herohall.server.store.errors import CannotStore

STATIC = Path(__file__).parents[1] / "static"
LARGEST_BODY = 2_500_000
NOT_FOUND = (
    "server-no-table",
    "server-no-day",
    "server-no-step",
    "server-no-box",
    "bad-game",
    "no-rulebook",
    "no-rule",
    "server-no-lesson",
    "server-no-puzzle",
)
FORBIDDEN = ("server-bad-token", "server-bad-invite", "server-bad-code", "server-local-only", "server-no-watching")
BUSY = ("server-busy",)
CONFLICT = ("server-seat-taken", "server-not-over", "server-daily", "server-frozen")

HTTP_KEYS = {
    403: "server-other-origin",
    404: "server-not-found",
    405: "server-not-found",
    413: "server-too-large",
    429: "server-too-many",
}

log = logging.getLogger("herohall.server")


def make_app(
    hall: HallServer,
    lan: Lan | None = None,
    metrics: bool = False,
    hosts: frozenset[str] = frozenset(),
    site: Path | None = None,
) -> Litestar:
    """The application for an open hall. With `lan`: it runs on its owner's machine and can be shared in the network.

    `hosts`: the names it answers to; none: all. `site`: a page that can also play without this server.
    """
    keep_log_short()
    page_files = load_page(STATIC) if site is None else load_site(site)
    app = Litestar(
        route_handlers=[
            Router("/api", route_handlers=handlers(tables, replay, community, open_tables)),
            *handlers(health),
            page,
            file_of_page,
        ],
        state=State({"hall": hall, "lan": lan, "metrics": metrics, "page": page_files}),
        exception_handlers={
            HallError: refuse,
            HTTPException: refuse_http,
            RecursionError: refuse_nested,
            Exception: refuse_fault,
        },
        compression_config=CompressionConfig(backend="gzip", minimum_size=2000, exclude_opt_key="packed"),
        middleware=[Flood(), SameOrigin(lan is not None, hosts)],
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="HeroHall", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin(path="/")]
        ),
        before_send=[add_headers if site is None else add_headers_of_site],
        logging_config=None,
        debug=False,
    )
    if lan is not None:
        lan.app = app
    return app


def handlers(*modules: ModuleType) -> list[BaseRouteHandler]:
    """All functions of these modules that answer requests."""
    return [one for module in modules for one in vars(module).values() if isinstance(one, BaseRouteHandler)]


# Errors


def refuse(request: Request[object, object, State], error: HallError) -> Response[Problem]:
    """An error that a person can fix."""
    return Response(problem(error), status_code=status_of(error))


def status_of(error: HallError) -> int:
    """The HTTP status of an error."""
    if isinstance(error, CannotStore):
        return 503
    for status, keys in ((404, NOT_FOUND), (403, FORBIDDEN), (409, CONFLICT), (429, BUSY)):
        if error.key in keys:
            return status
    return 400


def refuse_http(request: Request[object, object, State], error: HTTPException) -> Response[Problem]:
    """A malformed request: an unknown address, or a body that does not fit the schema."""
    said = NotNow(HTTP_KEYS.get(error.status_code, "server-malformed"))
    return Response(problem(said), status_code=error.status_code, headers=error.headers)


def refuse_nested(request: Request[object, object, State], error: RecursionError) -> Response[Problem]:
    """A body with more brackets inside each other than can be read."""
    return Response(problem(NotNow("server-malformed")), status_code=400)


def refuse_fault(request: Request[object, object, State], error: Exception) -> Response[Problem]:
    """A fault of the server: details go into the log, not into the answer."""
    log.error("a request to %s failed", request.url.path, exc_info=error)
    return Response(problem(NotNow("server-failed")), status_code=500)


# The page's files


TYPES = {".mjs": "text/javascript", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json"}
"""What not every system knows; browsers insist on these."""


class PageFile:
    """A file as it is sent: its type, its tag, and its bytes, plain and compressed."""

    def __init__(self, path: Path) -> None:
        self.type = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.plain = path.read_bytes()
        self.tag = f'"{hashlib.sha256(self.plain).hexdigest()[:32]}"'

    @cached_property
    def packed(self) -> bytes:
        """Compressed when first requested, so that the server starts quickly."""
        return gzip.compress(self.plain, mtime=0)


def load_page(folder: Path) -> dict[str, PageFile]:
    """All files of the built page by their path."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): PageFile(path) for path in files}


def load_site(folder: Path) -> dict[str, PageFile]:
    """The files that `herohall site --for-server` wrote."""
    page = folder / "index.html"
    if not page.is_file() or MARK.format(where=AWAY) not in page.read_text("utf-8"):
        raise HallError("browser-no-site", folder=str(folder))
    return load_page(folder)


@get("/", include_in_schema=False, opt={"packed": True})
async def page(request: Request[object, object, State]) -> Response[bytes]:
    """The page."""
    return send_file(request, "index.html")


@get("/{path:path}", include_in_schema=False, opt={"packed": True})
async def file_of_page(request: Request[object, object, State], path: FromPath[str]) -> Response[bytes]:
    """A file of the page, from a fixed list, so that no path can leave the folder."""
    return send_file(request, path.lstrip("/"))


def send_file(request: Request[object, object, State], path: str) -> Response[bytes]:
    """A file, or the answer that it has not changed."""
    file: PageFile | None = request.app.state["page"].get(path)
    if file is None:
        raise HTTPException(status_code=404)
    headers = {"ETag": file.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.type)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=file.type)
    return Response(file.plain, headers=headers, media_type=file.type)
