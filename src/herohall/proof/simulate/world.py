"""A world: processes, a database, people at tables, and its history. Everything in it follows from the seed.

An hour: in the first 25 minutes things go wrong while people play; then all faults end, those who left come back or, in
some hours, stay away, and every table must go on; then people are still, and all processes and screens must agree with
the log; then they leave, or most of them.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Collection
from hashlib import blake2b
from operator import contains
from random import Random

import msgspec

from herohall.core import registry
from herohall.hall.protocol import ClockChoice
from herohall.hall.schemas import Claim, NewSeat, NewTable
from herohall.hall.table import FINISHED
from herohall.proof.simulate import seams
from herohall.proof.simulate.database import WELL, Database
from herohall.proof.simulate.history import STORM, Incident, clock, incidents
from herohall.proof.simulate.network import LATE, Network
from herohall.proof.simulate.people import Device, HeardRematch, Person
from herohall.proof.simulate.process import Process
from herohall.proof.simulate.redis import Redis
from herohall.proof.simulate.scheduler import OUTSIDE, Circle, Lane, Scheduler, new_lane
from herohall.proof.simulate.watch import Account, Violation, Watch

CALM = 15 * 60.0
"""Seconds after the storm in which every table must go on."""
STALLED = 9 * 60.0
"""Seconds without progress, and without a fault, after which a table counts as stalled."""
QUIET = 120.0
"""Seconds within which all must agree once people are still."""
SOME_STAY = 0.25
"""How many of the hours end with a few people who play on; at the end of the others, where nothing goes wrong any more,
nobody does."""
HOURS = 5
"""Hours of one world."""
REMEMBERED = 40
"""Lines of the trace that are told with a failure."""
MOST_PEOPLE = 12
BETWEEN_GAMES = 20.0
"""Seconds after which people ask for another game, and then until those who got none are gone."""
DESERTED = 30 * 60.0
"""Seconds without a move after which people give a table up: somebody has left for good, and there is no clock."""


class Outcome(msgspec.Struct, kw_only=True, frozen=True):
    """What came of a world."""

    seed: int
    hours: float
    processes: int
    trace: str
    """The hash of everything that happened, in order."""
    moves: int
    acknowledged: int
    again: int
    shown: int
    writes: int
    tables: int
    crashes: int
    incidents: dict[str, int]
    steps: int
    broken: Violation | None
    last: list[str]
    """The last lines of the trace, if something did not hold."""
    happened: list[int]
    """The numbers of the incidents that had happened by then."""


class World:
    """Everything there is."""

    def __init__(self, seed: int, hours: int = HOURS, only: Collection[int] | None = None) -> None:
        self.seed = seed
        self.hours = hours
        self._only = only
        self.scheduler = Scheduler(self._chance("scheduler"))
        self.lane = new_lane(self.scheduler, OUTSIDE)
        self.watch = Watch(self.lane.time, lambda lane: seams.EPOCH + self.scheduler.now + lane.offset, self._end)
        character = self._chance("character")
        self.shared = is_shared(seed)
        self.database = Database(
            self.lane, self._chance("database"), self.shared, self, lambda: seams.EPOCH + self.scheduler.now
        )
        self.redis = Redis(self.lane, self._chance("redis")) if self.shared else None
        self.network = Network(self.lane, self._chance("network"))
        count = character.choice((2, 2, 2, 3, 3, 4, 5)) if self.shared else 1
        self.processes = [
            Process(f"process {number}", self.lane, self._chance(f"process {number}"), self.database, self.redis)
            for number in range(count)
        ]
        self.people: list[Person] = []
        self.still = False
        """Whether people only look on, or are gone."""
        self.leisure = character.choice((0.5, 1.0, 2.0, 4.0))
        """How many times longer than others these people think."""
        self.losing = self.repeating = 0.0
        """How often the answer to a request is lost, and how often a request comes twice."""
        self.machine_clock = 0.0
        self.faults_end = 0.0
        """When the last fault ended."""
        self.crashes = 0
        self.kinds: Counter[str] = Counter()
        self.happened: list[int] = []
        self._character = character
        self._doomed: dict[str, str] = {}
        """The processes that are to die before or after their next write."""
        self._trace = blake2b(digest_size=16)
        self._last: deque[tuple[float, str, bytes]] = deque(maxlen=REMEMBERED)
        self._named = 0

    def _chance(self, name: str) -> Random:
        return Random(f"{self.seed} {name}")

    def run(self) -> Outcome:
        """From the first moment to the last, or to the first thing that does not hold."""
        before = asyncio._get_running_loop()
        asyncio._set_running_loop(None)
        try:
            with seams.imagined(self.lane, self._chance("bits"), lambda said: self.watch.fail("failed", said)):
                story = self.lane.create_task(self._story())
                story.add_done_callback(lambda _: self._end())
                self.scheduler.run()
                self._bury(story)
        except Circle:
            self.watch.fail("stall", "callbacks without end")
        finally:
            asyncio._set_running_loop(before)
        return self._outcome()

    def _end(self) -> None:
        self.scheduler.over = True

    def _bury(self, story: asyncio.Task[None]) -> None:
        """End everything, so that nothing is left over for the next world."""
        if story.done() and not story.cancelled() and (error := story.exception()) is not None:
            raise error
        for process in self.processes:
            for trouble in process.lane.troubles:
                self.watch.fail("failed", trouble)
            process.lane.stop_for_good()
        self.lane.stop_for_good()
        self.database.connection.close()

    def _outcome(self) -> Outcome:
        return Outcome(
            seed=self.seed,
            hours=round(self.scheduler.now / 3600.0, 3),
            processes=len(self.processes),
            trace=self._trace.hexdigest(),
            moves=self.watch.moves,
            acknowledged=self.watch.acknowledged,
            again=self.watch.again,
            shown=self.watch.shown,
            writes=self.watch.writes,
            tables=len(self.watch.tables),
            crashes=self.crashes,
            incidents=dict(sorted(self.kinds.items())),
            steps=self.scheduler.steps,
            broken=self.watch.broken,
            last=[line_of(*one) for one in self._last] if self.watch.broken is not None else [],
            happened=self.happened,
        )

    def note(self, what: str, who: str, detail: bytes = b"") -> None:
        """Write something into the trace."""
        now = self.scheduler.now
        self._trace.update(f"{now!r} {what} {who} ".encode())
        self._trace.update(detail)
        self._last.append((now, f"{what} {who}", detail))

    # The story

    async def _story(self) -> None:
        for process in self.processes:
            process.start(self.machine_clock)
        await asyncio.sleep(3.0)
        self.lane.create_task(self._keep_playing(self._character.choice((1, 1, 2))))
        for hour in range(self.hours):
            await self._one_hour(hour)

    async def _one_hour(self, hour: int) -> None:
        begin = hour * 3600.0
        for incident in incidents(self.seed, hour, self.shared):
            if self._only is None or incident.number in self._only:
                self.lane.call_at(max(begin + 30.0, incident.at), self._happen, incident)
        await self._until(begin + STORM)
        self._heal()
        while self.scheduler.now < begin + STORM + CALM:
            await asyncio.sleep(60.0)
            self._look_for_stalls()
        await self._agree()
        self.still = self._character.random() >= SOME_STAY
        for person in self.people:
            if self.still or self._character.random() < 0.7:
                person.depart()
        await self._until(begin + 3600.0)
        self.still = False
        for person in self.people:
            person.arrive()

    async def _until(self, moment: float) -> None:
        await asyncio.sleep(max(0.0, moment - self.scheduler.now))

    # Company

    def new_person(self) -> Person:
        """Somebody new in this world."""
        self._named += 1
        person = Person(self, f"person {self._named}", self._chance(f"person {self._named}"))
        self.people.append(person)
        return person

    async def _gather(self) -> None:
        """Some people open a table and sit down."""
        chance = self._character
        game = chance.choice(sorted(registry.games()))
        players = chance.randint(registry.game(game).min_players, 4)
        host = self.new_person()
        wanted = NewTable(
            game=game,
            players=players,
            seats=[NewSeat(name="Ann")] * chance.choice((1, 1, 1, 2))
            + [NewSeat(bot="random", name=f"Bot {seat}") for seat in range(players - 2)],
            pace=chance.choice(("calm", "brisk", "instant")),
            clock=chance.choice(
                (
                    ClockChoice(),
                    ClockChoice(kind="live", bank=300, reaction=10),
                    ClockChoice(kind="live", bank=60, reaction=20),
                    ClockChoice(kind="days", days=1),
                )
            ),
            aids=chance.random() < 0.3,
        )
        seated = await host.ask(lambda hall: hall.create(wanted))
        if seated is None:
            host.gone = True
            return
        host.sit_down(seated)
        host.arrive()
        for _ in range(chance.choice((0, 1, 1, 2))):
            await self.sit_down(seated.table, seated.invite)

    async def sit_down(self, table: str, invite: str) -> None:
        """One more person takes a seat from a bot, if one is free."""
        guest = self.new_person()
        claim = Claim(invite=invite, name=guest.name)
        seated = await guest.ask(lambda hall: hall.claim(table, claim), tries=5)
        if seated is None:
            guest.gone = True
        else:
            guest.sit_down(seated)
            guest.arrive()

    async def _keep_playing(self, tables: int) -> None:
        """Where a game is over, people ask for another; where nobody is left, others come.

        Where no game is going on, nothing can go wrong with it.
        """
        while True:
            if not self.still:
                self.people = [person for person in self.people if self._goes_on(person)]
                for _ in range(tables - len({person.table for person in self.people})):
                    await self._gather()
            await asyncio.sleep(BETWEEN_GAMES)
            for person in self.people:
                self._ask_for_another(person)
            await asyncio.sleep(BETWEEN_GAMES)

    def _ask_for_another(self, person: Person) -> None:
        account = self.watch.tables.get(person.table)
        device = next((one for one in person.devices if one.open), None)
        if account is None or account.status not in FINISHED or device is None or person.token is None:
            return
        if not self.still and self._character.random() < 0.8:
            device.act(person.control("rematch"))

    def _goes_on(self, person: Person) -> bool:
        """Whether somebody is still there, and their game goes on, or may."""
        account = self.watch.tables.get(person.table)
        if account is None:
            return not person.gone
        deserted = self.scheduler.now - account.progress > DESERTED
        if person.gone or deserted or account.status in FINISHED:
            person.depart()
            return False
        return True

    def follow(self, person: Person, news: HeardRematch) -> None:
        """A person hears of the table of a rematch."""
        person.new_table(news.table, news.token)

    def way_in(self, chance: Random) -> Process:
        """The process a person reaches: one that serves, if there is one."""
        serving = [process for process in self.processes if process.serving]
        return chance.choice(serving or self.processes)

    # What a database tells

    def committed(self, lane: Lane, statements: object) -> None:
        """A transaction was written."""
        self.watch.committed(lane, statements)  # type: ignore[arg-type]

    def before_write(self, lane: Lane) -> None:
        """A process is about to write."""
        self._doom(lane, "crash-before-write")

    def after_write(self, lane: Lane) -> None:
        """A process has written, and does not know it yet."""
        self._doom(lane, "crash-after-write")

    def _doom(self, lane: Lane, kind: str) -> None:
        if self._doomed.get(lane.name) == kind and not lane.stopped:
            del self._doomed[lane.name]
            self.crash(next(process for process in self.processes if process.name == lane.name), 5.0)

    # Incidents

    def _happen(self, incident: Incident) -> None:
        self.note("incident", incident.kind, str(incident).encode())
        self.kinds[incident.kind] += 1
        self.happened.append(incident.number)
        self.faults_end = max(self.faults_end, self.scheduler.now + incident.lasts)
        incident_of(self, incident)

    def crash(self, process: Process, down: float) -> None:
        """kill -9, and a new start after a while."""
        if process.lane.stopped:
            return
        self.note("crash", process.name)
        self.crashes += 1
        process.die()
        self.network.breaks(lambda wire: wire.process == process.name, silently=False)
        self.lane.call_later(down, self.restart, process)

    def stop(self, process: Process, down: float) -> None:
        """An orderly end, and a new start after a while."""
        if process.serving:
            self.note("stop", process.name)
            process.end()
            self.network.breaks(lambda wire: wire.process == process.name, silently=False)
            self.lane.call_later(down + 40.0, self.restart, process)

    def restart(self, process: Process) -> None:
        """Start a process that does not run; one that does not come to its end is killed first."""
        if not process.lane.stopped and not process.serving:
            process.die()
        if process.lane.stopped:
            self.note("start", process.name)
            process.start(self.machine_clock)

    def _heal(self) -> None:
        """All faults end. In some hours those who left stay away: coming back would set a stalled table going."""
        self.note("calm", "")
        self._doomed.clear()
        self.database.trouble, self.network.late = WELL, LATE
        self.database.cut_off.clear()
        self.losing = self.repeating = 0.0
        if self.redis is not None:
            self.redis.lost = False
            self.redis.cut_off.clear()
        for process in self.processes:
            process.hanging = process.breaking = 0.0
            if not process.serving:
                self.restart(process)
        come_back = self._character.random() < 0.5
        for person in self.people:
            person.willing = True
            if person.here or come_back:
                person.arrive()
        self.faults_end = self.scheduler.now

    # What must hold once all is well

    def _look_for_stalls(self) -> None:
        """A table where somebody could move goes on."""
        now = self.scheduler.now
        for account in self.watch.tables.values():
            idle = now - max(account.progress, self.faults_end)
            if account.status == "running" and idle > STALLED and self._somebody_could_move(account):
                seat = account.match.state.seat
                self.watch.fail(
                    "stall",
                    f"{account.id}: nothing for {idle:.0f} s at {account.number}; seat {seat}, "
                    f"{'a bot' if account.player is None else 'a person'}",
                )

    def _somebody_could_move(self, account: Account) -> bool:
        """Whether somebody is there with whom it should go on; who has only just come may still be thinking."""
        long_ago = self.scheduler.now - STALLED
        there = [person for person in self.people if person.table == account.id and person.connected]
        here = [person for person in there if person.came_at <= long_ago]
        if account.player is None:
            return bool(here)
        if any(person.guest == account.player for person in here):
            return True
        return account.choice.kind != "days" and any(person.token is not None for person in here)

    async def _agree(self) -> None:
        """People only look on; soon all processes and screens agree with the log."""
        self.still = True
        end, why = self.scheduler.now + QUIET, ""
        while self.scheduler.now < end:
            await asyncio.sleep(1.7)
            why = self._disagreement()
            if not why:
                return
        self.watch.fail("agree", why)

    def _disagreement(self) -> str:
        log = self.database.log()
        for account in self.watch.tables.values():
            if not account.archived and log.get(account.id, []) != account.match.record.entries:
                return f"{account.id}: the database has other entries than were written"
        for process in self.processes:
            if process.hall is None or not process.serving:
                return f"{process.name} does not serve"
            for room in process.hall.rooms.values():
                account = self.watch.tables[room.table.id]
                if room.given_up or account.archived:
                    continue  # what is archived is read anew when somebody writes again
                if room.table.revision != account.revision:
                    return f"{account.id}: {process.name} is at {room.table.revision}, the log at {account.revision}"
                if room.table.match.record.entries != account.match.record.entries:
                    return f"{account.id}: {process.name} has other entries than the log"
        for person in self.people:
            for device in person.devices:
                why = self._out_of_date(person, device)
                if why:
                    return why
        return ""

    def _out_of_date(self, person: Person, device: Device) -> str:
        account = self.watch.tables.get(person.table)
        if account is None or not person.here or device.over:
            return ""
        if not device.open or device.number != account.number:
            return f"{account.id}: {person.name} sees {device.number}, the log has {account.number}"
        if device.status != account.status:
            return f"{account.id}: {person.name} sees that it is {device.status}, and it is {account.status}"
        if device.view != account.view(account.number, device.viewer, device.openly):
            return f"{account.id}: {person.name} sees another view of {account.number} than the log leads to"
        expected = account.forms_of_events(device.viewer)
        if len(expected) != len(device.log) or not all(map(contains, expected, device.log)):
            return f"{account.id}: {person.name} has {len(device.log)} events, the log {len(expected)}, or others"
        return ""


def line_of(now: float, what: str, detail: bytes) -> str:
    """A line of the trace, for people to read."""
    shown = detail if len(detail) < 160 else detail[:100] + b" ..."
    return f"{clock(now)} {what} {shown.decode(errors='replace')}"


def is_shared(seed: int) -> bool:
    """Whether the world of a seed has several processes; such worlds take longer, so there are fewer."""
    return seed % 3 == 0


def incident_of(world: World, incident: Incident) -> None:
    """Let an incident happen."""
    from herohall.proof.simulate.happenings import HAPPENINGS  # which knows the world

    HAPPENINGS[incident.kind](world, incident)
