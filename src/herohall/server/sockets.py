"""Starts the server: on this machine with a browser, shared in this network if its owner wants, or on a host."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread

import uvicorn
from litestar import Litestar

from herohall.server.hall_server import HallServer
from herohall.server.http.connections import HttpProtocol
from herohall.server.live.connection import LiveProtocol

HIGHEST_MESSAGE = 16 * 1024
"""The most bytes of one websocket message from a page."""
SLOWEST_CLIENT = 60_000
"""Milliseconds after which a connection that accepts no data is closed."""
PING_EVERY = 60.0
"""Seconds between two pings to every page, which finds those that are gone; pages themselves ask more often."""
LOCAL = "127.0.0.1"
DATABASE = "tables.db"


class Listener(uvicorn.Server):
    """A server that leaves signals to its caller, and reports when it is ready."""

    def __init__(self, app: Litestar, ready: Callable[[], None] | None = None) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                http=HttpProtocol,
                ws=LiveProtocol,
                ws_max_size=HIGHEST_MESSAGE,
                ws_per_message_deflate=False,  # messages are small: compressing one costs more than sending it
                ws_ping_interval=PING_EVERY,
                lifespan="off",
                log_config=None,
                access_log=False,
                server_header=False,
                timeout_graceful_shutdown=3,
            )
        )
        self._ready = ready

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._ready is not None and self.started:
            self._ready()


class Lan:
    """The switch "share in this network": a second socket for the same hall."""

    def __init__(self) -> None:
        self.app: Litestar | None = None
        self.address: str | None = None
        self._listener: Listener | None = None
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Listen on this machine's address in the network."""
        if self.address is not None or self.app is None:
            return
        door = open_socket(lan_address(), 0)
        host, port = door.getsockname()[:2]
        self._listener = Listener(self.app)
        self._task = asyncio.create_task(self._listener.serve([door]))
        self.address = f"http://{host}:{port}"

    async def close(self) -> None:
        """Close the second socket."""
        if self._listener is not None and self._task is not None:
            self._listener.should_exit = True
            await self._task
        self._listener = self._task = self.address = None


def lan_address() -> str:
    """Our address in this network. Nothing is sent: connecting a UDP socket only picks a route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return LOCAL


def open_socket(host: str, port: int) -> socket.socket:
    """A socket that listens; port 0: any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        # Every connection inherits it. Without it a client that does not read could keep a socket for ever: the system
        # does not give up on it while it answers at all.
        door.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, SLOWEST_CLIENT)
    door.bind((host, port))
    door.listen(512)
    door.setblocking(False)
    return door


def run(hall: HallServer, app: Litestar, lan: Lan | None, door: socket.socket, ready: Callable[[], None]) -> None:
    """Serve a hall until Ctrl-C or a termination signal; HallError if it cannot be opened."""

    async def main() -> None:
        listener = Listener(app, ready)

        def stop() -> None:
            listener.should_exit = True

        loop = asyncio.get_running_loop()
        with contextlib.suppress(NotImplementedError):  # Windows has no signal handlers in loops
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.add_signal_handler(number, stop)
        await hall.open()
        try:
            await listener.serve([door])
            if lan is not None:
                await lan.close()
        finally:
            await hall.close()

    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(main())


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The faster event loop, where there is one; None: Python's own."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def open_browser(address: str) -> None:
    """Show the page, unless there is no screen: a browser in the terminal is not enough."""
    screen = not sys.platform.startswith("linux") or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
    if screen and os.environ.get("HEROHALL_BROWSER") != "none":
        Thread(target=webbrowser.open, args=[address], daemon=True).start()  # some browsers take their time


def sqlite_url(data: Path) -> str:
    """The database in a folder, which is created if necessary."""
    data.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{data / DATABASE}"
