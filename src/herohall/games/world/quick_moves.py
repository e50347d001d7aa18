"""Sensible moves found in no time, for playouts: plain comparisons and some chance, no looking ahead."""

from __future__ import annotations

from random import Random
from typing import Final

from herohall.games.world import moves as m
from herohall.games.world import table as at
from herohall.games.world.scoring import places, total, worth_of
from herohall.games.world.table import Table
from herohall.games.world.tables import HEROES, MODERN, SEATS, TERRITORIES
from herohall.games.world.treasure import MIGRATION_COINS

MEAN_VALUE: Final = 2.4
"""A discovery on average."""
DECK_CHANCE: Final = 0.25
ATTACK_CHANCE: Final = 0.6
MIGRATION_CHANCE: Final = 0.5
MIGRATION_LOOKS: Final = 4
STOP_CHANCE: Final = 0.2


def quick_move(table: Table, chance: Random) -> int:
    """A move for the seat that is asked."""
    legal = table.legal
    if len(legal) == 1:
        return legal[0]
    inner = table.inner
    if inner == at.NOTHING:
        return quick_step(table, chance)
    if inner == at.MIGRATION:
        return quick_migration(table, chance)
    if inner == at.FLIGHT:
        return best_land(table, legal, m.FLEE, chance)
    if inner == at.SURVEY:
        return best_discovery(table, legal, chance)
    if inner == at.REROLL:
        bad = table.settings.tables.bad_faces[table.face]
        return legal[0] if bad == (table.asked == table.turn) else legal[-1]
    if inner == at.KEEP:
        return legal[1] if table.settings.tables.bad_faces[table.face] else legal[0]
    if inner == at.TARGET:
        return best_target(table, chance)
    return legal[0]  # a wall, or a power in a scoring: use it


def quick_step(table: Table, chance: Random) -> int:
    """A move in a step of the turn."""
    legal = table.legal
    step = table.step
    if step == at.PLACING:
        return best_land(table, legal, m.SETTLE, chance)
    if step == at.SPENDING:
        return quick_spending(table, chance)
    if step == at.TAKING:
        if table.deck and (not table.row or chance.random() < DECK_CHANCE):
            return m.TAKE_DECK
        return m.TAKE_ROW + int(chance.random() * len(table.row))
    if step == at.PLAYING:
        return best_hero(table, [move for move in legal if move < m.SETTLE], chance)
    if step == at.SETTLING:
        return best_land(table, [move for move in legal if move < m.DISCOVER], m.SETTLE, chance)
    if step == at.DISCOVERING:
        return best_discovery(table, [move for move in legal if move < m.ATTACK], chance)
    return quick_attack(table, chance)


def lead(table: Table, land: int, seat: int) -> int:
    """By how much a seat is ahead of the strongest other in a territory, or behind."""
    population = table.population
    base = land * SEATS
    most = 0
    for other in range(table.settings.players):
        if other != seat and population[base + other] > most:
            most = population[base + other]
    return population[base + seat] - most


def promise(table: Table, land: int) -> float:
    """What the first place of a territory will pay, the sooner the better; nothing if it has been paid."""
    if table.scored[land]:
        return 0.0
    spaces = table.settings.tables.spaces[land] - table.filled[land]
    return (total(table, land) + MEAN_VALUE * spaces) / (1 + spaces)


def pull(table: Table, land: int, seat: int) -> float:
    """How much one more population of a seat matters in a territory: most where the race is close."""
    return (0.3 + promise(table, land)) / (2 + abs(lead(table, land, seat)))


def best_land(table: Table, answers: list[int], base: int, chance: Random) -> int:
    """The territory where one more matters most, give or take."""
    best = answers[0]
    most = -1.0
    for move in answers:
        score = pull(table, move - base, table.asked) * (0.5 + chance.random())
        if score > most:
            best, most = move, score
    return best


