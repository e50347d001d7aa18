"""A table where a game is played, with its people and seats: a value. What happens makes a new table; see `step.py`.

This file has only simple questions about a table. No event loop, database, network, clock or random source: time and
random bits are handed in.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from herohall.core.match import Match
from herohall.hall.clock import Clock
from herohall.hall.daily import is_past
from herohall.hall.presence import Presence
from herohall.hall.protocol import MadeBy, Pace, Status

FEWEST = 2
"""The fewest people in a rated game."""
FINISHED: tuple[Status, ...] = ("over", "ended")
"""The states of a table in which no more moves are made."""


REMEMBERED = 500
"""Actions without an entry in the log whose ids are remembered."""


class Guest(msgspec.Struct, kw_only=True, frozen=True):
    """A person at a table."""

    id: str
    name: str
    host: bool
    token_hash: str
    regular: str | None = None
    """The person's id across tables, if they let the server know."""
    muted: frozenset[str] = frozenset()
    """The ids of the people they have muted."""


class Place(msgspec.Struct, kw_only=True, frozen=True):
    """A seat: its owner, if it has one, and the bot that plays while the owner does not."""

    name: str
    """The bot's name."""
    bot: str
    owner: str | None = None
    """The id of a guest."""
    called: str | None = None
    """The owner's name on this seat; None: the owner's usual name."""
    away: bool = False
    conceded: bool = False
    """The owner has given the seat up, or was removed during the game: only the bot plays here from then on."""
    order: str | None = None
    """The chosen standing order, one that passes before the one it interrupts: `turn hero`."""
    notes: str = ""
    late: bool = False
    """Whether the game had begun before the owner came."""

    @property
    def player(self) -> str | None:
        """The id of the person who decides here; None: the bot does."""
        return None if self.away or self.conceded else self.owner

    def freed(self, for_good: bool) -> Place:
        """The same seat without its owner; `for_good`: nobody else may look at the cards here."""
        return Place(name=self.name, bot=self.bot, late=self.late, conceded=for_good)


class Start(NamedTuple):
    """What is fixed when a table is opened."""

    id: str
    box: str | None
    box_folder: str | None
    """Where the cards of the box are; only bots' processes look there."""
    invite: str
    created: float
    watch: bool
    origin: str | None = None
    """For a game that began with moves already made: where it came from."""
    daily: str | None = None
    """The day whose daily deal it is."""
    rated: bool = False
    secret: bytes = b""
    """For a daily deal: the secret its bots' seeds are made from."""


class Settings(NamedTuple):
    """What the host can change."""

    pace: Pace = "calm"
    hints: bool | None = None
    aids: bool = False
    open: bool = False
    """Whether a waiting table is listed for everybody (`open_tables.py`)."""
    begins: float | None = None
    """When a waiting table begins by itself; None: when the host says so."""


class Log(NamedTuple):
    """What is known about the entries besides seat and move."""

    made_by: list[MadeBy]
    actions: dict[str, int]
    """Moves and undos by the ids of their messages, with the table's number then: a repeated one is only answered."""
    others: dict[str, int]
    """The same for the last actions without an entry in the log."""

    def remembering(self, action: str, number: int, entered: bool) -> Log:
        """With a finished action; moves are never forgotten."""
        if entered:
            return self._replace(actions={**self.actions, action: number})
        last = list(self.others.items())[1 - REMEMBERED :]
        return self._replace(others={**dict(last), action: number})


class Answer(NamedTuple):
    """A bot's choice, waiting for the time to be played."""

    word: str
    made_by: MadeBy
    found: float
    """When the bot had found it."""


class Question(NamedTuple):
    """What automatic answers need to know about the open question."""

    since: float = 0.0
    chance: float = 0.0
    """Between 0 and 1: how much later a standing order answers."""
    answer: Answer | None = None


class Offer(NamedTuple):
    """A proposal: to end the game, or, in a rated game, to pause it."""

    seats: frozenset[int]
    """The seats that want it."""
    pause: bool = False


