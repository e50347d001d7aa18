"""What a seat, or a spectator, may know (H11), built up from nothing, field by field."""

from __future__ import annotations

from typing import Final

from herohall.core.event import JSON, View
from herohall.games.world import table as at
from herohall.games.world.box import Box
from herohall.games.world.forecast import attack_forecast, standings_view
from herohall.games.world.moves import COLOURS
from herohall.games.world.scoring import paid_places, worth_of
from herohall.games.world.table import GONE, HAND, NOBODY, ON_OFFER, OVER, WAITING, Table
from herohall.games.world.tables import LADDER, SEATS, TERRITORIES, WONDERS

EPOCHS: Final = ["ancient", "modern"]
STEPS: Final = ["placing", "taking", "playing", "settling", "discovering", "attacking", "spending", "over"]
INNERS: Final = ["", "survey", "migration", "wall", "reroll", "keep", "flight", "scoring", "target"]
PLACES: Final = {GONE: "gone", WAITING: "waiting", ON_OFFER: "offer"}


def table_view(table: Table, box: Box, viewer: int | None, laid_open: bool = False) -> View:
    """All of the table that the viewer may know; everything if it is laid open, as once the game is over."""
    laid_open = laid_open or table.step == OVER
    view: View = {
        "epoch": EPOCHS[table.epoch],
        "scorings": table.scorings,
        "closing": table.closing,
        "turn": table.turn,
        "step": STEPS[table.step],
        "hero": None if table.hero == NOBODY else box.heroes[table.hero].id,
        "left": table.left,
        "drawn": token_ids(box, table.drawn),
        "surveyed": token_ids(box, table.surveyed),
        "received": [land.id for index, land in enumerate(box.territories) if table.received >> index & 1],
        "attack": _attack_view(table, box),
        "migration": _migration_view(table, box),
        "scoring": _scoring_view(table, box),
        "seats": [_seat_view(table, box, seat, laid_open) for seat in range(table.settings.players)],
        "hand": None if viewer is None else hero_ids(box, table.hand(viewer)),
        "row": hero_ids(box, table.row),
        "deck_size": len(table.deck),
        "deck": hero_ids(box, table.deck) if laid_open else None,
        "bag": token_ids(box, table.bag),
        "bank": table.bank,
        "territories": [_territory_view(table, box, territory) for territory in range(TERRITORIES)],
        "wonders": [_wonder_view(table, box, wonder) for wonder in range(WONDERS)],
    }
    if table.acting != NOBODY:
        view["acting"] = box.wonders[table.acting].id
    return view


def hero_ids(box: Box, heroes: list[int]) -> JSON:
    """Heroes by id."""
    return [box.heroes[hero].id for hero in heroes]


def token_ids(box: Box, tokens: list[int]) -> JSON:
    """Discoveries by id."""
    return [box.discoveries[token].id for token in tokens]


def _seat_view(table: Table, box: Box, seat: int, laid_open: bool) -> JSON:
    slots = range(seat * HAND, seat * HAND + HAND)
    shown: View = {
        "colour": COLOURS[seat],
        "points": table.points[seat],
        "coins": table.coins[seat],
        "supply": table.supply[seat],
        "placing": _placing_view(table, seat),
        "made": table.made[seat],
        "discovery_sum": table.value_sum[seat],
        "discoverers": table.discoverers[seat],
        "played": hero_ids(box, [entry // SEATS for entry in table.played if entry % SEATS == seat]),
        "hand_size": len(table.hand(seat)),
        "known": hero_ids(box, [table.hands[slot] for slot in slots if table.known[slot]]),
    }
    if laid_open:
        shown["hand"] = hero_ids(box, table.hand(seat))
    return shown


def _placing_view(table: Table, seat: int) -> JSON:
    """H1.2, H1.3: how many a seat has still to place before the first turn, and of how many."""
    if table.step != at.PLACING:
        return None
    order = table.settings.placing[table.epoch]
    place = (seat - table.turn) % table.settings.players
    return {"left": order[len(order) - table.left :].count(place), "of": order.count(place)}


def _territory_view(table: Table, box: Box, territory: int) -> JSON:
    start = territory * LADDER
    in_play = territory < table.lands()
    return {
        "id": box.territories[territory].id,
        "in_play": in_play,
        "spaces": box.territories[territory].spaces,
        "discoveries": token_ids(box, table.ladders[start : start + table.filled[territory]]),
        "scored": table.scored[territory] == 1,
        "population": list(table.population[territory * SEATS : territory * SEATS + table.settings.players]),
        # What each place is worth, and who would be paid what, if it were scored as it is now.
        "worth": [worth_of(table, territory, place) for place in range(paid_places(table))],
        "standings": standings_view(table, territory) if in_play else [],
    }


def _wonder_view(table: Table, box: Box, wonder: int) -> JSON:
    owner = table.owner[wonder]
    return {
        "id": box.wonders[wonder].id,
        "place": PLACES.get(owner, "owned"),
        "owner": owner if owner >= 0 else None,
        "used": table.used[wonder] == 1,
    }


def _attack_view(table: Table, box: Box) -> JSON:
    if table.rival == NOBODY:
        return None
    faces = [face for face in (table.face, table.second_face) if face != NOBODY]
    return {
        **attack_forecast(table, box),
        "faces": [face + 1 for face in faces],
        "fleeing": table.moving,
    }


def _migration_view(table: Table, box: Box) -> JSON:
    if table.inner != at.MIGRATION:
        return None
    origin = None if table.territory == NOBODY else box.territories[table.territory].id
    return {"origin": origin, "left": table.moving, "free": table.free}


def _scoring_view(table: Table, box: Box) -> JSON:
    if table.inner != at.SCORING:
        return None
    asked = table.settings.tables.scoring_wonders[table.asking]
    return {
        "territory": box.territories[table.territory].id,
        "pay": list(table.pay),
        "wonder": box.wonders[asked].id,
    }
