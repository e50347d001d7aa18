"""One server for all tests that leave it running."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.hosting import Host


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server that does not wait; at the end it must have noted no fault."""
    host = Host(tmp_path_factory.mktemp("host"))
    yield host
    host.stop()
    assert "ERROR" not in host.log()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder for a server of one's own."""
    return tmp_path / "data"
