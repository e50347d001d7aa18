"""Bots in a worker of their own: what the hall asks them, and how that worker answers.

Both sides run the same files, so a question is simply the JSON of its type.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, Literal, Protocol

import msgspec

from herohall.core.box_files import unfold
from herohall.hall import answers
from herohall.hall.answers import Chosen, Episode
from herohall.hall.autoplay import Task
from herohall.hall.protocol import AdvisedMove
from herohall.hall.schemas import StudyMove, StudyPoint

What = Literal["decide", "advise", "judge", "review"]
Files = dict[str, str]
"""The files of a box of cards, by name."""
HURRIED, STUDY = 0, 1
"""Somebody waits for the answer; or it is part of a study."""


class Line(Protocol):
    """The way to the bots' worker."""

    async def ask(self, what: str, question: str, rank: int) -> str:
        """The answer to a question, as JSON."""


class Question(msgspec.Struct):
    """A question, with the box it is about, because the two workers share no files."""

    about: msgspec.Raw
    box: str | None = None
    files: Files | None = None


class Bots:
    """Asks the bots."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self.boxes: dict[str, Files] = {}
        """The files of the boxes in use, by folder."""

    async def choose(self, task: Task) -> str:
        """The move of a bot, in words."""
        return msgspec.json.decode(await self._ask("decide", task, task.box, HURRIED), type=Chosen).move

    async def advise(self, task: Task) -> list[AdvisedMove]:
        """What a bot would do, and why."""
        return msgspec.json.decode(await self._ask("advise", task, task.box, HURRIED), type=list[AdvisedMove])

    async def judge(self, episode: Episode) -> StudyPoint:
        """The verdict on a turn of a finished game."""
        return msgspec.json.decode(await self._ask("judge", episode, episode.box, STUDY), type=StudyPoint)

    async def review(self, episode: Episode) -> list[StudyMove]:
        """The moves of a turn that are worth looking at."""
        return msgspec.json.decode(await self._ask("review", episode, episode.box, STUDY), type=list[StudyMove])

    async def _ask(self, what: What, about: object, box: str | None, rank: int) -> str:
        files = None if box is None else self.boxes[box]
        question = Question(msgspec.Raw(msgspec.json.encode(about)), box, files)
        return await self._line.ask(what, msgspec.json.encode(question).decode(), rank)


# Inside the bots' worker


def answer(what: What, question: str) -> str:
    """A bot's answer, as JSON."""
    asked = msgspec.json.decode(question, type=Question)
    if asked.box is not None and not Path(asked.box).is_dir():
        unfold(asked.files or {}, Path(asked.box))
    return msgspec.json.encode(_answer(what, asked.about)).decode()


def _answer(what: What, about: msgspec.Raw) -> Any:
    if what == "decide":
        return answers.decide(msgspec.json.decode(about, type=Task))
    if what == "advise":
        return answers.advise(msgspec.json.decode(about, type=Task))
    episode = msgspec.json.decode(about, type=Episode)
    return (answers.judge if what == "judge" else answers.review)(episode, time.perf_counter)
