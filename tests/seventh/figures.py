"""Changes every state of the small decks in every place, and writes what came of it into docs/record-format.md:

python -m tests.seventh.figures
"""

from __future__ import annotations

import json
import time
from datetime import UTC, datetime
from pathlib import Path

from tests.reachable import SEVENTH_WORDS, changes, meaning
from tests.seventh.playing import GAME
from tests.seventh.test_reachable import DECKS, small

from herohall import __version__
from herohall.core.errors import BadState

DOC = Path(__file__).parents[2] / "docs" / "record-format.md"
BEGIN, END = "<!-- all changes -->", "<!-- end of all changes -->"


class Count:
    """What came of all single changes of all states of a deck."""

    def __init__(self, deck: str) -> None:
        self.deck = deck
        self.states = small(deck)
        self.changes = self.accepted = 0
        self.unreachable: list[str] = []
        """The places of changes that were accepted and lead to no state of a game."""
        self.slowest = self.reading = 0.0
        """Seconds of processor for a genuine state: the most, and all together."""

    def count(self) -> None:
        """Go through all states."""
        for number, (key, saved) in enumerate(self.states.items()):
            began = time.process_time()
            GAME.from_json(json.dumps(saved))
            taken = time.process_time() - began
            self.reading += taken
            self.slowest = max(self.slowest, taken)
            self.change(key, saved)
            if number % 500 == 0:
                print(self.deck, number, self.changes, self.accepted, self.unreachable, flush=True)

    def change(self, key: str, saved: dict[str, object]) -> None:
        """Try all changes of one state."""
        for place, change in changes(saved, SEVENTH_WORDS):
            self.changes += 1
            try:
                read = meaning(json.loads(GAME.from_json(json.dumps(change)).to_json()))
            except BadState:
                continue
            if read == key:
                continue
            self.accepted += 1
            if read not in self.states:
                self.unreachable.append(place)
                print("unreachable:", place, json.dumps(saved), json.dumps(change), flush=True)

    def line(self) -> str:
        """As a line of the table."""
        rules = ", ".join(f"`{name}={value}`" for name, value in DECKS[self.deck].items())
        figures = f"{len(self.states):,} | {self.changes:,} | {self.accepted:,} | {len(self.unreachable):,}"
        return f"| {rules} | {figures} | {1000 * self.reading / len(self.states):.2f} | {1000 * self.slowest:.1f} |"


def main() -> None:
    """Both decks, one after the other."""
    lines = [
        f"{datetime.now(UTC):%d %B %Y}, HeroHall {__version__}:",
        "",
        "| deck of three players | states | changes | still read | of these unreachable | ms to read a state | the most |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    for deck in DECKS:
        count = Count(deck)
        count.count()
        lines.append(count.line())
        print(lines[-1], flush=True)
    before, rest = DOC.read_text(encoding="utf-8").split(BEGIN)
    block = "\n".join(["", *lines, ""])
    DOC.write_text(f"{before}{BEGIN}\n{block}\n{END}{rest.split(END)[1]}", encoding="utf-8")


if __name__ == "__main__":
    main()
