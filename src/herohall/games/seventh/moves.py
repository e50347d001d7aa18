"""The fixed move space of Seventh Hero: 51 moves, each a small int inside and a word at the edges."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from herohall.games.seventh.cards import DOG_MASTER, VALUES, WITCH

DECLINE: Final = 0
RECRUIT: Final = 1
PASS: Final = 2
SEND_DECK: Final = 3
# From here on the value 1–7 is added to the base.
SEND: Final = 3
SEND_PARTY: Final = 10
DISCARD: Final = 17
CLUE: Final = 24
POWER: Final = 31
"""`POWER + 3` is never used: power 3 always names the hero it readies."""
READY: Final = 38
"""`READY + 5`: power 3 readies one's 5."""
FORBID: Final = 46
"""`FORBID + 2`: power 4 against seat 2, which people call the third (S6.4 `anyone`)."""
SEATS: Final = 5
MOVE_COUNT: Final = 51


def make_words() -> list[str]:
    """The text of every move; empty for the two numbers that are no moves."""
    words = ["decline", "recruit", "pass", "send deck"]
    for pattern in ("send {}", "send party {}", "discard {}", "clue {}", "power {}", f"power {WITCH} {{}}"):
        words += [pattern.format(value) for value in range(1, VALUES + 1)]
    words[POWER + WITCH] = words[READY + WITCH] = ""
    return words + [f"power {DOG_MASTER} seat {seat}" for seat in range(1, SEATS + 1)]


WORDS: Final = make_words()


def is_send(move: int) -> bool:
    """`send 5`: a card from the hand."""
    return SEND < move <= SEND + VALUES


def is_clue(move: int) -> bool:
    """`clue 5`."""
    return CLUE < move <= CLUE + VALUES


def is_power(move: int) -> bool:
    """`power 5`, `power 3 5` or `power 4 seat 2`."""
    return POWER < move < MOVE_COUNT


def power_of(move: i64) -> i64:
    """The value of the hero whose power a power move uses."""
    if move >= FORBID:
        return DOG_MASTER
    return WITCH if move > READY else move - POWER


def target_of(move: i64) -> i64:
    """The hero a 3 readies; for a 4 that names a player one more than the seat; else 0."""
    if move >= FORBID:
        return move - FORBID + 1
    return move - READY if move > READY else 0
