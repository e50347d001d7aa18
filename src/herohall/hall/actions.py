"""A message from a page about a table: who may send it, and the step it leads to. Sending it twice does no harm."""

from __future__ import annotations

from msgspec.structs import replace

from herohall.core.record import UNDO
from herohall.hall import controls, messages, moves
from herohall.hall.bits import Moment
from herohall.hall.errors import NotNow
from herohall.hall.messages import Told
from herohall.hall.presence import Viewer
from herohall.hall.protocol import Ack, Act, Control, Note, Order, Undo
from herohall.hall.step import Step, take
from herohall.hall.table import Table

Action = Act | Undo | Order | Note | Control


def propose(table: Table, viewer: Viewer, message: Action, moment: Moment) -> Step:
    """The step a message leads to, ending with the answer to its sender; an error says why it is refused."""
    if viewer.guest is None:
        raise NotNow("server-no-seat")
    action = f"{viewer.guest} {message.id}"
    done = table.log.actions.get(action, table.log.others.get(action))
    if done is not None:
        return acknowledged(take(table, table, moment), viewer, message.id, done)
    step = act(table, viewer, message, action, moment)
    after = replace(step.after, log=step.after.log.remembering(action, step.after.number, step.moved))
    return acknowledged(step._replace(after=after), viewer, message.id, after.number)


def acknowledged(step: Step, viewer: Viewer, action: str, number: int) -> Step:
    """The step, with an answer to the sender added."""
    return step._replace(messages=[*step.messages, Told([viewer.id], Ack(id=action, number=number))])


def act(table: Table, viewer: Viewer, message: Action, action: str, moment: Moment) -> Step:
    """The step, without the answer to the sender."""
    if isinstance(message, Act | Undo):
        seat = acting_seat(table, viewer, message)
        if table.player(seat) != viewer.guest:
            raise NotNow("server-bot-plays")
        if message.at != table.number:
            raise NotNow("server-stale")
        word = message.move if isinstance(message, Act) else UNDO
        return moves.enter(table, seat, word, "person", moment, action)
    if isinstance(message, Order):
        return take(table, moves.with_order(table, own_seat(table, viewer), message.order), moment)
    if isinstance(message, Note):
        return take(table, table.with_place(own_seat(table, viewer), notes=message.notes), moment)
    control = controls.CONTROLS.get(message.what)
    if control is None:
        raise NotNow("server-bad-value")
    after, extra = control(table, viewer, message, moment)
    return take(table, after, moment, extra)


def acting_seat(table: Table, viewer: Viewer, message: Act | Undo) -> int:
    """The seat a move is for: with the curtain down the one that is asked, if everybody may see the choice."""
    if isinstance(message, Act) and messages.is_asked_openly(table, viewer):
        state = table.match.state
        if table.asked is not None and state.parse(message.move) in state.game.open_moves(state):
            return table.asked
    return own_seat(table, viewer)


def own_seat(table: Table, viewer: Viewer) -> int:
    """The seat whose view this connection shows: people act only for a seat whose view they see."""
    seats = table.seats_of(viewer.guest)
    if viewer.seat is not None and viewer.seat in seats:
        return viewer.seat
    raise NotNow("server-not-lifted" if seats else "server-no-seat")
