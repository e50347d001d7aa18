"""Requests made up from the API's own description, right and wrong ones: no fault, and every refusal has a code."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from tests.patience import PATIENCE
from tests.server.hosting import Host

EXAMPLES = 6
"""For each operation: the whole takes some seconds."""

schema = schemathesis.pytest.from_fixture("described")


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server of its own: strange tables stay where they are."""
    host = Host(tmp_path_factory.mktemp("described"))
    yield host
    host.stop()
    assert "ERROR" not in host.log()


@pytest.fixture(scope="module")
def described(crowded: Host) -> schemathesis.schemas.BaseSchema:
    return schemathesis.openapi.from_url(f"{crowded.address}/api/schema")


@schema.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
def test_no_request_causes_a_fault(case: schemathesis.Case) -> None:
    if case.path == "/api/share":
        return  # opens a door of this machine to the network
    answer = case.call(timeout=PATIENCE)
    case.validate_response(answer, checks=[not_a_server_error])
    if answer.status_code >= 400:
        assert answer.json().keys() == {"key", "params", "rule", "problems"}
