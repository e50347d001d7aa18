"""Why something cannot be done at a table."""

from __future__ import annotations

from herohall.core.errors import HallError


class NotNow(HallError):
    """Something is not possible, not now, or not for this person."""
