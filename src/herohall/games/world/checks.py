"""Whether a table could have come about: pieces conserved, numbers in range, and a question that fits (BadState)."""

from __future__ import annotations

from herohall.core.saving import demand
from herohall.games.world import powers as p
from herohall.games.world import table as at
from herohall.games.world.conquest import attack_power, fleeing, sized
from herohall.games.world.course import check_course
from herohall.games.world.moves import ROW
from herohall.games.world.payments import possible_payments
from herohall.games.world.powers import Power
from herohall.games.world.scoring import LAST_ANCIENT, LAST_MODERN
from herohall.games.world.table import COINS, GONE, NOBODY, ON_OFFER, WAITING, Table
from herohall.games.world.tables import (
    ANCIENT,
    ANCIENT_TERRITORIES,
    HEROES,
    LADDER,
    MODERN,
    SEATS,
    TERRITORIES,
    TOKENS,
    WONDERS,
)


def check_table(table: Table) -> None:
    """BadState, with the first reason found, if no game could have come to this table."""
    _check_population(table)
    total = table.bank + sum(table.coins)
    demand(total == COINS, f"{total} coins, expected {COINS}")
    _check_discoveries(table)
    _check_heroes(table)
    _check_wonders(table)
    _check_epoch(table)
    _check_turn(table)
    _check_interruption(table)
    check_course(table)


# Pieces


def _check_population(table: Table) -> None:
    supply = table.settings.supply
    for seat in range(table.settings.players):
        total = table.supply[seat] + sum(table.population[seat::SEATS])
        demand(total == supply, f"seat {seat} has {total} population, expected {supply}")
    if table.epoch == ANCIENT:
        beyond = sum(table.population[ANCIENT_TERRITORIES * SEATS :])
        demand(beyond == 0, "there is population in a territory that is not in play")


def _check_discoveries(table: Table) -> None:
    on_board = [token for token in table.ladders if token != NOBODY]
    tokens = on_board + table.bag + table.drawn + table.surveyed
    demand(len(set(tokens)) == len(tokens), "a discovery is in two places")
    epochs = table.settings.tables.epoch_of_token
    current = [token for token in tokens if epochs[token] == table.epoch]
    expected = sum(1 for token in range(TOKENS) if epochs[token] == table.epoch)
    demand(len(current) == expected, f"{len(current)} discoveries of this epoch, expected {expected}")
    for space, token in enumerate(table.ladders):
        if token != NOBODY and epochs[token] != table.epoch:
            kept = table.epoch == MODERN and space % LADDER == 0 and space < ANCIENT_TERRITORIES * LADDER
            demand(kept, "a discovery of the other epoch is on the board")
    others = len(tokens) - len(current)
    on_board_others = sum(1 for token in on_board if epochs[token] != table.epoch)
    demand(others == on_board_others, "a discovery of the other epoch is in the bag or just drawn")
    if table.epoch == ANCIENT:
        demand(sum(table.filled[ANCIENT_TERRITORIES:]) == 0, "there is a discovery in a territory not in play")
    demand(sum(table.made) <= TOKENS, "more discoveries made than there are")


