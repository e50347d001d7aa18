"""What somebody typed, checked: which game, which bots, how long they may think, seeds and files."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

from herohall.bots.base import is_budget
from herohall.core import registry
from herohall.core.errors import BadOption
from herohall.core.generator import SEED_BITS, fresh_seed
from herohall.core.options import Value
from herohall.terminal.storage import writing

SHORT_BITS = 64
"""Enough for a seed of one's own, and short enough to be typed again."""


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


class Thinking(NamedTuple):
    """How long bots may think, and on how many processes."""

    seconds: float | None
    iterations: int | None
    workers: int | None

    def checked(self) -> Thinking:
        """Itself; BadOption if it makes no sense."""
        if self.seconds is not None and self.iterations is not None:
            raise BadOption("cli-arena-two-budgets")
        for number in (self.seconds, self.iterations):
            if not is_budget(number):
                raise BadOption("cli-arena-bad-budget", text=str(number))
        if self.workers is not None and self.workers < 1:
            raise BadOption("cli-arena-bad-workers", text=str(self.workers))
        return self

    @property
    def hands(self) -> int:
        """How many processes play."""
        return self.workers or os.cpu_count() or 1


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


def contest_seed(text: str | None, journal: Path | None = None) -> int:
    """The seed that was typed, else that of the journal, else one that is short enough to be typed again."""
    given = read_seed(text)
    if given is None and journal is not None:
        from herohall.lab.journal import seed_in  # takes a moment that `play` need not wait for

        given = seed_in(journal)
    return fresh_seed() >> (SEED_BITS - SHORT_BITS) if given is None else given


def check_games(games: int) -> None:
    """BadOption if this is no number of games."""
    if games < 1:
        raise BadOption("cli-bad-count", text=str(games))


def try_to_write(path: Path) -> None:
    """HallError at once, not after hours of play, if the file cannot be written; no empty one is left behind."""
    existed = path.exists()
    with writing(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.open("a").close()
        if not existed:
            path.unlink(missing_ok=True)
