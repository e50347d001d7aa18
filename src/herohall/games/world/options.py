"""The options of Heroes of the World (H10) and its two editions."""

from __future__ import annotations

from herohall.core.errors import BadOption
from herohall.core.options import Option, Value
from herohall.games.world.tables import Tables

RANDOM = "random"

SETTLERS = 7
"""H1.2, H7.6: the population everyone places at the beginning of an epoch."""
MORE_SETTLERS = [0, 3, 4, 5, 7]
"""H1.3: how many more the first player places, the second, …; `docs/balance.md` tells how they were found."""
MORE_OF_TWO = [0, 4]
"""The same with two players."""

OPTIONS = [
    Option("tiebreak", ["fr", "de"], "fr"),
    Option("convert", ["fr", "de"], "fr"),
    Option("old_wonders", ["fr", "de"], "fr"),
    Option("max_discovery", [2, 3], 2),
    # H1.2: the seat that begins, counted from 1.
    Option("first", [RANDOM, "1", "2", "3", "4", "5"], RANDOM),
    Option("settlers", ["same", "later"], "same"),  # H1.3
]

EDITIONS: dict[str, dict[str, Value]] = {
    "fr": {},
    "de": {"tiebreak": "de", "convert": "de", "old_wonders": "de", "max_discovery": 3},
}


class Settings:
    """The box and the options of one game, read once into plain fields; shared by all copies of a table."""

    def __init__(self, tables: Tables, players: int, options: dict[str, Value]) -> None:
        self.tables = tables
        self.players = players
        self.supply = 64 if players > 2 else 129  # H0.3
        self.ties_by_made = options["tiebreak"] == "fr"
        self.convert_any_time = options["convert"] == "fr"
        self.old_wonders_stay = options["old_wonders"] == "de"
        self.discovery = tables.discovery_de if options["max_discovery"] == 3 else tables.discovery_fr
        self.placing = [placing_order(players, options["settlers"] == "later"), placing_order(players, False)]
        """By epoch: who places one population after the other, counted from the player who begins."""
        self.first = -1 if options["first"] == RANDOM else int(options["first"]) - 1
        if self.first >= players:
            raise BadOption("world-first-not-there", first=self.first + 1, players=players)


def placing_order(players: int, more: bool) -> list[int]:
    """H1.2, H1.3: one at a time, as long as somebody has population left to place.

    >>> placing_order(3, False) == [0, 1, 2] * SETTLERS
    True
    >>> placing_order(3, True)[3 * SETTLERS :]
    [1, 2, 1, 2, 1, 2, 2]
    """
    gifts = MORE_OF_TWO if players == 2 else MORE_SETTLERS
    counts = [SETTLERS + (gifts[seat] if more else 0) for seat in range(players)]
    return [seat for turn in range(max(counts)) for seat in range(players) if turn < counts[seat]]
