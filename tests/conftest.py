"""For all tests."""

from __future__ import annotations

import signal

# Where tests are started in the background, Ctrl-C is ignored, and programs they start would ignore it too.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
