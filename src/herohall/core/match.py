"""A game being played: its record, its state, what has happened so far. Terminal and server both play through it."""

from __future__ import annotations

from herohall.core.errors import CannotUndo, IllegalMove
from herohall.core.event import Event, View
from herohall.core.game import State
from herohall.core.record import UNDO, Record


class Match:
    """A record and the state it leads to, kept together; undo is an entry in the log, not a deletion."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.state: State
        self.opening: list[Event]
        """What happened before the first move."""
        self.events: list[list[Event]] = []
        """What each move that still counts has caused, in order."""
        self._told: list[list[str]] = []
        """Each move that still counts as every seat, and last a spectator, may know it."""
        self._rebuild()

    def play(self, seat: int, move: int) -> list[Event]:
        """Play a move for a seat; IllegalMove if it is not asked or may not."""
        if self.state.seat != seat:
            raise IllegalMove("", "not-asked", seat=seat + 1)
        if move not in self.state.moves():
            raise self.state.refusal(move)
        events = self._advance(move)
        self.record.add(seat, self.state.text(move))
        if self.state.over:
            self.record.finish(self.state)
        return events

    def check_undo(self, seat: int) -> None:
        """CannotUndo, saying why, unless this seat may take back the last move."""
        kept = self.record.effective()
        if not kept:
            raise CannotUndo("undo-nothing")
        if self.record.entries[kept[-1]][0] != seat:
            raise CannotUndo("undo-not-yours")
        if self.state.over:
            raise CannotUndo("undo-over")
        if any(event.name in self.state.game.news for event in self.events[-1]):
            raise CannotUndo("undo-news")

    def undo(self, seat: int) -> None:
        """Take back the seat's last move, if nothing has been learned since."""
        self.check_undo(seat)
        self.record.add(seat, UNDO)
        self._rebuild()

    def log(self, viewer: int | None) -> list[View]:
        """All events as a viewer may know them; everything, once the game is over."""
        over = self.state.over
        batches = [self.opening, *self.events]
        return [event.open() if over else event.seen_by(viewer) for batch in batches for event in batch]

    def account(self, viewer: int | None) -> str:
        """What a viewer may take away before the end: no seed, and only what that viewer knows."""
        record, column = self.record, self.record.players if viewer is None else viewer
        lines = [
            "HeroHall account 1",
            f"game: {record.game.name}",
            f"players: {record.players}",
            f"viewer: {'spectator' if viewer is None else viewer}",
            *(f"option: {name} {value}" for name, value in record.options.items()),
            *(f"seat: {number} {seat.kind} {seat.name}" for number, seat in enumerate(record.seats)),
            f"seed-hash: {record.seed_hash}",
            "",
        ]
        lines += [f"  * {_one_line(event.seen_by(viewer))}" for event in self.opening]
        for index, told, events in zip(record.effective(), self._told, self.events, strict=True):
            lines.append(f"{record.entries[index][0]} {told[column]}")
            lines += [f"  * {_one_line(event.seen_by(viewer))}" for event in events]
        return "\n".join(lines) + "\n"

    def _rebuild(self) -> None:
        self.state, self.opening = self.record.opening()
        self.events, self._told = [], []
        for index in self.record.effective():
            self._advance(self.record.move_at(self.state, index))

    def _advance(self, move: int) -> list[Event]:
        viewers: list[int | None] = [*range(self.record.players), None]
        self._told.append([self.state.told(move, viewer) for viewer in viewers])
        self.events.append(self.state.play(move))
        return self.events[-1]


def _one_line(event: View) -> str:
    return " ".join(f"{key}={value}" if key != "event" else str(value) for key, value in event.items())
