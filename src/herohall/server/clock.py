"""The time of one table. Deadlines are absolute, so that they survive a restart; nothing here looks at a real clock."""

from __future__ import annotations

from herohall.server.protocol import ClockChoice

DAY = 24 * 3600.0
HOUR = 3600.0
AFTER_UNDO = 5.0
"""Seconds to choose again with an empty bank: taking back must not be a way to gain time."""


class Clock:
    """Banks of all seats, and when the time for the present question is over.

    `asked` is the moment from which the bank of the seat that decides is used up. While the table is paused, `asked`
    and `deadline` are seconds from the moment it goes on.
    """

    def __init__(
        self, choice: ClockChoice, banks: list[float], asked: float | None = None, deadline: float | None = None
    ) -> None:
        self.choice = choice
        self.banks = banks
        self.asked = asked
        self.deadline = deadline

    def copy(self) -> Clock:
        """An independent copy."""
        return Clock(self.choice, self.banks[:], self.asked, self.deadline)

    def ask(self, seat: int | None, now: float, again: bool = False) -> None:
        """A person's time begins to run; with None, nobody's. `again` after an undo: without free seconds."""
        if seat is None or self.choice.kind == "none":
            self.asked = self.deadline = None
        elif self.choice.kind == "days":
            self.asked, self.deadline = now, now + self.choice.days * DAY
        elif again:
            self.asked, self.deadline = now, now + max(AFTER_UNDO, self.banks[seat])
        else:
            self.asked = now + self.choice.reaction
            self.deadline = self.asked + self.banks[seat]

    def answered(self, seat: int, now: float) -> None:
        """What the answer took beyond the free seconds comes out of the bank."""
        if self.choice.kind == "live" and self.asked is not None:
            self.banks[seat] = max(0.0, self.banks[seat] - max(0.0, now - self.asked))

    def pause(self, now: float) -> None:
        """Stand still."""
        if self.asked is not None and self.deadline is not None:
            self.asked, self.deadline = self.asked - now, self.deadline - now

    def resume(self, now: float) -> None:
        """Run on."""
        if self.asked is not None and self.deadline is not None:
            self.asked, self.deadline = self.asked + now, self.deadline + now

    def put_off(self, seat: int | None, now: float) -> None:
        """After a restart: a deadline that passed meanwhile, or is about to, was missed through no fault of theirs.

        One further off than any can be was written down under a clock that has since been set back.
        """
        if self.deadline is None:
            return
        if seat is None:
            self.ask(None, now)
            return
        days = self.choice.kind == "days"
        least = HOUR if days else float(self.choice.reaction)
        most = self.choice.days * DAY if days else self.choice.reaction + max(AFTER_UNDO, self.banks[seat])
        if now + least <= self.deadline <= now + most:
            return
        passed = self.deadline < now + least
        self.ask(seat, now)
        if days and passed:
            self.deadline = now + HOUR
