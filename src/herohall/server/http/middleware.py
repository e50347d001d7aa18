"""Checks around every request: who may send it, how often, and what a browser may do with the answer."""

from __future__ import annotations

import logging
from ipaddress import ip_address
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from herohall.hall.errors import NotNow
from herohall.hall.messages import problem
from herohall.server.http.rate_limits import MOST_LIVE, Addresses

GUARDS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; "
    "style-src 'self' 'unsafe-inline'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
OF_SITE = {
    **GUARDS,
    "Content-Security-Policy": GUARDS["Content-Security-Policy"] + "; script-src 'self' 'wasm-unsafe-eval'",
}
"""For a page that can also play without this server: its workers may compile WebAssembly."""
HEADERS = [(name.lower().encode(), value.encode()) for name, value in GUARDS.items()]
HEADERS_OF_SITE = [(name.lower().encode(), value.encode()) for name, value in OF_SITE.items()]
TOO_MANY = 429
LOCAL = "127.0.0.1"
REFUSED_WEBSOCKET = "ASGI callable returned without completing handshake."
"""What uvicorn logs after a websocket has been answered by HTTP."""
AGAIN_AFTER = "5"
"""Seconds, as a header."""


async def add_headers(message: Message, scope: Scope) -> None:
    """Add security headers to every answer, also to errors."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *HEADERS]


async def add_headers_of_site(message: Message, scope: Scope) -> None:
    """The same for a server whose page can also play without it."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *HEADERS_OF_SITE]


async def close(status: int, key: str, send: Send) -> None:
    """Refuse a websocket with an HTTP answer before it is accepted."""
    body = msgspec.json.encode(problem(NotNow(key)))
    headers = [(b"content-type", b"application/json"), (b"retry-after", AGAIN_AFTER.encode()), *HEADERS]
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body, "more_body": False})


class SameOrigin(ASGIMiddleware):
    """In a browser only our own pages may send requests: another site's page has another Origin.

    On its owner's machine the server is reached by address only: a host name that points to it may be DNS rebinding.
    Elsewhere its owner may say which names are its own.
    """

    def __init__(self, by_address: bool, hosts: frozenset[str]) -> None:
        self._by_address = by_address
        self._hosts = hosts

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if self._is_ours(dict(scope["headers"])):
            await next_app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await close(403, "server-other-origin", send)
        else:
            raise HTTPException(status_code=403)

    def _is_ours(self, headers: dict[bytes, bytes]) -> bool:
        """Whether a request comes from our own page, and by a name or an address that is ours."""
        origin = headers.get(b"origin", b"").decode("latin-1")
        host = headers.get(b"host", b"").decode("latin-1")
        ours = not origin or (origin.startswith(("http://", "https://")) and place_of(origin) == host.lower())
        reached = is_address(host) if self._by_address else not self._hosts or is_allowed(host, self._hosts)
        return ours and reached


def place_of(origin: str) -> str:
    """Host and port in an Origin header; empty if it is malformed."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


def is_address(host: str) -> bool:
    """Whether a Host header is an IP address or localhost."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
        ip_address(name)
    except ValueError:
        return host.partition(":")[0] == "localhost"
    return True


def is_allowed(host: str, hosts: frozenset[str]) -> bool:
    """Whether a Host header has one of these names, or is this machine's own."""
    try:
        name = urlsplit(f"//{host}").hostname
    except ValueError:
        return False
    return name in hosts or name in ("localhost", LOCAL, "::1")


class Flood(ASGIMiddleware):
    """Rate limits, so that one client cannot make the others wait."""

    def __init__(self) -> None:
        self._addresses = Addresses()

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        client = scope.get("client")
        host = LOCAL if client is None else client[0]  # without a network there is no address
        live = scope["type"] == ScopeType.WEBSOCKET
        if not self._addresses.may_ask(host, str(scope.get("method", "GET")), scope["path"]):
            await self._refuse(live, send)
        elif live:
            await self._stay(host, scope, receive, send, next_app)
        else:
            await next_app(scope, receive, send)

    async def _stay(self, host: str, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Serve a websocket, counted while it is open."""
        address = self._addresses.of(host)
        if address is None:
            await next_app(scope, receive, send)
        elif address.live >= MOST_LIVE:
            await self._refuse(True, send)
        else:
            address.live += 1
            try:
                await next_app(scope, receive, send)
            finally:
                address.live -= 1

    @staticmethod
    async def _refuse(live: bool, send: Send) -> None:
        if not live:
            raise HTTPException(status_code=TOO_MANY, headers={"Retry-After": AGAIN_AFTER})
        await close(TOO_MANY, "server-too-many", send)


class OurFaultsOnly(logging.Filter):
    """Drops log lines about malformed or refused requests: a client could cause a million of them."""

    def filter(self, record: logging.LogRecord) -> bool:
        kind = record.exc_info[0] if record.exc_info else None
        nonsense = kind is not None and issubclass(kind, UnicodeDecodeError)
        return not nonsense and record.msg != REFUSED_WEBSOCKET


def keep_log_short() -> None:
    """Make the web server log its own faults only."""
    uvicorn = logging.getLogger("uvicorn.error")
    if not any(isinstance(one, OurFaultsOnly) for one in uvicorn.filters):
        uvicorn.addFilter(OurFaultsOnly())
