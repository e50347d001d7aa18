"""The server's log on standard error: text for people, or one JSON object per line for programs.

It contains no secrets: tokens, invitations and seeds are never logged, a table is named only by its id, and the store
hides the parameters of its statements.
"""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import Literal

import msgspec

Form = Literal["text", "json"]


class JsonLines(logging.Formatter):
    """One JSON object for each entry."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def begin(form: Form) -> None:
    """Log warnings and errors of every library, and also information from our own code."""
    note = logging.StreamHandler()
    note.setFormatter(JsonLines() if form == "json" else logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[note], force=True)
    logging.getLogger("herohall").setLevel(logging.INFO)
