"""An allowance that requests use up and that refills over time. It is a value: using it makes a new one."""

from __future__ import annotations

import msgspec


class Allowance(msgspec.Struct, frozen=True):
    """A number of requests at once, and how many more each second adds."""

    burst: float
    per_second: float
    left: float
    at: float

    @classmethod
    def full(cls, burst: float, per_second: float, now: float) -> Allowance:
        """Nothing used up yet."""
        return cls(burst, per_second, burst, now)

    def used(self, now: float, cost: float = 1.0) -> Allowance | None:
        """What remains after taking an amount; None if there is not enough."""
        left = min(self.burst, self.left + (now - self.at) * self.per_second) - cost
        return None if left < 0 else Allowance(self.burst, self.per_second, left, now)
