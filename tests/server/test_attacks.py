"""Attacks at full size on a real server do no harm: honest people play on. What they notice is in docs/security.md."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.attacks import ATTACKS, watched


@pytest.mark.long
@pytest.mark.parametrize("name", ATTACKS)
def test_honest_people_play_on(name: str, data: Path) -> None:
    noticed = asyncio.run(watched(name, ATTACKS[name], data))
    assert noticed.harmless, noticed
