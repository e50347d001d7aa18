"""A network learns to judge positions from games by rules of thumb; bots search with it.

python -m herohall.research.train.judge world --games 8000 --kept positions --out judge.net
python -m herohall.research.train.judge world --games 200 --kept few --epochs 2 --out small.net

Positions are kept in a folder, a file for every hundred games: stopped at any time, it goes on where it was.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from pathlib import Path

import numpy as np

import herohall
from herohall.core.game import Game
from herohall.research.train.judging import Judging, chances, unforeseen
from herohall.research.train.positions import Collector, Positions, prospects_of, read_positions, write_positions

CHUNK = 100
"""Games of a file."""
TESTED = 7
"""One game in so many is not learned from, but foretold."""
PART = 512


def collect(game: Game, folder: Path, games: int, seed: int) -> Positions:
    """Play until there are positions of so many games."""
    folder.mkdir(parents=True, exist_ok=True)
    for first in range(0, games, CHUNK):
        file = folder / f"{seed}-{first:07}.npz"
        if not file.exists():
            collector = Collector(game, seed * 1_000_003 + first)
            write_positions(collector.collect(first, min(CHUNK, games - first)), file)
            print(f"{first + CHUNK} games", flush=True)
    return read_positions(folder)


def learn(judging: Judging, positions: Positions, epochs: int, rate: float, chance: np.random.Generator) -> None:
    """Go through all positions some times, at a rate that falls to nothing."""
    tested = positions.games % TESTED == 0
    test, lessons = positions.only(tested), np.flatnonzero(~tested)
    judging.calibrate(positions.only(chance.choice(lessons, min(len(lessons), 20_000), replace=False)))
    before = unforeseen(test, chances(test.bases, np.zeros_like(test.bases))) / len(test.rows)
    print(
        f"{len(positions.rows)} positions; the rules of thumb lose {before:.4f} in {len(test.rows)} others", flush=True
    )
    for epoch in range(epochs):
        parts = np.array_split(chance.permutation(lessons), max(1, len(lessons) // PART))
        for number, part in enumerate(parts):
            judging.learn(positions.only(part), rate * (1 - (epoch + number / len(parts)) / epochs))
        print(f"epoch {epoch + 1}: {judging.loss(test):.4f}", flush=True)
    judging.settle()
    print(f"averaged: {judging.loss(test):.4f}", flush=True)


def read_arguments(arguments: list[str] | None) -> Namespace:
    """The settings of a command line."""
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, default=Path("judge.net"), help="the file that bots read")
    parser.add_argument("--kept", type=Path, default=Path("positions"), help="the folder of positions")
    parser.add_argument("--games", type=int, default=8000)
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--first", type=int, default=32, help="size of the layer of the parts")
    parser.add_argument("--second", type=int, default=32, help="size of the layer behind it")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args(arguments)


def main(arguments: list[str] | None = None) -> None:
    """A whole run."""
    given = read_arguments(arguments)
    game = herohall.game(given.game)
    chance = np.random.default_rng(given.seed)
    positions = collect(game, given.kept, given.games, given.seed)
    judging = Judging(prospects_of(game), given.first, given.second, chance)
    learn(judging, positions, given.epochs, given.rate, chance)
    about = f"{len(np.unique(positions.games))} games, {given.epochs} epochs, rate {given.rate}, seed {given.seed}"
    given.out.write_bytes(judging.file(game, about))


if __name__ == "__main__":
    main()
