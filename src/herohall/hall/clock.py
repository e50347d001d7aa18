"""The time of one table. Deadlines are absolute, so that they survive a restart; nothing here looks at a real clock."""

from __future__ import annotations

import msgspec

from herohall.hall.protocol import ClockChoice

DAY = 24 * 3600.0
HOUR = 3600.0
AFTER_UNDO = 5.0
"""Seconds to choose again after an undo with an empty bank: an undo must not gain time."""


class Clock(msgspec.Struct, frozen=True):
    """The banks of all seats, and when the time for the present question ends. A change makes a new clock.

    `asked` is the moment from which the bank of the seat that decides is used up. While the table is paused, `asked`
    and `deadline` are seconds from the moment it continues.
    """

    choice: ClockChoice
    banks: tuple[float, ...]
    asked: float | None = None
    deadline: float | None = None

    def ask(self, seat: int | None, now: float, again: bool = False) -> Clock:
        """Start a person's time, or with None nobody's. `again`: after an undo, without free seconds."""
        if seat is None or self.choice.kind == "none":
            return self._timed(None, None)
        if self.choice.kind == "days":
            return self._timed(now, now + self.choice.days * DAY)
        if again:
            return self._timed(now, now + max(AFTER_UNDO, self.banks[seat]))
        asked = now + self.choice.reaction
        return self._timed(asked, asked + self.banks[seat])

    def go_on(self, seat: int, now: float) -> Clock:
        """Who comes back to a question that a bot was to answer has what is left in the bank, and no free seconds."""
        if self.choice.kind == "live":
            return self._timed(now, now + self.banks[seat])
        return self._timed(now, now + HOUR) if self.choice.kind == "days" else self

    def answered(self, seat: int, now: float) -> Clock:
        """Time beyond the free seconds is taken from the bank."""
        if self.choice.kind != "live" or self.asked is None:
            return self
        left = max(0.0, self.banks[seat] - max(0.0, now - self.asked))
        return Clock(self.choice, (*self.banks[:seat], left, *self.banks[seat + 1 :]), self.asked, self.deadline)

    def pause(self, now: float) -> Clock:
        """Stop the clock. It began by the clock of another process perhaps, ahead of this one's: nobody gains that."""
        free = self.choice.reaction if self.choice.kind == "live" else 0.0
        return self._shifted(-now if self.asked is None else -max(now, self.asked - free))

    def resume(self, now: float) -> Clock:
        """Start it again."""
        return self._shifted(now)

    def put_off(self, seat: int | None, now: float) -> Clock:
        """After a restart: nobody is to blame for a deadline that passed meanwhile or is about to, so it moves.

        A deadline further away than possible was written before the system clock was set back.
        """
        if self.deadline is None:
            return self
        if seat is None:
            return self.ask(None, now)
        days = self.choice.kind == "days"
        least = HOUR if days else float(self.choice.reaction)
        most = self.choice.days * DAY if days else self.choice.reaction + max(AFTER_UNDO, self.banks[seat])
        if now + least <= self.deadline <= now + most:
            return self
        if days and self.deadline < now + least:
            return self._timed(now, now + HOUR)
        return self.ask(seat, now)

    def _shifted(self, seconds: float) -> Clock:
        if self.asked is None or self.deadline is None:
            return self
        return self._timed(self.asked + seconds, self.deadline + seconds)

    def _timed(self, asked: float | None, deadline: float | None) -> Clock:
        return Clock(self.choice, self.banks, asked, deadline)
