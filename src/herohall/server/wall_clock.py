"""The time of day for tables: seconds since 1970 that never jump while the server runs.

Deadlines are absolute, so that they survive a restart. Nobody may lose or gain time when the machine's clock is set
forward or back. So the clock is read once, and from then on only elapsed time is added.
"""

from __future__ import annotations

import time

_BEGAN = time.time() - time.monotonic()


def now() -> float:
    """Seconds since 1970, by the clock this process started with."""
    return _BEGAN + time.monotonic()
