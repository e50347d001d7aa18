"""The benchmark for learners: what comes out of the engine as arrays, beside the toolkits people use today.

It works as `herohall.lab.bench` does: processes that measure by their own time take turns, ratios are taken round by
round, and what is told is the median of the rounds with the middle half as the spread.
"""

from __future__ import annotations

import platform
import subprocess
import sys
from collections.abc import Callable, Collection
from pathlib import Path
from statistics import median

from herohall import __version__
from herohall.core import registry
from herohall.core.files import publish
from herohall.core.texts import title
from herohall.lab.bench import COMPILED, PEERS, Measure, Results, Target, Worker, peer_worker, take_turns
from herohall.lab.bench_page import all_rows, number, table, target_row
from herohall.research.bench_own import README

KINDS = ("batch", "zoo", "tensor", "vector", "readme", "unguessable")
ZOO = Measure(PEERS, "pettingzoo:hanabi_v5")
TENSOR = Measure(PEERS, "spiel-tensor:hanabi(players=4)")
DRIVEN = Measure(PEERS, "spiel-driven:hanabi(players=4)")
YARDSTICKS = {
    "envpool": ["envpool==1.2.5"],
    "pufferlib": [
        "--no-deps",  # it asks for many others, some of which cannot be had any more
        *("pufferlib==2.0.2", "numpy==1.26.4", "psutil==7.2.2", "typing_extensions==4.16.0"),
        *("gym==0.23.0", "gym-notices==0.1.0", "shimmy==1.3.0", "pettingzoo==1.24.1"),
        *("gymnasium==0.29.1", "cloudpickle==3.1.2", "farama-notifications==0.0.6"),
    ],
}
"""Toolkits whose environments are made for speed, and what is installed for them: no targets, but what is possible."""
YARDSTICK_MEASURES = [
    Measure("envpool", "envpool:CartPole-v1*256"),
    Measure("envpool", "envpool:Pong-v5*64"),
    Measure("pufferlib", "pufferlib:snake*256"),
]
PAGE = README.parent / "docs" / "benchmarks-research.md"
SIZES = (1, 64, 1024)
"""Games in a batch whose memory is told."""

INTRODUCTION = """# Benchmarks for learners

What a learner gets out of the engine, beside toolkits that researchers use today. All figures of this page come from
one run of

    python3 run.py bench --research --peers --out docs/benchmarks-research.md

on one machine: processes take turns, each measured by its own processor time on one core; {rounds} rounds, {seconds}
seconds for each measure. A figure is the median of the rounds, with the middle half beside it; ratios are taken round
by round. Every measure makes observations and masks for each decision and picks a legal move at random; dealing and all
that chance does count as part of it. A batch has 256 games. Only the README's loop and OpenSpiel's hanabi "driven from
Python" make no observations. The README's loop has `chance="quick"`; beside it the same loop without. The same
run writes the README's figures.
"""

FIGURES = """<!-- figures: begin -->
On one core the first of these loops made {readme} decisions a second, {ratio} times as many as OpenSpiel's hanabi (C++)
driven from Python beside it; without `chance="quick"` {unguessable}. The batch made {batch}, each with observation
and mask.
<!-- figures: end -->
"""
"""What the README says of itself."""

CLOSING = """## What these figures leave out

OpenSpiel asks a game written in Python through a dozen calls for each decision, and every draw is a chance node of its
own, for which the move is made once more; tensors and legal actions are answered in Python, so that it need not make
each number anew. EnvPool's and PufferLib's environments are there for comparison with code made for nothing but speed:
a pole with four numbers, the pictures of an old console, and a snake that sees 361 places of a field, about as many
bytes as an observation of Seventh Hero has. PufferLib's newer versions download other programs while they are built;
the wheel of version 2.0.2 lacks files, and is measured around them.
"""


