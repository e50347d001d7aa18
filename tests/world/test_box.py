"""Loading boxes, and finding everything that is wrong with one: with file, line and column, all at once."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest
from tests.world.plain_box import PlainBox

from herohall.core.texts import has
from herohall.games.world.box import BadBox, load_box
from herohall.games.world.box_check import check_box
from herohall.games.world.box_form import COLUMNS, TERRITORIES

Place = tuple[str, int, str, str]
"""File, line, column, kind of problem."""


def places(folder: Path) -> list[Place]:
    return [(p.file, p.line, p.column, p.key.removeprefix("world-box-")) for p in check_box(folder)]


def text_of_only_problem(folder: Path, lang: str = "en") -> str:
    [problem] = check_box(folder)
    return problem.text(lang)


def test_plain_box_has_no_problems(tmp_path: Path) -> None:
    assert places(PlainBox().write(tmp_path)) == []


def test_loaded_box_has_all_pieces(tmp_path: Path) -> None:
    box = load_box(str(PlainBox().write(tmp_path)))
    assert [len(box.heroes), len(box.discoveries), len(box.wonders), len(box.die)] == [76, 53, 9, 6]
    assert [territory.id for territory in box.territories] == list(TERRITORIES)
    assert (1, 0) in box.borders
    assert (0, 1) in box.borders
    assert len(box.borders) == 16


def test_loaded_hero_has_its_values(tmp_path: Path) -> None:
    hero = load_box(PlainBox().write(tmp_path)).heroes[35]
    assert (hero.id, hero.epoch, hero.population, hero.discovery) == ("hero-35", 1, 3, 1)
    assert (hero.conquest, hero.treasure, hero.territories) == (0, 5, [0, 8])
    assert (hero.born, hero.died, hero.printed) == (-300, -250, [])
    assert hero.name["fr"] == "Text 36, name_fr"


def test_amounts_of_the_die_are_words_or_numbers(tmp_path: Path) -> None:
    box = PlainBox().put("die.csv", 2, "amount", "half").put("die.csv", 3, "amount", "2")
    assert [face.amount for face in load_box(box.write(tmp_path)).die[:3]] == ["half", 2, "n"]


def test_a_wonder_may_have_no_power_and_powers_may_repeat(tmp_path: Path) -> None:
    box = PlainBox().put("wonders.csv", 2, "power", "").put("wonders.csv", 3, "power", "reroll")
    wonders = load_box(box.write(tmp_path)).wonders
    assert [(wonder.power, wonder.number) for wonder in wonders[:3]] == [("", 0), ("reroll", 0), ("settle", 3)]


def test_the_epochs_of_heroes_and_discoveries_are_free(tmp_path: Path) -> None:
    box = PlainBox().put("heroes.csv", 2, "epoch", "modern").put("discoveries.csv", 2, "epoch", "modern")
    assert places(box.write(tmp_path)) == []


def test_order_of_lines_and_columns_is_free(tmp_path: Path) -> None:
    box = PlainBox()
    for table in box.tables.values():
        table[1:] = reversed(table[1:])
        for line in table:
            line.reverse()
    loaded = load_box(box.write(tmp_path))
    assert [territory.id for territory in loaded.territories] == list(TERRITORIES)
    assert loaded.die[0].kind == "battle"
    assert loaded.heroes[0].id == "hero-75"


# Files


def test_missing_folder() -> None:
    assert places(Path("no/such/folder")) == [("", 0, "", "no-folder")]


@pytest.mark.parametrize("where", ["", "\0", "a" * 5000, "/dev/null", "no\nsuch"])
def test_strange_folders_are_no_boxes(where: str) -> None:
    problems = check_box(where)
    assert problems
    assert all("\n" not in problem.text() for problem in problems)


def test_every_missing_file_is_named(tmp_path: Path) -> None:
    assert places(tmp_path) == [(file, 0, "", "no-file") for file in COLUMNS]


def test_file_that_is_a_folder(tmp_path: Path) -> None:
    PlainBox().write(tmp_path)
    (tmp_path / "die.csv").unlink()
    (tmp_path / "die.csv").mkdir()
    assert places(tmp_path) == [("die.csv", 0, "", "no-file")]


def test_bytes_that_are_not_utf8(tmp_path: Path) -> None:
    PlainBox().write(tmp_path)
    path = tmp_path / "discoveries.csv"
    path.write_bytes(path.read_bytes().replace(b"token-3,", "tökén-3,".encode("latin-1")))
    assert places(tmp_path) == [("discoveries.csv", 5, "", "not-utf8")]


@pytest.mark.parametrize("content", ["", "\n\n", ",,,\n", "\ufeff"])
def test_empty_file(tmp_path: Path, content: str) -> None:
    PlainBox().write(tmp_path)
    (tmp_path / "die.csv").write_text(content, encoding="utf-8")
    assert places(tmp_path) == [("die.csv", 0, "", "no-header")]


def test_quotation_mark_that_is_not_closed(tmp_path: Path) -> None:
    PlainBox().write(tmp_path)
    path = tmp_path / "heroes.csv"
    path.write_text(path.read_text(encoding="utf-8").replace("hero-4,", '"hero-4,'), encoding="utf-8")
    assert places(tmp_path) == [("heroes.csv", 6, "", "quote")]


@pytest.mark.parametrize("separator", [",", ";", "\t"])
@pytest.mark.parametrize("newline", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("start", ["", "\ufeff"])
def test_files_as_spreadsheets_write_them(tmp_path: Path, separator: str, newline: str, start: str) -> None:
    plain = load_box(PlainBox().write(tmp_path / "plain"))
    other = load_box(PlainBox().write(tmp_path / "other", separator, newline, start))
    assert other == plain


def test_empty_lines_and_empty_columns_of_a_spreadsheet(tmp_path: Path) -> None:
    box = PlainBox()
    for table in box.tables.values():
        for line in table:
            line += ["", ""]
        table.insert(3, [""] * 5)
    assert places(box.write(tmp_path)) == []


# Columns and cells


def test_missing_column(tmp_path: Path) -> None:
    box = PlainBox().drop_column("heroes.csv", "treasure")
    assert places(box.write(tmp_path)) == [("heroes.csv", 1, "", "no-column")]
    assert "treasure" in text_of_only_problem(tmp_path)


def test_unknown_column(tmp_path: Path) -> None:
    box = PlainBox().put("heroes.csv", 1, "treasure", "tresor")
    assert places(box.write(tmp_path)) == [
        ("heroes.csv", 1, "", "unknown-column"),
        ("heroes.csv", 1, "", "no-column"),
    ]


def test_column_twice(tmp_path: Path) -> None:
    box = PlainBox()
    for line in box.tables["die.csv"]:
        line.append(line[0])
    assert places(box.write(tmp_path)) == [("die.csv", 1, "", "double-column")]


def test_too_few_and_too_many_cells(tmp_path: Path) -> None:
    box = PlainBox()
    box.tables["heroes.csv"][2].pop()
    box.tables["territories.csv"][4].append("one more")
    assert places(box.write(tmp_path)) == [
        ("heroes.csv", 3, "", "cells"),
        ("territories.csv", 5, "", "cells"),
    ]


@pytest.mark.parametrize(
    ("file", "column", "cell"),
    [
        ("heroes.csv", "population", "8"),
        ("heroes.csv", "population", "-1"),
        ("heroes.csv", "population", "four"),
        ("heroes.csv", "population", "4.0"),
        ("heroes.csv", "population", "²"),
        ("heroes.csv", "population", "9" * 6000),
        ("heroes.csv", "discovery", "3"),
        ("heroes.csv", "discovery_de", "4"),
        ("heroes.csv", "conquest", "5"),
        ("heroes.csv", "treasure", "6"),
        ("heroes.csv", "epoch", "Modern"),
        ("heroes.csv", "orientation", "red"),
        ("heroes.csv", "territories", "india atlantis"),
        ("heroes.csv", "territories", "mediterranean africa middle-east india china europe"),
        ("heroes.csv", "born", "before Christ"),
        ("heroes.csv", "printed", "everything"),
        ("discoveries.csv", "value", "5"),
        ("discoveries.csv", "id", "Zero"),
        ("discoveries.csv", "id", "two words"),
        ("discoveries.csv", "id", "-"),
        ("discoveries.csv", "id", "é"),
        ("wonders.csv", "points", "10"),
        ("die.csv", "amount", "2n"),
        ("die.csv", "amount", "10"),
        ("territories.csv", "spaces", "5"),
        ("borders.csv", "to", "atlantis"),
    ],
)
def test_cell_with_something_not_allowed(tmp_path: Path, file: str, column: str, cell: str) -> None:
    PlainBox().put(file, 2, column, cell).write(tmp_path)
    assert (file, 2, column, "found") in places(tmp_path)


@pytest.mark.parametrize(
    ("file", "column"),
    [
        ("heroes.csv", "id"),
        ("heroes.csv", "population"),
        ("heroes.csv", "territories"),
        ("discoveries.csv", "epoch"),
        ("wonders.csv", "points"),
        ("borders.csv", "from"),
    ],
)
def test_empty_cell(tmp_path: Path, file: str, column: str) -> None:
    assert (file, 3, column, "empty") in places(PlainBox().put(file, 3, column, "").write(tmp_path))


@pytest.mark.parametrize("file", [file for file in COLUMNS if file not in ("borders.csv", "box.csv")])
@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_missing_translation(tmp_path: Path, file: str, lang: str) -> None:
    box = PlainBox().put(file, 4, f"name_{lang}", "")
    assert places(box.write(tmp_path)) == [(file, 4, f"name_{lang}", "translation")]


def test_missing_translation_of_the_title_of_the_box(tmp_path: Path) -> None:
    box = PlainBox().put("box.csv", 5, "value", "")
    assert places(box.write(tmp_path)) == [("box.csv", 5, "value", "translation")]
    assert "French" in text_of_only_problem(tmp_path)


def test_a_hero_needs_no_description_but_one_in_all_languages_or_none(tmp_path: Path) -> None:
    box = PlainBox()
    for lang in ("en", "fr", "de"):
        box.put("heroes.csv", 2, f"about_{lang}", "")
    box.put("heroes.csv", 3, "about_de", "")
    assert places(box.write(tmp_path)) == [("heroes.csv", 3, "about_de", "translation")]


def test_control_characters(tmp_path: Path) -> None:
    box = PlainBox().put("wonders.csv", 2, "name_en", "\x1b[31mred")
    assert places(box.write(tmp_path)) == [("wonders.csv", 2, "name_en", "control")]


def test_territory_listed_twice(tmp_path: Path) -> None:
    box = PlainBox().put("heroes.csv", 9, "territories", "india china india")
    assert places(box.write(tmp_path)) == [("heroes.csv", 9, "territories", "twice")]


@pytest.mark.parametrize(("column", "value"), [("discovery", "2"), ("discovery_de", "3")])
def test_a_hero_may_make_more_discoveries_than_it_has_territories(tmp_path: Path, column: str, value: str) -> None:
    """H9.8: that is a limit of our own box."""
    box = PlainBox().put("heroes.csv", 2, column, value).put("heroes.csv", 2, "territories", "india")
    assert places(box.write(tmp_path)) == []


@pytest.mark.parametrize("file", ["heroes.csv", "discoveries.csv", "wonders.csv"])
def test_id_used_twice(tmp_path: Path, file: str) -> None:
    box = PlainBox()
    box.put(file, 7, "id", box.get(file, 4, "id"))
    assert places(box.write(tmp_path)) == [(file, 7, "id", "double")]
    assert "line 4" in text_of_only_problem(tmp_path)


@pytest.mark.parametrize("file", ["heroes.csv", "discoveries.csv", "wonders.csv"])
def test_too_few_and_too_many_lines(tmp_path: Path, file: str) -> None:
    box = PlainBox()
    line = box.tables[file].pop()
    assert places(box.write(tmp_path)) == [(file, 0, "", "count")]
    box.tables[file] += [line, ["another", *line[1:]]]
    assert places(box.write(tmp_path)) == [(file, 0, "", "count")]


def test_wonders_are_five_ancient_and_four_modern(tmp_path: Path) -> None:
    box = PlainBox().put("wonders.csv", 2, "epoch", "modern")
    assert places(box.write(tmp_path)) == [("wonders.csv", 0, "", "wonders")] * 2


def test_number_of_a_power(tmp_path: Path) -> None:
    box = PlainBox().put("wonders.csv", 2, "number", "3").put("wonders.csv", 4, "number", "")
    assert places(box.write(tmp_path)) == [
        ("wonders.csv", 2, "number", "power-no-number"),
        ("wonders.csv", 4, "number", "power-number"),
    ]


def test_faces_of_the_die_are_numbered_one_to_six(tmp_path: Path) -> None:
    box = PlainBox().put("die.csv", 4, "face", "2")
    assert places(box.write(tmp_path)) == [("die.csv", 0, "", "no-line"), ("die.csv", 4, "face", "double")]


def test_the_nine_territories_are_fixed(tmp_path: Path) -> None:
    box = PlainBox().put("territories.csv", 3, "id", "atlantis")
    box.put("territories.csv", 4, "epoch", "modern").put("territories.csv", 7, "spaces", "3")
    assert places(box.write(tmp_path)) == [
        ("territories.csv", 0, "", "no-line"),
        ("territories.csv", 3, "id", "found"),
        ("territories.csv", 4, "epoch", "found"),
        ("territories.csv", 7, "spaces", "found"),
    ]


def test_border_with_itself(tmp_path: Path) -> None:
    box = PlainBox()
    box.add("borders.csv", **{"from": "india", "to": "india"})
    assert places(box.write(tmp_path)) == [("borders.csv", 18, "to", "border-self")]


def test_border_twice(tmp_path: Path) -> None:
    box = PlainBox()
    box.add("borders.csv", **{"from": TERRITORIES[0], "to": TERRITORIES[1]})
    assert places(box.write(tmp_path)) == [("borders.csv", 18, "", "border-double")]


def test_border_without_the_way_back(tmp_path: Path) -> None:
    box = PlainBox()
    box.add("borders.csv", **{"from": "india", "to": "america"})
    assert places(box.write(tmp_path)) == [("borders.csv", 18, "", "border-one-way")]
    assert "from america to india" in text_of_only_problem(tmp_path)


def test_keys_of_the_box(tmp_path: Path) -> None:
    box = PlainBox().put("box.csv", 2, "value", "My Box").put("box.csv", 3, "key", "edition")
    assert places(box.write(tmp_path)) == [
        ("box.csv", 0, "", "no-line"),
        ("box.csv", 2, "value", "found"),
        ("box.csv", 3, "key", "found"),
    ]


# All at once, in words


def spoilt(folder: Path) -> Path:
    box = PlainBox().put("heroes.csv", 12, "population", "9").put("heroes.csv", 3, "name_fr", "")
    box.put("die.csv", 2, "kind", "massacre").drop_column("borders.csv", "to")
    box.write(folder)
    (folder / "wonders.csv").unlink()
    return folder


def test_all_problems_come_at_once_in_the_order_of_files_and_lines(tmp_path: Path) -> None:
    assert places(spoilt(tmp_path)) == [
        ("heroes.csv", 3, "name_fr", "translation"),
        ("heroes.csv", 12, "population", "found"),
        ("wonders.csv", 0, "", "no-file"),
        ("die.csv", 2, "kind", "phrase-clause"),
        ("borders.csv", 1, "", "no-column"),
    ]


def test_a_problem_says_where_what_and_what_is_allowed(tmp_path: Path) -> None:
    PlainBox().put("heroes.csv", 12, "population", "9").write(tmp_path)
    expected = "heroes.csv, line 12, column population: found “9”; allowed: 0 to 7."
    assert text_of_only_problem(tmp_path) == expected
    expected = "heroes.csv, Zeile 12, Spalte population: „9“ gefunden; erlaubt: 0 bis 7."
    assert text_of_only_problem(tmp_path, "de") == expected


def test_bad_box_names_the_first_problem_and_how_to_see_all(tmp_path: Path) -> None:
    with pytest.raises(BadBox) as caught:
        load_box(spoilt(tmp_path))
    assert len(caught.value.problems) == 5
    for lang, count in (("en", "5 problems"), ("fr", "5 problèmes"), ("de", "5 Fehler")):
        text = caught.value.text(lang)
        assert count in text
        assert caught.value.problems[0].text(lang) in text
        assert f"herohall box check {tmp_path}" in text
        assert "\n" not in text


def test_every_message_of_the_validator_exists_in_all_languages(tmp_path: Path) -> None:
    for problem in check_box(spoilt(tmp_path)):
        for lang in ("en", "fr", "de"):
            assert has(problem.key, lang)
            assert "{" not in problem.text(lang)


# Digest


def test_digest_depends_on_what_influences_play_only(tmp_path: Path) -> None:
    plain = load_box(PlainBox().write(tmp_path / "plain"))
    renamed = PlainBox().put("heroes.csv", 2, "name_fr", "Autre").put("heroes.csv", 2, "orientation", "conqueror")
    renamed.put("heroes.csv", 2, "born", "-99").put("heroes.csv", 2, "printed", "name values")
    territories = plain.heroes[0].territories
    renamed.put("heroes.csv", 2, "territories", " ".join(TERRITORIES[i] for i in reversed(territories)))
    assert load_box(renamed.write(tmp_path / "renamed")).digest == plain.digest
    assert plain.label == f"plain {plain.digest}"
    assert len(plain.digest) == 16


@pytest.mark.parametrize(
    ("file", "column", "cell"),
    [
        ("heroes.csv", "population", "5"),
        ("heroes.csv", "discovery_de", "2"),
        ("heroes.csv", "id", "somebody"),
        ("discoveries.csv", "value", "4"),
        ("wonders.csv", "points", "4"),
        ("wonders.csv", "power", "migrate"),
        ("die.csv", "amount", "half"),
    ],
)
def test_digest_changes_with_the_values(tmp_path: Path, file: str, column: str, cell: str) -> None:
    plain = load_box(PlainBox().write(tmp_path / "plain"))
    other = load_box(PlainBox().put(file, 2, column, cell).write(tmp_path / "other"))
    assert other.digest != plain.digest


def test_digest_changes_with_the_map(tmp_path: Path) -> None:
    box = PlainBox()
    plain = load_box(box.write(tmp_path / "plain"))
    box.add("borders.csv", **{"from": "india", "to": "america"})
    box.add("borders.csv", **{"from": "america", "to": "india"})
    assert load_box(box.write(tmp_path / "other")).digest != plain.digest


def test_what_is_wrong_with_a_box_can_be_told_by_another_process(tmp_path: Path) -> None:
    with pytest.raises(BadBox) as caught:
        load_box(tmp_path / "nowhere")
    error = pickle.loads(pickle.dumps(caught.value))
    assert isinstance(error, BadBox)
    assert (error.text(), error.causes()[0].text()) == (caught.value.text(), caught.value.causes()[0].text())
