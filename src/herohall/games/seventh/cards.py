"""The seven heroes (S0) and the requirements printed on them. Copies do not differ: a card is its value.

Sets of values and sets of seats are bit masks: `bit(5)` is the set that holds only 5.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from herohall.core.event import JSON

HEN: Final = 1
PYROMANIAC: Final = 2
WITCH: Final = 3
DOG_MASTER: Final = 4
SERGEANT: Final = 5
KNIGHT: Final = 6
MAGICIAN: Final = 7

# The sets that hold one hero: `ONLY_HEN` is `bit(HEN)`, without a call where the rules are in a hurry.
ONLY_HEN: Final = 1 << HEN
ONLY_PYROMANIAC: Final = 1 << PYROMANIAC
ONLY_WITCH: Final = 1 << WITCH
ONLY_DOG_MASTER: Final = 1 << DOG_MASTER
ONLY_SERGEANT: Final = 1 << SERGEANT
ONLY_KNIGHT: Final = 1 << KNIGHT
ONLY_MAGICIAN: Final = 1 << MAGICIAN

VALUES: Final = 7
COPIES: Final = 11
WIDTH: Final = 8
"""Length of a list of counts by value; place 0 stays empty."""
EVERY_VALUE: Final = 0b11111110
THEMES: Final = ("classic", "dragon")

_SIZES: Final = [mask.bit_count() for mask in range(256)]


def bit(value: i64) -> i64:
    """The set holding one value or seat, below 31: compiled code shifts a small number here."""
    return 1 << value


def members(mask: i64) -> list[int]:
    """What is in a set, ascending."""
    found: list[int] = []
    while mask:
        last: int = mask & -mask
        found.append(last.bit_length() - 1)
        mask &= mask - 1
    return found


def least(mask: i64) -> i64:
    """The least in a set that is not empty."""
    last: int = mask & -mask
    return last.bit_length() - 1


def size(mask: i64) -> int:
    """How many are in a set."""
    count = _SIZES[mask & 255]
    while mask > 255:
        mask >>= 8
        count += _SIZES[mask & 255]
    return count


def fitting(card: int, players: int) -> int:
    """The set of values that meet the requirement printed on a card (S0)."""
    allowed = {
        HEN: range(1, 4),
        PYROMANIAC: range(5, 8),
        WITCH: range(3, 6),
        DOG_MASTER: range(1, 8, 2),
        SERGEANT: range(2, 8, 2),
        KNIGHT: range(1, players + 1),
        MAGICIAN: range(players, 8),
    }[card]
    return sum(bit(value) for value in allowed)


def card_facts(card: int) -> JSON:
    """The values that meet a card's requirement, by the number of players (S0)."""
    return {"fits": {str(players): list[JSON](members(fitting(card, players))) for players in (3, 4, 5)}}


FITS: Final = [0 if card == 0 else fitting(card, players) for players in range(6) for card in range(WIDTH)]
"""`FITS[players * WIDTH + card]`: the requirement of a card, for the rules."""