def targets() -> list[Target]:
    """What we promise, all with four players; the second game is the wide one."""
    promised: dict[str, list[tuple[str, str, Measure, float, float | None]]] = {
        "seventh": [
            ("batch", "batch", ZOO, 40, 80),
            ("batch", "batch", TENSOR, 3, 6),
            ("zoo", "PettingZoo `env()`", ZOO, 12, None),
            ("tensor", "OpenSpiel with tensors", TENSOR, 0.5, 1),
            ("readme", "the README's loop", DRIVEN, 6, None),
            ("unguessable", "the README's loop without quick chance", DRIVEN, 0, 6),
        ],
        "world": [
            ("batch", "batch", ZOO, 15, 40),
            ("zoo", "PettingZoo `env()`", ZOO, 8, None),
            ("tensor", "OpenSpiel with tensors", TENSOR, 0.3, 1),
        ],
    }
    return [
        Target(about, own(kind, game), theirs, least, stretch)
        for game, lines in promised.items()
        if game in registry.games()
        for kind, about, theirs, least, stretch in lines
    ]


def own(kind: str, game: str) -> Measure:
    """One of our measures."""
    return Measure(COMPILED, f"{kind}:{game}:4")


def measures(workers: Collection[str]) -> list[Measure]:
    """All that can be measured by these workers."""
    found = [own(kind, game) for game in registry.games() for kind in KINDS]
    found += [ZOO, TENSOR, DRIVEN, *YARDSTICK_MEASURES]
    return [measure for measure in found if measure.worker in workers]


def run(
    peers: dict[str, Path], rounds: int, seconds: float, progress: Callable[[int, int], None]
) -> tuple[Results, dict[str, list[int]]]:
    """Measure everything so many times, and the memory of batches; `peers` are Pythons that have the others."""
    workers = {COMPILED: Worker([sys.executable, "-m", "herohall.research.bench_own"], {"OPENBLAS_NUM_THREADS": "1"})}
    workers |= {name: peer_worker(python) for name, python in peers.items()}
    results = take_turns(workers, measures(workers), rounds, seconds, progress)
    return results, {game: [memory(game, size) for size in SIZES] for game in registry.games()}


def memory(game: str, size: int) -> int:
    """Bytes of a batch, counted in a process of its own."""
    code = f"from herohall.research.bench_own import memory; print(memory({game!r}, {size}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return int(done.stdout)


def write_page(results: Results, taken: dict[str, list[int]], rounds: int, seconds: float, out: Path) -> None:
    """Write the page of documentation."""
    rows = [
        [
            title(game),
            *(f"{number(size / 1024)} KiB ({number(size / 1024 / n)})" for n, size in zip(SIZES, sizes, strict=True)),
        ]
        for game, sizes in taken.items()
    ]
    parts = [
        INTRODUCTION.format(rounds=rounds, seconds=seconds),
        f"HeroHall {__version__}, Python {platform.python_version()}, {platform.system()} {platform.machine()}.\n",
        "## Targets\n",
        table(
            ["measure", "against", "at least", "reached", "middle half", "kept"],
            [target_row(results, target) for target in targets()],
        ),
        "## All figures\n",
        table(["measure", "game", "in a second", "middle half", "decisions in a game"], all_rows(results)),
        "## Memory\n",
        "What a batch takes by Python's own count (`tracemalloc`), games and arrays together, and for each game.\n",
        table(["game", *(f"{size:,} games" for size in SIZES)], rows),
    ]
    publish(out, "\n".join([*parts, CLOSING]))
    if out.resolve() == PAGE and results.rate(DRIVEN):
        publish(README, with_figures(README.read_text(encoding="utf-8"), results))


def with_figures(text: str, results: Results) -> str:
    """The README with what was measured of its own loops."""
    about, _, rest = text.partition(FIGURES.splitlines()[0])
    rest = rest.partition(f"{FIGURES.splitlines()[-1]}\n")[2]
    promise = next(target for target in targets() if target.ours == own("readme", "seventh"))
    rates = {kind: number(results.rate(own(kind, "seventh"))) for kind in ("readme", "unguessable", "batch")}
    return about + FIGURES.format(ratio=number(median(results.ratios(promise))), **rates) + rest
