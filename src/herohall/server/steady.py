"""The time of day, as tables reckon with it: seconds since 1970 that never jump while the server runs.

Deadlines are absolute, so that they survive a restart. A machine's clock may be set meanwhile, forward or back; nobody
may lose or gain time by that. So the clock is read once, and from then on only what has passed since is counted.
"""

from __future__ import annotations

import time

_BEGAN = time.time() - time.monotonic()


def now() -> float:
    """Seconds since 1970, by the clock this process started with."""
    return _BEGAN + time.monotonic()
