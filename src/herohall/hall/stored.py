"""What is stored of a table, as plain data: rows, and the changes to them that a step asks for.

The store writes them; nothing here knows how.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, TypeVar

import msgspec

from herohall.hall.protocol import MadeBy, Pace, Status
from herohall.hall.rule_fingerprint import fingerprint
from herohall.hall.table import Guest, Offer, Place, Table


class TableRow(NamedTuple):
    """A table without its people, seats and moves."""

    id: str
    game: str
    rules: int
    rules_before: int | None
    box: str | None
    players: int
    options: dict[str, Any]
    seed: str
    salt: str
    invite: str
    created: float
    changed: float
    status: Status
    pace: Pace
    hints: bool | None
    aids: bool | None
    daily: str | None
    rated: bool
    origin: str | None
    watch: bool
    clock: dict[str, Any]
    asked: float | None
    deadline: float | None
    offer: list[int] | dict[str, list[int]] | None
    """The seats that want the game to end; under the key `pause` those that want to pause it."""
    following: str | None
    open: bool = False
    begins: float | None = None
    revision: int = 0


class PersonRow(NamedTuple):
    """A person at a table."""

    id: str
    table_id: str
    name: str
    host: bool
    token_hash: str
    regular: str | None
    muted: list[str] | None


class SeatRow(NamedTuple):
    """A seat of a table."""

    table_id: str
    seat: int
    person_id: str | None
    name: str
    bot: str
    away: bool
    conceded: bool
    bank: float
    standing_order: str | None
    notes: str | None
    called: str | None
    late: bool


class MoveRow(NamedTuple):
    """An entry of a table's log."""

    number: int
    seat: int
    word: str
    made: float
    made_by: MadeBy
    action: str | None = None
    question: str | None = None


class StoredTable(NamedTuple):
    """All that is stored of one table."""

    table: TableRow
    people: list[PersonRow]
    seats: list[SeatRow]
    moves: list[MoveRow]


# Changes


Kind = Literal["people", "seats", "moves", "devices", "attempts", "results"]
"""What rows are about; `tables` are told apart from these."""


class TableAdded(NamedTuple):
    """A new table, with all that belongs to it."""

    stored: StoredTable


class RowAdded(NamedTuple):
    """A new row."""

    kind: Kind
    values: dict[str, object]


class RowChanged(NamedTuple):
    """Some values have changed, in the row where the others are these."""

    kind: Kind
    where: dict[str, object]
    values: dict[str, object]


class RowsRemoved(NamedTuple):
    """The rows with these values are gone."""

    kind: Kind
    where: dict[str, object]


Change = TableAdded | RowAdded | RowChanged | RowsRemoved


# A table as rows


def rows_of(table: Table) -> StoredTable:
    """Everything to store for a table without moves."""
    record = table.match.record
    values = {
        **table.start._asdict(),
        **changing_columns(table),
        "game": record.game.name,
        "players": record.players,
        "options": {**record.options},
        "seed": f"{record.seed:032x}",
        "salt": record.salt.hex(),
        "changed": table.start.created,
        "clock": msgspec.to_builtins(table.clock.choice),
    }
    people = [person_row(table.id, guest) for guest in table.guests.values()]
    seats = [seat_row(table, seat) for seat in range(len(table.places))]
    return StoredTable(made(TableRow, values), people, seats, [])


def changing_columns(table: Table) -> dict[str, Any]:
    """The values of a table's row that may change."""
    return {
        **table.settings._asdict(),
        "rules": table.match.record.rules_version,
        "rules_before": table.rules_before,
        "status": table.status,
        "asked": table.clock.asked,
        "deadline": table.clock.deadline,
        "offer": offer_value(table.offer),
        "invite": table.start.invite,
        "following": table.following,
    }


def offer_value(offer: Offer | None) -> list[int] | dict[str, list[int]] | None:
    """A proposal as it is stored."""
    if offer is None:
        return None
    return {"pause": sorted(offer.seats)} if offer.pause else sorted(offer.seats)


def stored_offer(value: list[int] | dict[str, list[int]] | None) -> Offer | None:
    """A proposal as it was stored."""
    if isinstance(value, dict):
        return Offer(frozenset(value["pause"]), pause=True)
    return None if value is None else Offer(frozenset(value))


def seat_row(table: Table, seat: int) -> SeatRow:
    """A seat as it is stored."""
    place = table.places[seat]
    return SeatRow(
        table_id=table.id,
        seat=seat,
        person_id=place.owner,
        name=place.name,
        bot=place.bot,
        away=place.away,
        conceded=place.conceded,
        bank=table.clock.banks[seat],
        standing_order=place.order,
        notes=place.notes or None,
        called=place.called,
        late=place.late,
    )


