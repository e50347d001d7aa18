"""Why a move is not legal now: the number of the rule it breaks, and a message. Tells the asked seat nothing new."""

from __future__ import annotations

from herohall.core.errors import IllegalMove
from herohall.core.texts import Param
from herohall.games.world import moves as m
from herohall.games.world import table as at
from herohall.games.world.effect_numbers import MOMENTS
from herohall.games.world.effects import PLACES
from herohall.games.world.powers import IN_TREASURE, NEVER, ON_TURN, Power
from herohall.games.world.scoring import LAST_MODERN
from herohall.games.world.table import ON_OFFER, Table
from herohall.games.world.tables import ANCIENT, SEATS, TERRITORIES, in_play
from herohall.games.world.treasure import MIGRATION_COINS, POINT_COINS, WONDER_COINS
from herohall.games.world.wonders import lands_of, surveyed_lands

INNER_KEYS = {
    at.SURVEY: "survey-first",
    at.MIGRATION: "migration-first",
    at.WALL: "attack-first",
    at.REROLL: "attack-first",
    at.KEEP: "attack-first",
    at.FLIGHT: "flight-first",
    at.SCORING: "scoring-first",
    at.TARGET: "target-first",
}
MOMENT_NAMES = {number: name for name, number in MOMENTS.items()}


def refuse(rule: str, key: str, **params: Param) -> IllegalMove:
    """The error with its message key."""
    return IllegalMove(rule, f"world-refuse-{key}", **params)


def _interrupted(table: Table) -> IllegalMove:
    """Something else has to be answered first."""
    return refuse(at.INNER_QUESTIONS[table.inner][1], INNER_KEYS[table.inner])


