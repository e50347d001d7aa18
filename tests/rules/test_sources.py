"""`docs/rules/sources.md`: every sentence of the printed rulebooks leads to rules and tests that exist.

Every rule is reached from a sentence, or from the list of what no sentence says.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.rules.test_rulebook import GAMES, numbers, unnumbered_sections

SOURCES = Path(__file__).parents[2] / "docs" / "rules" / "sources.md"
CHAPTER = re.compile(r"### (\d+) · .+")
ROW = re.compile(r"\| (?P<place>\d+(\.\d+)+) \| (?P<words>[^|]+) \| (?P<rules>[^|]*) \| (?P<test>[^|]+) \|")
RULING = re.compile(r"\| (?P<rules>[SH]\d+(\.\d+)?) \| (?P<words>[^|]+) \| (?P<test>[^|]+) \|")
COLOUR = re.compile(r"\*colour:\* \S.+")

LINES = SOURCES.read_text(encoding="utf-8").splitlines()
ROWS = [match for match in map(ROW.fullmatch, LINES) if match]
RULINGS = [match for match in map(RULING.fullmatch, LINES) if match]


def rules_of(row: re.Match[str]) -> list[str]:
    return [number for number in row["rules"].strip().split(", ") if number]


def marks_of(decorators: list[ast.expr]) -> Iterator[str]:
    """The rules a list of marks names."""
    for mark in decorators:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
            for number in mark.args:
                yield ast.literal_eval(number)


def marked_tests() -> dict[str, set[str]]:
    """Every test under tests/rules with the rules it is marked with, by itself or by its file."""
    found: dict[str, set[str]] = {}
    for file in Path(__file__).parent.rglob("test_*.py"):
        body = ast.parse(file.read_text(encoding="utf-8")).body
        whole = [
            one.value for one in body if isinstance(one, ast.Assign) and ast.unparse(one.targets[0]) == "pytestmark"
        ]
        for one in body:
            if isinstance(one, ast.FunctionDef) and one.name.startswith("test_"):
                found.setdefault(one.name, set()).update(marks_of([*whole, *one.decorator_list]))
    return found


def all_rules() -> set[str]:
    return {number for game in GAMES for number in {*numbers(game), *unnumbered_sections(game)}}


def test_the_table_has_every_sentence_in_order() -> None:
    """Places count up without gaps in every chapter; a row that cannot be read would leave one."""
    assert len([line for line in LINES if re.match(r"\| \d", line)]) == len(ROWS)
    expected: tuple[int, ...] = ()
    for line in LINES:
        if chapter := CHAPTER.fullmatch(line):
            expected = (int(chapter[1]),)
        elif row := ROW.fullmatch(line):
            place = tuple(map(int, row["place"].split(".")))
            assert place[0] == expected[0], line
            last = (*expected[1:], 0, 0)
            assert place[1:] in ((last[0] + 1,), (last[0] + 1, 1), (last[0], last[1] + 1)), line
            expected = place


def test_every_number_exists() -> None:
    known = all_rules()
    assert [(row[0], number) for row in [*ROWS, *RULINGS] for number in rules_of(row) if number not in known] == []


def test_every_rule_is_reached() -> None:
    reached = {number for row in [*ROWS, *RULINGS] for number in rules_of(row)}
    assert sorted(all_rules() - reached) == []


@pytest.mark.parametrize("rows", [ROWS, RULINGS], ids=["sentences", "rulings"])
def test_every_row_names_a_test_of_one_of_its_rules_or_says_why_there_is_none(rows: list[re.Match[str]]) -> None:
    tests = marked_tests()
    wrong = []
    for row in rows:
        if COLOUR.fullmatch(row["test"]):
            continue
        marked = tests.get(row["test"].strip("`"), set())
        if not marked & set(rules_of(row)):
            wrong.append(row[0])
    assert wrong == []
