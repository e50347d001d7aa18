"""A table where a game is played: who is there, what happens next, and that it is written down before it is told.

Everything that changes a table happens under its lock. What the rules say is asked of the match; what happens by itself
is in `automatic.py`, who may do what besides moves in `controls.py`, what viewers are told in `telling.py`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from contextlib import suppress

from sqlalchemy import Executable, insert, update

from herohall.core.errors import CannotUndo
from herohall.core.match import Match
from herohall.core.record import UNDO
from herohall.server import schema, telling
from herohall.server.automatic import Automatic
from herohall.server.clock import Clock
from herohall.server.connection import Connection, encoded
from herohall.server.house import Begun, House, MadeBy, NotNow
from herohall.server.protocol import Ordered, Pace, People, Status
from herohall.server.seating import Guest, Seating
from herohall.server.store import Conflict

REMEMBERED = 500
"""Actions without an entry in the log whose ids are remembered."""


class Table:
    """One game and its company."""

    def __init__(self, house: House, begun: Begun, match: Match, seating: Seating, clock: Clock) -> None:
        self.house = house
        self.id = begun.id
        self.box = begun.box
        self.box_folder = begun.box_folder
        self.invite = begun.invite
        self.created = begun.created
        self.watch = begun.watch
        self.match = match
        self.seating = seating
        self.clock = clock
        self.status: Status = "running"
        self.pace: Pace = "calm"
        self.hints: bool | None = None
        self.offer: set[int] | None = None
        self.changed = begun.created
        self.made_by: list[MadeBy] = []
        """For each entry of the log."""
        self.actions: dict[str, int] = {}
        """Actions done, with the number of the table then: a resend is answered, not done again."""
        self.connections: set[Connection] = set()
        self.left: dict[str, float] = {}
        """When a guest was here last, by id."""
        self.hurrying: set[str] = set()
        self.lock = asyncio.Lock()
        self.following: tuple[str, dict[str, str]] | None = None
        """The table of the rematch, and everybody's token there by id."""
        self.touched = time.monotonic()
        """When somebody asked for the table last."""
        self.replaced = False
        """Set when the store knows more than we do; the hall then loads the table anew."""
        self.automatic = Automatic(self)

    # Plain questions

    @property
    def number(self) -> int:
        """The number of the last entry in the log."""
        return len(self.match.record.entries)

    @property
    def hints_allowed(self) -> bool:
        """Whether people may ask bots for advice: between people only if the table says so."""
        return len(self.seating.owners()) == 1 if self.hints is None else self.hints

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing will happen until somebody comes."""
        return not self.connections and not self.lock.locked() and self.automatic.idle

    def is_here(self, guest: Guest) -> bool:
        """Whether somebody is connected."""
        return any(connection.guest is guest for connection in self.connections)

    def people_here(self) -> list[Guest]:
        """The people with a seat who are connected."""
        return [guest for guest in self.seating.owners() if self.is_here(guest)]

    def last_made_by(self) -> MadeBy:
        """Who made the last move that still counts."""
        effective = self.match.record.effective()
        return self.made_by[effective[-1]] if effective else "person"

    def player(self, seat: int | None) -> Guest | None:
        """The person who decides on a seat; None if a bot does."""
        return None if seat is None else self.seating.places[seat].player

    # Moves

    async def enter(self, seat: int, word: str, made_by: MadeBy, action: str | None = None) -> None:
        """Check a move or undo, write it down, make it, tell everybody. Under the lock."""
        if self.status != "running":
            raise NotNow(f"server-{self.status}")
        now = time.time()
        following, over = self._foresee(seat, word)
        clock = self._clock_after(seat, following, now, again=word == UNDO)
        try:
            await self.house.store.write(
                insert(schema.moves).values(
                    table_id=self.id,
                    number=self.number + 1,
                    seat=seat,
                    word=word,
                    made=now,
                    made_by=made_by,
                    action=action,
                ),
                *self._clock_rows(clock),
                *([self._row(status="over", changed=now)] if over else []),
            )
        except Conflict as conflict:
            self.replaced = True
            for connection in self.connections:
                connection.close()
            raise NotNow("server-stale") from conflict
        self._make(seat, word, made_by, action)
        self.clock, self.changed = clock, now
        if over:
            self.status = "over"
        self._tell_update(now)
        if over:
            self.tell_company()
        self.automatic.arrange()

    def _foresee(self, seat: int, word: str) -> tuple[int | None, bool]:
        """Who decides after an entry, and whether the game is over then; HallError if it is not allowed."""
        match = self.match
        if word == UNDO:
            match.check_undo(seat)
            if self.last_made_by() != "person":
                raise CannotUndo(telling.MADE_FOR_YOU)
            return seat, False
        if match.state.seat != seat:
            raise NotNow("not-asked", seat=seat + 1)
        after = match.state.copy()
        after.apply(match.state.parse(word))
        return after.seat, after.over

    def _make(self, seat: int, word: str, made_by: MadeBy, action: str | None) -> None:
        if word == UNDO:
            self.match.undo(seat)
        else:
            self.match.play(seat, self.match.state.parse(word))
        self.made_by.append(made_by)
        if action is not None:
            self.actions[action] = self.number

    def remember(self, action: str) -> None:
        """An action without an entry in the log was done."""
        self.actions[action] = self.number
        if len(self.actions) > REMEMBERED + self.number:
            del self.actions[next(iter(self.actions))]

    # Time

    def _clock_after(self, seat: int, following: int | None, now: float, again: bool) -> Clock:
        clock = self.clock.copy()
        if not again:
            clock.answered(seat, now)
        clock.ask(following if self.player(following) is not None else None, now, again)
        return clock

    def _clock_rows(self, clock: Clock) -> list[Executable]:
        """What to write about the time; nothing at a table without a clock."""
        if clock.choice.kind == "none":
            return []
        rows: list[Executable] = [self._row(asked=clock.asked, deadline=clock.deadline)]
        for seat, bank in enumerate(clock.banks):
            if bank != self.clock.banks[seat]:
                rows.append(self.seat_row(seat, bank=bank))
        return rows

    async def restart_clock(self, paused: bool) -> None:
        """Begin to time the present question anew, after the seat changed hands; under the lock."""
        clock, now = self.clock.copy(), time.time()
        seat = self.match.state.seat
        clock.ask(seat if self.player(seat) is not None else None, now)
        if paused:
            clock.pause(now)
        rows = self._clock_rows(clock)
        if rows:
            await self.house.store.write(*rows)
        self.clock = clock

    # Rows of the store

    def _row(self, **values: object) -> Executable:
        return update(schema.tables).where(schema.tables.c.id == self.id).values(**values)

    def seat_row(self, seat: int, **values: object) -> Executable:
        """A change of one seat."""
        at = (schema.seats.c.table_id == self.id) & (schema.seats.c.seat == seat)
        return update(schema.seats).where(at).values(**values)

    async def set(self, **values: object) -> None:
        """Write a change of the table itself."""
        await self.house.store.write(self._row(**values))

    # Telling

    def _tell_update(self, now: float) -> None:
        """Every viewer gets the last entry; those who see the same share one message."""
        texts: dict[int | None, str] = {}
        for connection in self.connections:
            viewer = connection.viewer
            if viewer not in texts:
                texts[viewer] = encoded(telling.update(self, viewer, self.number - 1, now))
            connection.send_text(texts[viewer])

    def tell_company(self) -> None:
        """Tell everybody about a change that is no move."""
        text = encoded(People(company=telling.company(self, time.time())))
        for connection in self.connections:
            connection.send_text(text)

    def tell_welcome(self, connection: Connection) -> None:
        """The whole table, as this connection may see it."""
        connection.send(telling.welcome(self, connection.guest, connection.viewer, time.time()))

    def of_guest(self, guest: Guest) -> Iterable[Connection]:
        """The connections of one person."""
        return [connection for connection in self.connections if connection.guest is guest]

    async def set_order(self, seat: int, order: str | None) -> None:
        """Give or end a standing order; only its owner is told."""
        await self.house.store.write(self.seat_row(seat, standing_order=order))
        place = self.seating.places[seat]
        place.order = order
        if place.owner is not None:
            for connection in self.of_guest(place.owner):
                if connection.viewer == seat:
                    connection.send(Ordered(order=order))

    # Coming and going

    async def sit_in(self, seat: int) -> None:
        """A bot keeps the seat until its owner comes back; under the lock."""
        await self.house.store.write(self.seat_row(seat, away=True))
        self.seating.places[seat].away = True
        await self.seat_changed(seat)

    async def seat_changed(self, seat: int) -> None:
        """Somebody else decides on a seat from now on; under the lock."""
        if self.match.state.seat == seat:
            await self.restart_clock(paused=self.status == "paused")
        self.tell_company()
        self.automatic.arrange()

    async def come(self, connection: Connection, since: int | None = None) -> None:
        """Somebody is here and is shown the table; seats a bot has kept are theirs again."""
        async with self.lock:
            for seat in self.seating.seats_of(connection.guest):
                await self.come_back(seat)
            self.connections.add(connection)
            if since is not None and telling.can_catch_up(self, since):
                connection.send(telling.update(self, connection.viewer, since, time.time()))
            else:
                self.tell_welcome(connection)
            self.tell_company()
            self._think_of_absent()

    async def come_back(self, seat: int) -> None:
        """The owner plays on; under the lock."""
        place = self.seating.places[seat]
        if place.away:
            await self.house.store.write(self.seat_row(seat, away=False))
            place.away = False
            await self.seat_changed(seat)

    async def go(self, connection: Connection) -> None:
        """Somebody is gone, or one of their devices."""
        async with self.lock:
            self.connections.discard(connection)
            guest = connection.guest
            if guest is not None and not self.is_here(guest):
                self.left[guest.id] = time.time()
                self.hurrying.discard(guest.id)
            self.tell_company()
            self._think_of_absent()

    def _think_of_absent(self) -> None:
        """Who is here decides how long a player is waited for; whatever else goes on is not disturbed."""
        seat = self.match.state.seat
        if self.player(seat) is not None and seat is not None and self.seating.places[seat].order is None:
            self.automatic.arrange()

    async def close(self) -> None:
        """The server stops: finish what is being written, then be quiet."""
        async with self.lock:
            task = self.automatic.stop()
        if task is not None:
            with suppress(asyncio.CancelledError):
                await task
        for connection in self.connections:
            connection.close()
