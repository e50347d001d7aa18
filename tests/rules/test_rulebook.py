"""The rulebooks say the same rules in three languages, and every rule has a test marked with its number."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

import herohall
from herohall.core.texts import LANGUAGES

GAMES = {"seventh": "S", "world": "H"}
"""The games and the letter of their rules."""

NOT_TESTED = {"H12"}
"""H12 lists where the two printed rulebooks differ; the rules that follow from it have numbers of their own."""

RULE = re.compile(r"- \*\*([A-Z]\d+\.\d+)\*\*(.*)")
SECTION = re.compile(r"## ([A-Z]\d+) (.+)")


def lines(game: str, lang: str) -> list[str]:
    file = Path(herohall.__file__).parent / "games" / game / "rulebook" / f"{lang}.md"
    return file.read_text(encoding="utf-8").splitlines()


def rules(game: str, lang: str) -> list[tuple[str, str]]:
    """Every numbered rule with its text, which goes on in indented lines."""
    found: list[tuple[str, str]] = []
    open_rule = False
    for line in lines(game, lang):
        match = RULE.match(line)
        if match:
            found.append((match[1], match[2]))
        elif open_rule and line.startswith(" "):
            found[-1] = (found[-1][0], f"{found[-1][1]} {line.strip()}")
        open_rule = bool(match) or (open_rule and line.startswith(" "))
    return found


def numbers(game: str, lang: str = "en") -> list[str]:
    return [number for number, _ in rules(game, lang)]


def sections(game: str, lang: str) -> list[str]:
    return [match[1] for match in map(SECTION.match, lines(game, lang)) if match]


def unnumbered_sections(game: str) -> set[str]:
    """Sections that are one rule as a whole: H10, H11, H12."""
    return set(sections(game, "en")) - {number.split(".")[0] for number in numbers(game)}


def marks() -> Iterator[tuple[str, str]]:
    """The file and number of every rule mark under tests/rules."""
    for file in sorted(Path(__file__).parent.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                for argument in node.args:
                    yield file.name, ast.literal_eval(argument)


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize("game", GAMES)
def test_all_languages_have_the_same_rules_in_the_same_order(game: str, lang: str) -> None:
    assert numbers(game, lang) == numbers(game, "en")
    assert sections(game, lang) == sections(game, "en")


@pytest.mark.parametrize("game", GAMES)
def test_the_numbers_count_up_without_gaps(game: str) -> None:
    places = [tuple(map(int, number[1:].split("."))) for number in numbers(game)]
    assert places[0] == (0, 1)
    for (section, rule), following in pairwise(places):
        assert following in ((section, rule + 1), (section + 1, 1))
    assert {number[0] for number in numbers(game)} == {GAMES[game]}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_says_something(game: str, lang: str) -> None:
    assert [number for number, text in rules(game, lang) if len(text.split()) < 5] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_rulebook_refers_only_to_rules_there_are(game: str, lang: str) -> None:
    known = {*numbers(game, lang), *sections(game, lang)}
    named = set(re.findall(rf"\b{GAMES[game]}\d+(?:\.\d+)?\b", "\n".join(lines(game, lang))))
    assert sorted(named - known) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test(game: str) -> None:
    needed = [*numbers(game), *sorted(unnumbered_sections(game) - NOT_TESTED)]
    marked = {number for _, number in marks()}
    assert " ".join(number for number in needed if number not in marked) == ""


def test_no_mark_names_a_rule_that_is_not_there() -> None:
    known = {number for game in GAMES for number in {*numbers(game), *unnumbered_sections(game)}}
    assert [(file, number) for file, number in marks() if number not in known] == []