def person_row(table_id: str, guest: Guest) -> PersonRow:
    """A person as they are stored."""
    return PersonRow(guest.id, table_id, guest.name, guest.host, guest.token_hash, guest.regular, sorted(guest.muted))


def guest_of(row: PersonRow) -> Guest:
    """A person as they were stored."""
    return msgspec.convert({**row._asdict(), "muted": row.muted or []}, Guest)


def place_of_row(row: SeatRow) -> Place:
    """A seat as it was stored."""
    named_otherwise = {"owner": row.person_id, "order": row.standing_order, "notes": row.notes or ""}
    return msgspec.convert({**row._asdict(), **named_otherwise}, Place)


# Rows after a change


Row = TypeVar("Row", TableRow, PersonRow, SeatRow, MoveRow)


def made(kind: type[Row], values: dict[str, Any]) -> Row:
    """A row from values by name; names that are no column, or one of another version only, are left out."""
    return kind(**{name: values[name] for name in kind._fields if name in values})


def altered(row: Row, values: dict[str, Any]) -> Row:
    """A row with other values in some columns."""
    return made(type(row), {**row._asdict(), **values})


def written(
    stored: StoredTable, values: dict[str, Any], changes: list[Change], revision: int, now: float
) -> StoredTable:
    """The rows of a table after the changes of a step; changes that belong to no table are left to others."""
    people, seats, moves = list(stored.people), list(stored.seats), list(stored.moves)
    for change in changes:
        match change:
            case RowAdded("moves", new):
                moves.append(made(MoveRow, new))
            case RowAdded("people", new):
                people.append(made(PersonRow, new))
            case RowChanged("seats", where, new):
                seats = [altered(one, new) if one.seat == where["seat"] else one for one in seats]
            case RowChanged("people", where, new):
                people = [altered(one, new) if one.id == where["id"] else one for one in people]
            case RowsRemoved("people", where):
                people = [one for one in people if one.id != where["id"]]
            case _:
                pass
    table = altered(stored.table, {**values, "revision": revision, "changed": now})
    return StoredTable(table, people, seats, moves)


# What has changed


def differences(before: Table, after: Table, action: str | None = None) -> tuple[dict[str, object], list[Change]]:
    """What to write so that the store has the table after a step: in its row, and everywhere else."""
    old, new = changing_columns(before), changing_columns(after)
    values: dict[str, object] = {name: value for name, value in new.items() if value != old[name]}
    changes: list[Change] = []
    if after.number > before.number:
        changes.append(RowAdded("moves", {"table_id": after.id, **last_entry(after, action)._asdict()}))
    if after.guests is not before.guests:
        changes += people_changes(before, after)
    if after.places is not before.places or after.clock.banks is not before.clock.banks:
        changes += seat_changes(before, after)
    if after.guests is not before.guests:  # after their seats have been freed
        for gone in [one for one in before.guests if one not in after.guests]:
            changes += [RowsRemoved("devices", {"person_id": gone}), RowsRemoved("people", {"id": gone})]
    return values, changes


def last_entry(table: Table, action: str | None) -> MoveRow:
    """The newest entry of the log."""
    seat, word = table.match.record.entries[-1]
    made_by = table.log.made_by[-1]
    return MoveRow(table.number, seat, word, table.changed, made_by, action, fingerprint(table.match.state))


def people_changes(before: Table, after: Table) -> list[Change]:
    """Who is new, and what is new about the others."""
    changes: list[Change] = []
    for guest in after.guests.values():
        known = before.guests.get(guest.id)
        row = person_row(after.id, guest)
        if known is None:
            changes.append(RowAdded("people", row._asdict()))
        elif known is not guest:
            if guest.token_hash != known.token_hash:  # codes for other devices are no longer valid
                changes.append(RowsRemoved("devices", {"person_id": guest.id}))
            changes.append(RowChanged("people", {"id": guest.id}, changed_values(person_row(before.id, known), row)))
    return changes


def seat_changes(before: Table, after: Table) -> list[Change]:
    """What is new about the seats."""
    changes: list[Change] = []
    for seat in range(len(after.places)):
        values = changed_values(seat_row(before, seat), seat_row(after, seat))
        if values:
            changes.append(RowChanged("seats", {"table_id": after.id, "seat": seat}, values))
    return changes


def changed_values(old: PersonRow | SeatRow, new: PersonRow | SeatRow) -> dict[str, object]:
    """The values in which two rows differ."""
    return {name: value for name, value, was in zip(new._fields, new, old, strict=True) if value != was}
