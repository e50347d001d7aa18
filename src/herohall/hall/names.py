"""Names at a table: two that look the same are told apart, so that nobody passes for somebody else."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

LONGEST = 27
"""The letters of a name that a number follows."""
LOOK_ALIKES = str.maketrans(
    "авеєзкмнорстухіјѕһԁԛԝьαβεηικμνορτυχ01i|",
    "abee3kmhopctyxljshdqwbabehlkmnoptyxolll",
)
"""Small letters of other alphabets, or their capitals, that look like Latin ones; 0 like o, 1 and I like l."""


def told_apart(name: str, others: Iterable[str]) -> str:
    """The name, with a number if somebody else's looks the same; no name stays none, for the page numbers the seats.

    >>> told_apart("ann", ["Ann", "Ben"])
    'ann 2'
    """
    taken, unique, number = {shape(one) for one in others}, name, 1
    while name and shape(unique) in taken:
        number += 1
        unique = f"{name[:LONGEST]} {number}"
    return unique


def shape(name: str) -> str:
    """What is left of a name at a glance: no accents, capitals or blanks, and one alphabet."""
    parts = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    return "".join(one for one in parts if not unicodedata.combining(one) and not one.isspace()).translate(LOOK_ALIKES)
