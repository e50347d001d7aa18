"""H5: an attack: announce, the defender's wall, the roll, the attacker's second roll, the result (H5.3, H9.4)."""

from __future__ import annotations

from herohall.core.generator import DIE
from herohall.games.world import events as e
from herohall.games.world import moves as m
from herohall.games.world import table as at
from herohall.games.world.table import NOBODY, Table
from herohall.games.world.tables import (
    ALL_OF_IT,
    BATTLE,
    CARNAGE,
    DEFEAT,
    DEFECTION,
    FACES,
    FLIGHT,
    HALF_OF_IT,
    PLUNDER,
    REROLL,
    SEATS,
    WALL,
    WONDERS,
)
from herohall.games.world.treasure import begin_treasure

# H5.1 Announcing


def targets(table: Table) -> list[int]:
    """The attacks the hero can make."""
    seat = table.turn
    found: list[int] = []
    for territory in table.influence():
        base = territory * SEATS
        if table.population[base + seat] > 0:
            for rival in range(table.settings.players):
                if rival != seat and table.population[base + rival] > 0:
                    found.append(m.ATTACK + base + rival)
    return found


def ask_attacking(table: Table) -> list[int]:
    """A target or none; never compulsory."""
    if table.settings.tables.conquest[table.hero] == 0:
        return []
    answers = targets(table)
    answers.append(m.DECLINE)
    return answers


def announce(table: Table, territory: int, rival: int) -> None:
    """The turn's one attack."""
    table.territory = territory
    table.rival = rival
    table.inner = at.WALL
    table.tell(e.ATTACKED, table.turn, rival, territory, attack_power(table))


def attack_power(table: Table) -> int:
    """H5.2: the hero's conquest value and the epoch's, 1 or 2."""
    return table.settings.tables.conquest[table.hero] + table.epoch + 1


# H5.3 The wonders of both sides, and the roll


def unused(table: Table, seat: int, power: int) -> list[int]:
    """The moves that use a power of this kind of a seat."""
    found: list[int] = []
    for wonder in range(WONDERS):
        owned = table.owner[wonder] == seat and not table.used[wonder]
        if owned and table.settings.tables.power[wonder] == power:
            found.append(m.USE + wonder)
    return found


def ask_wall(table: Table) -> list[int]:
    """The defender may answer with a wall, if any face would do something else."""
    walls = unused(table, table.rival, WALL)
    if not walls or not any_other_result(table, effect(table, DEFEAT, table.settings.tables.wall_amount)):
        return []
    table.asked = table.rival
    walls.append(m.DECLINE)
    return walls


def use_wall(table: Table, wonder: int) -> None:
    """No roll: the result is defeat."""
    table.used[wonder] = 1
    table.tell(e.USED, table.rival, wonder)
    strike(table, DEFEAT, strength(table, DEFEAT, table.settings.tables.wall_amount))


def roll(table: Table) -> None:
    """The die is cast; the attacker may roll once more."""
    table.face = roll_die(table)
    table.inner = at.REROLL


def roll_die(table: Table) -> int:
    """A face of the die, told to all."""
    face = table.generator.below(DIE, FACES)
    table.tell(e.ROLLED, table.turn, face)
    return face


def ask_reroll(table: Table) -> list[int]:
    """The attacker may roll once more, if any face would do something else."""
    rerolls = unused(table, table.turn, REROLL)
    if not rerolls or not any_other_result(table, effect_of_face(table, table.face)):
        return []
    rerolls.append(m.DECLINE)
    return rerolls


def any_other_result(table: Table, known: int) -> bool:
    """Whether any face has another effect here than this one."""
    return any(effect_of_face(table, face) != known for face in range(FACES))


def effect_of_face(table: Table, face: int) -> int:
    """What a face of the die would do here."""
    return effect(table, table.settings.tables.face_kind[face], table.settings.tables.face_amount[face])


def effect(table: Table, kind: int, amount: int) -> int:
    """What a result would do here, as a number: equal for equal effects, 0 for none."""
    count = strength(table, kind, amount)
    return count * FACES + kind if count > 0 else 0


