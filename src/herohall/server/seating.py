"""Who sits where: people with their tokens, and the bots on all other seats. Plain data; the store keeps the same."""

from __future__ import annotations

import hashlib
import secrets
from base64 import b32encode

import msgspec

TABLE_BYTES = 10
TOKEN_BYTES = 16


def new_token() -> str:
    """128 bits nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_id() -> str:
    """80 bits in letters and digits that survive being read aloud."""
    return b32encode(secrets.token_bytes(TABLE_BYTES)).decode().lower()


def digest(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def clean(name: str) -> str:
    """A name without control characters and needless blanks."""
    return " ".join("".join(one if one.isprintable() else " " for one in name).split())


class Guest(msgspec.Struct, kw_only=True, eq=False):
    """A person at a table."""

    id: str
    name: str
    host: bool
    token_hash: str
    regular: str | None = None
    """Who this is at other tables too, if they let the server know."""
    muted: frozenset[str] = frozenset()
    """The ids of those they do not want to hear."""


class Place(msgspec.Struct, kw_only=True, eq=False):
    """A seat: its owner, if it has one, and the bot that plays while the owner does not."""

    name: str
    bot: str
    owner: Guest | None = None
    called: str | None = None
    """The owner's name on this seat; None: the name the owner has everywhere."""
    away: bool = False
    conceded: bool = False
    order: str | None = None
    notes: str = ""
    late: bool = False
    """Whether a bot had moved here before the owner came."""

    @property
    def player(self) -> Guest | None:
        """The person who decides here; None: the bot does."""
        return None if self.away or self.conceded else self.owner

    @property
    def shown(self) -> str:
        """The name beside the seat."""
        return self.name if self.owner is None else self.called or self.owner.name


class Seating:
    """All places of a table and all its guests."""

    def __init__(self, guests: list[Guest], places: list[Place]) -> None:
        self.guests = guests
        self.places = places

    def by_token(self, token: str) -> Guest | None:
        """The guest who has this token."""
        wanted = digest(token)
        return next((guest for guest in self.guests if secrets.compare_digest(guest.token_hash, wanted)), None)

    def seats_of(self, guest: Guest | None) -> list[int]:
        """The seats of a guest."""
        return [seat for seat, place in enumerate(self.places) if guest is not None and place.owner is guest]

    def owners(self) -> list[Guest]:
        """The people who have a seat."""
        return [guest for guest in self.guests if self.seats_of(guest)]

    def muted_by(self, guest: Guest | None) -> list[int]:
        """The seats of those a guest does not want to hear."""
        muted = frozenset() if guest is None else guest.muted
        return [seat for seat, place in enumerate(self.places) if place.owner is not None and place.owner.id in muted]

    def free(self) -> list[int]:
        """The seats nobody owns."""
        return [seat for seat, place in enumerate(self.places) if place.owner is None]
