"""The settings of a training run, and how they are read."""

from __future__ import annotations

from argparse import ArgumentParser, RawDescriptionHelpFormatter
from pathlib import Path
from typing import NamedTuple


class Settings(NamedTuple):
    """The settings of a training run."""

    game: str
    out: Path
    start: Path | None
    minutes: float
    players: int
    seed: int
    opponents: str
    hidden: int
    places: int
    games: int
    rate: float
    lessons: int
    check_every: int
    check_games: int
    last_games: int


def read_settings(about: str, arguments: list[str] | None = None) -> Settings:
    """The settings of a command line."""
    parser = ArgumentParser(description=about, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, default=Path("trained.npz"), help="the file of weights")
    parser.add_argument("--start", type=Path, help="go on from this file of weights; there are no lessons then")
    parser.add_argument("--minutes", type=float, default=10.0, help="of processor time, lessons included")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--opponents", default="medium", help="the bot it learns and is measured against")
    parser.add_argument("--hidden", type=int, default=128, help="size of the two hidden layers")
    parser.add_argument("--places", type=int, default=256, help="games side by side")
    parser.add_argument("--games", type=int, default=1024, help="games in a round of learning")
    parser.add_argument("--rate", type=float, default=1e-4, help="rate of learning at the beginning; it falls to 0")
    parser.add_argument("--lessons", type=int, default=1_000_000, help="decisions of the teacher; 0 for none")
    parser.add_argument("--check-every", type=int, default=5, help="rounds between measurements")
    parser.add_argument("--check-games", type=int, default=1024, help="games of a measurement")
    parser.add_argument("--last-games", type=int, default=4096, help="games of the last one, on fresh deals")
    return Settings(**vars(parser.parse_args(arguments)))
