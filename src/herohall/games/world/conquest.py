"""H5: an attack: announce, the defender's wall, the roll, the attacker's second roll, the result (H5.3, H9.4)."""

from __future__ import annotations

from typing import Final

from herohall.core.generator import DIE
from herohall.games.world import events as e
from herohall.games.world import moves as m
from herohall.games.world import powers as p
from herohall.games.world import table as at
from herohall.games.world.powers import Power
from herohall.games.world.table import NOBODY, Table
from herohall.games.world.tables import FACES, SEATS, WONDERS
from herohall.games.world.treasure import begin_treasure, bring, brings, gain_points, plunder

PLENTY: Final = 1000
"""More than there is of anything: "all"."""

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
    """H5.2: the hero's conquest value and the epoch's, 1 or 2; powers may change it (H9.8), but not below 0."""
    power = table.settings.tables.conquest[table.hero] + table.epoch + 1 + table.boost
    return power if power > 0 else 0


def sized(amount: int, power: int) -> int:
    """An amount of a result (H9.4) as a number, in an attack of this power."""
    if amount == p.ALL_OF_IT:
        return power
    if amount == p.HALF_OF_IT:
        return (power + 1) // 2
    return PLENTY if amount == p.EVERYTHING else amount


# H5.3 The powers of both sides, and the roll


def usable(table: Table, seat: int, moment: int) -> list[int]:
    """Ask a seat for a power of this moment that would make a difference, or to decline; empty if it has none."""
    found: list[int] = []
    for wonder in range(WONDERS):
        if table.owner[wonder] == seat and not table.used[wonder]:
            power = table.settings.tables.powers[wonder]
            if power.moment == moment and makes_difference(table, seat, power):
                found.append(m.USE + wonder)
    if found:
        table.asked = seat
        found.append(m.DECLINE)
    return found


def makes_difference(table: Table, seat: int, power: Power) -> bool:
    """Whether a power could change what comes of the attack, or brings something by itself."""
    if brings(table, seat, power):
        return True
    rolled = table.face != NOBODY
    if power.result:
        sure = effect(table, power.result)
        return effect_of_face(table, table.face) != sure if rolled else any_other_result(table, sure)
    if power.again:
        return any_other_result(table, effect_of_face(table, table.face))
    return boost_matters(table, power.boost)


def boost_matters(table: Table, boost: int) -> bool:
    """Whether a stronger or weaker attack would do anything else."""
    faces = range(FACES) if table.face == NOBODY else [table.face]
    before = [effect_of_face(table, face) for face in faces]
    table.boost += boost
    after = [effect_of_face(table, face) for face in faces]
    table.boost -= boost
    return before != after


def ask_wall(table: Table) -> list[int]:
    """Before the roll the defender may use a power, then the attacker."""
    return ask_both(table, table.rival, p.WHEN_ATTACKED, table.turn, p.WHEN_ATTACKING)


def ask_reroll(table: Table) -> list[int]:
    """After the roll the attacker may use a power, then the defender."""
    return ask_both(table, table.turn, p.AFTER_OWN_ROLL, table.rival, p.AFTER_THEIR_ROLL)


def ask_both(table: Table, first: int, moment: int, second: int, later: int) -> list[int]:
    """A power of one side, or none; then one of the other side."""
    if table.asking == 0:
        found = usable(table, first, moment)
        if found:
            return found
        table.asking = 1
    return usable(table, second, later)


def use_in_attack(table: Table, wonder: int) -> None:
    """A power before or after the roll."""
    power = table.settings.tables.powers[wonder]
    seat = table.owner[wonder]
    table.used[wonder] = 1
    table.tell(e.USED, seat, wonder)
    bring(table, seat, power)
    if power.boost:
        table.boost += power.boost
        table.tell(e.STRENGTHENED, seat, attack_power(table))
    if power.result:
        strike(table, power.result)
    elif power.again == p.EITHER:
        table.second_face = roll_die(table)
        table.inner = at.KEEP
    elif power.again == p.NEW_ROLL:
        roll(table)


