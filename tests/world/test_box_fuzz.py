"""Whatever somebody does to the files of a box: a list of problems in words, never a traceback."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.world.plain_box import PlainBox

from herohall.games.world.box import BadBox, load_box
from herohall.games.world.box_check import check_box
from herohall.games.world.box_form import COLUMNS

FILES = st.sampled_from(list(COLUMNS))
CELLS = st.one_of(
    st.text(max_size=20),
    st.integers().map(str),
    st.sampled_from(["", " ", '"', '""', "'", ";", "\r", "\n", "\0", "\u2028", "india", "modern", "half", "=1+1"]),
)


def must_be_told_in_words(folder: Path) -> None:
    """A box either loads, or all that is wrong with it can be said, one line each, in every language."""
    problems = check_box(folder)
    for problem in problems[:20]:
        for lang in ("en", "fr", "de"):
            text = problem.text(lang)
            assert len(text.splitlines()) == 1
            assert text.startswith(problem.file)
    if problems:
        with pytest.raises(BadBox) as caught:
            load_box(folder)
        assert len(str(caught.value).splitlines()) == 1
    else:
        assert len(load_box(folder).heroes) == 76


def after(spoil: Callable[[Path], None], box: PlainBox | None = None) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = (box or PlainBox()).write(Path(name))
        spoil(folder)
        must_be_told_in_words(folder)


def leave(_folder: Path) -> None:
    """The cells are spoilt already."""


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_random_cells(data: st.DataObject) -> None:
    box = PlainBox()
    for _ in range(data.draw(st.integers(1, 6))):
        table = box.tables[data.draw(FILES)]
        line = table[data.draw(st.integers(0, len(table) - 1))]
        line[data.draw(st.integers(0, len(line) - 1))] = data.draw(CELLS)
    after(leave, box)


@settings(max_examples=30, deadline=None)
@given(st.data())
def test_deleted_columns_lines_and_cells(data: st.DataObject) -> None:
    box = PlainBox()
    for _ in range(data.draw(st.integers(1, 3))):
        file = data.draw(FILES)
        table = box.tables[file]
        if not table[0] or len(table) < 2:
            continue
        what = data.draw(st.sampled_from(["column", "line", "cell"]))
        if what == "column":
            box.drop_column(file, data.draw(st.sampled_from(table[0])))
        elif what == "line":
            del table[data.draw(st.integers(1, len(table) - 1))]
        else:
            del table[data.draw(st.integers(0, len(table) - 1))][0:1]
    after(leave, box)


@settings(max_examples=60, deadline=None)
@given(FILES, st.integers(0, 100_000), st.binary(min_size=1, max_size=12), st.booleans())
def test_random_bytes_inside(file: str, where: int, content: bytes, instead: bool) -> None:
    def spoil(folder: Path) -> None:
        old = (folder / file).read_bytes()
        at = where % (len(old) + 1)
        new = old[:at] + content + old[at + len(content) * instead :]
        (folder / file).write_bytes(new)

    after(spoil)


@settings(max_examples=40, deadline=None)
@given(FILES, st.binary(max_size=400))
def test_nothing_but_random_bytes(file: str, content: bytes) -> None:
    def spoil(folder: Path) -> None:
        (folder / file).write_bytes(content)

    after(spoil)


@settings(max_examples=40, deadline=None)
@given(FILES, st.integers(0, 100_000))
def test_truncated_files(file: str, length: int) -> None:
    def spoil(folder: Path) -> None:
        old = (folder / file).read_bytes()
        (folder / file).write_bytes(old[: length % len(old)])

    after(spoil)


@settings(max_examples=30, deadline=None)
@given(FILES, st.text(max_size=400))
def test_nothing_but_random_text_below_a_good_header(file: str, text: str) -> None:
    def spoil(folder: Path) -> None:
        header = ",".join(column.name for column in COLUMNS[file])
        (folder / file).write_bytes(f"{header}\n{text}".encode())

    after(spoil)
