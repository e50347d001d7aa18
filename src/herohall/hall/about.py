"""The games of a hall and their choices, as a page shows them before there is a table."""

from __future__ import annotations

from herohall._version import __version__
from herohall.bots import LEVELS
from herohall.core import registry
from herohall.core.game import Game
from herohall.hall.protocol import PROTOCOL
from herohall.hall.schemas import Engine, GameInfo, Games, OptionInfo, OrderInfo


def games(
    engine: Engine, local: bool = False, ratings: bool = False, alone: bool = False, open_tables: bool = False
) -> Games:
    """All games, with their choices, and what this hall offers."""
    return Games(
        protocol=PROTOCOL,
        version=__version__,
        local=local,
        alone=alone,
        ratings=ratings,
        open=open_tables,
        engine=engine,
        games=[game_info(registry.game(name)) for name in registry.games()],
    )


def game_info(game: Game) -> GameInfo:
    """A game and all its choices."""
    return GameInfo(
        name=game.name,
        rules=game.rules_version,
        min_players=game.min_players,
        max_players=game.max_players,
        default_players=game.default_players,
        options=[
            OptionInfo(name=option.name, values=list(option.values), default=option.default) for option in game.options
        ],
        editions={name: dict(preset) for name, preset in game.editions.items()},
        themes=list(game.themes),
        levels=list(LEVELS) if game.evaluator() is not None else ["random"],
        orders=[OrderInfo(name=each.name, passing=each.until != "") for each in game.orders],
        phrases=list(game.phrases),
        own_box=bool(game.box_files),
        aids=game.aids,
        facts=game.facts(),
    )