def best_hero(table: Table, answers: list[int], chance: Random) -> int:
    """The hero that can complete most to our profit, or simply a good one."""
    tables = table.settings.tables
    best = answers[0]
    most = -1e9
    for move in answers:
        hero = move - m.PLAY
        score = 4 * chance.random() + 0.5 * tables.population[hero] + 0.5 * tables.treasure[hero]
        if table.settings.discovery[hero]:
            score += 1
            for land in tables.influence[table.epoch * HEROES + hero]:
                if table.filled[land] + 1 == tables.spaces[land]:
                    ahead = lead(table, land, table.turn) + tables.population[hero]
                    score += promise(table, land) if ahead > 0 else -1
        if score > most:
            best, most = move, score
    return best


def best_discovery(table: Table, answers: list[int], chance: Random) -> int:
    """Good discoveries where we are ahead, bad ones where we are not; complete what pays us more than others."""
    tables = table.settings.tables
    best = answers[0]
    most = -1e9
    for move in answers:
        token, land = divmod(move - m.DISCOVER, TERRITORIES)
        value = tables.value[token]
        if table.filled[land] + 1 == tables.spaces[land]:
            score = completion(table, land, value)
        else:
            score = (value - 1.5) * (1 if lead(table, land, table.turn) >= 0 else -1)
        score += 2 * chance.random()
        if score > most:
            best, most = move, score
    return best


def completion(table: Table, land: int, value: int) -> float:
    """What a completed territory would pay our seat more than the best other."""
    mine = 0
    others = 0
    for place, seat in enumerate(places(table, land)):
        pay = worth_of(table, land, place)
        if place == 0:
            pay += value
        if seat == table.turn:
            mine = pay
        elif pay > others:
            others = pay
    return mine - others


def quick_attack(table: Table, chance: Random) -> int:
    """Mostly an attack on somebody who is not far behind us where points are to be had."""
    best = m.DECLINE
    if chance.random() > ATTACK_CHANCE:
        return best
    most = 0.0
    for move in table.legal:
        if m.ATTACK <= move < m.FLEE:
            land = (move - m.ATTACK) // SEATS
            score = pull(table, land, (move - m.ATTACK) % SEATS) * chance.random()
            if score > most:
                best, most = move, score
    return best


def best_target(table: Table, chance: Random) -> int:
    """Whose population matters most where."""
    best = table.legal[0]
    most = -1.0
    for move in table.legal:
        land, rival = divmod(move - m.ATTACK, SEATS)
        score = pull(table, land, rival) * (0.5 + chance.random())
        if score > most:
            best, most = move, score
    return best


def quick_spending(table: Table, chance: Random) -> int:
    """A wonder if there is money for one; now and then a migration to where it matters more; points at the end."""
    legal = table.legal
    migrations: list[int] = []
    for move in legal:
        if m.BUILD <= move < m.USE_AT:
            return move  # a wonder, or a power of ours
        if m.USE_AT <= move < m.KEEP_FIRST:
            wonder = (move - m.USE_AT) // TERRITORIES
            base = m.USE_AT + wonder * TERRITORIES
            uses = [use for use in legal if base <= use < base + TERRITORIES]
            return best_land(table, uses, base, chance)
        if m.MIGRATE <= move < m.BUILD:
            migrations.append(move)
    if m.CONVERT in legal and near_the_end(table):
        return m.CONVERT
    if migrations and table.coins[table.turn] >= MIGRATION_COINS and chance.random() < MIGRATION_CHANCE:
        best = m.DONE
        most = 0.5
        for _ in range(MIGRATION_LOOKS):
            move = migrations[int(chance.random() * len(migrations))]
            gain = moving_gain(table, move)
            if gain > most:
                best, most = move, gain
        return best
    return m.DONE


def near_the_end(table: Table) -> bool:
    """Whether the game may be over before our next turn."""
    return table.epoch == MODERN and table.scorings >= 7


def quick_migration(table: Table, chance: Random) -> int:
    """Go on to where it matters more, or stop."""
    best = table.legal[-1]
    if best == m.STOP and chance.random() < STOP_CHANCE:
        return best
    most = 0.0
    for move in table.legal:
        if move != m.STOP:
            gain = moving_gain(table, move) + 0.2 * chance.random()
            if gain > most:
                best, most = move, gain
    return best


def moving_gain(table: Table, move: int) -> float:
    """How much more one population matters at the goal of a migration than where it is."""
    origin, goal = divmod(move - m.MIGRATE, TERRITORIES)
    return pull(table, goal, table.turn) - pull(table, origin, table.turn)