class Table(msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """One game and the people at it."""

    start: Start
    match: Match
    log: Log
    guests: dict[str, Guest]
    places: tuple[Place, ...]
    clock: Clock
    status: Status = "running"
    settings: Settings = Settings()
    offer: Offer | None = None
    """What somebody has proposed, and who wants it."""
    following: str | None = None
    """The table of the rematch."""
    rules_before: int | None = None
    """The version of the rules it began with, if they have changed since."""
    changed: float = 0.0
    """When the last move was made."""
    revision: int = 0
    """Raised by every write."""
    presence: Presence = Presence()
    question: Question = Question()

    @property
    def id(self) -> str:
        """The table's id."""
        return self.start.id

    @property
    def number(self) -> int:
        """The number of the last entry in the log."""
        return len(self.match.record.entries)

    # Whose turn it is

    @property
    def asked(self) -> int | None:
        """The seat that has to decide; None when the game is over."""
        return self.match.state.seat

    def player(self, seat: int | None) -> str | None:
        """The id of the person who decides on a seat; None if a bot does."""
        return None if seat is None else self.places[seat].player

    @property
    def asked_person(self) -> str | None:
        """The id of the person who has to decide; None if it is a bot or nobody."""
        return self.player(self.asked)

    @property
    def timed_seat(self) -> int | None:
        """The seat whose clock runs: only people are timed."""
        return self.asked if self.asked_person is not None else None

    # People

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats of a guest."""
        return [seat for seat, place in enumerate(self.places) if guest is not None and place.owner == guest]

    def owners(self) -> list[Guest]:
        """The people who have a seat."""
        owning = {place.owner for place in self.places}
        return [guest for guest in self.guests.values() if guest.id in owning]

    def people_here(self) -> list[Guest]:
        """The people with a seat who are connected."""
        return [guest for guest in self.owners() if self.presence.is_here(guest.id)]

    def free_seats(self) -> list[int]:
        """The seats a person may take: nobody owns them, or did when a move was made (see `Place.conceded`)."""
        return [seat for seat, place in enumerate(self.places) if place.owner is None and not place.conceded]

    def shown_name(self, seat: int) -> str:
        """The name beside a seat; empty for a person who gave none."""
        place = self.places[seat]
        if place.owner is None:
            return place.name
        return self.guests[place.owner].name if place.called is None else place.called

    def muted_by(self, guest: str | None) -> list[int]:
        """The seats of the people a guest has muted."""
        muted = frozenset() if guest is None else self.guests[guest].muted
        return [seat for seat, place in enumerate(self.places) if place.owner in muted]

    def holder(self, token_hash: str) -> Guest | None:
        """The guest whose token has this hash."""
        return next((guest for guest in self.guests.values() if guest.token_hash == token_hash), None)

    @property
    def attended(self) -> bool:
        """Whether anybody looks at the table, through this process or another."""
        elsewhere = self.presence.elsewhere.values()
        return bool(self.presence.viewers) or any(one.people or one.watchers for one in elsewhere)

    def names_but(self, seats: list[int]) -> list[str]:
        """The names beside all other seats."""
        return [self.shown_name(seat) for seat in range(len(self.places)) if seat not in seats]

    # Rated games

    def rated_seats(self) -> dict[int, str]:
        """The seats whose result counts, with their people; nobody joins them after the first move."""
        if not self.start.rated:
            return {}
        regulars = {
            seat: self.guests[place.owner].regular for seat, place in enumerate(self.places) if place.owner is not None
        }
        # A person with two seats would play against themselves.
        everybody = list(regulars.values())
        known = {
            seat: one
            for seat, one in regulars.items()
            if one is not None and not self.places[seat].late and everybody.count(one) == 1
        }
        return known if len(known) >= FEWEST else {}

    @property
    def contest(self) -> bool:
        """Whether a rated game has begun: from now on everybody has to play it under the same conditions."""
        return self.number > 0 and bool(self.rated_seats())

    # What may be done

    def revealed(self, now: float) -> bool:
        """Whether seed, record and replay are public: the game has ended and, for a daily deal, its day, too."""
        return self.status in FINISHED and (self.start.daily is None or is_past(self.start.daily, now))

    def may_watch(self, now: float) -> bool:
        """Whether people may watch; a daily deal only when its day is over."""
        return self.start.watch if self.start.daily is None else self.revealed(now)

    @property
    def hints_allowed(self) -> bool:
        """Whether people may ask bots for advice; with several people only if the table allows it."""
        if self.rated_seats():
            return False
        return len(self.owners()) == 1 if self.settings.hints is None else self.settings.hints

    def last_made_by(self) -> MadeBy:
        """Who made the last move that still counts."""
        counting = self.match.record.effective()
        return self.log.made_by[counting[-1]] if counting else "person"

    # Changes

    def with_place(self, seat: int, **values: object) -> Table:
        """The table with a change of one seat."""
        places = list(self.places)
        places[seat] = replace(places[seat], **values)
        return replace(self, places=tuple(places))

    def with_guest(self, guest: Guest) -> Table:
        """The table with a new or changed person."""
        return replace(self, guests={**self.guests, guest.id: guest})
