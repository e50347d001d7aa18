"""A table where a game is played: who is there, what happens next, and that it is written down before it is told.

Everything that changes a table happens under its lock. What the rules say is asked of the match; what happens by itself
is in `automatic.py`, who may do what besides moves in `controls.py`, what viewers are told in `telling.py`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import TypeVar

from sqlalchemy import Executable, bindparam, insert, update

from herohall.core.errors import CannotUndo
from herohall.core.game import State
from herohall.core.match import Match
from herohall.core.record import UNDO
from herohall.server import catching_up, results, schema, steady, telling
from herohall.server.automatic import Automatic
from herohall.server.clock import Clock
from herohall.server.connection import Connection, encoded
from herohall.server.house import Begun, Behind, House, NotNow
from herohall.server.limits import Bucket, crowd_speech, speech
from herohall.server.marks import mark_of
from herohall.server.metrics import BEHIND, MOVES
from herohall.server.notices import Changed, Present
from herohall.server.protocol import Farewell, MadeBy, Noted, Ordered, Pace, People, Status
from herohall.server.seating import Guest, Seating
from herohall.server.store import ONE_ROW, Conflict, Filled, Writable

REMEMBERED = 500
"""Actions without an entry in the log whose ids are remembered."""
TRIES = 4
"""How often something is tried that others, in other processes, got ahead of."""

Answer = TypeVar("Answer")

ENTRY = insert(schema.moves)
GUARD = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("this_table"), schema.tables.c.revision == bindparam("based_on"))
    .execution_options(**{ONE_ROW: True})
)
"""Statements of every move, made once: to make them takes longer than to carry them out."""


class Table:
    """One game and its company."""

    def __init__(self, house: House, begun: Begun, match: Match, seating: Seating, clock: Clock) -> None:
        self.house = house
        self.id = begun.id
        self.box = begun.box
        self.box_folder = begun.box_folder
        self.invite = begun.invite
        self.created = begun.created
        self.daily = begun.daily
        self.rated = begun.rated
        self._watch = begun.watch
        self.origin = begun.origin
        self.match = match
        self.seating = seating
        self.clock = clock
        self.status: Status = "running"
        self.pace: Pace = "calm"
        self.hints: bool | None = None
        self.aids = False
        self.offer: set[int] | None = None
        self.changed = begun.created
        self.revision = 0
        """That of the store when we looked last."""
        self.rules_before: int | None = None
        """The version of the rules it began with, if they have changed since."""
        self.made_by: list[MadeBy] = []
        """For each entry of the log."""
        self.actions: dict[str, int] = {}
        """Actions done, with the number of the table then: a resend is answered, not done again."""
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, Present] = {}
        """Who is here through other processes, by process."""
        self.left: dict[str, float] = {}
        """When a guest was here last, by id."""
        self.hurrying: set[str] = set()
        self.talk: dict[str, Bucket] = {}
        """How much each guest may say, by id."""
        self.seen: dict[int, int] = {}
        """The number of the table when a seat's curtain fell: what happened since is told when it is lifted."""
        self.lock = asyncio.Lock()
        self.following: str | None = None
        """The table of the rematch."""
        self.tokens: dict[str, str] = {}
        """Tokens for the rematch of the people who are here, by id."""
        self.told_of_rematch = False
        self.touched = time.monotonic()
        """When somebody asked for the table last."""
        self.kept = False
        """Whether this process answers for bots and clocks here."""
        self.given_up = False
        """Set when what the store says does not fit what we know; the hall then looks anew."""
        self._speech: dict[str, Bucket] = {}
        self.crowd_speech = crowd_speech()
        """What those who watch may still say, all together."""
        self.automatic = Automatic(self)

    # Plain questions

    @property
    def number(self) -> int:
        """The number of the last entry in the log."""
        return len(self.match.record.entries)

    @property
    def revealed(self) -> bool:
        """Whether seed, record and replay are no secret: the game has ended and, if it is a daily deal, its day too."""
        return self.status in ("over", "ended") and (self.daily is None or self.house.daily.past(self.daily))

    @property
    def watch(self) -> bool:
        """Whether people may watch: a daily deal only when it tells nothing to those who have not played it."""
        return self._watch if self.daily is None else self.revealed

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
        elsewhere = any(guest.id in present.people for present in self.elsewhere.values())
        return elsewhere or any(connection.guest is guest for connection in self.connections)

    @property
    def watchers(self) -> int:
        """How many people watch."""
        here = sum(1 for connection in self.connections if connection.guest is None)
        return here + sum(present.watchers for present in self.elsewhere.values())

    def speech_of(self, guest: Guest) -> Bucket:
        """What a person may still say, on all devices together."""
        return self._speech.setdefault(guest.id, speech())

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
        now, number = steady.now(), self.number
        after = self._foresee(seat, word)
        clock = self._clock_after(seat, after.seat, now, again=word == UNDO)
        status: Status = "over" if after.over else "running"
        entry = Filled.of(
            ENTRY,
            table_id=self.id,
            number=number + 1,
            seat=seat,
            word=word,
            made=now,
            made_by=made_by,
            action=action,
            question=mark_of(after),
        )
        rows: list[Writable] = [entry, *self._bank_rows(clock)]
        if after.over:
            rows += results.rows_at_end(self, after)
        await self.write(*rows, status=status, asked=clock.asked, deadline=clock.deadline)
        MOVES.labels(made_by).inc()
        self.make(seat, word, made_by, action)
        self.clock, self.changed, self.status = clock, now, status
        self.tell_since(number)
        if after.over:
            self.tell_company()
        self.automatic.arrange()

    def _foresee(self, seat: int, word: str) -> State:
        """The state after an entry; HallError if it is not allowed."""
        match = self.match
        if word == UNDO:
            match.check_undo(seat)
            if self.last_made_by() != "person":
                raise CannotUndo(telling.MADE_FOR_YOU)
            before = match.steps[-1].before
            assert before is not None
            return before
        if match.state.seat != seat:
            raise NotNow("not-asked", seat=seat + 1)
        after = match.state.copy()
        after.apply(match.state.parse(word))
        return after

    def make(self, seat: int, word: str, made_by: MadeBy, action: str | None) -> None:
        """Take over an entry of the log that is in the store."""
        self.match.enter(seat, word)
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

    def _bank_rows(self, clock: Clock) -> list[Executable]:
        """What to write about time that was used up."""
        banks = enumerate(clock.banks)
        return [self.seat_row(seat, bank=bank) for seat, bank in banks if bank != self.clock.banks[seat]]

    async def restart_clock(self, paused: bool) -> None:
        """Begin to time the present question anew, after the seat changed hands; under the lock."""
        clock, now = self.clock.copy(), steady.now()
        seat = self.match.state.seat
        clock.ask(seat if self.player(seat) is not None else None, now)
        if paused:
            clock.pause(now)
        if (clock.asked, clock.deadline) != (self.clock.asked, self.clock.deadline):
            await self.write(asked=clock.asked, deadline=clock.deadline)
        self.clock = clock

    # The store

    async def write(self, *rows: Writable, **values: object) -> None:
        """Write a change of this table, and rows that go with it; under the lock.

        Behind if somebody else has written meanwhile: then nothing is changed, and the table has caught up.
        """
        values |= {"revision": self.revision + 1, "changed": steady.now()}
        guard = Filled.of(GUARD, this_table=self.id, based_on=self.revision, **values)
        try:
            await self.house.store.write(guard, *rows)
        except Conflict as conflict:
            BEHIND.inc()
            await catching_up.catch_up(self)
            raise Behind from conflict
        self.revision += 1
        self.house.neighbours.tell(Changed(self.id, self.revision))

    async def alone(self, deed: Callable[[], Awaitable[Answer]]) -> Answer:
        """Do something under the lock, again if others got ahead of it."""
        async with self.lock:
            for _ in range(TRIES - 1):
                with suppress(Behind):
                    return await deed()
            return await deed()

    def seat_row(self, seat: int, **values: object) -> Executable:
        """A change of one seat."""
        at = (schema.seats.c.table_id == self.id) & (schema.seats.c.seat == seat)
        return update(schema.seats).where(at).values(**values)

    # Telling

    def tell_since(self, number: int) -> None:
        """Every viewer gets what has happened since a number; those who see the same share one message."""
        if number < self.number - 1 and not telling.can_catch_up(self, number):
            self.tell_all()
            return
        texts: dict[int | None, str] = {}
        for connection in self.connections:
            viewer = connection.viewer
            if viewer not in texts:
                texts[viewer] = encoded(telling.update(self, viewer, number, steady.now()))
            connection.send_text(texts[viewer])

    def tell_all(self) -> None:
        """The whole table to everybody, when an update would not do."""
        for connection in self.connections:
            self.tell_welcome(connection)

    def tell_company(self) -> None:
        """Tell everybody about a change that is no move."""
        text = encoded(People(company=telling.company(self, steady.now())))
        for connection in self.connections:
            connection.send_text(text)

    def tell_welcome(self, connection: Connection) -> None:
        """The whole table, as this connection may see it."""
        connection.send(telling.welcome(self, connection.guest, connection.viewer, steady.now()))

    def dismiss(self, guest: Guest, key: str) -> None:
        """End all connections of a person whose token is void."""
        for connection in self.of_guest(guest):
            connection.send(Farewell(key=key))
            connection.close()
            self.connections.discard(connection)

    def of_guest(self, guest: Guest) -> Iterable[Connection]:
        """The connections of one person."""
        return [connection for connection in self.connections if connection.guest is guest]

    async def set_order(self, seat: int, order: str | None) -> None:
        """Give or end a standing order; only its owner is told."""
        await self.write(self.seat_row(seat, standing_order=order))
        self.seating.places[seat].order = order
        self.tell_order(seat)

    def tell_order(self, seat: int) -> None:
        """The owner of a seat learns which standing order it has."""
        place = self.seating.places[seat]
        if place.owner is not None:
            for connection in self.of_guest(place.owner):
                if connection.viewer == seat:
                    connection.send(Ordered(order=place.order))

    async def set_notes(self, seat: int, notes: str) -> None:
        """Keep the private notes of a seat; only its owner's other devices are told."""
        await self.write(self.seat_row(seat, notes=notes))
        self.seating.places[seat].notes = notes
        self.tell_notes(seat)

    def tell_notes(self, seat: int) -> None:
        """The owner of a seat has written notes, perhaps elsewhere."""
        place = self.seating.places[seat]
        if place.owner is not None:
            for connection in self.of_guest(place.owner):
                if connection.viewer == seat:
                    connection.send(Noted(notes=place.notes))

    # Coming and going

    async def sit_in(self, seat: int) -> None:
        """A bot keeps the seat until its owner comes back; under the lock."""
        await self.write(self.seat_row(seat, away=True))
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
        await self.alone(lambda: self._come(connection, since))

    async def _come(self, connection: Connection, since: int | None) -> None:
        if self.house.neighbours.shared:  # they may come from a process that died before it could tell us the news
            await catching_up.catch_up(self)
        for seat in self.seating.seats_of(connection.guest):
            await self.come_back(seat)
        self.connections.add(connection)
        if since is not None and telling.can_catch_up(self, since):
            connection.send(telling.update(self, connection.viewer, since, steady.now()))
        else:
            self.tell_welcome(connection)
        self._tell_presence()

    def _tell_presence(self) -> None:
        """Who is here has changed."""
        self.house.neighbours.tell(self.presence())
        self.tell_company()
        self._think_of_absent()

    def presence(self) -> Present:
        """Who is here through this process."""
        people = sorted({connection.guest.id for connection in self.connections if connection.guest is not None})
        watchers = sum(1 for connection in self.connections if connection.guest is None)
        return Present(self.id, self.house.neighbours.id, people, watchers)

    def heard_of(self, present: Present) -> None:
        """Who is here through another process has changed; under the lock."""
        before = self.elsewhere.get(present.process)
        self.elsewhere[present.process] = present
        for guest in self.seating.guests:
            if before is not None and guest.id in before.people and not self.is_here(guest):
                self.left[guest.id] = steady.now()
        self.tell_company()
        self._think_of_absent()

    async def come_back(self, seat: int) -> None:
        """The owner plays on; under the lock."""
        place = self.seating.places[seat]
        if place.away:
            await self.write(self.seat_row(seat, away=False))
            place.away = False
            await self.seat_changed(seat)

    async def go(self, connection: Connection) -> None:
        """Somebody is gone, or one of their devices."""
        async with self.lock:
            self.connections.discard(connection)
            guest = connection.guest
            if guest is not None and not self.is_here(guest):
                self.left[guest.id] = steady.now()
                self.hurrying.discard(guest.id)
            self._tell_presence()

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
