"""Lessons: the scripts are played by the engine as it is, and everything the coach says can be said."""

from __future__ import annotations

import copy
import re
from pathlib import Path

import httpx
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from tests.server.hosting import Host

from herohall.core.errors import HallError
from herohall.core.texts import LANGUAGES
from herohall.hall.lessons import LEARNER, Drifted, Script, Stage, lesson, script

PAGE = Path(__file__).parents[2] / "web" / "src"
GAMES = ["seventh", "world"]
MINUTES = 6
WORDS_A_MINUTE = 200
SECONDS_A_STEP = 3.5
"""To find and click what is asked for, and to see what happens."""


def words_of(lang: str) -> dict[str, str]:
    """The messages of the lessons: their text as it stands in the file."""
    found = {}
    for file in PAGE.glob(f"games/*/texts/{lang}.ftl"):
        body = FluentParser(with_spans=True).parse(text := file.read_text(encoding="utf-8")).body
        for entry in body:
            if isinstance(entry, ftl.Message) and entry.value and entry.id.name.startswith("learn-"):
                assert entry.value.span is not None
                found[entry.id.name] = text[entry.value.span.start : entry.value.span.end]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_script_can_be_played(game: str) -> None:
    told = lesson(game)
    asked = [step for step in told.steps if step.move is not None]
    assert len(asked) > 10, "a lesson is played, not only read"
    assert [step.move for step in asked] == [word for step in script(game).step for word in step.you]
    views = [frame.view for step in told.steps for frame in step.frames]
    assert {view["viewer"] for view in views} == {LEARNER}
    shown = None
    for step in told.steps:
        shown = step.frames[-1].view if step.frames else shown
        if step.move is not None:
            assert shown is not None
            assert shown["decision"]["seat"] == LEARNER, step.say
            assert step.move in shown["decision"]["moves"], step.say


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_step_has_words(game: str, lang: str) -> None:
    words = words_of(lang)
    said = {f"learn-{game}-{step.say}" for step in script(game).step}
    there = {key for key in words if key.startswith(f"learn-{game}-")} - {f"learn-{game}-about"}
    assert said == there
    for key in said:
        assert variables(words[key]) == variables(words_of("en")[key]), key


def variables(text: str) -> set[str]:
    return set(re.findall(r"\{ \$(\w+) \}", text))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_takes_at_most_six_minutes(game: str, lang: str) -> None:
    words = words_of(lang)
    read = sum(len(words[f"learn-{game}-{step.say}"].split()) for step in script(game).step)
    assert read / WORDS_A_MINUTE + len(lesson(game).steps) * SECONDS_A_STEP / 60 <= MINUTES


@pytest.mark.parametrize("game", GAMES)
def test_the_names_at_the_table_are_those_the_coach_uses(game: str) -> None:
    for lang in LANGUAGES:
        text = " ".join(words for key, words in words_of(lang).items() if key.startswith(f"learn-{game}-"))
        assert all(name in text for name in script(game).names[1:])


def changed(**news: object) -> Script:
    """The script of Seventh Hero with one thing changed."""
    broken = copy.deepcopy(script("seventh"))
    for name, value in news.items():
        setattr(broken, name, value)
    return broken


def test_a_script_that_no_longer_fits_the_rules_is_noticed() -> None:
    with pytest.raises(Drifted):
        Stage("seventh", changed(seed=1)).play()
    broken = script("seventh")
    broken.step[3].you = ["send 7"]  # does not meet the requirement
    with pytest.raises(Drifted, match="send 7"):
        Stage("seventh", broken).play()
    broken = script("seventh")
    broken.step[5].expect = [{"event": "recruited", "seat": 1}]
    with pytest.raises(Drifted, match="recruited"):
        Stage("seventh", broken).play()
    broken = script("seventh")
    broken.step[4].you = ["pass"]  # the hero lies before another player
    with pytest.raises(Drifted, match="not asked"):
        Stage("seventh", broken).play()


def test_a_game_without_a_lesson_says_so() -> None:
    with pytest.raises(HallError):
        script("chess")


def test_over_http(host: Host) -> None:
    answer = httpx.get(f"{host.address}/api/lessons/seventh")
    assert answer.status_code == 200
    assert len(answer.json()["steps"]) == len(lesson("seventh").steps)
    assert httpx.get(f"{host.address}/api/lessons/chess").status_code == 404
