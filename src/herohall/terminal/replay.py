"""A finished or running game as a log in words: everything, or as one seat knew it."""

from __future__ import annotations

from collections.abc import Iterator

from herohall.core.errors import HallError
from herohall.core.event import Event, View
from herohall.core.match import Match
from herohall.core.record import Record
from herohall.core.texts import t
from herohall.terminal.loop import result_lines
from herohall.terminal.painter import Painter


def replay_lines(record: Record, painter: Painter, seat: int | None) -> Iterator[str]:
    """All lines of the log; `seat` counts from 0, None sees everything."""
    if seat is not None and not 0 <= seat < record.players:
        raise HallError("terminal-bad-seat", seat=seat + 1, most=record.players)
    match = Match(record)  # finds every fault before the first line is printed
    lang = painter.lang
    yield painter.title() + " · " + " · ".join(painter.names)
    if seat is None:
        yield t("terminal-replay-all", lang)
    else:
        yield t("terminal-replay-seat", lang, name=painter.name(seat), seat=seat + 1)
    yield from _told(match.opening, painter, seat)
    for number, step in enumerate(match.steps, start=1):
        word = record.game.words[step.move] if seat is None else step.told[seat]
        yield f"{number:>4} {painter.name(step.seat)}: {word}"
        yield from _told(step.events, painter, seat)
    yield ""
    if match.state.over:
        yield from result_lines(match, painter)
    else:
        yield t("terminal-replay-unfinished", lang)


def _told(events: list[Event], painter: Painter, seat: int | None) -> Iterator[str]:
    for event in events:
        seen: View = event.open() if seat is None else event.seen_by(seat)
        line = painter.event(seen)
        if line:
            yield f"       {line}"
