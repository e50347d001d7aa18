"""What must hold after every step, checked from outside the server: from what is committed, and from what is shown.

Every table has a second game here, which the rules play from the committed log alone. What a screen shows must be what
its seat may see of that game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Delete, Executable, Insert

from herohall.core import registry
from herohall.core.errors import HallError
from herohall.core.event import View
from herohall.core.match import Match
from herohall.core.record import Record
from herohall.core.state import view_when_asked
from herohall.hall.clock import AFTER_UNDO, DAY, HOUR
from herohall.hall.protocol import ClockChoice
from herohall.proof.simulate.scheduler import Lane
from herohall.server.store import file_writer
from herohall.server.store.statements import Filled, Writable

RULES = (
    *("acknowledged", "agree", "back", "failed", "gap", "guard", "missed", "refused", "rules", "secret", "stall"),
    *("time", "told", "turned away", "twice", "whole"),
)
"""The names of what must hold."""
PASSING = "server-store"
"""How the keys begin with which the server says that it cannot write at present."""
KEPT = 50
"""Numbers of entries after which a screen that is still so far behind is rare."""
WINK = 1e-6
"""Seconds that rounding may add."""

NEVER: tuple[int | None, float] = None, 0.0
"""The number and the moment of what is not in the log."""

encoder = msgspec.json.Encoder()


class Violation(NamedTuple):
    """What did not hold, when, and where."""

    rule: str
    """The name of the invariant."""
    said: str
    at: float


class Moment(NamedTuple):
    """A game after a number of entries, and what each seat may see then, as it is sent."""

    match: Match
    views: dict[tuple[int | None, bool], bytes]


class Account:
    """One table, as the committed log has it."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id = str(row["id"])
        game = registry.game(row["game"])
        self.match = Match(
            Record(game, row["players"], int(row["seed"], 16), row["options"], salt=bytes.fromhex(row["salt"]))
        )
        self.number = 0
        """The number of entries."""
        self._moments = {0: Moment(self.match, {})}
        """The last of them."""
        self.secrets = [row["seed"].encode(), row["salt"].encode()]
        self.choice = msgspec.convert(row["clock"], ClockChoice)
        self.columns: dict[str, Any] = dict(row)
        self.owners: list[str | None] = [None] * row["players"]
        self.away: list[bool] = [False] * row["players"]
        self.conceded: list[bool] = [False] * row["players"]
        self.banks: list[float] = [0.0] * row["players"]
        self.tokens: dict[str, str] = {}
        """The hashes of tokens by guest."""
        self.past_tokens: dict[str, str] = {}
        """Whose a token was that is no longer valid."""
        self.owned: dict[str, set[int]] = {}
        """The seats a guest has ever had."""
        self.notes: dict[int, set[str]] = {}
        self.actions: dict[str, tuple[int, float]] = {}
        """The numbers of moves by the name of what people sent, and when they were written."""
        self.progress = 0.0
        """When something was last written."""
        self.time_left: tuple[Lane, float] | None = None
        """Who wrote the present deadline, and when it is over, whatever clocks are set to."""
        self.used_from: tuple[Lane, float] | None = None
        """Who wrote from when on time is taken from a bank, and when that is."""
        self.archived = False

    @property
    def revision(self) -> int:
        """How often it was written."""
        return int(self.columns["revision"])

    @property
    def status(self) -> str:
        """As it was written."""
        return str(self.columns["status"])

    @property
    def player(self) -> str | None:
        """The guest who has to decide; None if it is a bot."""
        seat = self.match.state.seat
        return None if seat is None or self.away[seat] or self.conceded[seat] else self.owners[seat]

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats of a guest."""
        return [seat for seat, owner in enumerate(self.owners) if guest is not None and owner == guest]

    def guest_with(self, token_hash: str) -> str | None:
        """Whose token it is."""
        return next((guest for guest, known in self.tokens.items() if known == token_hash), None)

    def enter(self, seat: int, word: str) -> None:
        """One more entry."""
        self.match = self.match.copy()
        self.match.enter(seat, word)
        self.number += 1
        self._moments[self.number] = Moment(self.match, {})
        self._moments.pop(self.number - KEPT, None)

    def moment(self, number: int) -> Moment:
        """The game after so many entries; what was long ago is played again."""
        known = self._moments.get(number)
        if known is None:
            record = self.match.record.copy()
            del record.entries[number:]
            known = self._moments[number] = Moment(Match(record), {})
        return known

    def view(self, number: int, seat: int | None, openly: bool) -> bytes:
        """What a seat may see after so many entries, as it is sent."""
        match, views = self.moment(number)
        known = views.get((seat, openly))
        if known is None:
            state = match.state
            view = view_when_asked(state, seat, bool(self.columns["aids"]))
            decision = view["decision"]
            if openly and isinstance(decision, dict) and (may := state.game.open_moves(state)):
                decision["moves"] = [state.text(move) for move in may]
            known = views[seat, openly] = encoder.encode(view)
        return known

    def events(self, number: int, seat: int | None, since: int) -> list[View]:
        """What has happened after the first so many events, as a seat may know it."""
        match = self.moment(number).match
        over = match.state.over
        missing, found = match.event_count - since, list[View]()
        for step in reversed(match.steps):
            if len(found) >= missing:
                break
            found = [event.told(seat, over) for event in step.events] + found
        return found if len(found) == missing else match.log(seat)[since:]

    def forms_of_events(self, seat: int | None) -> list[set[bytes]]:
        """Every event so far, as a seat may have been told it before the end of the game, and as it is told after."""
        match = self.match
        known = [event for batch in (match.opening, *match.events) for event in batch]
        return [{encoder.encode(event.told(seat, over)) for over in {False, match.state.over}} for event in known]


class Watch:
    """Everything that was committed, and the first thing that did not hold."""

    def __init__(self, now: Callable[[], float], wall: Callable[[Lane], float], end: Callable[[], None]) -> None:
        self.broken: Violation | None = None
        self.tables: dict[str, Account] = {}
        self.moves = self.writes = self.shown = self.acknowledged = self.again = 0
        self._now = now
        self._wall = wall
        self._end = end

    def fail(self, rule: str, said: str) -> None:
        """Something did not hold; what follows from it is not worth telling."""
        assert rule in RULES
        if self.broken is None:
            self.broken = Violation(rule, said, self._now())
            self._end()

    # What is committed

    def committed(self, lane: Lane, statements: Sequence[Writable]) -> None:
        """A transaction was written: the log only grows, and nobody gains time."""
        self.writes += 1
        touched: set[str] = set()
        guarded: set[str] = set()
        before: dict[str, dict[str, Any]] = {}
        for one in statements:
            if isinstance(one, Filled):
                kind = table_of(one.statement)
                if kind == "moves" and one.values["made_by"] == "clock":
                    self._check_time_was_over(self.tables[one.values["table_id"]], lane)
                if kind == "seats" and "bank" in one.values and "seat" not in one.values:
                    self._check_bank(self.tables[one.values["this_table_id"]], one.values, lane)
                self._row(kind, one.statement, one.values, touched, guarded, before)
            elif isinstance(one, Insert) and table_of(one) == "archive":
                account = self.tables[file_writer.prepare(one, None).given["table_id"]]
                account.archived = True
                account.columns["revision"] += 1  # in the same transaction
        for table in touched:
            account = self.tables[table]
            account.progress = self._now()
            if table not in guarded:
                self.fail("whole", f"{table}: an entry without a new revision")
            self._check_clock(account, before.get(table), self._wall(lane))
            self._note_deadline(account, before.get(table), lane)

    def _row(
        self,
        kind: str,
        statement: Executable,
        values: dict[str, Any],
        touched: set[str],
        guarded: set[str],
        before: dict[str, dict[str, Any]],
    ) -> None:
        if kind == "tables" and isinstance(statement, Insert):
            self.tables[values["id"]] = Account(values)
            touched.add(values["id"])
            guarded.add(values["id"])
        elif kind == "tables":
            account = self.tables[values["this_table"]]
            if values["revision"] != account.revision + 1:
                self.fail("guard", f"{account.id}: revision {values['revision']} after {account.revision}")
            before[account.id] = {**account.columns, "number": account.number, "player": account.player}
            account.columns |= {name: value for name, value in values.items() if name in account.columns}
            touched.add(account.id)
            guarded.add(account.id)
        elif kind == "moves":
            touched.add(values["table_id"])
            self._entry(self.tables[values["table_id"]], values)
        elif kind == "seats":
            table = values.get("table_id", values.get("this_table_id"))
            self._seat(self.tables[str(table)], values)
        elif kind == "people":
            self._person(statement, values)

    def _entry(self, account: Account, values: dict[str, Any]) -> None:
        if values["number"] != account.number + 1:
            self.fail("gap", f"{account.id}: entry {values['number']} after {account.number}")
            return
        action = values["action"]
        if action is not None and action in account.actions:
            self.fail(
                "twice", f"{account.id}: entries {account.actions[action][0]} and {values['number']} are one move"
            )
        try:
            account.enter(values["seat"], values["word"])
        except HallError as error:
            self.fail("rules", f"{account.id}: entry {values['number']} is against the rules: {error}")
            return
        self.moves += 1
        if action is not None:
            account.actions[action] = values["number"], self._now()

    def _seat(self, account: Account, values: dict[str, Any]) -> None:
        new = "seat" in values
        seat = values["seat"] if new else values["this_seat"]
        if "person_id" in values:
            account.owners[seat] = values["person_id"]
            if values["person_id"] is not None:
                account.owned.setdefault(values["person_id"], set()).add(seat)
        if "away" in values:
            account.away[seat] = values["away"]
        if "conceded" in values:
            account.conceded[seat] = values["conceded"]
        if values.get("notes"):
            account.notes.setdefault(seat, set()).add(values["notes"])
        if "bank" in values:
            account.banks[seat] = values["bank"]

    def _person(self, statement: Executable, values: dict[str, Any]) -> None:
        if isinstance(statement, Insert):
            self.tables[values["table_id"]].tokens[values["id"]] = values["token_hash"]
            return
        guest = values["this_id"]
        for account in self.tables.values():
            if guest in account.tokens:
                if isinstance(statement, Delete):
                    account.past_tokens[account.tokens.pop(guest)] = guest
                elif "token_hash" in values:
                    account.past_tokens[account.tokens[guest]] = guest
                    account.tokens[guest] = values["token_hash"]
                return

    def _check_time_was_over(self, account: Account, lane: Lane) -> None:
        """The clock answers for nobody who has time left; a process started anew goes by its machine's clock."""
        if account.time_left is not None and account.time_left[0] is lane and self._now() < account.time_left[1] - WINK:
            left = account.time_left[1] - self._now()
            self.fail("time", f"{account.id}: the clock answers {left:.3f} s too early")

    def _check_bank(self, account: Account, values: dict[str, Any], lane: Lane) -> None:
        """A bank only loses the time that has passed; how much that is a process started anew cannot know."""
        seat, bank = values["this_seat"], values["bank"]
        lost = account.banks[seat] - bank
        if lost < -WINK:
            self.fail("time", f"{account.id}: seat {seat} gains time: {account.banks[seat]} → {bank}")
        if account.used_from is not None and account.used_from[0] is lane:
            passed = max(0.0, self._now() - account.used_from[1])
            if lost > passed + WINK:
                self.fail("time", f"{account.id}: seat {seat} loses {lost:.3f} s of its bank in {passed:.3f} s")

    def _check_clock(self, account: Account, before: dict[str, Any] | None, now: float) -> None:
        """Nobody has more time than the clock allows, or more than before for the same question."""
        deadline, seat = account.columns["deadline"], account.match.state.seat
        if account.status != "running" or deadline is None or seat is None or account.choice.kind == "none":
            return
        if before is not None and before["deadline"] == deadline:
            return
        days = account.choice.kind == "days"
        bank = account.banks[seat]
        most = account.choice.days * DAY if days else account.choice.reaction + max(AFTER_UNDO, bank)
        if deadline - now > most + WINK:
            self.fail("time", f"{account.id}: {deadline - now:.3f} s to answer, {most:.3f} are allowed")
        if before is None or before["status"] != "running" or before["deadline"] is None:
            return
        if before["number"] != account.number or before["player"] != account.player:
            return
        least = HOUR if days else float(account.choice.reaction)
        late = before["deadline"] < now + least
        if deadline > before["deadline"] + WINK and not late and before["deadline"] <= now + most:
            self.fail("time", f"{account.id}: {deadline - before['deadline']:.3f} s more for the same question")

    def _note_deadline(self, account: Account, before: dict[str, Any] | None, lane: Lane) -> None:
        deadline, asked = account.columns["deadline"], account.columns["asked"]
        if account.status != "running" or deadline is None or asked is None:
            account.time_left = account.used_from = None
        elif before is None or (before["deadline"], before["asked"], before["status"]) != (deadline, asked, "running"):
            ahead = self._now() - self._wall(lane)
            account.time_left, account.used_from = (lane, deadline + ahead), (lane, asked + ahead)

    # What is shown

    def check_shown(self, table: str, number: int, seat: int | None, openly: bool, view: bytes) -> bool:
        """A screen shows only what is committed, and only what its seat may see."""
        self.shown += 1
        account = self.tables.get(table)
        if account is None or number > account.number:
            self.fail("told", f"{table}: {number} is shown, and not written")
            return False
        if account.view(number, seat, openly) != view:
            expected = account.view(number, seat, openly)
            self.fail("secret", f"{table}: seat {seat} is shown another view of {number}: {view!r} not {expected!r}")
            return False
        return True

    def check_events(self, table: str, number: int, seat: int | None, since: int, events: list[bytes]) -> None:
        """What a screen is told has happened did happen, and its seat may know it."""
        expected = [encoder.encode(event) for event in self.tables[table].events(number, seat, since)]
        if expected != events:
            self.fail("secret", f"{table}: seat {seat} is told {events!r} and not {expected!r}")

    def check_secrets(
        self, table: str, mine: Callable[[], Sequence[int]], others: Sequence[bytes], frame: bytes
    ) -> None:
        """No message has the seed before the end, others' tokens, or the notes of a seat that is not one's own."""
        if any(token in frame for token in others):
            self.fail("secret", f"{table}: somebody else's token is in {frame!r}")
        account = self.tables.get(table)
        if account is None:
            return
        seed, salt = account.secrets
        if (seed in frame or salt in frame) and b'"ending":{' not in frame:
            self.fail("secret", f"{table}: the seed is in {frame!r}")
        if b"note-" in frame:
            for seat, notes in account.notes.items():
                if seat not in mine() and any(note.encode() in frame for note in notes):
                    self.fail("secret", f"{table}: the notes of seat {seat} are in {frame!r}")

    def check_answer(self, table: str, action: str, number: int | None, key: str | None, sent: float) -> None:
        """An acknowledged move is in the log under its number; a refused one was not there when the answer was sent.

        Later it may be: what was sent on a connection before the last may be the last to arrive.
        """
        written, at = self.tables[table].actions.get(action, NEVER)
        if key is None:
            self.acknowledged += 1
            if written != number:
                self.fail("acknowledged", f"{table}: {action} was acknowledged as {number} and is {written} in the log")
        elif written is not None and at <= sent and not key.startswith(PASSING):
            self.fail("refused", f"{table}: {action} was refused ({key}) and is {written} in the log")


def table_of(statement: Executable) -> str:
    """The name of the table a statement changes."""
    return str(statement.table.name)  # type: ignore[attr-defined]
