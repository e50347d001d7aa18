"""Lessons: a game with a coach, played by a script over the real engine, so that it cannot drift from the rules.

A game's script is `lesson.toml` in its room: seed, options, the names round the table (the learner sits on seat 0) and
steps. A step says something (its words are `learn-GAME-SAY`) after `moves` have been played, and may then ask the
learner to make the moves of `you`. Questions the script does not answer get the answer `otherwise`. `expect` lists what
must have happened by then, so that a text never tells of something else than the table shows; a value like `$points`
fits any and is handed to the words, as are the parts of the view that `read` names.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from herohall.core import registry
from herohall.core.errors import HallError
from herohall.core.event import JSON, Event, View
from herohall.core.game import State
from herohall.core.options import resolve
from herohall.server.bodies import Lesson, LessonFrame, LessonStep

LEARNER = 0
Params = dict[str, str | int]


class Step(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A step as the script has it."""

    say: str
    point: list[str] = []
    """Parts of the table to be pointed at, by the names the page has for them."""
    moves: list[str] = []
    skip: bool = False
    """Whether the moves are passed over: only what they led to is shown."""
    you: list[str] = []
    expect: list[dict[str, str | int | bool]] = []
    read: dict[str, str] = {}
    """Numbers for the words: `coins = "seats.0.coins"`."""


class Script(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A whole lesson as the script has it."""

    seed: int
    names: list[str]
    """By seat; the learner's is empty."""
    step: list[Step]
    options: dict[str, str | int] = {}
    otherwise: str = ""


class Drifted(Exception):
    """The script and the rules no longer agree."""


def script(game: str) -> Script:
    """The script of a game's lesson; HallError if there is none."""
    registry.game(game)
    file = files("herohall").joinpath(game, "lesson.toml")
    if not file.is_file():
        raise HallError("server-no-lesson", game=game)
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Script)


@cache
def lesson(game: str) -> Lesson:
    """The lesson of a game, played out: all a page needs to show it."""
    return Stage(game, script(game)).play()


class Stage:
    """Plays a script, and keeps what the learner gets to see."""

    def __init__(self, name: str, played: Script) -> None:
        self.name = name
        self.script = played
        self.game = registry.game(name)
        options = resolve(self.game.options, self.game.editions, dict(played.options))
        self.state, opening = self.game.open(len(played.names), played.seed, options)
        self.frames = [self._frame(opening)]
        """What has happened since the last step of the page."""
        self.happened = [event.open() for event in opening]
        """What the words of a step may be about: all that came after the words before, or else before those."""
        self.told = False

    def play(self) -> Lesson:
        """The whole lesson; Drifted where a move is not legal or something else happens than is told."""
        steps = [told for step in self.script.step for told in self._tell(step)]
        return Lesson(game=self.name, names=self.script.names, facts=self.game.facts(), steps=steps)

    def _tell(self, step: Step) -> list[LessonStep]:
        """A step of the script; on the page every move of the learner is a step of its own."""
        for word in step.moves:
            self._until(word)
            self._play(word)
        if step.you:
            self._ask(step.you[0])
        elif step.moves:
            self._answer_the_rest()
        params = self._params(step)
        if step.skip:
            self.frames = [self._frame([])]
        told = [self._step(step, params, step.you[0] if step.you else None)]
        for made, word in enumerate(step.you, start=1):
            self._play(word)
            if made < len(step.you):
                self._ask(step.you[made])
                told.append(self._step(step, params, step.you[made]))
        return told

    def _step(self, step: Step, params: Params, move: str | None) -> LessonStep:
        frames, self.frames = self.frames, []
        say = f"learn-{self.name}-{step.say}"
        return LessonStep(say=say, params=params, point=step.point, move=move, frames=frames)

    def _play(self, word: str) -> None:
        try:
            events = self.state.play(self.state.parse(word))
        except HallError as error:
            raise Drifted(f"{self.name}: {word}: {error}") from error
        self.happened = ([] if self.told else self.happened) + [event.open() for event in events]
        self.told = False
        self.frames.append(self._frame(events))

    def _until(self, word: str) -> None:
        """Answer what the script leaves open, until a move of it can be made."""
        while not legal(self.state, word) and legal(self.state, self.script.otherwise):
            self._answer()

    def _ask(self, word: str) -> None:
        """The same, until the learner can make it."""
        while self.state.seat != LEARNER and legal(self.state, self.script.otherwise):
            self._answer()
        self._until(word)
        if self.state.seat != LEARNER:
            raise Drifted(f"{self.name}: the learner is not asked, but shall {word}")

    def _answer_the_rest(self) -> None:
        while legal(self.state, self.script.otherwise):
            self._answer()

    def _answer(self) -> None:
        """What nobody scripted is no event of its own: it is shown together with the move before."""
        self._play(self.script.otherwise)
        if len(self.frames) > 1:
            last = self.frames.pop()
            self.frames[-1] = LessonFrame(events=self.frames[-1].events + last.events, view=last.view, aid=last.aid)

    def _frame(self, events: list[Event]) -> LessonFrame:
        over = self.state.over
        seen = [event.open() if over else event.seen_by(LEARNER) for event in events]
        aid = None if over else self.game.aid(self.state, LEARNER)
        return LessonFrame(events=seen, view=self.state.view(LEARNER), aid=aid)

    def _params(self, step: Step) -> Params:
        """What the words of a step need; Drifted if something expected has not happened."""
        params: Params = {}
        for wanted in step.expect:
            found = next(
                (facts for happened in self.happened if (facts := fitting(wanted, happened)) is not None), None
            )
            if found is None:
                raise Drifted(f"{self.name}, {step.say}: {wanted} has not happened")
            params |= found
        self.told = True
        view = self.state.view(LEARNER)
        return params | {name: read(view, path) for name, path in step.read.items()}


def fitting(wanted: dict[str, str | int | bool], happened: View) -> Params | None:
    """What `$` stands for, if an event is the one that is wanted; else None."""
    params: Params = {}
    for name, value in wanted.items():
        found = happened.get(name)
        if isinstance(value, str) and value.startswith("$") and isinstance(found, (int, str)):
            params[value[1:]] = found
        elif found != value:
            return None
    return params


def read(view: View, path: str) -> int | str:
    """The part of a view at a path like `seats.0.coins`."""
    part: JSON = view
    for name in path.split("."):
        part = part[int(name)] if isinstance(part, list) else part[name] if isinstance(part, dict) else None
    if not isinstance(part, (int, str)):
        raise Drifted(f"a view has no number at {path}")
    return part


def legal(state: State, word: str) -> bool:
    """Whether a move can be made now."""
    return not state.over and word in (state.text(move) for move in state.moves())
