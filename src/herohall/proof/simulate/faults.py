"""Faults put in by hand, to see that the simulation finds them. The first two were real ones of earlier versions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, ExitStack, contextmanager
from unittest.mock import patch

from msgspec.structs import replace
from sqlalchemy import bindparam, literal_column, update

from herohall.core.errors import BadOption
from herohall.hall import actions, autoplay, messages
from herohall.hall.bits import Moment, digest
from herohall.hall.clock import Clock
from herohall.hall.messages import Told
from herohall.hall.notices import Changed, Entered
from herohall.hall.presence import Viewer
from herohall.hall.step import Step
from herohall.hall.table import Guest, Table
from herohall.proof.simulate import happenings
from herohall.proof.simulate.database import Database
from herohall.proof.simulate.history import Incident
from herohall.proof.simulate.world import World
from herohall.server.cluster.coordinator import Coordinator
from herohall.server.live.room import Proposal, Room
from herohall.server.live.runner import Runner
from herohall.server.store import statements
from herohall.server.store.schema import tables
from herohall.server.store.statements import ONE_ROW
from herohall.server.workers import pool

Put = Callable[[], AbstractContextManager[object]]


def locks_dropped() -> AbstractContextManager[object]:
    """The process opens the file beside SQLite and closes it: with that, POSIX drops SQLite's locks."""
    real = Database.started

    def started(self: Database) -> None:
        real(self)
        self.locked = False

    return patch.object(Database, "started", started)


def turned_away() -> AbstractContextManager[object]:
    """Whoever sat down through another process is not known until its notice arrives."""

    async def guest_with(self: Room, token: str) -> Guest | None:
        return self.table.holder(digest(token))

    return patch.object(Room, "guest_with", guest_with)


def told_early() -> AbstractContextManager[object]:
    """People are told before it is written."""
    real = Room.take_locked

    async def take_locked(self: Room, propose: Proposal, patient: bool = False) -> Step:
        self.send(propose(self.table, self.context.moment()).messages)
        return await real(self, propose, patient)

    return patch.object(Room, "take_locked", take_locked)


def ids_forgotten() -> AbstractContextManager[object]:
    """A message that comes twice is taken for a new one."""

    def propose(table: Table, viewer: Viewer, message: actions.Action, moment: Moment) -> Step:
        step = actions.act(table, viewer, message, f"{viewer.guest} {message.id}", moment)
        return actions.acknowledged(step, viewer, message.id, step.after.number)

    return patch.object(actions, "propose", propose)


def no_guard() -> AbstractContextManager[object]:
    """A write does not ask whether somebody else has written first."""
    guard = update(tables).where(tables.c.id == bindparam("this_table"), literal_column("0") <= bindparam("based_on"))
    return patch.object(statements, "GUARD", guard.execution_options(**{ONE_ROW: True}))


def one_view_for_all() -> AbstractContextManager[object]:
    """Everybody gets the message made for the first."""

    def updates(table: Table, viewers: list[Viewer], since: int, now: float) -> list[Told]:
        return [Told([one.id for one in viewers], messages.update(table, viewers[0], since, now))] if viewers else []

    return patch.object(messages, "updates", updates)


def deaf() -> AbstractContextManager[object]:
    """A process relies on notices alone, and never looks at the store itself."""

    async def look_round(self: Coordinator) -> None:
        """Nothing is looked for."""

    return patch.object(Coordinator, "look_round", look_round)


def gives_up() -> AbstractContextManager[object]:
    """An automatic answer that could not be stored is not tried again."""

    async def run(self: Runner, plan: autoplay.Plan) -> None:
        try:
            await self._carry_out(plan)
        except Exception:  # noqa: BLE001 - that is the fault
            return

    return patch.object(Runner, "_run", run)


def waits_for_ever() -> AbstractContextManager[object]:
    """A bot that hangs is waited for without end."""
    return patch.object(pool, "LONGEST", 1e9)


def follows_the_clock() -> AbstractContextManager[object]:
    """The time of tables is the machine's clock, also when that is set."""

    def turn(world: World, incident: Incident) -> None:
        happenings.turn_clock(world, incident)
        for process in world.processes:
            process.lane.reading = world.machine_clock

    return patch.dict(happenings.HAPPENINGS, {"clock": turn})


def fresh_time() -> AbstractContextManager[object]:
    """Whenever a process takes over a table, whoever is asked gets all their time again."""

    def put_off(self: Clock, seat: int | None, now: float) -> Clock:
        return self if self.deadline is None else self.ask(seat, now)

    return patch.object(Clock, "put_off", put_off)


def notes_for_all() -> AbstractContextManager[object]:
    """Notes are told to everybody at the table."""
    real = messages.private_news

    def private_news(before: Table, after: Table, viewers: list[Viewer]) -> list[Told]:
        told = real(before, after, viewers)
        everybody = [viewer.id for viewer in viewers]
        return [one._replace(to=everybody) for one in told]

    return patch.object(messages, "private_news", private_news)


def believes_notices() -> AbstractContextManager[object]:
    """A move that another process tells of is taken over even if others before it were missed."""
    real = Room.heed

    async def heed(self: Room, notice: Changed | Entered) -> None:
        if isinstance(notice, Entered):
            notice = replace(notice, revision=self.table.revision + 1)
        await real(self, notice)

    return patch.object(Room, "heed", heed)


FAULTS: Mapping[str, Put] = {
    "locks-dropped": locks_dropped,
    "turned-away": turned_away,
    "told-early": told_early,
    "ids-forgotten": ids_forgotten,
    "no-guard": no_guard,
    "one-view-for-all": one_view_for_all,
    "deaf": deaf,
    "gives-up": gives_up,
    "waits-for-ever": waits_for_ever,
    "follows-the-clock": follows_the_clock,
    "fresh-time": fresh_time,
    "notes-for-all": notes_for_all,
    "believes-notices": believes_notices,
}
"""What can be put in, by name."""


@contextmanager
def put_in(name: str | None) -> Iterator[None]:
    """Put a fault into the server for a while."""
    if name is not None and name not in FAULTS:
        raise BadOption("proof-no-fault", fault=name, known=", ".join(FAULTS))
    with ExitStack() as stack:
        if name is not None:
            stack.enter_context(FAULTS[name]())
        yield
