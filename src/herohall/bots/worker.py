"""A process in which bots think, for the server and for the lab."""

from __future__ import annotations

import os
import signal
from multiprocessing import parent_process
from threading import Thread


def settle_in(nice: int = 0) -> None:
    """What such a process does first: leave Ctrl-C to its parent, let others go first, and never outlive its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