def roll(table: Table) -> None:
    """The die is cast; powers may follow."""
    table.face = roll_die(table)
    table.inner = at.REROLL
    table.asking = 0


def roll_die(table: Table) -> int:
    """A face of the die, told to all."""
    face = table.generator.below(DIE, FACES)
    table.tell(e.ROLLED, table.turn, face)
    return face


def any_other_result(table: Table, known: list[int]) -> bool:
    """Whether any face has another effect here than this one."""
    return any(effect_of_face(table, face) != known for face in range(FACES))


def effect_of_face(table: Table, face: int) -> list[int]:
    """What a face of the die would do here."""
    return effect(table, table.settings.tables.faces[face])


def effect(table: Table, clauses: list[int]) -> list[int]:
    """What a result would do here: kinds and counts of those clauses that do anything; equal for equal effects."""
    found: list[int] = []
    for place, count in enumerate(counts(table, clauses)):
        if count > 0:
            found.append(clauses[2 * place])
            found.append(count)
    return found


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


# H9.4, H9.8 The results


def counts(table: Table, clauses: list[int]) -> list[int]:
    """How many each clause of a result strikes here, those before it done."""
    if len(clauses) == 2:
        return [strength(table, clauses[0], clauses[1])]
    after = table.copy()
    found: list[int] = []
    for place in range(0, len(clauses), 2):
        count = strength(after, clauses[place], clauses[place + 1])
        found.append(count)
        carry(after, clauses[place], count)
    return found


def strength(table: Table, kind: int, amount: int) -> int:
    """How many a clause strikes here: its amount, within what is there."""
    count = sized(amount, attack_power(table))
    base = table.territory * SEATS
    attackers = table.population[base + table.turn]
    defenders = table.population[base + table.rival]
    if kind == p.DEFEAT:
        return min(count, attackers)
    if kind == p.CARNAGE:
        return min(count, attackers, defenders)
    if kind == p.PLUNDER:
        return min(count, table.coins[table.rival])
    if kind == p.FLIGHT and not table.neighbours(table.territory):
        return 0
    if kind == p.DEFECTION:
        return min(count, defenders, table.supply[table.turn])
    if kind > p.DEFECTION:
        return further_strength(table, kind, count, attackers)
    return min(count, defenders)


def further_strength(table: Table, kind: int, count: int, attackers: int) -> int:
    """The same for the clauses that our own box does without."""
    if kind == p.RETREAT:
        return min(count, attackers) if table.neighbours(table.territory) else 0
    if kind == p.DESERTION:
        return min(count, attackers, table.supply[table.rival])
    if kind == p.RANSOM:
        return min(count, table.coins[table.turn])
    if kind in (p.ATTACKER_EARNS, p.DEFENDER_EARNS):
        return min(count, table.bank)
    if kind in (p.ATTACKER_SETTLES, p.DEFENDER_SETTLES):
        return min(count, table.supply[table.turn if kind == p.ATTACKER_SETTLES else table.rival])
    if kind == p.AGAIN:
        return 1
    return 0 if kind == p.NOTHING else count


def shifts(kind: int, count: int) -> tuple[int, int, int, int, int, int]:
    """What a clause of this size does: population of attacker and defender in the territory, their coins, points."""
    if kind in (p.BATTLE, p.FLIGHT):  # a flight is to a neighbour
        return 0, -count, 0, 0, 0, 0
    if kind in (p.DEFEAT, p.RETREAT):
        return -count, 0, 0, 0, 0, 0
    if kind == p.CARNAGE:
        return -count, -count, 0, 0, 0, 0
    if kind in (p.PLUNDER, p.RANSOM):
        taken = count if kind == p.PLUNDER else -count
        return 0, 0, taken, -taken, 0, 0
    if kind in (p.DEFECTION, p.DESERTION):
        joined = count if kind == p.DEFECTION else -count
        return joined, -joined, 0, 0, 0, 0
    if kind == p.ATTACKER_SETTLES:
        return count, 0, 0, 0, 0, 0
    if kind == p.DEFENDER_SETTLES:
        return 0, count, 0, 0, 0, 0
    if kind == p.ATTACKER_EARNS:
        return 0, 0, count, 0, 0, 0
    if kind == p.DEFENDER_EARNS:
        return 0, 0, 0, count, 0, 0
    if kind == p.ATTACKER_SCORES:
        return 0, 0, 0, 0, count, 0
    return 0, 0, 0, 0, 0, count if kind == p.DEFENDER_SCORES else 0


