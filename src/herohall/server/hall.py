"""All tables of a server. One is built up from the store when somebody asks for it, and when the server starts."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from pathlib import Path
from random import SystemRandom

from sqlalchemy import Executable, delete, insert, update

from herohall.core.errors import HallError
from herohall.core.match import Match
from herohall.server import controls, opening, schema, telling
from herohall.server.bodies import Claim, DeviceCode, NewSeat, NewTable, ReplayStep, Seated, TableInfo
from herohall.server.boxes import Boxes
from herohall.server.connection import Connection
from herohall.server.house import House, NotNow
from herohall.server.pace import Timing
from herohall.server.protocol import Rematch
from herohall.server.seating import Guest, clean, digest, new_token
from herohall.server.store import Store
from herohall.server.table import Table
from herohall.server.thinking import Thinkers

DEVICE_CODE = 600.0
"""Seconds a code for another device is good for."""
SWEEP = 60.0
"""Seconds between two looks for tables nobody is at."""

log = logging.getLogger("herohall.server")


class Hall:
    """The tables in memory by id; the store has them all."""

    def __init__(self, url: str, data: Path, timing: Timing | None = None, workers: int | None = None) -> None:
        self.store = Store(url)
        self.house = House(self.store, Thinkers(workers), timing or Timing(), SystemRandom())
        self.boxes = Boxes(self.store, data / "boxes")
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._background: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Be ready for people at once; the games that were going on go on in the background."""
        await self.store.open()
        self.house.thinkers.warm_up()
        self._background = [asyncio.create_task(self._wake()), asyncio.create_task(self._sweep())]

    async def close(self) -> None:
        """Finish what is being written; everything else is in the store already."""
        for task in self._background:
            task.cancel()
        await asyncio.gather(*(table.close() for table in self.tables.values()))
        self.house.thinkers.close()
        await self.store.close()

    async def _wake(self) -> None:
        for table_id in await self.store.unfinished():
            try:
                await self.table(table_id)
            except HallError:
                pass  # it has been logged
            except Exception:
                log.exception("table %s cannot be built up; the others go on", table_id)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            for table in list(self.tables.values()):
                if table.replaced:
                    await self.table(table.id)
                elif table.idle and time.monotonic() - table.touched > SWEEP:
                    del self.tables[table.id]

    # Finding tables

    async def table(self, table_id: str) -> Table:
        """A table, built up if need be; NotNow if there is none or it cannot go on."""
        table = self.tables.get(table_id)
        if table is not None and not table.replaced:
            table.touched = time.monotonic()
            return table
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                table = self.tables.get(table_id)
                if table is None or table.replaced:
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
            record = opening.load_record(game, stored)
            match = await asyncio.to_thread(Match, record)
        except HallError as error:
            log.error("table %s cannot go on: %s", table_id, error)
            raise NotNow("server-frozen") from error
        table = opening.build_table(self.house, match, folder, stored)
        self.tables[table_id] = table
        async with table.lock:
            table.automatic.arrange()
        return table

    def info(self, table: Table, guest: Guest | None = None) -> TableInfo:
        """What anyone with the link may know."""
        return TableInfo(
            table=telling.facts(table, guest),
            company=telling.company(table, time.time()),
            number=table.number,
            asked=table.match.state.seat,
            changed=table.changed,
            ending=telling.ending(table),
        )

    # Coming to a table

    async def create(self, wanted: NewTable) -> Seated:
        """Open a table; the host's token is told this once."""
        game, folder = await self.boxes.game(wanted.game, wanted.box)
        table, token = opening.open_table(self.house, game, folder, wanted)
        await self._begin(table)
        return self._seated(table, table.seating.guests[0], token)

    async def _begin(self, table: Table) -> None:
        await self.store.write(*opening.rows_of(table))
        self.tables[table.id] = table
        async with table.lock:
            table.automatic.arrange()

    def _seated(self, table: Table, guest: Guest, token: str) -> Seated:
        return Seated(table=table.id, token=token, seats=table.seating.seats_of(guest), invite=table.invite)

    async def claim(self, table_id: str, claim: Claim) -> Seated:
        """Take over a bot's seat."""
        table = await self.table(table_id)
        async with table.lock:
            if not secrets.compare_digest(claim.invite.encode(), table.invite.encode()):
                raise NotNow("server-bad-invite")
            free = table.seating.free()
            if not free or (claim.seat is not None and claim.seat not in free):
                raise NotNow("server-seat-taken")
            seat = free[0] if claim.seat is None else claim.seat
            guest, token, rows = self._guest_for(table, claim)
            called = clean(claim.name) or None
            rows.append(table.seat_row(seat, person_id=guest.id, called=called, away=False, conceded=False))
            await self.store.write(*rows)
            if guest not in table.seating.guests:
                table.seating.guests.append(guest)
            place = table.seating.places[seat]
            place.owner, place.called = guest, called
            await table.seat_changed(seat)
            for connection in table.of_guest(guest):
                table.tell_welcome(connection)
        return self._seated(table, guest, token)

    def _guest_for(self, table: Table, claim: Claim) -> tuple[Guest, str, list[Executable]]:
        """The person who claims: one who is known already, or a new one."""
        if claim.token is not None:
            known = table.seating.by_token(claim.token)
            if known is None:
                raise NotNow("server-bad-token")
            return known, claim.token, []
        token = new_token()
        guest = Guest(id=new_token(), name=clean(claim.name) or "?", host=False, token_hash=digest(token))
        return guest, token, [opening.guest_row(table, guest)]

    # Another device

    async def device_code(self, table_id: str, token: str) -> DeviceCode:
        """A code with which a person can go on elsewhere."""
        table = await self.table(table_id)
        guest = table.seating.by_token(token)
        if guest is None:
            raise NotNow("server-bad-token")
        code, expires = new_token(), time.time() + DEVICE_CODE
        row = insert(schema.devices).values(code_hash=digest(code), person_id=guest.id, expires=expires)
        await self.store.write(delete(schema.devices).where(schema.devices.c.expires < time.time()), row)
        return DeviceCode(code=code, expires=expires)

    async def claim_device(self, code: str) -> Seated:
        """Go on here; the token of the other device is void."""
        found = await self.store.device(digest(code))
        if found is None or found.expires < time.time():
            raise NotNow("server-bad-code")
        table = await self.table(found.table_id)
        async with table.lock:
            guest = next((one for one in table.seating.guests if one.id == found.person_id), None)
            if guest is None or await self.store.device(digest(code)) is None:
                raise NotNow("server-bad-code")
            token = new_token()
            await self.store.write(
                delete(schema.devices).where(schema.devices.c.person_id == guest.id),
                update(schema.people).where(schema.people.c.id == guest.id).values(token_hash=digest(token)),
            )
            guest.token_hash = digest(token)
            controls.say_farewell(table, guest, "server-moved")
        return self._seated(table, guest, token)

    # After a game

    async def rematch(self, table: Table, connection: Connection) -> None:
        """A new table for the same company; everybody who is here is told, each with their own token."""
        controls.seated(table, connection)
        if table.status not in ("over", "ended"):
            raise NotNow("server-not-over")
        if table.following is None:
            table.following = await self._open_again(table)
        new, tokens = table.following
        for other in table.connections:
            token = None if other.guest is None else tokens.get(other.guest.id)
            other.send(Rematch(table=new, token=token))

    async def _open_again(self, table: Table) -> tuple[str, dict[str, str]]:
        record = table.match.record
        wanted = NewTable(
            game=record.game.name,
            players=record.players,
            options={**record.options},
            box=table.box,
            seats=[NewSeat(bot=place.bot, name=place.name) for place in table.seating.places],
            pace=table.pace,
            clock=table.clock.choice,
            hints=table.hints,
            watch=table.watch,
        )
        new, _ = opening.open_table(self.house, record.game, table.box_folder, wanted)
        tokens = self._seat_company(table, new)
        await self._begin(new)
        return new.id, tokens

    def _seat_company(self, old: Table, new: Table) -> dict[str, str]:
        """The people who are here get the same seats; whoever asked for the rematch need not be the host."""
        new.seating.guests.clear()
        tokens: dict[str, str] = {}
        for guest in old.people_here():
            token = tokens[guest.id] = new_token()
            again = Guest(id=new_token(), name=guest.name, host=guest.host, token_hash=digest(token))
            new.seating.guests.append(again)
            for seat in old.seating.seats_of(guest):
                new.seating.places[seat].owner = again
                new.seating.places[seat].called = old.seating.places[seat].called
        if not any(guest.host for guest in new.seating.guests):
            new.seating.guests[0].host = True
        new.clock.ask(new.match.state.seat if new.player(new.match.state.seat) is not None else None, time.time())
        return tokens

    async def record_text(self, table_id: str, token: str | None) -> str:
        """A finished game's record; of a running one what its guest knows."""
        table = await self.table(table_id)
        opening.name_seats(table)
        if table.status in ("over", "ended"):
            return table.match.record.to_text()
        guest = None if token is None else table.seating.by_token(token)
        seats = table.seating.seats_of(guest)
        if not seats and not table.watch:
            raise NotNow("server-no-watching")
        # With several seats on one device the account is that of a spectator: each of them has secrets.
        return table.match.account(seats[0] if len(seats) == 1 else None)

    async def replay(self, table_id: str, number: int, viewer: int | None) -> ReplayStep:
        """A finished game after so many of its moves."""
        table = await self.table(table_id)
        if table.status not in ("over", "ended"):
            raise NotNow("server-not-over")
        steps = table.match.steps
        if not 0 <= number <= len(steps):
            raise NotNow("server-no-step")
        state = await asyncio.to_thread(table.match.state_after, number)
        step = steps[number - 1] if number else None
        events = table.match.opening if step is None else step.events
        return ReplayStep(
            number=number,
            count=len(steps),
            seat=None if step is None else step.seat,
            move=None if step is None else step.told[-1 if viewer is None else viewer],
            events=[event.seen_by(viewer) for event in events],
            view=state.view(viewer),
        )
