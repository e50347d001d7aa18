"""The desk for boxes of Heroes of the World: a form that knows every column, and cards drawn while they are typed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.world.plain_box import PlainBox

from herohall.core.box_desk import desk_of
from herohall.core.box_files import in_memory, written
from herohall.core.errors import BadOption
from herohall.core.registry import game
from herohall.core.texts import LANGUAGES
from herohall.games.world.box import load_box
from herohall.games.world.box_check import check_box
from herohall.games.world.box_desk import WorldDesk
from herohall.games.world.box_form import BOX, BOX_KEYS, COLUMNS

DESK = WorldDesk()
FILES = list(COLUMNS)


def plain() -> dict[str, str]:
    return written(PlainBox().tables)


def test_the_form_has_every_column_of_every_file() -> None:
    shown = {form.file: [column.name for column in form.columns] for form in DESK.forms()}
    assert shown == {file: [one.name for one in (BOX_KEYS if file == BOX else COLUMNS[file])] for file in FILES}


def test_what_is_entered_first_are_columns() -> None:
    for form in DESK.forms():
        assert set(form.first) <= {column.name for column in form.columns} | {column.like for column in form.columns}


def test_our_own_box_comes_as_tables_and_goes_back() -> None:
    own = DESK.read(DESK.own())
    assert own.problems == []
    again = DESK.read(written(own.tables()))
    assert again.problems == []
    assert again.label() == own.label() == load_box().label


def test_a_new_box_does_not_call_itself_ours() -> None:
    (form,) = [form for form in DESK.forms() if form.keyed]
    tables = DESK.read(DESK.own()).tables()
    tables[BOX] = [["key", "value"], *([column.name, column.start] for column in form.columns)]
    begun = DESK.read(written(tables))
    assert begun.problems == []
    assert begun.label().startswith("my-box ")


def test_problems_are_those_of_the_command() -> None:
    files = written(PlainBox().put("heroes.csv", 12, "population", "9").put("die.csv", 3, "face", "7").tables)
    found, wanted = DESK.read(files).problems, check_box(in_memory(files))
    assert wanted
    for lang in LANGUAGES:
        assert [one.said.text(lang) for one in found] == [one.text(lang) for one in wanted]
    assert [(one.file, one.line, one.column) for one in found] == [(one.file, one.line, one.column) for one in wanted]
    assert found[0].what.text() == "found “9”; allowed: 0 to 7."


def test_a_hero_is_drawn_with_what_is_right_already() -> None:
    box = PlainBox().put("heroes.csv", 2, "population", "x").put("heroes.csv", 2, "conquest", "4")
    box.put("heroes.csv", 2, "territories", "europe atlantis").put("heroes.csv", 2, "orientation", "")
    facts: Any = DESK.read(written(box.tables)).facts("heroes.csv", 2)
    ((name, hero),) = facts["heroes"].items()
    assert (name, hero["population"], hero["conquest"], hero["territories"]) == ("hero-0", 0, 4, ["europe"])
    assert facts.keys() == game("world").facts().keys()


def test_a_card_says_what_it_does_unless_that_is_not_clear_yet() -> None:
    box = PlainBox().put("wonders.csv", 2, "power", "turn place 2 home").put("die.csv", 3, "kind", "def")
    reading = DESK.read(written(box.tables))
    assert reading.meaning("wonders.csv", 2)["en"].startswith("On your turn: place 2 figures")
    assert reading.meaning("die.csv", 3) == reading.meaning("heroes.csv", 2) == reading.meaning("die.csv", 99) == {}
    assert "defeat" in [choice.word for choice in reading.next_words("die.csv", 3)["kind"]]


@pytest.mark.parametrize("file", FILES)
def test_an_empty_card_can_be_drawn(file: str) -> None:
    box = PlainBox()
    for column in COLUMNS[file]:
        box.put(file, 2, column.name, "")
    reading = DESK.read(written(box.tables))
    assert reading.problems
    assert reading.facts(file, 2)["territories"]
    assert reading.facts(file, 999)


def test_any_card_can_be_drawn_whatever_is_typed() -> None:
    chance = Random(7)
    typed = [
        "",
        " ",
        "-",
        "0",
        "99999",
        "x",
        "n",
        '"',
        "\t",
        "europe",
        "Ω",
        "coins",
        "modern",
        "battle battle",
        "a" * 300,
    ]
    for _ in range(60):
        box, file = PlainBox(), chance.choice(FILES)
        for column in chance.sample(COLUMNS[file], min(3, len(COLUMNS[file]))):
            box.put(file, 2, column.name, chance.choice(typed))
        assert DESK.read(written(box.tables)).facts(file, 2)


def test_a_file_that_is_missing_has_an_empty_table() -> None:
    files = plain()
    del files["die.csv"]
    reading = DESK.read(files)
    assert [(one.file, one.line) for one in reading.problems] == [("die.csv", 0)]
    assert reading.tables()["die.csv"] == [[column.name for column in COLUMNS["die.csv"]]]


def test_only_games_with_a_box_have_a_desk() -> None:
    with pytest.raises(BadOption, match="only its own cards"):
        desk_of(game("seventh"))
