"""Who came where. A ranking lists seats best first; those who share a place stand together."""

from __future__ import annotations


def by_place(ranking: list[list[int]]) -> list[tuple[int, int]]:
    """Place, from 1, and seat, best first; seats that share a place leave the next ones empty.

    >>> by_place([[2, 0], [1]])
    [(1, 2), (1, 0), (3, 1)]
    """
    found = []
    place = 1
    for seats in ranking:
        found += [(place, seat) for seat in seats]
        place += len(seats)
    return found


def place_of(ranking: list[list[int]], seat: int) -> int:
    """The place of a seat, from 1.

    >>> place_of([[2, 0], [1]], 1)
    3
    """
    return next(place for place, other in by_place(ranking) if other == seat)
