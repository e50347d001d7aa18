"""Lessons: a game with a coach, played by a script over the real engine, so that it always agrees with the rules.

A game's script is `lesson.toml` in its folder: seed, options, names (the learner sits on seat 0) and
steps. A step says something (its words are `learn-GAME-SAY`) after `moves` have been played, and may then ask the
learner to make the moves of `you`. Questions the script does not answer get the answer `otherwise`. `expect` lists what
must have happened by then, so that a text never tells of something else than the table shows; a value like `$points`
fits any and is handed to the words, as are the parts of the view that `read` names.
"""

from __future__ import annotations

import tomllib
from functools import cache

import msgspec

from herohall.core import registry
from herohall.core.errors import HallError
from herohall.core.event import JSON, Event, View
from herohall.core.game import State
from herohall.core.game_files import game_text
from herohall.core.options import resolve
from herohall.core.state import view_when_asked
from herohall.hall.schemas import Lesson, LessonFrame, LessonStep

LEARNER = 0
Params = dict[str, str | int]


class Step(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A step of the script."""

    say: str
    point: list[str] = []
    """Parts of the table to point at, by their names in the page."""
    moves: list[str] = []
    skip: bool = False
    """Whether the moves are skipped: only their outcome is shown."""
    you: list[str] = []
    expect: list[dict[str, str | int | bool]] = []
    read: dict[str, str] = {}
    """Numbers for the words: `coins = "seats.0.coins"`."""


class Script(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The script of a whole lesson."""

    seed: int
    names: list[str]
    """Names by seat; the learner's is empty."""
    step: list[Step]
    options: dict[str, str | int] = {}
    otherwise: str = ""


class Drifted(Exception):
    """The script and the rules no longer agree."""


def script(game: str) -> Script:
    """The script of a game's lesson; HallError if there is none."""
    registry.game(game)
    text = game_text(game, "lesson.toml")
    if text is None:
        raise HallError("server-no-lesson", game=game)
    return msgspec.convert(tomllib.loads(text), Script)


@cache
def lesson(game: str) -> Lesson:
    """The lesson of a game, played out: all a page needs to show it."""
    return Stage(game, script(game)).play()


class Stage:
    """Plays a script and collects what the learner sees."""

    def __init__(self, name: str, played: Script) -> None:
        self.name = name
        self.script = played
        self.game = registry.game(name)
        options = resolve(self.game.options, self.game.editions, dict(played.options))
        self.state, opening = self.game.open(len(played.names), played.seed, options)
        self.frames = [self._frame(opening)]
        """What has happened since the last step of the page."""
        self.happened = [event.open() for event in opening]
        """The events the words of a step may mention: those since the last words, or else those before."""
        self.told = False

    def play(self) -> Lesson:
        """The whole lesson; Drifted if a move is not legal or the events differ from the script."""
        steps = [told for step in self.script.step for told in self._tell(step)]
        return Lesson(game=self.name, names=self.script.names, facts=self.game.facts(), steps=steps)

    def _tell(self, step: Step) -> list[LessonStep]:
        """A step of the script; on the page every move of the learner is a separate step."""
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
        """Answer what the script leaves open, until its next move is legal."""
        while not legal(self.state, word) and legal(self.state, self.script.otherwise):
            self._answer()

    def _ask(self, word: str) -> None:
        """The same, until the learner can make the move."""
        while self.state.seat != LEARNER and legal(self.state, self.script.otherwise):
            self._answer()
        self._until(word)
        if self.state.seat != LEARNER:
            raise Drifted(f"{self.name}: the learner is not asked, but shall {word}")

    def _answer_the_rest(self) -> None:
        while legal(self.state, self.script.otherwise):
            self._answer()

    def _answer(self) -> None:
        """An answer outside the script; it is shown together with the move before."""
        self._play(self.script.otherwise)
        if len(self.frames) > 1:
            last = self.frames.pop()
            self.frames[-1] = LessonFrame(events=self.frames[-1].events + last.events, view=last.view, aid=last.aid)

    def _frame(self, events: list[Event]) -> LessonFrame:
        over = self.state.over
        seen = [event.told(LEARNER, over) for event in events]
        aid = None if over else self.game.aid(self.state, LEARNER)
        return LessonFrame(events=seen, view=view_when_asked(self.state, LEARNER, aids=True), aid=aid)

    def _params(self, step: Step) -> Params:
        """The parameters for the words of a step; Drifted if something expected has not happened."""
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
    """The values of the `$` names if an event matches the expected one; else None."""
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