def _check_heroes(table: Table) -> None:
    epochs = table.settings.tables.epoch_of_hero
    played = [entry // SEATS for entry in table.played]
    held = table.deck + table.row + [hero for hero in table.hands if hero != NOBODY]
    heroes = held + played
    demand(len(set(heroes)) == len(heroes), "a hero is in two places")
    demand(all(epochs[hero] == table.epoch for hero in held), "a hero of the other epoch is in deck, row or a hand")
    demand(all(epochs[hero] <= table.epoch for hero in played), "a modern hero was played in the ancient epoch")
    current = sum(1 for hero in heroes if epochs[hero] == table.epoch)
    expected = sum(1 for hero in range(HEROES) if epochs[hero] == table.epoch)
    demand(current == expected, f"{current} heroes of this epoch, expected {expected}")
    demand(len(table.row) <= ROW, f"{len(table.row)} heroes in the row, expected at most {ROW}")
    for seat in range(table.settings.players):
        # A hero has been taken and none played yet; a power may even end the game then (H8.1).
        has_taken = seat == table.turn and table.step in (at.PLAYING, at.OVER)
        most = 3 if has_taken else 2
        size = len(table.hand(seat))
        demand(size <= most, f"seat {seat} has {size} heroes in hand, expected at most {most}")


def _check_wonders(table: Table) -> None:
    tables = table.settings.tables
    for wonder in range(WONDERS):
        owner, used = table.owner[wonder], table.used[wonder]
        demand(not used or owner >= 0, "a wonder without an owner has been used")
        if table.settings.players == 2 and tables.powers[wonder].needs_three:
            demand(owner == GONE, "with two players the lighthouse is not used")
        elif tables.epoch_of_wonder[wonder] > table.epoch:
            demand(owner == WAITING, "a modern wonder is out in the ancient epoch")
        else:
            demand(owner != WAITING, "a wonder of a begun epoch is not out")
            may_go = table.epoch == MODERN and tables.epoch_of_wonder[wonder] == ANCIENT
            demand(owner != GONE or may_go, "a wonder has gone that may not go")
            if may_go:
                unbought = ON_OFFER if table.settings.old_wonders_stay else GONE
                demand(owner >= 0 or owner == unbought, "an unbought ancient wonder is in the wrong place")


# The course of the game


def _check_epoch(table: Table) -> None:
    demand(sum(table.scored) == table.scorings, "scorings and scored territories do not agree")
    for territory in range(TERRITORIES):
        full = table.filled[territory] == table.settings.tables.spaces[territory]
        demand(full or not table.scored[territory], "a territory with a free space has been scored")
        waits = table.closing or table.step == at.OVER
        waits = waits or (table.inner == at.SCORING and table.territory == territory)
        demand(not full or table.scored[territory] == 1 or waits, "a full territory has not been scored")
    last = LAST_ANCIENT if table.epoch == ANCIENT else LAST_MODERN
    demand(table.scorings <= last, f"{table.scorings} scorings in this epoch, expected at most {last}")
    ended = table.scorings == last
    if table.epoch == ANCIENT:
        demand(table.step != at.OVER, "the game ends in the modern epoch")
        demand(table.closing == ended, f"the ancient epoch closes exactly after {last} scorings")
    else:
        demand(not table.closing, "only the ancient epoch closes")
        demand(not ended or table.step == at.OVER, f"the game ends after {last} scorings in the modern epoch")
        if table.step == at.OVER and not ended:
            heroes = len(table.deck) + len(table.row) + sum(hero != NOBODY for hero in table.hands)
            demand(heroes == 0, "the game is over before its end")


def _check_turn(table: Table) -> None:
    acts = at.SETTLING <= table.step <= at.SPENDING
    if acts:
        demand(table.hero != NOBODY, "no hero acts")
        last = table.played[-1] if table.played else NOBODY
        demand(last == table.hero * SEATS + table.turn, "the hero who acts is not the last one played")
    elif table.step != at.OVER:
        demand(table.hero == NOBODY, "a hero acts outside its turn")
    most = 0
    if table.step == at.PLACING:
        most = len(table.settings.placing[table.epoch])
    elif table.step == at.SETTLING:
        most = table.settings.tables.population[table.hero]
    elif table.step == at.OVER:
        most = 7
    demand(table.left <= most, f"{table.left} population left to place, expected at most {most}")
    if table.step == at.PLACING:
        demand(table.received == 0, "a territory received a discovery before the first turn")
    if table.step not in (at.DISCOVERING, at.OVER):
        demand(not table.drawn, "discoveries are drawn outside their step")
    most_drawn = table.settings.discovery[table.hero] if table.hero != NOBODY else 0
    demand(len(table.drawn) <= most_drawn, "more discoveries drawn than the hero makes")
    if table.closing:
        demand(table.step == at.DISCOVERING and bool(table.drawn), "the ancient epoch is over")


def _check_interruption(table: Table) -> None:
    inner = table.inner
    if inner != at.NOTHING:
        demand(at.TAKING <= table.step <= at.SPENDING, "something interrupts a turn outside a turn")
    attack = at.WALL <= inner <= at.FLIGHT
    demand(not attack or table.step == at.ATTACKING, "an attack outside its step")
    demand((table.rival != NOBODY) == attack, "a defender is named exactly in an attack")
    demand((table.face != NOBODY) == (attack and inner != at.WALL), "the die lies exactly after the roll")
    demand((table.second_face != NOBODY) == (inner == at.KEEP), "a second roll lies exactly while one is chosen")
    demand(bool(table.surveyed) == (inner == at.SURVEY), "discoveries are surveyed exactly in a survey")
    demand(table.free is False or inner == at.MIGRATION, "a free migration outside a migration")
    _check_acting(table)
    if attack:
        _check_attack(table)
    else:
        demand(table.boost == 0, "an attack is changed where there is none")
    if inner == at.MIGRATION:
        _check_migration(table)
    elif not attack:
        demand(table.moving == 0, "population moves outside a migration or a flight")
    if inner == at.SCORING:
        demand(0 <= table.territory < table.lands(), "a scoring where no territory is in play")
        full = table.filled[table.territory] == table.settings.tables.spaces[table.territory]
        demand(full and not table.scored[table.territory], "a territory is scored that may not be")
        demand(not table.closing, "a scoring after the end of the epoch")
        demand(table.asking <= len(table.settings.tables.scoring_wonders), "more powers asked than there are")
        demand(table.pay in possible_payments(table), "the scoring pays what nobody has earned")
    else:
        waits = 1 if inner in (at.WALL, at.REROLL) and any(table.settings.tables.asks_in_attack) else 0
        demand(not any(table.pay) and table.asking <= waits, "points are paid outside a scoring")
    if inner in (at.NOTHING, at.SURVEY, at.TARGET):
        demand(table.territory == NOBODY, "a territory is named without a reason")


def _check_acting(table: Table) -> None:
    """A power is remembered exactly while its owner is asked something that depends on it."""
    demand(table.inner != at.TARGET or table.acting != NOBODY, "population is removed without a wonder for it")
    if table.acting == NOBODY:
        return
    power = table.settings.tables.powers[table.acting]
    demand(table.owner[table.acting] == table.turn, "a power acts for somebody whose turn it is not")
    demand(table.used[table.acting] == 1, "a power acts that has not been used")
    asks = {at.SURVEY: power.drawn, at.MIGRATION: power.moved, at.TARGET: power.removed}
    demand(power.is_remembered and asks.get(table.inner, 0) > 0, "a power acts that asks something else")
    treasure = power.moment == p.IN_TREASURE
    demand(not treasure or table.step == at.SPENDING, "a power of the treasure step acts in another")


def _granted(table: Table) -> list[Power]:
    """The powers under way that may have led to the interruption: the one remembered, or all used ones that are not."""
    powers = table.settings.tables.powers
    if table.acting != NOBODY:
        return [powers[table.acting]]
    return [
        powers[wonder]
        for wonder in range(WONDERS)
        if table.owner[wonder] == table.turn and table.used[wonder] and not powers[wonder].is_remembered
    ]


def _check_migration(table: Table) -> None:
    origin = table.territory
    paid = not table.free and table.acting == NOBODY
    sizes = [p.MIGRATION_SIZE]
    if not paid:
        sizes = [power.moved for power in _granted(table) if power.moved and power.far == table.free]
        demand(bool(sizes), "a free migration without the wonder for it")
    size = max(sizes)
    demand(table.acting != NOBODY or table.step == at.SPENDING, "a migration outside the treasure step")
    demand(1 <= table.moving <= size, f"{table.moving} still migrate, expected 1–{size}")
    begins = table.moving == size
    demand((origin == NOBODY) == begins, "a migration's origin is fixed by its first move")
    demand(not begins or not paid, "a migration begins with its first move")
    demand(origin < table.lands(), "a migration from a territory that is not in play")
    if origin != NOBODY:
        goals = [land for land in range(table.lands()) if land != origin] if table.free else table.neighbours(origin)
        arrived = sum(table.population[land * SEATS + table.turn] for land in goals)
        demand(arrived >= size - table.moving, "they migrated and arrived nowhere")


def _check_attack(table: Table) -> None:
    demand(table.rival != table.turn, "nobody attacks themselves")
    demand(table.territory in table.influence(), "an attack outside the hero's territories")
    demand(table.settings.tables.conquest[table.hero] > 0, "an attack by a hero without conquest")
    _check_boost(table)
    base = table.territory * SEATS
    flight = table.inner == at.FLIGHT
    several = flight and len(table.settings.tables.faces[table.face]) > 2
    flees = fleeing(table) if flight else table.rival
    sides = [flees] if several else [table.turn, table.rival]
    for seat, name in ((table.turn, "attacker"), (table.rival, "defender")):
        demand(seat not in sides or table.population[base + seat] > 0, f"the {name} has no population there")
    there = table.population[base + flees]
    moving = table.moving if flight else 0
    demand(table.moving == moving and moving <= there, "more flee than are there")
    if flight:
        _check_flight(table, flees, there)
    if table.inner == at.KEEP:
        demand(any(power.again == p.EITHER for power in _granted(table)), "a second roll without the wonder for it")


def _check_boost(table: Table) -> None:
    """Only powers that both sides have used change the power of an attack."""
    least, most = 0, 0
    for wonder in range(WONDERS):
        boost = table.settings.tables.powers[wonder].boost
        if table.used[wonder] and boost and table.owner[wonder] == (table.turn if boost > 0 else table.rival):
            least, most = min(least, least + boost), max(most, most + boost)
    demand(least <= table.boost <= most, f"an attack is changed by {table.boost}, expected {least}–{most}")


def _check_flight(table: Table, flees: int, there: int) -> None:
    clauses = table.settings.tables.faces[table.face]
    demand(clauses[-2] in (p.FLIGHT, p.RETREAT), "they flee from another result of the die")
    amount, power = clauses[-1], attack_power(table)
    most = sized(amount, power)
    if amount == p.EVERYTHING:
        demand(table.moving == there, "all flee, and some stay")
        return
    demand(table.moving <= most, f"{table.moving} still flee, expected at most {most}")
    fled = 0 if table.moving == there else most - table.moving
    around = sum(table.population[land * SEATS + flees] for land in table.neighbours(table.territory))
    demand(around >= fled, "they fled and arrived nowhere")
