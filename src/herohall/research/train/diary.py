"""The diary of a training run: time left, and the curve as a file of comma-separated values."""

from __future__ import annotations

import time

from herohall.research.train.experience import Strength
from herohall.research.train.settings import Settings

HEAD = "minutes,processor minutes,games,decisions,share,half interval,measured games\n"


class Diary:
    """Logs the learner's strength over time, on the screen and in a file beside the weights."""

    def __init__(self, settings: Settings) -> None:
        self.seconds = 60 * settings.minutes
        """Of processor time, so that a busy machine does not change the run."""
        self.began = time.monotonic()
        self.busy = time.process_time()
        self.file = settings.out.with_suffix(".csv")
        self.file.write_text(HEAD, encoding="ascii")

    def left(self) -> float:
        """The remaining part of the time, from 1 to 0."""
        return max(0.0, 1 - (time.process_time() - self.busy) / self.seconds)

    def is_late(self) -> bool:
        """Whether the time is over."""
        return self.left() == 0

    def say(self, words: str) -> None:
        """Show something on the screen, with the time."""
        print(f"{(time.monotonic() - self.began) / 60:6.1f} min  {words}", flush=True)

    def note(self, games: int, decisions: int, strength: Strength) -> None:
        """Write down one point of the curve."""
        minutes, busy = (time.monotonic() - self.began) / 60, (time.process_time() - self.busy) / 60
        numbers = f"{minutes:.2f},{busy:.2f},{games},{decisions}"
        share, half, measured = strength
        with self.file.open("a", encoding="ascii") as file:
            file.write(f"{numbers},{share:.4f},{half:.4f},{measured}\n")
        self.say(f"{games} games: {strength}")
