"""All tables of a server. One is built up from the store when somebody asks for it, and when the server starts."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from random import SystemRandom

import msgspec
from sqlalchemy import Executable, delete, insert, update

from herohall.core.errors import HallError
from herohall.server import archiving, catching_up, opening, schema, steady, telling
from herohall.server.bodies import Claim, DeviceCode, NewTable, Seated, TableInfo
from herohall.server.boxes import Boxes
from herohall.server.daily import Daily
from herohall.server.faults import CannotStore
from herohall.server.garbage import Garbage
from herohall.server.house import House, NotNow
from herohall.server.keeping import Keeping
from herohall.server.limits import Addresses
from herohall.server.neighbours import Neighbours
from herohall.server.notices import Changed, Roll
from herohall.server.pace import Timing
from herohall.server.ratings import Ratings
from herohall.server.regulars import Regulars
from herohall.server.seating import Guest, clean, digest, new_token
from herohall.server.store import FINISHED, Store
from herohall.server.studying import Studies
from herohall.server.table import Table
from herohall.server.thinking import Thinkers

DEVICE_CODE = 600.0
"""Seconds a code for another device is good for."""
FIRST_PEOPLE = 0.5
"""Seconds after the start in which nothing is done that nobody waits for."""
AGAIN = 1.0
"""Seconds until a store that did not answer is asked again."""
SWEEP = 60.0
"""Seconds between two looks for tables nobody is at."""
TIDY = 600.0
"""Seconds between two looks for finished tables."""

log = logging.getLogger("herohall.server")


class Hall:
    """The tables in memory by id; the store has them all."""

    def __init__(
        self,
        url: str,
        data: Path,
        timing: Timing | None = None,
        workers: int | None = None,
        redis: str | None = None,
        keep_finished: int | None = None,
        ratings: bool = False,
    ) -> None:
        self.store = Store(url)
        self.neighbours = neighbours_at(self.store, redis)
        thinkers = Thinkers(workers)
        chance, daily = SystemRandom(), Daily(self.store)
        self.house = House(self.store, thinkers, timing or Timing(), chance, self.neighbours, daily)
        self.regulars = Regulars(self.store)
        self.ratings = Ratings(self.store, ratings)
        self.boxes = Boxes(self.store, data / "boxes")
        self.studies = Studies(self.house.thinkers)
        self.tables: dict[str, Table] = {}
        self.watching = Addresses()
        """Where those come from who only watch, and are known by nothing else."""
        self.keeping = Keeping(self)
        self._keep_finished = keep_finished
        self._loading: dict[str, asyncio.Lock] = {}
        self._background: set[asyncio.Task[None]] = set()
        self._garbage = Garbage()

    async def open(self) -> None:
        """Be ready for people at once; the games that were going on go on in the background."""
        await self.store.open()
        await self.store.hold(shared=self.neighbours.shared)
        await self.neighbours.open(self.keeping.hear, self.keeping.company_moved)
        self._garbage.begin()
        for job in (self._set_to_work(), self._sweep(), self._tidy(), self.keeping.look_round()):
            self.in_background(job)

    async def close(self) -> None:
        """Finish what is being written; everything else is in the store already."""
        for task in self._background:
            task.cancel()
        self.studies.close()
        await asyncio.gather(*self._background, return_exceptions=True)
        await asyncio.gather(*(table.close() for table in self.tables.values()))
        await self.neighbours.close()
        self.house.thinkers.close()
        await self.store.close()

    def in_background(self, job: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(job)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def _set_to_work(self) -> None:
        """Serve those who come back before anything else; then the bots, and the tables nobody has asked for yet."""
        await asyncio.sleep(FIRST_PEOPLE)
        self.house.thinkers.warm_up()
        await self.wake()

    async def wake(self) -> None:
        """Build up the tables whose bots and clocks are ours to answer for, however long the store is silent."""
        while True:
            try:
                for table_id in await self.store.unfinished():
                    if self.neighbours.keeps(table_id):
                        await self._build_up(table_id)
            except CannotStore:  # it has been logged
                await asyncio.sleep(AGAIN)
            else:
                return

    async def try_table(self, table_id: str) -> None:
        with suppress(CannotStore):
            await self._build_up(table_id)

    async def _build_up(self, table_id: str) -> None:
        try:
            await self.table(table_id)
        except CannotStore:
            raise
        except HallError:
            pass  # it has been logged
        except Exception:
            log.exception("table %s cannot be built up; the others go on", table_id)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            before = len(self.tables)
            for table in list(self.tables.values()):
                if table.given_up or (table.idle and time.monotonic() - table.touched > SWEEP):
                    del self.tables[table.id]
            self._garbage.put_away(before - len(self.tables), len(self.tables))

    async def _tidy(self) -> None:
        """Archive finished tables, and delete those that have been kept long enough."""
        while True:
            await asyncio.sleep(TIDY)
            try:
                await archiving.archive_finished(self.store, self.boxes, steady.now() - archiving.ARCHIVE_AFTER)
                if self._keep_finished is not None:
                    await archiving.delete_finished(self.store, self._keep_finished)
            except CannotStore:
                pass  # it has been logged
            except Exception:
                log.exception("finished tables cannot be tidied up; trying again later")

    # Finding tables

    async def table(self, table_id: str) -> Table:
        """A table, built up if need be; NotNow if there is none or it cannot go on."""
        table = self.tables.get(table_id)
        if table is not None and not table.given_up:
            table.touched = time.monotonic()
            return table
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                table = self.tables.get(table_id)
                if table is None or table.given_up:
                    table = await self._load(table_id)
                return table
        finally:
            if not lock.locked():
                self._loading.pop(table_id, None)

    async def _load(self, table_id: str) -> Table:
        stored = await self.store.table(table_id)
        if stored is None:
            raise NotNow("server-no-table")
        old = self.tables.pop(table_id, None)
        if old is not None:
            await old.close()
        try:
            game, folder = await self.boxes.game(stored.table.game, stored.table.box)
            match = await asyncio.to_thread(opening.replayed, game, stored)
        except CannotStore:
            raise
        except Exception as error:
            log.error("table %s cannot go on: %s", table_id, error, exc_info=not isinstance(error, HallError))
            raise NotNow("server-frozen") from error
        table = opening.build_table(self.house, match, folder, stored)
        async with table.lock:
            if match.record.rules_version != stored.table.rules:
                await self._take_over_to(table, stored.table.rules)
            self.tables[table_id] = table
            self.neighbours.tell(Roll(table_id))
            await self.keeping.take_charge(table)
        return table

    async def _take_over_to(self, table: Table, before: int) -> None:
        """The rules are newer than the table, and agree about all its moves: from here on they hold, and it says so.

        A game that is over is only looked at: it stays as it was played, and gets no older by it, nor younger.
        """
        began = before if table.rules_before is None else table.rules_before
        if table.status not in FINISHED:
            await table.write(rules=table.match.record.rules_version, rules_before=began)
        table.rules_before = began

    def info(self, table: Table, guest: Guest | None = None) -> TableInfo:
        """What anyone with the link may know."""
        return TableInfo(
            table=telling.facts(table, guest),
            company=telling.company(table, steady.now()),
            number=table.number,
            asked=table.match.state.seat,
            changed=table.changed,
            ending=telling.ending(table),
        )

    # Coming to a table

    async def create(self, wanted: NewTable) -> Seated:
        """Open a table; the host's token is told this once."""
        game, folder = await self.boxes.game(wanted.game, wanted.box)
        wanted = msgspec.structs.replace(wanted, rated=wanted.rated and self.ratings.on)
        table, token = opening.open_table(self.house, game, folder, wanted)
        host = table.seating.guests[0]
        host.regular = await self._regular(table, wanted.person, host.name)
        await self.store.write(*opening.rows_of(table))
        await self.begin(table)
        return self.seated(table, host, token)

    async def _regular(self, table: Table, key: str | None, name: str) -> str | None:
        """Who somebody is at other tables too; asked only where it matters."""
        return await self.regulars.known(key, name) if key is not None and table.rated else None

    async def begin(self, table: Table) -> None:
        """A table that is in the store now begins."""
        self.tables[table.id] = table
        async with table.lock:
            await self.keeping.take_charge(table)
        self.neighbours.tell(Changed(table.id, table.revision))

    def seated(self, table: Table, guest: Guest, token: str) -> Seated:
        """A place at a table, as its owner is told of it."""
        return Seated(table=table.id, token=token, seats=table.seating.seats_of(guest), invite=table.invite)

    async def claim(self, table_id: str, claim: Claim) -> Seated:
        """Take over a bot's seat."""
        table = await self.table(table_id)

        async def sit_down() -> Seated:
            if not secrets.compare_digest(claim.invite.encode(), table.invite.encode()):
                raise NotNow("server-bad-invite")
            if table.daily is not None:
                raise NotNow("server-daily")
            free = table.seating.free()
            if not free or (claim.seat is not None and claim.seat not in free):
                raise NotNow("server-seat-taken")
            seat = free[0] if claim.seat is None else claim.seat
            guest, token, rows = await self._guest_for(table, claim)
            late = any(mover == seat for mover, _ in table.match.record.entries)
            called = clean(claim.name) or None
            rows.append(table.seat_row(seat, person_id=guest.id, called=called, late=late, away=False, conceded=False))
            await table.write(*rows)
            if guest not in table.seating.guests:
                table.seating.guests.append(guest)
            place = table.seating.places[seat]
            place.owner, place.called, place.late = guest, called, late
            await table.seat_changed(seat)
            for connection in table.of_guest(guest):
                table.tell_welcome(connection)
            return self.seated(table, guest, token)

        return await table.alone(sit_down)

    async def _guest_for(self, table: Table, claim: Claim) -> tuple[Guest, str, list[Executable]]:
        """The person who claims: one who is known already, or a new one."""
        if claim.token is not None:
            known = table.seating.by_token(claim.token)
            if known is None:
                raise NotNow("server-bad-token")
            return known, claim.token, []
        token = new_token()
        guest = Guest(id=new_token(), name=clean(claim.name) or "?", host=False, token_hash=digest(token))
        guest.regular = await self._regular(table, claim.person, guest.name)
        return guest, token, [opening.guest_row(table, guest)]

    # Another device

    async def device_code(self, table_id: str, token: str) -> DeviceCode:
        """A code with which a person can go on elsewhere."""
        table = await self.table(table_id)
        guest = await catching_up.guest_with(table, token)
        if guest is None:
            raise NotNow("server-bad-token")
        code, expires = new_token(), steady.now() + DEVICE_CODE
        row = insert(schema.devices).values(code_hash=digest(code), person_id=guest.id, expires=expires)
        await self.store.write(delete(schema.devices).where(schema.devices.c.expires < steady.now()), row)
        return DeviceCode(code=code, expires=expires)

    async def claim_device(self, code: str) -> Seated:
        """Go on here; the token of the other device is void."""
        found = await self.store.device(digest(code))
        if found is None or found.expires < steady.now():
            raise NotNow("server-bad-code")
        table = await self.table(found.table_id)

        async def move_over() -> Seated:
            guest = next((one for one in table.seating.guests if one.id == found.person_id), None)
            if guest is None or await self.store.device(digest(code)) is None:
                raise NotNow("server-bad-code")
            return await self.move_here(table, guest)

        return await table.alone(move_over)

    async def move_here(self, table: Table, guest: Guest) -> Seated:
        """A new token for a person, whose old one is void; under the table's lock."""
        token = new_token()
        await table.write(
            delete(schema.devices).where(schema.devices.c.person_id == guest.id),
            update(schema.people).where(schema.people.c.id == guest.id).values(token_hash=digest(token)),
        )
        guest.token_hash = digest(token)
        table.dismiss(guest, "server-moved")
        return self.seated(table, guest, token)

    # After a game

    async def record_text(self, table_id: str, token: str | None) -> str:
        """A finished game's record; of a running one what its guest knows."""
        try:
            table = await self.table(table_id)
        except NotNow:
            archived = await archiving.archived_text(self.store, table_id)
            if archived is None:
                raise
            return archived  # the rules have changed since it was played, but not what was written down
        opening.name_seats(table)
        if table.revealed:
            return table.match.record.to_text()
        guest = None if token is None else table.seating.by_token(token)
        seats = table.seating.seats_of(guest)
        if not seats and not table.watch:
            raise NotNow("server-no-watching")
        # With several seats on one device the account is that of a spectator: each of them has secrets.
        return table.match.account(seats[0] if len(seats) == 1 else None)


def neighbours_at(store: Store, redis: str | None) -> Neighbours:
    """The other processes of this hall: none without Redis."""
    if redis is None:
        return Neighbours()
    from herohall.server.in_company import InCompany  # an extra, which a single process does not need

    return InCompany(store, redis)
