"""A game being played: its record, its state, what has happened so far. Terminal and server both play through it."""

from __future__ import annotations

from copy import copy
from typing import NamedTuple

from herohall.core.errors import CannotUndo, NotAsked
from herohall.core.event import Event, View, is_news
from herohall.core.game import State
from herohall.core.record import UNDO, Record


class Step(NamedTuple):
    """A move that still counts: who made it, how each viewer may know it, and what it caused."""

    seat: int
    move: int
    told: list[str]
    """For every seat, and last for a spectator."""
    events: list[Event]


class Match:
    """A record and the state it leads to, kept together; undo is an entry in the log, not a deletion."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.state, self.opening = record.opening()
        """The present state; what happened before the first move."""
        self.steps: list[Step] = []
        self._undoable: list[State] = []
        """The states before the last moves, as far back as nothing new was learned: no undo reaches further."""
        self.event_count = len(self.opening)
        """How many events `log` has."""
        for index, (seat, word) in enumerate(record.entries):
            if word == UNDO:
                try:
                    self._take_back(seat)
                except CannotUndo as error:
                    raise record.fault(index, "record-cannot-undo", seat=seat, why=error) from error
            else:
                self._advance(record.move_at(self.state, index))

    def copy(self) -> Match:
        """An independent match; the states, which no match changes, are shared."""
        twin = copy(self)
        twin.record = self.record.copy()
        twin.steps, twin._undoable = self.steps[:], self._undoable[:]
        return twin

    @property
    def events(self) -> list[list[Event]]:
        """What each move that still counts has caused, in order."""
        return [step.events for step in self.steps]

    def play(self, seat: int, move: int) -> list[Event]:
        """Play a move for a seat; IllegalMove if it is not asked or may not."""
        if self.state.seat != seat:
            raise NotAsked(seat)
        events = self._advance(move)
        self.record.add(seat, self.state.text(move))
        if self.state.over:
            self.record.finish(self.state)
        return events

    def enter(self, seat: int, word: str) -> None:
        """Play a move in words, or take back the last one."""
        if word == UNDO:
            self.undo(seat)
        else:
            self.play(seat, self.state.parse(word))

    def check_undo(self, seat: int) -> None:
        """CannotUndo, saying why, unless this seat may take back the last move."""
        why = self.why_no_undo(seat)
        if why is not None:
            raise CannotUndo(why)

    def why_no_undo(self, seat: int) -> str | None:
        """Why this seat may not take back the last move, as the key of a message; None if it may."""
        if not self.steps:
            return "undo-nothing"
        if self.steps[-1].seat != seat:
            return "undo-not-yours"
        if self.state.over:
            return "undo-over"
        return None if self._undoable else "undo-news"

    def undo(self, seat: int) -> None:
        """Take back the seat's last move, if nothing has been learned since."""
        self._take_back(seat)
        self.record.add(seat, UNDO)

    def log(self, viewer: int | None) -> list[View]:
        """All events as a viewer may know them; everything, once the game is over."""
        over = self.state.over
        batches = [self.opening, *self.events]
        return [event.told(viewer, over) for batch in batches for event in batch]

    def state_after(self, count: int) -> State:
        """The state after the first so many moves that count."""
        state = self.record.start()
        for step in self.steps[:count]:
            state.apply(step.move)
        return state

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
        for step in self.steps:
            lines.append(f"{step.seat} {step.told[column]}")
            lines += [f"  * {_one_line(event.seen_by(viewer))}" for event in step.events]
        return "\n".join(lines) + "\n"

    def _advance(self, move: int) -> list[Event]:
        seat = self.state.seat
        assert seat is not None
        before, state = self.state, self.state.copy()
        events = state.play(move)
        viewers: list[int | None] = [*range(self.record.players), None]
        step = Step(seat, move, [before.told(move, viewer) for viewer in viewers], events)
        self.state = state
        self.steps.append(step)
        self.event_count += len(events)
        news = self.state.game.news
        if any(is_news(event, news) for event in events):
            self._undoable.clear()  # a long game need not be kept in memory hundredfold
        else:
            self._undoable.append(before)
        return events

    def _take_back(self, seat: int) -> None:
        self.check_undo(seat)
        self.state = self._undoable.pop()
        self.event_count -= len(self.steps.pop().events)


def _one_line(event: View) -> str:
    return " ".join(f"{key}={value}" if key != "event" else str(value) for key, value in event.items())
