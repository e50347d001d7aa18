"""Moves and undo, standing orders and notes, and what happens when time has passed. Each function returns a `Step`."""

from __future__ import annotations

from msgspec.structs import replace

from herohall.core.errors import CannotUndo
from herohall.core.record import UNDO
from herohall.hall import autoplay
from herohall.hall.autoplay import Think
from herohall.hall.bits import Moment
from herohall.hall.errors import NotNow
from herohall.hall.messages import MADE_FOR_YOU
from herohall.hall.open_tables import begun_if_due
from herohall.hall.protocol import MadeBy
from herohall.hall.step import Step, take
from herohall.hall.table import Answer, Table


def enter(table: Table, seat: int, word: str, made_by: MadeBy, moment: Moment, action: str | None = None) -> Step:
    """A move or undo of a seat; an error if it is not allowed."""
    return take(table, entered(table, seat, word, made_by, moment.now), moment, action=action)


def entered(table: Table, seat: int, word: str, made_by: MadeBy, now: float) -> Table:
    """The table after a move or undo. This is the only place where the rules of the game are applied."""
    if table.status != "running":
        raise NotNow(f"server-{table.status}")
    match = table.match.copy()
    if word == UNDO:
        match.check_undo(seat)
        if table.last_made_by() != "person":
            raise CannotUndo(MADE_FOR_YOU)
    elif table.asked != seat:
        raise NotNow("server-not-your-turn")
    match.enter(seat, word)
    undone = word == UNDO
    log = table.log._replace(made_by=[*table.log.made_by, made_by])
    status = "over" if match.state.over else table.status
    after = replace(table, match=match, log=log, status=status, changed=now)
    after = after if undone else without_past_orders(after)
    clock = table.clock if undone else table.clock.answered(seat, now)
    return replace(after, clock=clock.ask(after.timed_seat, now, again=undone))


def bot_answered(table: Table, think: Think, word: str, moment: Moment) -> Step:
    """A bot has found its move; it is played when it is due, unless the question has changed."""
    plan = autoplay.plan(table, moment)
    if plan != think:
        return take(table, table, moment)
    if think.made_by != "bot":
        return enter(table, think.seat, word, think.made_by, moment)
    answer = Answer(word, think.made_by, moment.now)
    return time_up(replace(table, question=table.question._replace(answer=answer)), moment)


def time_up(table: Table, moment: Moment) -> Step:
    """Do everything that is due by now."""
    seat, now = table.asked, moment.now
    if table.status != "running" or seat is None:
        return take(table, begun_if_due(table, now), moment)
    answer, order = table.question.answer, autoplay.order_for(table)
    if answer is not None:
        if autoplay.answer_due(table, answer, moment) <= now:
            return enter(table, seat, answer.word, answer.made_by, moment)
    elif order is not None:
        if autoplay.order_due(table, moment) <= now:
            return enter(table, seat, order.answer, "order", moment)
    elif autoplay.time_is_over(table, now):
        if autoplay.has_left(table):
            return take(table, table.with_place(seat, conceded=True), moment)
    else:
        patience = autoplay.patience_ends(table, moment)
        if patience is not None and patience <= now:
            return take(table, table.with_place(seat, away=True), moment)
    return take(table, table, moment)


def with_order(table: Table, seat: int, name: str | None) -> Table:
    """Set a standing order; null is the game's first. One that passes is stored with the one it interrupts."""
    order = next((one for one in table.match.state.game.orders if one.name == name), None)
    if name is not None and order is None:
        raise NotNow("server-no-order")
    if order is not None and order.until:
        kept = (table.places[seat].order or "").removeprefix(f"{name}").strip()
        return table.with_place(seat, order=f"{name} {kept}".strip())
    return table.with_place(seat, order=name)


def without_past_orders(table: Table) -> Table:
    """The table after a move, with the orders ended that the move's events end."""
    for seat, place in enumerate(table.places):
        order = autoplay.named_order(table, seat) if place.order else None
        if order is not None and order.until and order.until in {event.name for event in table.match.steps[-1].events}:
            assert place.order is not None
            table = table.with_place(seat, order=place.order.partition(" ")[2] or None)
    return table
