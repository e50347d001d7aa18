"""How long tests wait for what must come: far longer than it takes, so that a busy machine makes none fail."""

from __future__ import annotations

import time
from collections.abc import Iterator

PATIENCE = 600.0
"""Seconds."""


def patiently(pause: float = 0.02) -> Iterator[None]:
    """Look again and again: `for _ in patiently(): if …: break`."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        yield
        time.sleep(pause)
    raise AssertionError("it never came true")
