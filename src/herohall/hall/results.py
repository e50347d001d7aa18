"""Results for the daily deal and for ratings, written with the step that ends a game.

Each counts exactly once, because it is written in the same transaction as its cause.
"""

from __future__ import annotations

from herohall.core.ranking import place_of
from herohall.hall.daily import is_past
from herohall.hall.stored import Change, RowAdded, RowChanged
from herohall.hall.table import FEWEST, Table

BEHIND = 100
"""The rank of those who left: behind everybody who stayed."""


def of_step(before: Table, after: Table, now: float) -> list[Change]:
    """The results of a step: the game ended, or somebody conceded."""
    changes: list[Change] = []
    if after.places is not before.places:
        for seat, (was, place) in enumerate(zip(before.places, after.places, strict=True)):
            if place.conceded and not was.conceded:
                changes += [*daily_conceded(before), *result_of_conceding(before, seat, now)]
    if after.status == "over" and before.status != "over":
        changes += [*daily_result(after, now), *result_at_end(after, now)]
    return changes


# The daily deal


def daily_result(table: Table, now: float) -> list[Change]:
    """The result of an attempt at the daily deal, if it comes in time."""
    if table.start.daily is None or is_past(table.start.daily, now):
        return []
    seat = next(seat for seat, place in enumerate(table.places) if place.owner is not None)
    state = table.match.state
    score = state.scores[seat]
    best_other = max(other for number, other in enumerate(state.scores) if number != seat)
    place = place_of(state.ranking or [], seat)
    return [attempt_changed(table, {"place": place, "score": score, "margin": score - best_other})]


def daily_conceded(table: Table) -> list[Change]:
    """Conceding uses up the attempt."""
    return [] if table.start.daily is None else [attempt_changed(table, {"conceded": True})]


def attempt_changed(table: Table, values: dict[str, object]) -> RowChanged:
    """The result of an attempt at the daily deal; a conceded attempt stays conceded."""
    return RowChanged("attempts", {"table_id": table.id, "conceded": False}, values)


# Ratings


def result_at_end(table: Table, now: float) -> list[Change]:
    """The result of a game: people who stayed in order of their places, then people who left."""
    places, ranking = table.places, table.match.state.ranking or []
    rated = table.rated_seats()
    ranks = {one: place_of(ranking, seat) if places[seat].player is not None else BEHIND for seat, one in rated.items()}
    return result(table, ranks, [one for seat, one in rated.items() if not places[seat].conceded], now)


def result_of_conceding(table: Table, seat: int, now: float) -> list[Change]:
    """The result of conceding: behind everybody who has not. Before the first move there is no result."""
    rated = table.rated_seats()
    if seat not in rated or not table.number:
        return []
    ranks = {one: 0 for other, one in rated.items() if not table.places[other].conceded}
    ranks[rated[seat]] = BEHIND
    return result(table, ranks, [rated[seat]], now)


def result(table: Table, ranks: dict[str, int], moved: list[str], now: float) -> list[Change]:
    """The result to store; an empty list if too few people took part."""
    if len(ranks) < FEWEST or not moved:
        return []
    row = {"table_id": table.id, "game": table.match.record.game.name, "made": now, "ranks": ranks, "moved": moved}
    return [RowAdded("results", row)]
