"""All tables of a server. A table is loaded from the store when somebody asks for it, and when the server starts."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path

from msgspec.structs import replace
from sqlalchemy import delete, insert

from herohall.core.errors import HallError
from herohall.hall import create, from_record, rematch, sync, visits
from herohall.hall.bits import digest, new_token
from herohall.hall.bot_delay import Timing
from herohall.hall.errors import NotNow
from herohall.hall.messages import Told
from herohall.hall.notices import Changed, Roll
from herohall.hall.presence import Viewer
from herohall.hall.protocol import Ack, Control
from herohall.hall.schemas import Claim, DeviceCode, NewTable, PlayOn, Seated
from herohall.hall.step import Step
from herohall.hall.stored import StoredTable
from herohall.hall.table import Table
from herohall.server import gc_tuning, wall_clock
from herohall.server.cluster.coordinator import Coordinator
from herohall.server.cluster.single import Cluster
from herohall.server.context import Context
from herohall.server.gc_tuning import Garbage
from herohall.server.http.rate_limits import Addresses
from herohall.server.live.room import Room
from herohall.server.live.spare_time import SpareTime
from herohall.server.store import archive, schema
from herohall.server.store.boxes import Boxes
from herohall.server.store.community import Community
from herohall.server.store.errors import CannotStore
from herohall.server.store.statements import statements
from herohall.server.store.store import Store
from herohall.server.workers.pool import BotPool
from herohall.server.workers.study import Studies

DEVICE_CODE = 600.0
"""Seconds for which a code for another device is valid."""
FIRST_PEOPLE = 0.5
"""Seconds after the start before background work begins."""
AGAIN = 1.0
"""Seconds until a store that did not answer is tried again."""
SWEEP = 60.0
"""Seconds between two searches for empty tables."""
TIDY = 600.0
"""Seconds between two searches for finished tables."""

log = logging.getLogger("herohall.server")


class HallServer:
    """The tables in memory by id; the store has them all."""

    def __init__(
        self,
        context: Context,
        data: Path,
        ratings: bool = False,
        keep_finished: int | None = None,
        open_tables: bool = False,
    ) -> None:
        self.context = context
        self.store = context.store
        self.community = Community(context.store, ratings)
        self.boxes = Boxes(context.store, data / "boxes")
        self.studies = Studies(context.bots, self.in_background)
        self.rooms: dict[str, Room] = {}
        self.watching = Addresses()
        """The addresses of spectators, who are not known by anything else."""
        self.open_tables = open_tables
        self.matching = asyncio.Lock()
        """Held while a quick match is found or opened."""
        self._keep_finished = keep_finished
        self._loading: dict[str, asyncio.Lock] = {}
        self._background: set[asyncio.Task[None]] = set()
        self._garbage = Garbage()

    async def open(self) -> None:
        """Be ready for people at once; running games continue in the background."""
        await self.store.open()
        cluster = self.context.cluster
        await self.store.hold(shared=cluster.shared)
        coordinator = Coordinator(self)
        await cluster.open(coordinator.hear, coordinator.processes_changed)
        self._garbage.begin()
        for job in (self._set_to_work(), self._sweep(), self._tidy(), coordinator.look_round()):
            self.in_background(job)

    async def close(self) -> None:
        """Finish pending writes; everything else is already in the store."""
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        await asyncio.gather(*(room.close() for room in self.rooms.values()))
        await self.context.cluster.close()
        self.context.bots.close()
        await self.store.close()
        gc_tuning.end()

    def in_background(self, job: Coroutine[object, object, None]) -> None:
        """Start a background job that ends with the server."""
        task = asyncio.create_task(job)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def _set_to_work(self) -> None:
        """Serve returning people first; then start the bots and load the tables nobody has asked for yet."""
        await asyncio.sleep(FIRST_PEOPLE)
        self.context.bots.warm_up()
        await self.wake()

    async def wake(self) -> None:
        """Load the tables whose bots and clocks this process runs; keep trying while the store does not answer."""
        while True:
            try:
                for table_id in await self.store.unfinished():
                    if self.context.cluster.keeps(table_id):
                        await self._build_up(table_id)
            except CannotStore:  # it has been logged
                await asyncio.sleep(AGAIN)
            else:
                return

    async def try_room(self, table_id: str) -> None:
        """Load a table, if that is possible now."""
        with suppress(CannotStore):
            await self._build_up(table_id)

    async def _build_up(self, table_id: str) -> None:
        try:
            await self.room(table_id)
        except CannotStore:
            raise
        except HallError:
            pass  # it has been logged
        except Exception:
            log.exception("table %s cannot be loaded; the others continue", table_id)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            before = len(self.rooms)
            for room in list(self.rooms.values()):
                if room.given_up or (room.idle and time.monotonic() - room.touched > SWEEP):
                    del self.rooms[room.table.id]
            self._garbage.put_away(before - len(self.rooms), len(self.rooms))

    async def _tidy(self) -> None:
        """Archive finished tables, and delete old ones."""
        while True:
            await asyncio.sleep(TIDY)
            try:
                await self.boxes.forget_unused()
                await archive.archive_finished(self.store, self.boxes, wall_clock.now() - archive.ARCHIVE_AFTER)
                if self._keep_finished is not None:
                    await archive.delete_finished(self.store, self._keep_finished)
            except CannotStore:
                pass  # it has been logged
            except Exception:
                log.exception("finished tables cannot be archived or deleted; trying again later")

    # Finding tables

    async def room(self, table_id: str) -> Room:
        """A table, loaded if necessary; NotNow if it does not exist or cannot continue."""
        room = self.rooms.get(table_id)
        if room is not None and not room.given_up:
            room.touched = time.monotonic()
            return room
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                room = self.rooms.get(table_id)
                if room is None or room.given_up:
                    room = await self._load(table_id)
                return room
        finally:
            if not lock.locked():
                self._loading.pop(table_id, None)

    async def table(self, table_id: str) -> Table:
        """A table as it is now."""
        return (await self.room(table_id)).table

    async def _load(self, table_id: str) -> Room:
        stored = await self.store.table(table_id)
        if stored is None:
            raise NotNow("server-no-table")
        old = self.rooms.pop(table_id, None)
        if old is not None:
            await old.close()
        room = Room(self.context, await self._table_of(stored))
        async with room.lock:
            if room.table.match.record.rules_version != stored.table.rules:
                await room.take_locked(lambda table, moment: sync.taken_over(table, stored.table.rules, moment))
            self.rooms[table_id] = room
            self.context.cluster.tell(Roll(table_id))
            await room.answer_for(self.context.cluster.keeps(table_id))
        return room

    async def _table_of(self, stored: StoredTable) -> Table:
        """A table rebuilt from the store; NotNow if it cannot continue."""
        row = stored.table
        try:
            game, folder = await self.boxes.game(row.game, row.box)
            match = await asyncio.to_thread(sync.replayed, game, stored)
            secret = b"" if row.daily is None else await self.community.secret()
        except CannotStore:
            raise
        except Exception as error:
            log.error("table %s cannot continue: %s", row.id, error, exc_info=not isinstance(error, HallError))
            raise NotNow("server-frozen") from error
        return sync.table_of(stored, match, folder, secret, self.context.moment())

    # Opening tables

    async def create(self, wanted: NewTable) -> Seated:
        """Open a table; the host's token is sent only this once."""
        game, folder = await self.boxes.game(wanted.game, wanted.box)
        wanted = replace(wanted, rated=wanted.rated and self.community.rated, open=wanted.open and self.open_tables)
        moment = self.context.moment()
        table, token = create.new_table(game, wanted, create.new_start(wanted, folder, moment), moment)
        (host,) = table.guests.values()
        regular = await self._regular(table, wanted.person, host.name)
        table = table.with_guest(replace(host, regular=regular))
        await self.begin(create.opened(table, moment))
        return visits.seated(table, host.id, token)

    async def _regular(self, table: Table, key: str | None, name: str) -> str | None:
        """The person's id across tables; looked up only if it is needed."""
        return await self.community.known(key, name) if key is not None and table.start.rated else None

    async def begin(self, step: Step) -> None:
        """Store a new table, and start it."""
        await self.store.write(*statements(step, wall_clock.now()))
        await self.host(step.after)

    async def host(self, table: Table) -> None:
        """Start a table that is already in the store."""
        room = self.rooms[table.id] = Room(self.context, table)
        async with room.lock:
            await room.answer_for(self.context.cluster.keeps(table.id))
        self.context.cluster.tell(Changed(table.id, table.revision))

    async def play_on(self, table_id: str, wanted: PlayOn) -> Seated:
        """Continue a finished game from one of its moments, against bots."""
        old, moment = await self.table(table_id), self.context.moment()
        new, token = await asyncio.to_thread(from_record.play_on, old, wanted, moment)
        await self.begin(await asyncio.to_thread(from_record.opened_with_moves, new, moment))
        return Seated(table=new.id, token=token, seats=[wanted.seat], invite=new.start.invite)

    # Coming to a table

    async def claim(self, table_id: str, wanted: Claim) -> Seated:
        """Take over a bot's seat."""
        if not (wanted.invite or self.open_tables):
            raise NotNow("server-bad-invite")
        room = await self.room(table_id)
        regular = None if wanted.token else await self._regular(room.table, wanted.person, wanted.name)
        return seat_given(await room.take(lambda table, moment: visits.claim(table, wanted, regular, moment)))

    async def device_code(self, table_id: str, token: str) -> DeviceCode:
        """A code with which a person can continue on another device."""
        guest = await (await self.room(table_id)).guest_with(token)
        if guest is None:
            raise NotNow("server-bad-token")
        moment = self.context.moment()
        code, expires = new_token(moment.bits), moment.now + DEVICE_CODE
        row = insert(schema.devices).values(code_hash=digest(code), person_id=guest.id, expires=expires)
        await self.store.write(delete(schema.devices).where(schema.devices.c.expires < moment.now), row)
        return DeviceCode(code=code, expires=expires)

    async def claim_device(self, code: str) -> Seated:
        """Continue here; the token of the other device is no longer valid."""
        found = await self.store.device(digest(code))
        if found is None or found.expires < wall_clock.now():
            raise NotNow("server-bad-code")
        room = await self.room(found.table_id)
        async with room.lock:
            if await self.store.device(digest(code)) is None:
                raise NotNow("server-bad-code")
            return await self._move_here(room, found.person_id)

    async def go_on_here(self, table_id: str) -> Seated:
        """Continue a person's table here; their token elsewhere is no longer valid."""
        room = await self.room(table_id)
        async with room.lock:
            return await self._move_here(room, next(iter(room.table.guests)))

    async def _move_here(self, room: Room, guest: str) -> Seated:
        return seat_given(await room.take_locked(lambda table, moment: visits.move_device(table, guest, moment)))

    # After a game

    async def rematch(self, room: Room, viewer: Viewer, message: Control) -> None:
        """A new table for the same people; everybody who is here is told, each with their own token."""
        async with room.lock:
            rematch.check(room.table, viewer)
            if room.table.following is None:
                step = await room.take_locked(lambda table, moment: rematch.open_again(table, viewer, moment))
                assert step.opened is not None
                await self.host(step.opened)
            await self.tell_rematch(room)
            room.send([Told([viewer.id], Ack(id=message.id, number=room.table.number))])

    async def tell_rematch(self, room: Room) -> None:
        """Tell everybody connected to this process about the new table. The caller holds the lock."""
        assert room.table.following is not None
        new, people = await self.room(room.table.following), room.table.presence.people()
        step = await new.take(lambda table, moment: rematch.give_tokens(table, people, moment))
        room.send(rematch.told(room.table, step.tokens))
        room.told_of_rematch = True

    async def record_text(self, table_id: str, token: str | None) -> str:
        """The record of a finished game; for a running one, what the guest knows."""
        try:
            table = await self.table(table_id)
        except NotNow:
            archived = await archive.archived_text(self.store, table_id)
            if archived is None:
                raise
            return archived  # the rules have changed since, but the stored game is complete
        return create.record_text(table, token, wall_clock.now())


def seat_given(step: Step) -> Seated:
    """The seat a step has given to a person."""
    assert step.seated is not None
    return step.seated


def make_server(
    url: str,
    data: Path,
    timing: Timing | None = None,
    workers: int | None = None,
    redis: str | None = None,
    keep_finished: int | None = None,
    ratings: bool = False,
    open_tables: bool = False,
) -> HallServer:
    """A server on a database; without Redis it is the only process."""
    store = Store(url)
    context = Context(store, BotPool(workers), timing or Timing(), cluster_at(store, redis), SpareTime())
    return HallServer(context, data, ratings, keep_finished, open_tables)


def cluster_at(store: Store, redis: str | None) -> Cluster:
    """The other processes of this hall: none without Redis."""
    if redis is None:
        return Cluster()
    from herohall.server.cluster.redis import RedisCluster  # an optional package that a single process does not need

    return RedisCluster(store, redis)
