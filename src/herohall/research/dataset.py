"""Games by bots as a data set: every decision with what the seat knew, might do and did, and what came of it.

A data set is a folder: `part-0000.npz` and so on, each with some hundred games, and a data card, `README.md`.
"""

from __future__ import annotations

import hashlib
import platform
from concurrent.futures import Executor
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from herohall import __version__
from herohall.bots import bot
from herohall.bots.asker import Asker
from herohall.core import registry
from herohall.core.errors import HallError
from herohall.core.evaluator import win_shares
from herohall.core.files import publish
from herohall.core.many import game_seed
from herohall.core.options import Value
from herohall.lab.contest import Contest, Entrant
from herohall.research.encoders import encoder_for
from herohall.research.plain import layout_for

PART = 250
"""Games in one file."""
FIELDS = {
    "observation": "decisions × numbers, uint8: what the seat knew (fields in docs/research.md)",
    "mask": "decisions × bytes, uint8: the legal moves, eight to a byte; `numpy.unpackbits(mask, axis=1, count=MOVES)`",
    "move": "decisions, int16: the move that was made",
    "seat": "decisions, uint8: who made it",
    "outcome": "decisions, float32: the share of the win that seat got in the end",
    "game": "decisions, int32: the number of the game in the whole data set",
    "seed": "games, uint64: the seed of each game; `game.new(players, seed, chance='quick')` begins it",
    "scores": "games × seats, int16: the final scores",
    "shares": "games × seats, float32: each seat's share of the win",
    "bots": "games × seats, uint8: which of the bots sat there, as numbered in the card",
}


class DatasetError(HallError):
    """The data set cannot be written."""


class Plan(NamedTuple):
    """What a data set holds; the same plan gives the same files."""

    contest: Contest
    games: int
    folder: Path

    @property
    def parts(self) -> int:
        """How many files there are."""
        return -(-self.games // PART)

    def file(self, part: int) -> Path:
        """One of the files."""
        return self.folder / f"part-{part:04d}.npz"


def make_plan(
    game: str, bots: list[str], options: dict[str, Value], seed: int, games: int, folder: Path, box: str | None
) -> Plan:
    """A data set that can be made; errors tell why not."""
    contest = Contest.arrange(game, [Entrant.read(name) for name in bots], options, seed, box)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise DatasetError("research-folder-in-use", folder=str(folder))
    return Plan(contest, games, folder)


def write_part(plan: Plan, part: int) -> int:
    """Play the games of one file and write it; how many decisions there were."""
    contest = plan.contest
    first = contest.game.first(contest.players, dict(contest.options))
    encoder, asker = encoder_for(first), Asker(contest.game)
    rows: list[bytes] = []
    masks: list[bytes] = []
    moves: list[int] = []
    seats: list[int] = []
    games: list[int] = []
    outcomes: list[float] = []
    seeds, scores, shares, seated = [], [], [], []
    numbers = range(part * PART, min(plan.games, part * PART + PART))
    for number in numbers:
        seed = game_seed(contest.seed, number, 0)
        state = first.fresh(seed)
        sitting = [(seat + number) % contest.players for seat in range(contest.players)]
        bots = [bot(contest.entrants[who].level, game_seed(seed, seat, 0)) for seat, who in enumerate(sitting)]
        begun = len(moves)
        while state.seat is not None:
            seat = state.seat
            move = asker.ask(bots[seat], state, seat, contest.entrants[sitting[seat]].budget)
            rows.append(encoder.row(state, seat))
            masks.append(encoder.legal(state))
            moves.append(move)
            seats.append(seat)
            games.append(number)
            state.apply(move)
        won = win_shares(state.ranking or [])
        outcomes += [won[seat] for seat in seats[begun:]]
        seeds.append(seed)
        scores.append(state.scores)
        shares.append(won)
        seated.append(sitting)
    legal = np.frombuffer(b"".join(masks), np.uint8).reshape(len(moves), -1)
    arrays: Any = {
        "observation": np.frombuffer(b"".join(rows), np.uint8).reshape(len(moves), -1),
        "mask": np.packbits(legal, axis=1),
        "move": np.array(moves, np.int16),
        "seat": np.array(seats, np.uint8),
        "outcome": np.array(outcomes, np.float32),
        "game": np.array(games, np.int32),
        "seed": np.array(seeds, np.uint64),
        "scores": np.array(scores, np.int16),
        "shares": np.array(shares, np.float32),
        "bots": np.array(seated, np.uint8),
    }
    np.savez_compressed(plan.file(part), **arrays)
    return len(moves)


def write(plan: Plan, executor: Executor, progress: Any) -> int:
    """Write all files and the card; how many decisions there are."""
    try:
        plan.folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DatasetError("lab-cannot-write", file=str(plan.folder), why=str(error)) from error
    running = [executor.submit(write_part, plan, part) for part in range(plan.parts)]
    decisions = 0
    for part, future in enumerate(running):
        decisions += future.result()
        progress(part + 1, plan.parts)
    publish(plan.folder / "README.md", card(plan, decisions))
    return decisions


def card(plan: Plan, decisions: int) -> str:
    """The data card: what it is, how it was made, what it is good for and what not."""
    contest = plan.contest
    game = registry.game(contest.game_name, contest.box)
    layout = layout_for(game)
    options = ", ".join(f"{name}={value}" for name, value in contest.options)
    bots = "\n".join(f"- {number}: `{entrant.name}`" for number, entrant in enumerate(contest.entrants))
    fields = "\n".join(f"| `{name}` | {meaning} |" for name, meaning in FIELDS.items())
    sums = "\n".join(f"    {digest(plan.file(part))}  {plan.file(part).name}" for part in range(plan.parts))
    return CARD.format(
        game=contest.game_name,
        players=contest.players,
        games=plan.games,
        decisions=decisions,
        parts=plan.parts,
        bots=bots,
        options=options,
        seed=contest.seed,
        version=__version__,
        rules=game.rules_version,
        observer=layout.version,
        box=contest.cards or "its own",
        moves=game.move_count,
        numbers=layout.compact_size,
        fields=fields,
        python=platform.python_version(),
        sums=sums,
    )


def digest(file: Path) -> str:
    """The SHA-256 of a file."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


CARD = """# Games of {game}

{games} games with {players} players, {decisions} decisions; files: {parts}.

## How it was made

By `herohall dataset`, HeroHall {version} (rules {rules}, observations v{observer}, cards: {box}), Python {python}.
Every game has a seed of its own that follows from the seed {seed} and its number; seats rotate from game to game, so
that each of the bots sits everywhere equally often. The bots, by number:

{bots}

Options: {options}.

## What is in a file

| array | |
|---|---|
{fields}

There are {moves} moves and {numbers} numbers in an observation. An observation holds what the seat itself knows and
nothing else; `outcome`, `scores` and `shares` are known only at the end. What a seat has seen earlier in the game is in
the rows before, of the same game.

## What it is good for, and what not

For imitation, offline learning and for judging positions. The moves are those of bots: they are not the best, and
people play otherwise. Decisions with one legal move are in it, too. Split it by games, never by decisions, to keep
training and test apart.

## Files

{sums}
"""
