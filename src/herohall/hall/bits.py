"""Random bits, handed in from outside, and the tokens, ids and seeds made from them."""

from __future__ import annotations

import hashlib
from base64 import b32encode, urlsafe_b64encode
from collections.abc import Callable
from typing import NamedTuple

from herohall.hall.bot_delay import Timing

Bits = Callable[[int], bytes]
"""Returns this many random bytes that nobody can guess."""

TABLE_BYTES = 10
TOKEN_BYTES = 16
SEED_BYTES = 16


class Moment(NamedTuple):
    """What the outside world hands to every proposal: the time, random bits, and how long answers wait."""

    now: float
    bits: Bits
    timing: Timing


def new_token(bits: Bits) -> str:
    """128 bits nobody can guess."""
    return urlsafe_b64encode(bits(TOKEN_BYTES)).rstrip(b"=").decode()


def new_table_id(bits: Bits) -> str:
    """80 bits in letters and digits that are not confused when read aloud."""
    return table_id(bits(TABLE_BYTES))


def table_id(raw: bytes) -> str:
    """Ten bytes as the id of a table."""
    return b32encode(raw).decode().lower()


def share(bits: Bits) -> float:
    """A random number between 0 and 1."""
    return int.from_bytes(bits(7)) / (1 << 56)


def number(bits: Bits) -> int:
    """A random seed for a sample."""
    return int.from_bytes(bits(8)) >> 2


def digest(token: str) -> str:
    """The hash of a token, which is stored instead of it."""
    return hashlib.sha256(token.encode()).hexdigest()
