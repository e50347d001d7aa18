"""What a server notes for its owner, on standard error: as text for people, or one JSON object a line for programs.

No secret gets here: neither tokens nor invitations nor seeds are ever logged, a table is named by its id alone, and the
store hides the parameters of its statements.
"""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import Literal

import msgspec

Form = Literal["text", "json"]


class JsonLines(logging.Formatter):
    """One line for each note."""

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
    """Note warnings and worse of every part, and of our own also what goes well."""
    note = logging.StreamHandler()
    note.setFormatter(JsonLines() if form == "json" else logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[note], force=True)
    logging.getLogger("herohall").setLevel(logging.INFO)