def refusal(table: Table, move: int) -> IllegalMove:
    """Why this move, which is not legal, is not."""
    if table.step == at.OVER:
        return refuse("H8.1" if table.scorings == LAST_MODERN else "H2.5", "over")
    if not 0 <= move < m.MOVE_COUNT:
        return refuse("H6.7", "no-move")
    if m.USE <= move < m.KEEP_FIRST:
        return _use(table, move)
    if m.FLEE <= move < m.MIGRATE:
        return _flee(table, move - m.FLEE)
    if m.DISCOVER <= move < m.ATTACK:
        return _discover(table, (move - m.DISCOVER) // TERRITORIES, (move - m.DISCOVER) % TERRITORIES)
    if m.MIGRATE <= move < m.BUILD:
        return _migrate(table, (move - m.MIGRATE) // TERRITORIES, (move - m.MIGRATE) % TERRITORIES)
    if move in (m.KEEP_FIRST, m.KEEP_SECOND):
        return refuse("H9.6", "nothing-to-keep")
    if move == m.STOP:
        key = "stop-too-early" if table.inner == at.MIGRATION else "nothing-to-stop"
        return refuse("H6.2", key)
    if move == m.DECLINE:
        return _decline(table)
    if table.inner != at.NOTHING:
        return _interrupted(table)
    return _step_move(table, move)


def _step_move(table: Table, move: int) -> IllegalMove:
    """Moves that belong to one step of a turn."""
    if move < m.PLAY:
        return _take(table, move)
    if move < m.SETTLE:
        return _play(table)
    if move < m.DISCOVER:
        return _settle(table, move - m.SETTLE)
    if m.ATTACK <= move < m.FLEE:
        return _attack(table, (move - m.ATTACK) // SEATS, (move - m.ATTACK) % SEATS)
    if m.BUILD <= move < m.USE:
        return _build(table, move - m.BUILD)
    if move == m.CONVERT:
        return _convert(table)
    if table.step == at.PLACING:
        return refuse("H1.2" if table.epoch == ANCIENT else "H7.6", "place-first")
    if table.step == at.TAKING:
        return refuse("H2.1", "take-first")
    if table.step == at.PLAYING:
        return refuse("H2.2", "play-first")
    return refuse("H2.3", "not-done")


# H2


def _take(table: Table, move: int) -> IllegalMove:
    if table.step == at.PLACING:
        return refuse("H1.2", "place-first")
    if table.step != at.TAKING:
        return refuse("H2.1", "taken")
    if move == m.TAKE_DECK:
        return refuse("H2.5", "deck-empty")
    return refuse("H2.5", "row-short", count=len(table.row))


def _play(table: Table) -> IllegalMove:
    if table.step == at.PLACING:
        return refuse("H1.2", "place-first")
    if table.step == at.TAKING:
        return refuse("H2.1", "take-first")
    if table.step != at.PLAYING:
        return refuse("H2.2", "one-hero")
    return refuse("H2.2", "not-in-hand")


# H1.2, H3


def _settle(table: Table, territory: int) -> IllegalMove:
    if table.step == at.PLACING:
        if table.epoch == ANCIENT:
            return refuse("H1.2", "place-ancient")
        return refuse("H7.6", "place-modern")
    if table.step != at.SETTLING:
        return refuse("H3.1", "not-settling")
    return _not_there(table, territory)


def _not_there(table: Table, territory: int) -> IllegalMove:
    """A territory that is not in play, or not the hero's."""
    if not in_play(territory, table.epoch):
        return refuse("H0.6", "not-in-play")
    return refuse("H2.2", "not-influenced")


def _discover(table: Table, token: int, territory: int) -> IllegalMove:
    survey = table.inner == at.SURVEY
    if table.inner != at.NOTHING and not survey:
        return _interrupted(table)
    if not survey and table.step != at.DISCOVERING:
        return refuse("H3.3", "not-discovering")
    if token not in (table.surveyed if survey else table.drawn):
        return refuse("H9.6" if survey else "H3.2", "not-drawn")
    if territory not in (lands_of(table, surveyed_lands(table)) if survey else table.influence()):
        by_power = survey and in_play(territory, table.epoch)
        return refuse("H9.8", "not-power-land") if by_power else _not_there(table, territory)
    if table.filled[territory] == table.settings.tables.spaces[territory]:
        return refuse("H3.3", "no-space")
    return refuse("H3.3", "received")


# H5


def _attack(table: Table, territory: int, rival: int) -> IllegalMove:
    if table.step != at.ATTACKING:
        return refuse("H5.1", "not-attacking")
    if territory not in table.influence():
        return _not_there(table, territory)
    if rival >= table.settings.players:
        return refuse("H5.1", "nobody-of-colour")
    if rival == table.turn:
        return refuse("H5.1", "own-colour")
    if table.population[territory * SEATS + table.turn] == 0:
        return refuse("H5.1", "no-attackers")
    return refuse("H5.1", "no-defenders")


def _flee(table: Table, territory: int) -> IllegalMove:
    if table.inner != at.FLIGHT:
        return refuse("H9.4", "not-fleeing")
    if not in_play(territory, table.epoch):
        return refuse("H0.6", "not-in-play")
    return refuse("H9.4", "not-adjacent")


def _decline(table: Table) -> IllegalMove:
    if table.inner in (at.SURVEY, at.MIGRATION, at.KEEP, at.FLIGHT, at.TARGET):
        return _interrupted(table)
    return refuse("H2.3", "nothing-to-decline")


# H6


def _migrate(table: Table, origin: int, goal: int) -> IllegalMove:
    begun = table.inner == at.MIGRATION
    if table.inner != at.NOTHING and not begun:
        return _interrupted(table)
    if not begun and table.step != at.SPENDING:
        return refuse("H6.1", "not-spending")
    if begun and table.territory not in (at.NOBODY, origin):
        return refuse("H6.2", "other-origin")
    if not begun and table.coins[table.turn] < MIGRATION_COINS:
        return refuse("H6.2", "few-coins", coins=MIGRATION_COINS)
    if not in_play(origin, table.epoch) or not in_play(goal, table.epoch):
        return refuse("H0.6", "not-in-play")
    if origin == goal:
        return refuse("H6.2", "same-territory")
    if table.population[origin * SEATS + table.turn] == 0:
        return refuse("H6.2", "nobody-there")
    return refuse("H6.2", "not-adjacent")


def _build(table: Table, wonder: int) -> IllegalMove:
    if table.step != at.SPENDING:
        return refuse("H6.1", "not-spending")
    if table.owner[wonder] != ON_OFFER:
        return refuse("H6.3", "not-on-offer")
    return refuse("H6.3", "few-coins", coins=WONDER_COINS)


def _convert(table: Table) -> IllegalMove:
    if table.step == at.PLACING:
        return refuse("H6.7", "place-first")
    if table.coins[table.turn] < POINT_COINS:
        return refuse("H6.4", "few-coins", coins=POINT_COINS)
    return refuse("H6.4", "convert-later")


# H6.5, H9.6


def _use(table: Table, move: int) -> IllegalMove:
    with_territory = move >= m.USE_AT
    wonder = (move - m.USE_AT) // TERRITORIES if with_territory else move - m.USE
    power = table.settings.tables.powers[wonder]
    if table.owner[wonder] != table.asked:
        return refuse("H6.5", "not-owner")
    if power.moment == NEVER:
        return refuse("H9.8", "no-power")
    if table.used[wonder]:
        return refuse("H6.5", "used")
    if with_territory != (power.placed > 0):
        return refuse("H9.6", "names-territory" if power.placed else "names-no-territory")
    if not _is_moment(table, power):
        place = PLACES[power.holding] or "any"
        return refuse("H9.6", f"moment-{MOMENT_NAMES[power.moment]}", place=place)
    if with_territory and not in_play((move - m.USE_AT) % TERRITORIES, table.epoch):
        return refuse("H0.6", "not-in-play")
    return refuse("H6.7", "no-effect")


def _is_moment(table: Table, power: Power) -> bool:
    """Whether a power may be used at the question that is asked, if it could change something."""
    on_turn = table.inner == at.NOTHING and table.step != at.PLACING
    return on_turn and (power.moment == ON_TURN or (power.moment == IN_TREASURE and table.step == at.SPENDING))
