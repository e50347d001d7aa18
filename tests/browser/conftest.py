"""One server for all browser tests. Each person has a context, as on a device of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser
from tests.browser.visitor import Visitor
from tests.server.hosting import Host


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server whose bots do not wait; at the end it must have noted no fault."""
    host = Host(tmp_path_factory.mktemp("host"), usual_orders=1)
    yield host
    host.stop()
    assert "ERROR" not in host.log()


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(browser: Browser, host: Host) -> Iterator[Visit]:
    """Makes visitors; at the end none may have met an error, be it only in the console."""
    visitors: list[Visitor] = []

    def make(host: Host = host, **wishes: object) -> Visitor:
        visitor = Visitor(browser, host.address, **wishes)  # type: ignore[arg-type]
        visitors.append(visitor)
        return visitor

    yield make
    for visitor in visitors:
        visitor.leave()
    assert [error for visitor in visitors for error in visitor.errors] == []
