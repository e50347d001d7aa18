"""Changes every state of the small decks in every place, and writes what came of it into docs/record-format.md:

python -m tests.seventh.figures --workers 2
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import msgspec
from tests.reachable import SEVENTH_WORDS, changes, meaning
from tests.seventh.playing import GAME
from tests.seventh.test_reachable import DECKS, small

from herohall import __version__
from herohall.core.errors import BadState

DOC = Path(__file__).parents[2] / "docs" / "record-format.md"
BEGIN, END = "<!-- all changes -->", "<!-- end of all changes -->"
HEAD = [
    "| deck of three players | states | changes | still read | of these unreachable | ms to read a state | the most |",
    "|---|--:|--:|--:|--:|--:|--:|",
]


class Found(NamedTuple):
    """What came of all changes of one state."""

    changes: int
    accepted: int
    unreachable: list[str]
    """Changes that were accepted and lead to no state of a game."""
    seconds: float
    """Of processor, to read the state as it is."""


def change(task: tuple[str, str]) -> Found:
    """All changes of one state of a deck."""
    deck, key = task
    states = small(deck)
    saved = states[key]
    began = time.process_time()
    GAME.from_json(json.dumps(saved))
    seconds = time.process_time() - began
    tried = accepted = 0
    unreachable = []
    for place, changed in changes(saved, SEVENTH_WORDS):
        tried += 1
        text = msgspec.json.encode(changed).decode()
        try:
            read = meaning(json.loads(GAME.from_json(text).to_json()))
        except BadState:
            continue
        if read != key:
            accepted += 1
            if read not in states:
                unreachable.append(f"{place}: {text}")
    return Found(tried, accepted, unreachable, seconds)


def line_of(deck: str, workers: int) -> str:
    """A deck in the table."""
    states = small(deck)  # before the workers are born: they share it
    every: list[Found] = []
    with get_context("fork").Pool(workers) as pool:
        for found in pool.imap_unordered(change, ((deck, key) for key in states), chunksize=100):
            every.append(found)
            for unreachable in found.unreachable:
                print("unreachable:", unreachable, flush=True)
            if len(every) % 1000 == 0:
                print(f"{deck}: {len(every)} of {len(states)}", flush=True)
    rules = ", ".join(f"`{name}={value}`" for name, value in DECKS[deck].items())
    tried, accepted = sum(found.changes for found in every), sum(found.accepted for found in every)
    counts = [len(every), tried, accepted, sum(len(found.unreachable) for found in every)]
    seconds = [found.seconds for found in every]
    times = [f"{1000 * sum(seconds) / len(seconds):.2f}", f"{1000 * max(seconds):.1f}"]
    return f"| {' | '.join([rules, *(f'{count:,}' for count in counts), *times])} |"


def lines(workers: int) -> Iterator[str]:
    """What is written."""
    yield f"{datetime.now(UTC):%d %B %Y}, HeroHall {__version__}:"
    yield ""
    yield from HEAD
    for deck in DECKS:
        yield line_of(deck, workers)


def main() -> None:
    """Both decks, one after the other."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--workers", type=int, default=2)
    block = "\n".join(["", *lines(options.parse_args().workers), ""])
    print(block)
    before, rest = DOC.read_text(encoding="utf-8").split(BEGIN)
    DOC.write_text(f"{before}{BEGIN}\n{block}\n{END}{rest.split(END)[1]}", encoding="utf-8")


if __name__ == "__main__":
    main()
