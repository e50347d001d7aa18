"""Random play for the tests: which games to play, how to choose moves, and what must hold at every decision."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

from herohall.core.event import Event
from herohall.games.world.game import WorldGame, WorldState, make
from herohall.games.world.moves import MOVE_COUNT
from herohall.games.world.table import NOBODY, Table
from herohall.games.world.tables import SEATS

GAME: WorldGame = make(None)
PLAYERS = (2, 3, 4, 5)
PRESETS: tuple[dict[str, object], ...] = ({"edition": "fr"}, {"edition": "de"})
SINGLE_OPTIONS: tuple[dict[str, object], ...] = (
    {"tiebreak": "de"},
    {"convert": "de"},
    {"old_wonders": "de"},
    {"max_discovery": 3},
    {"first": "2"},
    {"settlers": "later"},
    {"edition": "de", "tiebreak": "fr"},
    {"edition": "de", "convert": "fr"},
    {"edition": "de", "old_wonders": "fr"},
    {"edition": "de", "max_discovery": 2},
)
MOST_DECISIONS = 3000
"""No game is longer: 76 heroes, and a turn has few decisions."""

Setting = tuple[int, dict[str, object]]


def settings() -> list[Setting]:
    """Player counts × (presets, each option alone)."""
    return [(players, options) for players in PLAYERS for options in (*PRESETS, *SINGLE_OPTIONS)]


def preset_settings() -> list[Setting]:
    """Player counts × presets."""
    return [(players, options) for players in PLAYERS for options in PRESETS]


def name_of(setting: Setting) -> str:
    """A short name for a test's id."""
    players, options = setting
    return f"{players}-" + "-".join(f"{name}={value}" for name, value in options.items())


def new(setting: Setting, seed: int) -> WorldState:
    """A game of that setting."""
    players, options = setting
    state = GAME.new(players=players, seed=seed, **options)
    assert isinstance(state, WorldState)
    return state


# How to choose: each way of playing brings other parts of the rules to the table

Choice = Callable[[WorldState, Random], int]


def anything(state: WorldState, chance: Random) -> int:
    """A random move."""
    return chance.choice(state.moves())


def thrifty(state: WorldState, chance: Random) -> int:
    """Coins are kept for wonders, and powers used as soon as they are offered or a little later."""
    moves = state.moves()
    liked = [move for move in moves if state.text(move).startswith(("build", "use"))]
    if liked and chance.random() < 0.6:
        return chance.choice(liked)
    kept = [move for move in moves if not state.text(move).startswith(("migrate", "convert"))]
    return chance.choice(kept or moves)


def warlike(state: WorldState, chance: Random) -> int:
    """Whoever can attack does, and wonders are built for it."""
    moves = state.moves()
    liked = [move for move in moves if state.text(move).startswith(("attack", "build", "use", "keep second"))]
    return chance.choice(liked or moves)


CHOICES: tuple[Choice, ...] = (thrifty, anything, warlike)


def played_to(setting: Setting, seed: int, decisions: int, choose: Choice = thrifty) -> WorldState:
    """A game after so many decisions, or over."""
    state, chance = new(setting, seed), Random(seed)
    for _ in range(decisions):
        if state.over:
            break
        state.apply(choose(state, chance))
    return state


# What must hold


def check_question(state: WorldState) -> None:
    """There is always an answer, every answer has one name, and only what H2.2 says is asked without a choice."""
    decision, moves = state.decision, state.moves()
    assert decision.moves == moves
    assert decision.seat == state.seat
    assert 0 <= decision.seat < state.players
    assert moves == sorted(set(moves))
    assert 0 <= moves[0] <= moves[-1] < MOVE_COUNT
    assert len(moves) > 1 or decision.kind == "play"
    texts = [state.text(move) for move in moves]
    assert len(set(texts)) == len(texts)
    assert [state.parse(text) for text in texts] == moves


def check_pieces(table: Table) -> None:
    """Everything is conserved and in range."""
    settings, tables = table.settings, table.settings.tables
    for seat in range(settings.players):
        assert table.supply[seat] + sum(table.population[seat::SEATS]) == settings.supply
    assert settings.supply == (129 if settings.players == 2 else 64)
    assert min(table.population) >= 0
    assert min(table.supply) >= 0
    assert min(table.coins) >= 0
    assert table.bank >= 0
    assert table.bank + sum(table.coins) == 60
    on_board = [token for token in table.ladders if token != NOBODY]
    heroes = table.deck + table.row + [hero for hero in table.hands if hero != NOBODY]
    heroes += [entry // SEATS for entry in table.played]
    assert len(tables.epoch_of_token) == 53
    assert len(tables.epoch_of_hero) == 76
    _check_epoch(on_board + table.bag + table.drawn + table.surveyed, tuple(tables.epoch_of_token), table.epoch)
    _check_epoch(heroes, tuple(tables.epoch_of_hero), table.epoch)
    assert all(filled <= spaces for filled, spaces in zip(table.filled, tables.spaces, strict=True))
    assert sum(table.filled) == len(on_board)
    assert table.scorings <= (4 if table.epoch == 0 else 8)
    assert table.scorings == sum(table.scored)


def _check_epoch(pieces: list[int], epochs: tuple[int, ...], epoch: int) -> None:
    """Each piece is in one place; all of this epoch are there, and none of a later one."""
    found = set(pieces)
    assert len(found) == len(pieces)
    assert found >= _of_epoch(epochs, epoch)
    assert epoch == 1 or not found & _of_epoch(epochs, 1)


@cache
def _of_epoch(epochs: tuple[int, ...], epoch: int) -> frozenset[int]:
    return frozenset(piece for piece, one in enumerate(epochs) if one == epoch)


def events_text(events: list[Event]) -> str:
    """Events in full, so that two lists can be compared."""
    return "\n".join(repr(event) for event in events)