def use_reroll(table: Table, wonder: int) -> None:
    """A second roll, beside the first."""
    table.used[wonder] = 1
    table.tell(e.USED, table.turn, wonder)
    table.second_face = roll_die(table)
    table.inner = at.KEEP


def ask_keep(table: Table) -> list[int]:
    """Either roll; equal ones are no choice."""
    if effect_of_face(table, table.face) == effect_of_face(table, table.second_face):
        return [m.KEEP_FIRST]
    return [m.KEEP_FIRST, m.KEEP_SECOND]


def keep(table: Table, face: int) -> None:
    """The attacker has chosen one of two rolls."""
    table.tell(e.KEPT, table.turn, face)
    table.face = face
    table.second_face = NOBODY
    table.inner = at.REROLL


# H9.4 The results


def strength(table: Table, kind: int, amount: int) -> int:
    """How many a result strikes here: its amount, within what is there."""
    power = attack_power(table)
    count = amount
    if amount == ALL_OF_IT:
        count = power
    elif amount == HALF_OF_IT:
        count = (power + 1) // 2
    base = table.territory * SEATS
    attackers = table.population[base + table.turn]
    defenders = table.population[base + table.rival]
    if kind == DEFEAT:
        return min(count, attackers)
    if kind == CARNAGE:
        return min(count, attackers, defenders)
    if kind == PLUNDER:
        return min(count, table.coins[table.rival])
    if kind == FLIGHT and not table.neighbours(table.territory):
        return 0
    if kind == DEFECTION:
        return min(count, defenders, table.supply[table.turn])
    return min(count, defenders)


def shifts(kind: int, count: int) -> tuple[int, int, int]:
    """What a result of this size does: population of attacker and defender in the territory, coins for the attacker."""
    if kind == DEFEAT:
        return -count, 0, 0
    if kind == CARNAGE:
        return -count, -count, 0
    if kind == PLUNDER:
        return 0, 0, count
    if kind == DEFECTION:
        return count, -count, 0
    return 0, -count, 0  # battle, and flight to a neighbour


def resolve(table: Table) -> None:
    """The result of the die."""
    tables = table.settings.tables
    kind = tables.face_kind[table.face]
    strike(table, kind, strength(table, kind, tables.face_amount[table.face]))


def strike(table: Table, kind: int, count: int) -> None:
    """Carry out a result of this size."""
    if count == 0:
        table.tell(e.UNHARMED, table.turn, table.rival)
    elif kind == PLUNDER:
        table.coins[table.rival] -= count
        table.coins[table.turn] += count
        table.tell(e.PLUNDERED, table.turn, table.rival, count)
    elif kind == DEFECTION:
        table.settle(table.rival, table.territory, -count)
        table.settle(table.turn, table.territory, count)
        table.tell(e.DEFECTED, table.turn, table.rival, table.territory, count)
    elif kind == FLIGHT:
        table.moving = count
        table.inner = at.FLIGHT
        return
    else:
        if kind in (BATTLE, CARNAGE):
            die(table, table.rival, count)
        if kind in (DEFEAT, CARNAGE):
            die(table, table.turn, count)
    conclude(table)


def die(table: Table, seat: int, count: int) -> None:
    """Population lost goes back to its owner's supply (H0.3)."""
    table.settle(seat, table.territory, -count)
    table.tell(e.DIED, seat, table.territory, count)


def ask_flight(table: Table) -> list[int]:
    """The defender chooses where the next one flees to."""
    if table.moving == 0:
        return []
    table.asked = table.rival
    return [m.FLEE + territory for territory in table.neighbours(table.territory)]


def flee(table: Table, territory: int) -> None:
    """One of the defender's population leaves."""
    table.population[table.territory * SEATS + table.rival] -= 1
    table.population[territory * SEATS + table.rival] += 1
    table.moving -= 1
    table.tell(e.FLED, table.rival, table.territory, territory)


def conclude(table: Table) -> None:
    """However it ended, this was the turn's attack (H5.3)."""
    table.inner = at.NOTHING
    table.territory = NOBODY
    table.rival = NOBODY
    table.face = NOBODY
    begin_treasure(table)
