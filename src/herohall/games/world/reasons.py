"""Why a move looks good: the one thing that speaks most for it, as a message key with parameters."""

from __future__ import annotations

from herohall.core.texts import Param
from herohall.games.world import moves as m
from herohall.games.world import table as at
from herohall.games.world.box import Box
from herohall.games.world.position_value import PositionValue
from herohall.games.world.powers import MIGRATION_SIZE
from herohall.games.world.scoring import places, standings
from herohall.games.world.table import Table
from herohall.games.world.tables import ANCIENT, HEROES, SEATS, TERRITORIES

Reason = tuple[str, dict[str, Param]]


def reason_of(table: Table, box: Box, move: int) -> Reason:
    """The reason for a legal move of the seat that is asked."""
    if move < m.PLAY:
        if move == m.TAKE_DECK:
            return "world-reason-deck", {}
        return hero_reason(table, box, table.row[move - m.TAKE_ROW])
    if move < m.SETTLE:
        return hero_reason(table, box, move - m.PLAY)
    if move < m.DISCOVER:
        return settle_reason(table, box, move - m.SETTLE, 1)
    if move < m.ATTACK:
        return discover_reason(table, box, *divmod(move - m.DISCOVER, TERRITORIES))
    if move < m.FLEE and table.inner == at.TARGET:
        return "world-reason-power", {"wonder": box.wonders[table.acting].id}
    if move < m.FLEE:
        return attack_reason(table, box, *divmod(move - m.ATTACK, SEATS))
    if move < m.MIGRATE:
        return settle_reason(table, box, move - m.FLEE, 1)
    if move < m.BUILD:
        return migrate_reason(table, box, *divmod(move - m.MIGRATE, TERRITORIES))
    if move < m.USE:
        wonder = move - m.BUILD
        params: dict[str, Param] = {
            "wonder": box.wonders[wonder].id,
            "points": table.settings.tables.wonder_points[wonder],
        }
        return ("world-reason-wonder" if table.epoch == ANCIENT else "world-reason-wonder-modern"), params
    if move < m.USE_AT:
        return "world-reason-power", {"wonder": box.wonders[move - m.USE].id}
    if move < m.KEEP_FIRST:
        wonder, territory = divmod(move - m.USE_AT, TERRITORIES)
        return settle_reason(table, box, territory, table.settings.tables.powers[wonder].placed)
    return word_reason(table, move)


def word_reason(table: Table, move: int) -> Reason:
    """Moves that are a word alone."""
    if move in (m.KEEP_FIRST, m.KEEP_SECOND):
        return "world-reason-roll", {}
    if move == m.CONVERT:
        return "world-reason-coins", {}
    if move == m.DECLINE and table.inner == at.NOTHING:
        return "world-reason-peace", {}
    if move == m.DECLINE:
        return "world-reason-saves-power", {}
    return "world-reason-saves", {}


def hero_reason(table: Table, box: Box, hero: int) -> Reason:
    """A hero is good for completing a territory, or for what it has most of."""
    tables = table.settings.tables
    name = box.heroes[hero].id
    settlers = min(tables.population[hero], table.supply[table.asked])
    discoveries = table.settings.discovery[hero]
    if discoveries:
        for land in tables.influence[table.epoch * HEROES + hero]:
            if table.filled[land] + 1 == tables.spaces[land] and place_with(table, land, settlers) == 0:
                return "world-reason-hero-completes", {"hero": name, "territory": box.territories[land].id}
    # What counts more of a hero, in points, as the guide of the box has it.
    strengths = [
        (1.0 * tables.population[hero], "population"),
        (1.3 * discoveries + 1.5 * (discoveries > 1), "discovery"),
        (0.4 * tables.conquest[hero], "conquest"),
        (0.9 * tables.treasure[hero], "treasure"),
    ]
    return f"world-reason-hero-{max(strengths)[1]}", {"hero": name, "count": discoveries}


def place_with(table: Table, land: int, more: int) -> int:
    """The place from 0 on our seat would hold in a territory with more population; -1 if none."""
    slot = land * SEATS + table.asked
    table.population[slot] += more
    ranked = places(table, land)
    table.population[slot] -= more
    return ranked.index(table.asked) if table.asked in ranked else -1


def settle_reason(table: Table, box: Box, land: int, more: int) -> Reason:
    """Population takes the lead, keeps it, or comes closer to it."""
    if table.scored[land]:
        return scored_reason(table, box, land)
    params: dict[str, Param] = {"territory": box.territories[land].id}
    if place_with(table, land, more) != 0:
        return "world-reason-catches-up", params
    return ("world-reason-keeps-lead" if place_with(table, land, 0) == 0 else "world-reason-leads"), params


def scored_reason(table: Table, box: Box, land: int) -> Reason:
    """A territory scores once in an epoch (H4.4), and the modern one is the last (H8.1)."""
    key = "world-reason-later" if table.epoch == ANCIENT else "world-reason-over"
    return key, {"territory": box.territories[land].id}


def attack_reason(table: Table, box: Box, land: int, rival: int) -> Reason:
    """An attack matters where there is something to win."""
    if table.scored[land]:
        return scored_reason(table, box, land)
    return "world-reason-attack", {"territory": box.territories[land].id, "rival": rival}


def migrate_reason(table: Table, box: Box, origin: int, goal: int) -> Reason:
    """A migration leaves what has paid, or strengthens where it goes."""
    if table.scored[origin] and not table.scored[goal]:
        params: dict[str, Param] = {"origin": box.territories[origin].id, "territory": box.territories[goal].id}
        return "world-reason-leaves-scored", params
    left = table.moving if table.inner == at.MIGRATION else MIGRATION_SIZE
    return settle_reason(table, box, goal, min(table.population[origin * SEATS + table.asked], left))


def discover_reason(table: Table, box: Box, token: int, land: int) -> Reason:
    """A discovery completes a territory, raises what we lead, or spoils what another leads."""
    tables = table.settings.tables
    params: dict[str, Param] = {"territory": box.territories[land].id, "discovery": box.discoveries[token].id}
    if table.closing:  # placed without scoring (H7.2)
        return "world-reason-stays", params
    if table.filled[land] + 1 == tables.spaces[land]:
        after = table.copy()
        after.put_discovery(token, land)
        if table.inner != at.SURVEY:
            after.made[table.turn] += 1
        for seat, _place, points in standings(after, land):
            if seat == table.asked and points > 0:
                return "world-reason-completes", params | {"points": points}
        return "world-reason-closes", params
    ours = place_with(table, land, 0) == 0
    good = tables.value[token] >= PositionValue(table, table.asked).mean
    if ours:
        return ("world-reason-raises" if good else "world-reason-advances"), params
    return ("world-reason-shares" if good or not places(table, land) else "world-reason-spoils"), params
