"""What happened, as data. Log lines, animation and sound come from events, never from comparing two states."""

from __future__ import annotations

JSON = None | bool | int | float | str | list["JSON"] | dict[str, "JSON"]
View = dict[str, JSON]


class Event:
    """One thing that happened: facts for all, and facts only some seats may know.

    >>> sent = Event("sent", {"seat": 0}, {"card": 5}, seers=[0])
    >>> sent.seen_by(0), sent.seen_by(1)
    ({'event': 'sent', 'seat': 0, 'card': 5}, {'event': 'sent', 'seat': 0})
    """

    def __init__(self, name: str, facts: View, secret: View | None = None, seers: list[int] | None = None) -> None:
        self.name = name
        self.facts = facts
        self.secret: View = {} if secret is None else secret
        self.seers: list[int] = [] if seers is None else seers

    def seen_by(self, viewer: int | None) -> View:
        """What a seat, or a spectator (None), learns of it."""
        seen: View = {"event": self.name}
        seen.update(self.facts)
        if viewer is not None and viewer in self.seers:
            seen.update(self.secret)
        return seen

    def open(self) -> View:
        """Everything about it: for the time after the game."""
        return {"event": self.name, **self.facts, **self.secret}

    def __repr__(self) -> str:
        return f"Event({self.name!r}, {self.facts!r}, {self.secret!r}, {self.seers!r})"
