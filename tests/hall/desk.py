"""A table without a server: proposals are carried out, written to rows in memory, and what viewers are told is kept."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

from herohall.core import registry
from herohall.hall import actions, create, moves, stored, sync, visits
from herohall.hall.autoplay import Plan, Think, Wait
from herohall.hall.bits import Moment
from herohall.hall.bot_delay import Timing
from herohall.hall.daily import Deal
from herohall.hall.presence import Viewer
from herohall.hall.protocol import Act, Control, Note, Order, ServerMessage, Undo
from herohall.hall.schemas import Claim, NewSeat, NewTable
from herohall.hall.step import Step
from herohall.hall.stored import Change, StoredTable, TableAdded, rows_of
from herohall.hall.table import Table

NOON = 1_000_000.0
SHORT: dict[str, str | int] = {"values": 5, "copies": 7}
"""A small deck of Seventh Hero, so that games are soon over."""
PEOPLE = ("Ann", "Ben", "Cleo", "Dora")


def wanted(game: str = "seventh", players: int = 3, people: int = 1, **more: Any) -> NewTable:
    """A table with the host on the first seat and room for others; bots of chance elsewhere."""
    options = SHORT if game == "seventh" else {}
    seats = [NewSeat(name=PEOPLE[0]), *(NewSeat(bot="random") for _ in range(players - 1))]
    return NewTable(game=game, players=players, **{"options": options, "seats": seats, **more})


def on_one_device(game: str = "seventh", players: int = 3, **more: Any) -> NewTable:
    """A table whose people pass one device round."""
    return wanted(game, players, seats=[NewSeat(name=name) for name in PEOPLE[:players]], **more)


class Desk:
    """One table, its rows, its time, and everybody's messages."""

    def __init__(self, wanted: NewTable, seed: int = 1, timing: Timing | None = None, deal: Deal | None = None) -> None:
        self.bits = Random(seed).randbytes
        self.now = NOON
        self.timing = timing or Timing()
        self.other_changes: list[Change] = []
        """Changes that belong to no table: results and attempts."""
        self.told: dict[int, list[ServerMessage]] = {}
        self.steps: list[Step] = []
        self.tokens: dict[str, str] = {}
        """By guest."""
        self._ids = count(1)
        moment = self.moment()
        start = create.new_start(wanted, None, moment)
        deal = deal or Deal(seed, Random(seed).randbytes(16))
        self.table, token = create.new_table(registry.game(wanted.game), wanted, start, moment, deal)
        (host,) = self.table.guests
        self.tokens[host] = token
        opened = create.opened(self.table, moment)
        (added,) = opened.changes
        assert isinstance(added, TableAdded)
        self.rows = added.stored
        self.plan: Plan | None = opened.next

    def moment(self) -> Moment:
        return Moment(self.now, self.bits, self.timing)

    def pass_time(self, seconds: float) -> None:
        self.now += seconds

    # Carrying out

    def take(self, step: Step) -> Step:
        """Write a step down and let it happen, as a server does."""
        if step.written:
            assert self.rows.table.revision == step.before.revision
            self.rows = written(self.rows, step, self.now)
            self.other_changes += [
                one for one in step.changes if not isinstance(one, TableAdded) and one.kind in OTHERS
            ]
        self.table = step.after
        for told in step.messages:
            for one in told.to:
                self.told.setdefault(one, []).append(told.message)
        self.plan = step.next
        self.steps.append(step)
        return step

    def heard(self, viewer: Viewer) -> list[ServerMessage]:
        """What a viewer was told since the last time."""
        return self.told.pop(viewer.id, [])

    # People

    def guest(self, name: str) -> str:
        return next(one.id for one in self.table.guests.values() if one.name == name)

    def claim(self, name: str, seat: int | None = None) -> str:
        """Somebody takes a bot's seat; their id."""
        claim = Claim(invite=self.table.start.invite, name=name, seat=seat)
        step = self.take(visits.claim(self.table, claim, None, self.moment()))
        assert step.seated is not None
        self.tokens[self.guest(name)] = step.seated.token
        return self.guest(name)

    def come(self, name: str | None = None, since: int | None = None) -> Viewer:
        """Somebody opens the page; without a name, one who watches."""
        guest = None if name is None else self.guest(name)
        seat = None if guest is None else visits.first_seat(self.table, guest)
        viewer = Viewer(next(self._ids), guest, seat)
        self.take(visits.come(self.table, viewer, since, self.moment()))
        return viewer

    def leave(self, viewer: Viewer) -> Step:
        return self.take(visits.leave(self.table, [viewer.id], self.moment()))

    def now_sees(self, viewer: Viewer) -> Viewer:
        """The same connection as it is now."""
        return self.table.presence.viewers[viewer.id]

    # What they do

    def propose(self, viewer: Viewer, message: actions.Action) -> Step:
        """A step that has not happened yet."""
        return actions.propose(self.table, self.now_sees(viewer), message, self.moment())

    def act(self, viewer: Viewer, word: str) -> Step:
        return self.take(self.propose(viewer, Act(id=f"a{next(self._ids)}", at=self.table.number, move=word)))

    def undo(self, viewer: Viewer) -> Step:
        return self.take(self.propose(viewer, Undo(id=f"u{next(self._ids)}", at=self.table.number)))

    def control(self, viewer: Viewer, what: Any, **more: Any) -> Step:
        return self.take(self.propose(viewer, Control(id=f"c{next(self._ids)}", what=what, **more)))

    def order(self, viewer: Viewer, order: str | None) -> Step:
        return self.take(self.propose(viewer, Order(id=f"o{next(self._ids)}", order=order)))

    def note(self, viewer: Viewer, notes: str) -> Step:
        return self.take(self.propose(viewer, Note(id=f"n{next(self._ids)}", notes=notes)))

    # What happens by itself

    def run(self, chance: Random) -> Step:
        """Carry out the plan: a bot finds a move, or what was waited for comes."""
        if isinstance(self.plan, Think):
            return self.take(moves.bot_answered(self.table, self.plan, any_move(self.table, chance), self.moment()))
        assert isinstance(self.plan, Wait)
        self.now = max(self.now, self.plan.until)
        return self.take(moves.time_up(self.table, self.moment()))

    def viewer_of_asked(self) -> Viewer | None:
        """A connection that sees the seat that is asked."""
        viewers = self.table.presence.viewers.values()
        return next((one for one in viewers if one.guest and one.seat == self.table.asked), None)

    def answer(self, chance: Random) -> Step:
        """Whoever is asked, person or bot, answers."""
        viewer = self.viewer_of_asked()
        if self.table.asked_person is not None and viewer is not None:
            return self.act(viewer, any_move(self.table, chance))
        return self.run(chance)

    def finish(self, chance: Random) -> None:
        while self.table.status == "running":
            self.answer(chance)

    # The store

    def built_up(self) -> Table:
        """The table as a server builds it up from what was written."""
        game = registry.game(self.rows.table.game)
        match = sync.replayed(game, self.rows)
        return sync.table_of(self.rows, match, None, b"", self.moment())


OTHERS = ("attempts", "results")
"""Rows that belong to no table."""


def any_move(table: Table, chance: Random) -> str:
    state = table.match.state
    return state.text(chance.choice(state.moves()))


def written(rows: StoredTable, step: Step, now: float) -> StoredTable:
    """The rows after a step."""
    after = stored.written(rows, step.values, step.changes, step.before.revision + 1, now)
    people = {one.id for one in after.people}
    assert all(seat.person_id is None or seat.person_id in people for seat in after.seats)  # as a database demands
    return after


def lasting(table: Table) -> dict[str, Any]:
    """All about a table that must outlive the process it is in."""
    start = table.start._replace(box_folder=None)
    return {
        "rows": rows_of(table),
        "start": start,
        "places": table.places,
        "guests": table.guests,
        "clock": table.clock,
        "settings": table.settings,
        "offer": table.offer,
        "changed": table.changed,
        "revision": table.revision,
        "entries": table.match.record.entries,
        "made_by": table.log.made_by,
        "state": table.match.state.to_json(),
        "logs": [table.match.log(seat) for seat in [None, *range(len(table.places))]],
    }
