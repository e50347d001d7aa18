"""A copy of our own box to edit, and what its README says."""

from __future__ import annotations

from pathlib import Path

import pytest

from herohall.games.world.box import load_box
from herohall.games.world.box_check import check_box
from herohall.games.world.box_copy import CannotWriteBox, readme, write_box
from herohall.games.world.box_form import COLUMNS


def test_copy_has_no_problems_and_is_the_same_box(tmp_path: Path) -> None:
    write_box(tmp_path / "my" / "box")
    assert check_box(tmp_path / "my" / "box") == []
    assert load_box(tmp_path / "my" / "box") == load_box(None)


def test_an_empty_folder_will_do(tmp_path: Path) -> None:
    write_box(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {*COLUMNS, "README.txt"}


def test_a_folder_with_something_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "heroes.csv").write_text("my own", encoding="utf-8")
    with pytest.raises(CannotWriteBox, match="not empty"):
        write_box(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["heroes.csv"]


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    for target in (tmp_path / "file", tmp_path / "file" / "below"):
        with pytest.raises(CannotWriteBox):
            write_box(target)


def test_readme_explains_every_column_in_three_languages() -> None:
    text = readme()
    assert "world-box" not in text
    for columns in COLUMNS.values():
        for column in columns:
            if column.name not in ("key", "value"):
                assert text.count(column.name) >= 3, column.name
    assert all(word in text for word in ("[0 to 7]", "[0 à 7]", "[0 bis 7]"))
