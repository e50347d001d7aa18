"""Which game and which bots somebody typed."""

from __future__ import annotations

from typing import NamedTuple

from herohall.core import registry
from herohall.core.errors import BadOption
from herohall.core.options import Value


class Choice(NamedTuple):
    """Which game, as somebody typed it."""

    game: str
    players: int | None
    edition: str | None
    pairs: list[str] | None
    box: str | None

    def options(self) -> dict[str, Value]:
        """The options that were given; the game itself checks whether they exist."""
        found: dict[str, Value] = {} if self.edition is None else {"edition": self.edition}
        for pair in self.pairs or []:
            name, equals, value = pair.partition("=")
            if not equals or not name or not value:
                option = registry.game(self.game, self.box).options[0]
                raise BadOption("cli-bad-pair", text=pair, example=f"-o {option.name}={option.values[0]}")
            found[name.replace("-", "_")] = value
        return found


def split_levels(text: str | None) -> list[str]:
    """`random,random` as a list."""
    return [level.strip() for level in (text or "").split(",") if level.strip()]


def one_for_each(levels: list[str], players: int) -> list[str]:
    """A bot for every seat: one named for all, or one for each."""
    if len(levels) not in (1, players):
        raise BadOption("cli-bots-differ", bots=len(levels), players=players)
    return levels * players if len(levels) == 1 else levels


def read_seed(text: str | None) -> int | None:
    """A seed in decimal, or in hexadecimal after 0x as records show it."""
    if text is None:
        return None
    try:
        return int(text, 16 if text.lower().startswith("0x") else 10)
    except ValueError as error:
        raise BadOption("cli-bad-seed", text=text) from error


def check_games(games: int) -> None:
    """BadOption if this is no number of games."""
    if games < 1:
        raise BadOption("cli-bad-count", text=str(games))
