"""What a move of Heroes of the World would bring, before it is made. Everything it tells follows from the open board.

- a move on the map: the territories it changes, each as it would then be;
- an attack: what each face of the die would do (H5, H9.4);
- a power in a scoring: what everybody would then be paid (H4.5).
"""

from __future__ import annotations

from herohall.core.event import JSON, View
from herohall.core.generator import Generator
from herohall.games.world import moves as m
from herohall.games.world import table as at
from herohall.games.world.box import Box
from herohall.games.world.conquest import announce, attack_power, counts, shifts
from herohall.games.world.rules import carry_out
from herohall.games.world.scoring import places, standings
from herohall.games.world.table import Table
from herohall.games.world.tables import FACES, LADDER, SEATS


def forecast(table: Table, box: Box, move: int) -> View:
    """What a legal move of the seat that is asked would bring; empty where nothing can be said."""
    if m.ATTACK <= move < m.FLEE and table.inner != at.TARGET:
        after = imagined(table)
        announce(after, *divmod(move - m.ATTACK, SEATS))
        return {"attack": attack_forecast(after, box)}
    if m.USE <= move < m.USE_AT and table.inner == at.SCORING:
        after = imagined(table)
        carry_out(after, move)
        return {"pay": list[JSON](after.pay)}
    if is_on_the_map(move):
        after = imagined(table)
        carry_out(after, move)
        lands = [land for land in range(table.lands()) if has_changed(table, after, land)]
        return {"territories": [land_forecast(after, box, land) for land in lands]}
    return {}


def is_on_the_map(move: int) -> bool:
    """Whether a move puts something into a territory, with nothing left to chance."""
    if m.SETTLE <= move < m.BUILD:
        return True
    return m.USE_AT <= move < m.KEEP_FIRST


def imagined(table: Table) -> Table:
    """A copy to try a move on; the true chance stays out of it."""
    copy = table.copy()
    copy.generator = Generator(0, True)
    return copy


def has_changed(before: Table, after: Table, land: int) -> bool:
    """Whether population or discoveries of a territory differ."""
    people = slice(land * SEATS, land * SEATS + SEATS)
    return before.population[people] != after.population[people] or before.filled[land] != after.filled[land]


def land_forecast(after: Table, box: Box, land: int) -> JSON:
    """A territory as it would be, and what each place would then be paid (H4.2); `scores`: at once (H3.4)."""
    start = land * LADDER
    return {
        "id": box.territories[land].id,
        "population": list(after.population[land * SEATS : land * SEATS + after.settings.players]),
        "discoveries": [box.discoveries[token].id for token in after.ladders[start : start + after.filled[land]]],
        "standings": standings_view(after, land),
        "scores": after.inner == at.SCORING and after.territory == land,
    }


def standings_view(table: Table, land: int) -> JSON:
    """Who would get what if a territory were scored as it is."""
    return [{"seat": seat, "place": place, "points": points} for seat, place, points in standings(table, land)]


def attack_forecast(table: Table, box: Box) -> View:
    """An attack that has been announced: its power (H5.2), and what each face of the die would do."""
    return {
        "territory": box.territories[table.territory].id,
        "rival": table.rival,
        "power": attack_power(table),
        "odds": odds(table),
    }


def odds(table: Table) -> JSON:
    """For each face its chance, how many it strikes, who gains or loses what, and who would then lead the territory."""
    after = table.copy()
    found: list[JSON] = []
    for face, clauses in enumerate(table.settings.tables.faces):
        sizes = counts(table, clauses)
        done = totals(clauses, sizes)
        found.append(
            {
                "face": face + 1,
                "chance": 1 / FACES,
                "count": max(sizes),
                "changes": changes(table, done),
                "leader": leader_after(after, done),
            }
        )
    return found


def totals(clauses: list[int], sizes: list[int]) -> list[int]:
    """What all clauses of a result do together: population, coins and points of attacker and defender."""
    each = [shifts(clauses[2 * place], size) for place, size in enumerate(sizes)]
    return [sum(column) for column in zip(*each, strict=True)]


def changes(table: Table, done: list[int]) -> JSON:
    """Who would gain or lose how many people, coins or points."""
    attackers, defenders, coins, others_coins, points, others_points = done
    lines = [
        (table.rival, "population", defenders),
        (table.turn, "population", attackers),
        (table.rival, "coins", others_coins),
        (table.turn, "coins", coins),
        (table.rival, "points", others_points),
        (table.turn, "points", points),
    ]
    return [{"seat": seat, what: by} for seat, what, by in lines if by]


def leader_after(table: Table, done: list[int]) -> JSON:
    """The seat that would hold the first place of the territory; None if nobody lives there any more."""
    base = table.territory * SEATS
    table.population[base + table.turn] += done[0]
    table.population[base + table.rival] += done[1]
    ranked = places(table, table.territory)
    table.population[base + table.turn] -= done[0]
    table.population[base + table.rival] -= done[1]
    return ranked[0] if ranked else None