def resolve(table: Table) -> None:
    """The result of the die."""
    strike(table, table.settings.tables.faces[table.face])


def strike(table: Table, clauses: list[int]) -> None:
    """Carry out a result, one clause after the other."""
    table.asking = 0
    harmless = True
    for place in range(0, len(clauses), 2):
        kind = clauses[place]
        count = strength(table, kind, clauses[place + 1])
        if count > 0:
            harmless = False
            if kind in (p.FLIGHT, p.RETREAT):
                table.moving = count
                table.inner = at.FLIGHT
                return
            if kind == p.AGAIN:
                roll(table)
                return
            carry(table, kind, count)
    if harmless:
        table.tell(e.UNHARMED, table.turn, table.rival)
    conclude(table)


def carry(table: Table, kind: int, count: int) -> None:
    """Carry out a clause of this size, which asks nobody."""
    if kind in (p.BATTLE, p.CARNAGE):
        die(table, table.rival, count)
    if kind in (p.DEFEAT, p.CARNAGE):
        die(table, table.turn, count)
    elif kind == p.PLUNDER:
        plunder(table, table.turn, table.rival, count)
    elif kind == p.RANSOM:
        plunder(table, table.rival, table.turn, count)
    elif kind == p.DEFECTION:
        defect(table, table.rival, table.turn, count)
    elif kind == p.DESERTION:
        defect(table, table.turn, table.rival, count)
    elif kind > p.RANSOM:
        give(table, kind, count)


def give(table: Table, kind: int, count: int) -> None:
    """Coins from the bank, points, or population from the supply, for one side."""
    seat = table.turn if kind in (p.ATTACKER_EARNS, p.ATTACKER_SCORES, p.ATTACKER_SETTLES) else table.rival
    if kind in (p.ATTACKER_EARNS, p.DEFENDER_EARNS):
        table.tell(e.EARNED, seat, table.earn(seat, count))
    elif kind in (p.ATTACKER_SCORES, p.DEFENDER_SCORES):
        gain_points(table, seat, count)
    elif kind in (p.ATTACKER_SETTLES, p.DEFENDER_SETTLES):
        table.settle(seat, table.territory, count)
        table.tell(e.REINFORCED, seat, table.territory, count)


def defect(table: Table, loser: int, winner: int, count: int) -> None:
    """Population of one side is replaced by as many of the other's."""
    table.settle(loser, table.territory, -count)
    table.settle(winner, table.territory, count)
    table.tell(e.DEFECTED, winner, loser, table.territory, count)


def die(table: Table, seat: int, count: int) -> None:
    """Population lost goes back to its owner's supply (H0.3)."""
    table.settle(seat, table.territory, -count)
    table.tell(e.DIED, seat, table.territory, count)


def fleeing(table: Table) -> int:
    """Who flees: the defender, or the attacker if the die says so."""
    return table.turn if table.settings.tables.faces[table.face][-2] == p.RETREAT else table.rival


def ask_flight(table: Table) -> list[int]:
    """Who flees chooses where the next one goes."""
    if table.moving == 0:
        return []
    table.asked = fleeing(table)
    return [m.FLEE + territory for territory in table.neighbours(table.territory)]


def flee(table: Table, territory: int) -> None:
    """One of the population leaves."""
    seat = fleeing(table)
    table.population[table.territory * SEATS + seat] -= 1
    table.population[territory * SEATS + seat] += 1
    table.moving -= 1
    table.tell(e.FLED, seat, table.territory, territory)


def conclude(table: Table) -> None:
    """However it ended, this was the turn's attack (H5.3)."""
    table.inner = at.NOTHING
    table.territory = NOBODY
    table.rival = NOBODY
    table.face = NOBODY
    table.boost = 0
    begin_treasure(table)
